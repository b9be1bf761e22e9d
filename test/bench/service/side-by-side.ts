// The service and a bare server, measured in turns, so that the machine's moods meet both.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openDatabase } from '../../../src/service/data/database.ts'
import { addKey } from '../../../src/service/data/keys.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import { saveWidget } from '../../../src/service/data/widgets.ts'
import { startServing } from './command.ts'

export interface Rates {
  /** Requests a second. */
  readonly service: number
  readonly bare: number
}

const origin = 'https://docs.example.com'
const project = 'compared'
const key = 'key-of-the-comparison'
const rounds = 5
const clients = 16

/** @param seconds of each round */
export async function compare(database: string, seconds: number): Promise<{ posts: Rates; pages: Rates }> {
  const opened = await openDatabase(database)
  const { queries } = opened
  await saveProject(queries, { id: project, repository: 'acme/docs', ref: 'main' })
  await saveWidget(queries, { projectId: project, origins: [origin], takesContact: false })
  await addKey(queries, { key, projectId: project, access: 'read', name: 'compare', expiresAt: null }, Date.now())
  await opened.close()
  const limits = ['--widget', '--widget-per-reader', '100000', '--widget-per-project', '1000000']
  const service = await startServing(database, [...limits, '--trusted-proxies', '1'])
  const bare = await startBare(database)
  try {
    let reader = 0
    const post = (address: string) =>
      fetch(address, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${++reader % 200}` },
        body: '{"source":"contextual","path":"/install","helpful":false}',
      })
    const page = (address: string) => fetch(`${address}?limit=100`, { headers: { authorization: `Bearer ${key}` } })
    const posts = await takeTurns(seconds, {
      service: () => post(`${service.url}/widget/${project}/feedback`),
      bare: () => post(`${bare.url}/feedback`),
    })
    const pages = await takeTurns(seconds, {
      service: () => page(`${service.url}/v1/analytics/${project}/feedback`),
      bare: () => page(`${bare.url}/feedback`),
    })
    return { posts, pages }
  } finally {
    bare.stop()
    await service.stop()
  }
}

async function takeTurns(
  seconds: number,
  { service, bare }: Readonly<Record<keyof Rates, () => Promise<Response>>>,
): Promise<Rates> {
  const measured: Rates[] = []
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++)
    measured.push({ service: await countPerSecond(service, seconds), bare: await countPerSecond(bare, seconds) })
  const middle = (side: keyof Rates) =>
    measured
      .slice(1)
      .map((rates) => rates[side])
      .toSorted((one, other) => one - other)[rounds >> 1] ?? Number.NaN
  return { service: middle('service'), bare: middle('bare') }
}

async function countPerSecond(ask: () => Promise<Response>, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  let count = 0
  const client = async () => {
    while (performance.now() < until) {
      const response = await ask()
      const text = await response.text()
      if (!response.ok) throw new Error(`A request was refused: ${text}`)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return count / seconds
}

async function startBare(database: string) {
  const child = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, 'bare.ts'), database, project], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [line] = await once(createInterface(child.stderr), 'line')
  const { url } = JSON.parse(String(line)) as { url: string }
  return { url, stop: () => child.kill() }
}

// `feedback-service` as teams run it: a process of its own, whose memory is measured by itself.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

export interface Ended {
  readonly mebibytes: number
  readonly elapsed: number
}

const root = resolve(import.meta.dirname, '../../..')

/** What a command says on its error output, line by line, and how it ended. */
export function startCommand(words: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'measured-'))
  const file = join(folder, 'measured.json')
  const begun = performance.now()
  const child = spawn(process.execPath, ['--no-warnings', join(root, 'test/bench/measured-run.ts'), ...words], {
    env: { ...process.env, MEASURED_MAIN: join(root, 'scripts/feedback-service.js'), MEASURED_FILE: file },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  const lines = createInterface(child.stderr).on('line', (line) => void said.push(line))
  const wait = async (): Promise<Ended> => {
    const [code] = await once(child, 'exit')
    const elapsed = (performance.now() - begun) / 1000
    try {
      if (code !== 0) throw new Error(`feedback-service ${words[0]} ended with ${code}: ${said.join('\n')}`)
      return { ...JSON.parse(readFileSync(file, 'utf8')), elapsed }
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  return { firstLine: once(lines, 'line').then(([line]) => String(line)), ended: wait(), stop: () => child.kill() }
}

/** The service on this database, without a worker. */
export async function startServing(database: string) {
  const { firstLine, ended, stop } = startCommand(['serve', '--no-work', '--port', '0', '--database', database])
  const line = await Promise.race([firstLine, ended.then(() => '')])
  const { url } = JSON.parse(line) as { url: string }
  return {
    url,
    async stop(): Promise<Ended> {
      stop()
      return ended
    },
  }
}

// A command in this process, where only what it does counts; and `serve`, which goes on until it is stopped.
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, onTestFinished, vi } from 'vitest'
import type { ProcessContext } from '../../../src/service/cli/process-context.ts'
import { runCommand } from '../../../src/service/cli/run-command.ts'
import { hubToken } from '../../support/git-hub.ts'

export const call = (...words: string[]) => run(words)
export const callAsRoot = (...words: string[]) => run(words, { isRoot: true })
export const callWithInput = (input: Readable, ...words: string[]) => run(words, { input })
export const callWithoutToken = (...words: string[]) => run(words, { environment: {} })
export const addProject = (...place: string[]) => call('projects', 'add', 'docs', '--repository', 'acme/docs', ...place)
export const addKey = async (...place: string[]) => (await call('keys', 'create', 'action', ...place)).output.trim()

async function run(words: readonly string[], given: Partial<ProcessContext> = {}, write = (_line: string) => {}) {
  const output: string[] = []
  const reported: string[] = []
  const world: ProcessContext = {
    ...{ environment: { GITHUB_TOKEN: hubToken }, input: Readable.from([]), isRoot: false, account: 'ann' },
    ...{ now: Date.now, steady: () => performance.now(), id: randomUUID, secret: randomUUID, memoryBytes: () => 0 },
    ...{ later: () => () => {}, onStop: () => {} },
    print: async (text) => void output.push(text),
    report: (text) => void reported.push(text),
    ...given,
  }
  const code = await runCommand(words, world, { write })
  return { code, output: output.join(''), reported: reported.join('') }
}

export const serve = (...words: string[]) => serveWithin(1, () => {}, ...words)

/**
 * @param share of the time that it may wait for something
 * @param onListening called before it goes on
 */
export async function serveWithin(share: number, onListening: () => void, ...words: string[]) {
  const log: Record<string, unknown>[] = []
  const stops: (() => void)[] = []
  const later: ProcessContext['later'] = (ms, task) => {
    const timer = setTimeout(task, ms * share)
    return () => clearTimeout(timer)
  }
  const given = { later, onStop: (listener: () => void) => void stops.push(listener) }
  let canStop = false
  const ended = run(['serve', '--port', '0', ...words], given, (line) => {
    log.push(JSON.parse(line))
    if (log.at(-1)?.msg !== 'Service listening') return
    canStop = stops.length > 0
    onListening()
  })
  const stop = async (end: object = { code: 0, output: '', reported: '' }) => {
    for (const listener of stops) listener()
    expect(await ended).toEqual(end)
  }
  // A test that fails has not stopped it.
  onTestFinished(() => void stops.map((listener) => listener()))
  const until = (msg: string, count = 1) =>
    vi.waitFor(
      () => {
        const found = log.filter((line) => line.msg === msg)
        expect(found.length, log.map((line) => line.msg).join(', ')).toBeGreaterThanOrEqual(count)
        return found
      },
      { timeout: 30_000, interval: 20 },
    )
  const url = String((await until('Service listening'))[0]?.url)
  expect(canStop).toBe(true)
  return { url, until, stop }
}

export const post = (address: string, body: object, headers: Readonly<Record<string, string>>) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

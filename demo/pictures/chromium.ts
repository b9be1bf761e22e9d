// Chromium without a window, led over a pipe by the DevTools protocol: one page, its size, its colours, its picture.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

export interface Chromium {
  /** @throws when Chromium refuses the command */
  send<Answer>(method: string, parameters?: object): Promise<Answer>
  close(): Promise<void>
}

interface Message {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** The first that can be started; undefined when there is none. */
export function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  const names = [env.CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome'].filter((name) => name)
  return names.find((name) => spawnSync(name ?? '', ['--version'], { stdio: 'ignore', env }).status === 0)
}

const options = [
  ...['--headless=new', '--remote-debugging-pipe', '--no-first-run', '--hide-scrollbars', '--disable-gpu'],
  // So that the same text is the same picture.
  ...['--disable-lcd-text', '--font-render-hinting=none', '--force-color-profile=srgb', '--lang=en-GB'],
]

export async function openChromium(command: string): Promise<Chromium> {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'))
  // Chromium refuses to run as root with its sandbox; the page is our own, and loads nothing.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const child = spawn(command, [...options, ...asRoot, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const [input, output] = [child.stdio[3] as Writable, child.stdio[4] as Readable]
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  child.once('close', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`${command} ended with ${code}.`))
  })

  // Its end is told by `close`.
  input.on('error', () => undefined)
  let text = ''
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (text + chunk).split('\0')
    text = messages.pop() ?? ''
    for (const message of messages) hear(JSON.parse(message) as Message)
  })
  const hear = ({ id = 0, result, error }: Message) => {
    if (error === undefined) waiting.get(id)?.resolve(result)
    else waiting.get(id)?.reject(new Error(error.message))
    waiting.delete(id)
  }

  let last = 0
  const post = (method: string, params: object, sessionId?: string): Promise<unknown> => {
    const id = ++last
    const answer = Promise.withResolvers<unknown>()
    waiting.set(id, answer)
    input.write(`${JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) })}\0`)
    return answer.promise
  }
  const { targetId } = (await post('Target.createTarget', { url: 'about:blank' })) as { targetId: string }
  const attached = (await post('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string }
  return {
    send: async <Answer>(method: string, parameters: object = {}) =>
      (await post(method, parameters, attached.sessionId)) as Answer,
    async close() {
      await post('Browser.close', {}).catch(() => undefined)
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

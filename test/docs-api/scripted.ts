// The client against a script of answers, with a clock that only sleeping moves.
import { createService, type ServiceOptions } from '../../src/docs-api/docs-api-client.ts'
import { type Answer, type Exchange, SendError } from '../../src/http/send.ts'
import { baseUrl, jobPath, projectId } from '../support/addresses.ts'

/** An answer, the kind of a fault, or what is done when the request comes. */
export type Line = Partial<Answer> | SendError | ((exchange: Exchange) => Partial<Answer> | SendError)

export type Scripted = ReturnType<typeof createScripted>

export const KEY = 'canary-key-1f9a'
export const START = Date.parse('2026-11-21T12:00:00Z')

/** The last line of the script is repeated. `random` is 1, so each back-off is its longest. */
export function createScripted(lines: Line[], overrides: Partial<ServiceOptions> = {}) {
  const sent: Exchange[] = []
  const sleeps: number[] = []
  const stop = new AbortController()
  let now = START
  const service = createService({
    send: async (exchange) => {
      const line = lines[Math.min(sent.length, lines.length - 1)]
      sent.push(exchange)
      const outcome = typeof line === 'function' ? line(exchange) : line
      if (outcome instanceof SendError) throw outcome
      return { status: 200, headers: {}, body: '', ...outcome }
    },
    baseUrl: baseUrl('https://docs.example/'),
    projectId: projectId('acme'),
    apiKey: KEY,
    jobPath: jobPath('/v2/agent/{projectId}/job/{id}'),
    pollInterval: 1000,
    now: () => now,
    steady: () => now - START,
    sleep: async (ms) => {
      sleeps.push(ms)
      now += ms
    },
    random: () => 1,
    stop: stop.signal,
    ...overrides,
  })
  return { service, sent, sleeps, stop }
}

export const json = (value: unknown, status = 200): Partial<Answer> => ({ status, body: JSON.stringify(value) })

// GitHub's client against a script of answers, with a clock that only sleeping and sending move.
import { createGitHubClient, type GitHubClient } from '../../src/github/github-client.ts'
import type { GitHubError } from '../../src/github/github-errors.ts'
import { SendError } from '../../src/http/send.ts'
import { apiUrl, repositoryName } from '../support/addresses.ts'
import { asSend, type GitHubAnswer, type GitHubRequest } from '../support/github-line.ts'

type GitHubOptions = Parameters<typeof createGitHubClient>[0]

export type Line = Partial<GitHubAnswer> | Error

export interface Scripted {
  readonly client: GitHubClient
  /** What was sent, and when (milliseconds since the start). */
  readonly sent: (GitHubRequest & { readonly at: number })[]
  readonly sleeps: number[]
  readonly stop: AbortController
  pass(ms: number): void
}

export const START = Date.parse('2026-11-21T12:00:00Z')

/** On a clock that stands, unless told otherwise. */
export function createClient({ send, ...others }: Pick<GitHubOptions, 'send'> & Partial<GitHubOptions>): GitHubClient {
  return createGitHubClient({
    send,
    apiUrl: apiUrl('https://api.github.com'),
    token: 'ghs_token',
    repository: repositoryName('acme/docs'),
    now: () => 0,
    steady: () => 0,
    sleep: async () => undefined,
    random: () => 0,
    stop: new AbortController().signal,
    ...others,
  })
}

/**
 * The last line of the script is repeated. `random` is 1, so each back-off is its longest; an answer takes `latency`, and moves the time
 * that dates are measured by by `shift`.
 */
export function createScripted(lines: readonly Line[], latency = 0, shift = 0): Scripted {
  const sent: Scripted['sent'] = []
  const sleeps: number[] = []
  const stop = new AbortController()
  let now = START
  let off = 0
  const client = createClient({
    send: asSend(async (request) => {
      const line = lines[Math.min(sent.length, lines.length - 1)]
      sent.push({ ...request, at: now - START })
      await Promise.resolve()
      now += latency
      off += shift
      if (line instanceof Error) throw line
      return { status: 200, headers: {}, data: {}, ...line }
    }),
    now: () => now + off,
    steady: () => now - START,
    sleep: async (ms) => {
      sleeps.push(ms)
      now += ms
    },
    random: () => 1,
    stop: stop.signal,
  })
  const pass = (ms: number) => {
    now += ms
  }
  return { client, sent, sleeps, stop, pass }
}

export function noAnswer(code = 'ECONNRESET'): Error {
  return new SendError('no-answer', code)
}

export async function errorOf(promise: Promise<unknown>): Promise<GitHubError> {
  return promise.then(
    (value) => {
      throw new Error(`It did not fail but gave ${JSON.stringify(value)}.`)
    },
    (error) => error,
  )
}

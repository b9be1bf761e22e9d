// Manners towards GitHub: one request at a time, a second between writes, its limits obeyed, and nothing repeated that may have been done.
import { backOff, readRetryAfter } from '../http/back-off.ts'
import { answeredAt } from '../http/http-date.ts'
import { GitHubError, messageOf } from './errors.ts'

export interface GitHubRequest {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** Below the API's address, already percent-encoded. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  /** Ask for a file's bytes rather than for JSON. */
  readonly raw?: boolean
}

export interface GitHubAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly data: unknown
}

/** One exchange without any manners; rejects when no answer came. Redirects are answers. */
export type GitHubSend = (request: GitHubRequest) => Promise<GitHubAnswer>

export interface GitHubClient {
  /**
   * @param repeat `safe`: doing it twice is the same as once, so it is repeated when no answer came; `never`: it is not.
   * @returns answers below 500 that the caller may expect (2xx, 3xx, 404, 409, 410, 422)
   * @throws GitHubError for anything else, with its remedy
   */
  request(request: GitHubRequest, repeat?: 'safe' | 'never'): Promise<GitHubAnswer>
}

interface Patience {
  readonly tries: number
  readonly longestWait: number
  /** It creates something: nothing of it may be done twice, nor begun after the stop signal. */
  readonly once: boolean
}

const expected = [301, 302, 304, 307, 404, 409, 410, 422]
const tries = 5
/** What may not be repeated has its owner's lease in the ledger: it is sent within two minutes, or not at all. */
const once: Patience = { tries: 2, longestWait: 60_000, once: true }
/** GitHub asks for at least a second between writes (its REST best practices). */
const betweenWrites = 1000
/** Of the five seconds after a stop, those that a reading under way may still take. */
const readGrace = 1000
/** A longer wait than this is left to the next run. */
const longestWait = 120_000

export function createGitHubClient(options: {
  send: GitHubSend
  /** Epoch milliseconds of GitHub's own time, by which it names the moments at which its limits end. */
  now(): number
  /** Milliseconds of a clock that never jumps, by which waits are measured. */
  steady(): number
  sleep(ms: number): Promise<void>
  random(): number
  stop: AbortSignal
}): GitHubClient {
  const { send, now, steady, sleep, random, stop } = options
  let turn: Promise<unknown> = Promise.resolve()
  let lastWrite = Number.NEGATIVE_INFINITY
  let notBefore = Number.NEGATIVE_INFINITY

  async function exchange(
    request: GitHubRequest,
    { longestWait: longest, once: isOnce }: Patience,
  ): Promise<GitHubAnswer> {
    const write = request.method !== 'GET'
    // What GitHub asked for is never undercut, and never slept through without end either.
    if (notBefore - steady() > longest) throw new LimitReached(notBefore - steady())
    const wait = Math.max(notBefore - steady(), write ? lastWrite + betweenWrites - steady() : 0)
    if (wait > 0) await sleep(wait)
    // What creates something is not begun any more when the run was told to stop while it waited for its turn.
    if (isOnce && stop.aborted) throw new Stopped('the run was told to stop')
    try {
      return await (write ? send(request) : readUntilStop(request))
    } finally {
      if (write) lastWrite = steady()
    }
  }

  /** An answer that is only read is not waited for much longer once the run was told to stop. */
  async function readUntilStop(request: GitHubRequest): Promise<GitHubAnswer> {
    if (stop.aborted) return send(request)
    const cut = Promise.withResolvers<never>()
    const onStop = () => void sleep(readGrace).then(() => cut.reject(new Stopped('the run was told to stop')))
    cut.promise.catch(() => undefined)
    stop.addEventListener('abort', onStop, { once: true })
    return Promise.race([send(request), cut.promise]).finally(() => stop.removeEventListener('abort', onStop))
  }

  async function attempt(request: GitHubRequest, repeat: 'safe' | 'never'): Promise<GitHubAnswer> {
    const patience = repeat === 'safe' ? { tries, longestWait, once: false } : once
    for (let count = 1; ; count++) {
      const answer = await exchange(request, patience).catch((cause: unknown) => {
        if (cause instanceof Stopped) throw GitHubError.stopped(request, cause)
        if (cause instanceof LimitReached) throw GitHubError.gaveUp(request, { cause }, cause.wait)
        return { cause }
      })
      const failed = 'cause' in answer
      if (!failed && (answer.status < 300 || expected.includes(answer.status))) return answer
      const limit = failed ? undefined : limitOf(answer, now())
      if (!failed && limit === undefined && answer.status < 500) throw GitHubError.refused(request, answer)
      if (limit === undefined && repeat === 'never') throw GitHubError.unanswered(request, answer)
      const wait = limit ?? backOff(count, random(), { base: 1000, cap: 15_000 })
      if (limit !== undefined) notBefore = Math.max(notBefore, steady() + limit)
      if (count >= patience.tries || wait > patience.longestWait || stop.aborted)
        throw GitHubError.gaveUp(request, answer, limit)
      await sleep(wait)
    }
  }

  return {
    request(request, repeat = request.method === 'GET' ? 'safe' : 'never') {
      const result = turn.then(() => attempt(request, repeat))
      turn = result.catch(() => undefined)
      return result
    },
  }
}

/** Nothing was sent. */
class Stopped extends Error {}

/** GitHub's limit outlasts this run's patience; nothing was sent. */
class LimitReached extends Error {
  readonly wait: number

  constructor(wait: number) {
    super('the limit is not over')
    this.wait = wait
  }
}

/** How long GitHub asks to wait (ms), by its documented order: retry-after, then the reset of a used-up limit, then a minute. */
function limitOf(answer: GitHubAnswer, now: number): number | undefined {
  if (answer.status !== 403 && answer.status !== 429) return undefined
  const retryAfter = readRetryAfter(answer.headers, now)
  if (retryAfter !== undefined) return retryAfter
  const reset = Number(answer.headers['x-ratelimit-reset'])
  if (answer.headers['x-ratelimit-remaining'] === '0' && reset > 0)
    return Math.max(1000, reset * 1000 - answeredAt(answer.headers, now))
  const secondary = answer.status === 429 || /rate limit|abuse detection/i.test(messageOf(answer.data))
  return secondary ? 60_000 : undefined
}

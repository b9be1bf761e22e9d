// GitHub's client: one request at a time, pauses between notices, rate limits respected, no retry of a write that may have happened.
import { readRetryAfter } from '../../http/back-off.ts'
import { answeredAt } from '../../http/http-date.ts'
import {
  type Attempt,
  closeGate,
  createGate,
  createGrace,
  type Limits,
  type Patience,
  repeat,
} from '../../http/retry.ts'
import { SendError } from '../../http/send.ts'
import { type FailureDetails, GitHubError, messageOf } from './errors.ts'
import {
  type GitHubAnswer,
  type GitHubClient,
  type GitHubRequest,
  type GitHubSend,
  isRead,
  notifies,
  type Repeat,
} from './exchange.ts'

const expected = [301, 302, 304, 307, 404, 409, 410, 422]
/** Longer waits are left to the next run. */
const safe: Limits = { tries: 5, longestWait: 120_000, backOff: { base: 2000, cap: 15_000 } }
/** A creation is covered by a lease in the ledger, so it is sent within two minutes or not at all. */
const once: Limits = { ...safe, tries: 2, longestWait: 60_000 }
/** GitHub asks for at least a second between requests that create content which people are notified of. */
const betweenNotices = 1000
/** How much of the five seconds after a stop a read in flight may still take. */
const readGrace = 1000

/** @param options.now GitHub's time in epoch milliseconds, to which its rate limit resets refer */
export function createGitHubClient(options: Patience & { send: GitHubSend; now(): number }): GitHubClient {
  const { send, now, steady, sleep, stop } = options
  // After a stop, results are still recorded: only creations heed the signal.
  const patience: Patience = { ...options, stop: new AbortController().signal }
  const gate = createGate()
  let turn: Promise<unknown> = Promise.resolve()
  let lastNotice = Number.NEGATIVE_INFINITY

  async function ask(request: GitHubRequest, kind: Repeat): Promise<GitHubAnswer> {
    const limits = { ...(kind === 'safe' ? safe : once), gate }
    const outcome = await repeat(patience, limits, () => attempt(request, kind))
    if (outcome.kind === 'done') return outcome.value
    if (outcome.kind === 'given-up') throw GitHubError.gaveUp(request, outcome.failure, outcome.retryAfter)
    throw GitHubError.gaveUp(request, {}, outcome.kind === 'closed' ? outcome.wait : 0)
  }

  async function attempt(request: GitHubRequest, kind: Repeat): Promise<Attempt<GitHubAnswer, FailureDetails>> {
    const result = await exchange(request, kind)
    if ('data' in result && (result.status < 300 || expected.includes(result.status)))
      return { kind: 'done', value: result }
    const limit = 'data' in result ? limitOf(result, now()) : undefined
    if (limit !== undefined) closeGate(gate, steady() + limit, result.status ?? 0)
    else if ('data' in result && result.status < 500) throw GitHubError.refused(request, result)
    // A retry would get the same answer.
    else if (isRead(request) && isTooLarge(result)) throw GitHubError.tooLarge(request, result)
    else if (kind === 'never') throw GitHubError.unanswered(request, result)
    if (stop.aborted) throw GitHubError.gaveUp(request, result, limit)
    return { kind: 'again', failure: result, retryAfter: limit }
  }

  async function exchange(request: GitHubRequest, kind: Repeat): Promise<GitHubAnswer | FailureDetails> {
    const pause = lastNotice + betweenNotices - steady()
    if (notifies(request) && pause > 0) await sleep(pause)
    if (kind === 'never' && stop.aborted) throw GitHubError.stopped(request)
    try {
      return await (isRead(request) ? sendUntilStop(request) : send(request))
    } catch (cause) {
      if (cause instanceof SendError && cause.kind === 'stopped') throw GitHubError.stopped(request)
      return { cause }
    } finally {
      if (notifies(request)) lastNotice = steady()
    }
  }

  /** Once the run is stopped, a read gets little more time. It is cancelled, since the next request must not go beside it. */
  function sendUntilStop(request: GitHubRequest): Promise<GitHubAnswer> {
    const { signal, release } = createGrace(options, readGrace)
    return send({ ...request, signal }).finally(release)
  }

  return {
    request(request, kind = isRead(request) ? 'safe' : 'never') {
      const result = turn.then(() => ask(request, kind))
      turn = result.catch(() => undefined)
      return result
    },
  }
}

function isTooLarge({ cause }: FailureDetails): boolean {
  return cause instanceof SendError && cause.kind === 'too-large'
}

/** Milliseconds that GitHub asks to wait, in its documented order: retry-after, the reset of a used-up limit, a minute. */
function limitOf({ status, headers, data }: GitHubAnswer, now: number): number | undefined {
  if (status !== 403 && status !== 429) return undefined
  const retryAfter = readRetryAfter(headers, now)
  if (retryAfter !== undefined) return retryAfter
  const reset = Number(headers['x-ratelimit-reset'])
  if (headers['x-ratelimit-remaining'] === '0' && reset > 0)
    return Math.max(1000, reset * 1000 - answeredAt(headers, now))
  const isSecondary = status === 429 || /rate limit|abuse detection/i.test(messageOf(data))
  return isSecondary ? 60_000 : undefined
}

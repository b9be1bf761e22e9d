// GitHub's client: Octokit, one request at a time, with pauses between notices. Rate limits are respected, and no write that may have
// happened is sent again.
import { Octokit } from '@octokit/rest'
import {
  type Attempt,
  closeGate,
  createGate,
  createGrace,
  type Limits,
  type Patience,
  repeat,
} from '../../http/retry.ts'
import { type Send, SendError } from '../../http/send.ts'
import type { ApiUrl } from '../../identifiers/web-address.ts'
import { createFetch } from './fetch.ts'
import { type Answered, type FailureDetails, GitHubError, type Named } from './github-errors.ts'
import { findWait } from './limits.ts'
import { type Rest, twice } from './rest.ts'

/** Longer waits are left to the next run. */
const safe: Limits = { tries: 5, longestWait: 120_000, backOff: { base: 2000, cap: 15_000 } }
/** A creation is covered by a lease in the ledger, so it is sent within two minutes or not at all. */
const once: Limits = { ...safe, tries: 2, longestWait: 60_000 }
/** GitHub asks for at least a second between requests that create content which people are notified of. */
const betweenNotices = 1000
/** How much of the five seconds after a stop a read in flight may still take. */
const readGrace = 1000
const version = { 'x-github-api-version': '2022-11-28' }
const quiet = () => undefined
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }

/** A method throws a GitHubError with its remedy for any answer but a success: `github-errors.ts` has what callers pass to `catch`. */
export interface GitHubClient {
  readonly rest: Rest
  /** What a query gives, and beside it whatever GitHub could not do: it reports that with status 200. Its form is for callers to check. */
  graphql(query: string, variables?: Readonly<Record<string, unknown>>): Promise<unknown>
}

type Options = Required<Octokit['request']['endpoint']['DEFAULTS']>
type Response = Awaited<ReturnType<Octokit['request']>>
type Request = (options: Options) => Response | Promise<Response>

/** @param options.now GitHub's time in epoch milliseconds, to which its rate limit resets refer */
export function createGitHubClient(
  options: Patience & { readonly send: Send; readonly apiUrl: ApiUrl; readonly token: string; now(): number },
): GitHubClient {
  const { now, steady, sleep, stop, apiUrl } = options
  // After a stop, results are still recorded: only creations heed the signal.
  const patience: Patience = { ...options, stop: new AbortController().signal }
  const gate = createGate()
  let turn: Promise<unknown> = Promise.resolve()
  let lastNotice = Number.NEGATIVE_INFINITY
  let wasAccepted = false

  const fetch = createFetch(options.send, apiUrl)
  const octokit = new Octokit({ auth: options.token, baseUrl: apiUrl, log, request: { fetch } })
  octokit.hook.wrap('request', (request, asked) => {
    // What Octokit registered before holds on to this object, so it is changed rather than copied.
    asked.headers = { ...version, ...asked.headers }
    const result = turn.then(() => ask(request, asked))
    turn = result.catch(() => undefined)
    return result
  })

  async function ask(request: Request, asked: Options): Promise<Response> {
    const limits = isSafe(asked) ? { ...safe, tries: asked.request.tries ?? safe.tries } : once
    const outcome = await repeat(patience, { ...limits, gate }, () => attempt(request, asked))
    if (outcome.kind === 'done') return outcome.value
    if (outcome.kind === 'given-up') throw GitHubError.gaveUp(nameOf(asked), outcome.failure, outcome.retryAfter)
    throw GitHubError.gaveUp(nameOf(asked), {}, outcome.kind === 'closed' ? outcome.wait : 0)
  }

  async function attempt(request: Request, asked: Options): Promise<Attempt<Response, FailureDetails>> {
    const result = await exchange(request, asked)
    const limit = 'data' in result ? findWait(result, now()) : undefined
    if (limit !== undefined) closeGate(gate, steady() + limit, 'data' in result ? result.status : 0)
    else if ('response' in result && result.response.status < 300) {
      wasAccepted = true
      return { kind: 'done', value: result.response }
    } else if ('data' in result && result.status < 500) throw GitHubError.refused(nameOf(asked), result, wasAccepted)
    // A retry would get the same answer.
    else if (isRead(asked) && isTooLarge(result)) throw GitHubError.tooLarge(nameOf(asked), result)
    else if (!isSafe(asked)) throw GitHubError.unanswered(nameOf(asked), result)
    if (stop.aborted) throw GitHubError.gaveUp(nameOf(asked), result, limit)
    return { kind: 'again', failure: result, retryAfter: limit }
  }

  async function exchange(
    request: Request,
    asked: Options,
  ): Promise<Answered | (Answered & { readonly response: Response }) | { readonly cause: unknown }> {
    const pause = lastNotice + betweenNotices - steady()
    if (notifies(asked) && pause > 0) await sleep(pause)
    if (!isSafe(asked) && stop.aborted) throw GitHubError.stopped(nameOf(asked), false)
    try {
      const response = await (isRead(asked) ? sendUntilStop(request, asked) : request(asked))
      // Octokit gives JSON that is cut short, or is none, as text.
      const isBroken = typeof response.data === 'string' && response.data !== '' && !isRaw(asked)
      if (isBroken || (response.data === '' && response.status < 204 && !isRaw(asked)))
        return { cause: new SendError('no-answer', { code: 'NOT_JSON' }) }
      return { ...readAnswer(response), response }
    } catch (error) {
      const failed = readFailure(error)
      if (failed.cause instanceof SendError && failed.cause.kind === 'stopped')
        throw GitHubError.stopped(nameOf(asked), isRead(asked))
      return failed.answer ?? { cause: failed.cause }
    } finally {
      if (notifies(asked)) lastNotice = steady()
    }
  }

  /** Once the run is stopped, a read gets little more time. It is cancelled, since the next request must not go beside it. */
  function sendUntilStop(request: Request, asked: Options) {
    const { signal, release } = createGrace(options, readGrace)
    asked.request = { ...asked.request, signal }
    return Promise.resolve(request(asked)).finally(release)
  }

  function nameOf(asked: Options): Named {
    const { method, url } = octokit.request.endpoint(asked)
    return {
      method,
      path: url
        .replace(apiUrl, '')
        .replace(/^https?:\/\/[^/]+(?:\/api)?/, '')
        .replace(/\?.*/s, ''),
    }
  }

  return {
    rest: octokit.rest,
    async graphql(query, variables = {}) {
      try {
        return await octokit.graphql(query, { ...variables, ...twice })
      } catch (error) {
        // What it could do stands beside the errors.
        if (error instanceof Error && error.name === 'GraphqlResponseError' && 'data' in error) return error.data
        throw error
      }
    },
  }
}

function isRead({ method, url }: Options): boolean {
  return method === 'GET' || url.endsWith('/graphql')
}

function isSafe(asked: Options): boolean {
  return isRead(asked) || asked.request.isRepeatable === true
}

function isRaw({ mediaType }: Options): boolean {
  return mediaType.format === 'raw'
}

/** Creates something that people are notified of: issues, comments, assignments, review requests. */
function notifies({ method, url }: Options): boolean {
  return method === 'POST' && /\/(?:issues|comments|assignees|requested_reviewers)$/.test(url)
}

function isTooLarge({ cause }: FailureDetails): boolean {
  return cause instanceof SendError && cause.kind === 'too-large'
}

function readAnswer({ status, headers, data }: { status: number; headers: object; data: unknown }): Answered {
  const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return { status, headers: Object.fromEntries(texts), data }
}

/** Octokit throws for every status from 400 on, and wraps what the transport threw. */
function readFailure(error: unknown): { answer?: Answered; cause?: unknown } {
  if (typeof error !== 'object' || error === null) return { cause: error }
  const response = 'response' in error ? error.response : undefined
  if (typeof response === 'object' && response !== null && 'status' in response)
    return { answer: readAnswer(response as Answered) }
  return { cause: 'cause' in error && error.cause !== undefined ? error.cause : error }
}

// Octokit over our transport, one request at a time. No write that may have happened is repeated.
import { Octokit } from '@octokit/rest'
import { z } from 'zod'
import type { FailureDetails } from '../errors/failure.ts'
import { answeredAt, readRetryAfter } from '../http/clock.ts'
import {
  type Attempt,
  closeGate,
  createGate,
  createGrace,
  type Patience,
  type RetryLimits,
  repeat,
} from '../http/retry.ts'
import { type Answer, type Exchange, type Send, SendError } from '../http/send.ts'
import type { ApiUrl } from '../http/web-address.ts'
import { parseJson } from '../text/json.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import { GitHubError, messageOf, parseBody, unusable } from './github-errors.ts'
import { parseMovedList, type RepositoryName } from './github-names.ts'

/** Milliseconds; longer waits are the next run’s. */
const patient: RetryLimits = { tries: 5, maxWait: 120_000, backOff: { base: 2000, cap: 15_000 } }
/** The last try of a creation ends within `noticeReserve`. */
const once: RetryLimits = { ...patient, tries: 2, deadline: 180_000 }
/** GitHub asks for it between requests that notify people. */
const betweenNotices = 1000
/** Of the five seconds after a stop. */
const readGrace = 1000
const version = { 'x-github-api-version': '2022-11-28' }
const quiet = () => undefined
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }

/** @throws GitHubError for any answer but a success */
export type GitHubClient = ReturnType<typeof createGitHubClient>

type Options = Required<Octokit['request']['endpoint']['DEFAULTS']>
type Reply = Awaited<ReturnType<Octokit['request']>>
type Request = (options: Options) => Reply | Promise<Reply>
type Exchanged = Readonly<{ answer?: Answer; reply?: Reply; cause?: unknown }>

type ClientOptions = Patience &
  Readonly<{
    send: Send
    apiUrl: ApiUrl
    token: string
    repository: RepositoryName
    now(): number
  }>

export function createGitHubClient(options: ClientOptions) {
  const { now, steady, sleep, stop, send, apiUrl, repository } = options
  // Only creations heed a stop: results are still recorded.
  const patience: Patience = { ...options, stop: new AbortController().signal }
  const gate = createGate()
  let turn: Promise<unknown> = Promise.resolve()
  let lastNotice = -Infinity
  let wasAccepted = false

  const octokit = new Octokit({ auth: options.token, baseUrl: apiUrl, log })
  octokit.hook.wrap('request', (request, asked) => {
    asked.headers = { ...version, ...asked.headers }
    const result = turn.then(() => ask(request, asked))
    turn = result.catch(() => undefined)
    return result
  })

  async function ask(request: Request, asked: Options): Promise<Reply> {
    const limits = isGraphql(asked) ? { ...patient, tries: 2 } : isSafe(asked) ? patient : once
    const name = nameOf(asked)
    const outcome = await repeat(patience, { ...limits, gate }, () => attempt(request, asked, name))
    if ('value' in outcome) return outcome.value
    const failure = outcome.kind === 'given-up' ? outcome.failure : {}
    throw GitHubError.gaveUp(name, isRead(asked), failure, outcome.kind === 'stopped' ? 0 : outcome.retryAfter)
  }

  async function attempt(request: Request, asked: Options, name: SafeText): Promise<Attempt<Reply, FailureDetails>> {
    const pause = lastNotice + betweenNotices - steady()
    if (notifies(asked) && pause > 0) await sleep(pause)
    if (!isSafe(asked) && stop.aborted) throw GitHubError.stopped(name, false)
    const { answer, reply, cause } = await exchange(request, asked)
    if (notifies(asked)) lastNotice = steady()
    if (isSendError(cause, 'stopped')) throw GitHubError.stopped(name, isRead(asked))
    const failure = { status: answer?.status, cause }
    const limit = answer && findWait(answer, isGraphql(asked), now())
    if (answer && limit !== undefined) closeGate(gate, steady() + limit, answer.status)
    else if (reply && reply.status < 300) {
      wasAccepted = true
      return { value: { ...reply, url: name } }
    } else if (answer && answer.status >= 300 && answer.status < 500)
      throw GitHubError.refused(name, answer, wasAccepted)
    else if (isRead(asked) && isSendError(cause, 'too-large'))
      throw unusable(
        safe`GitHub’s response to ${name} is too large to read.`,
        safe`Retrying would return the same response.`,
        failure,
      )
    else if (!isSafe(asked)) throw GitHubError.unanswered(name, failure)
    if (stop.aborted) throw GitHubError.gaveUp(name, isRead(asked), failure, limit)
    return { failure, retryAfter: limit }
  }

  async function exchange(request: Request, asked: Options): Promise<Exchanged> {
    // Reads end soon after a stop: requests must not overlap.
    const grace = isRead(asked) ? createGrace(options, readGrace) : undefined
    let answer: Answer | undefined
    const fetch = async (url: string, { method, headers, body }: Pick<Exchange, 'method' | 'headers' | 'body'>) => {
      const ask = (target: string) => send({ method, url: target, headers, timeout, body, signal: grace?.signal })
      const first = await ask(url)
      // Of redirects, only that of a renamed repository's list is followed.
      const list = asked.request.isFollowed && first.status === 301 && parseMovedList(first.headers.location ?? '')
      answer = list ? await ask(`${apiUrl}${list}${new URL(url).search}`) : first
      return toResponse(answer, isRaw(asked))
    }
    try {
      asked.request = { ...asked.request, fetch }
      const reply = await request(asked)
      // Octokit returns broken JSON as text.
      const isBroken = typeof reply.data === 'string' && !isRaw(asked) && (reply.data !== '' || reply.status < 204)
      return isBroken ? { cause: new SendError('no-answer', 'NOT_JSON') } : { answer, reply }
    } catch (error) {
      return { answer, cause: answer === undefined && error instanceof Error ? (error.cause ?? error) : undefined }
    } finally {
      grace?.release()
    }
  }

  function nameOf(asked: Options) {
    const { method, url } = octokit.request.endpoint(asked)
    const path = url.replace(apiUrl, '').replace(/^https?:\/\/[^/]+(?:\/api)?/, '')
    return safe`${toSafeText(method, 10)} ${toSafeText(path.replace(/\?.*/s, ''), 300)}`
  }

  const { rest } = octokit
  const at = locate(repository)
  let read: Promise<z.output<typeof repositorySchema>> | undefined
  return {
    rest,
    repository,
    at,
    /** Once per run, unless it fails. */
    readRepository() {
      read ??= rest.repos.get(at).then((answer) => parseBody(repositorySchema, answer))
      return read.catch((error: unknown) => {
        read = undefined
        throw error
      })
    },
    async readFile(path: string, ref?: string) {
      const file = { ...at, path, ref }
      // Octokit's types do not know that a raw file is text.
      return String((await rest.repos.getContent({ ...file, mediaType: { format: 'raw' } })).data)
    },
    async graphql(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
      try {
        return await octokit.graphql(query, variables)
      } catch (error) {
        // Status 200: partial data.
        if (error instanceof Error && error.name === 'GraphqlResponseError' && 'data' in error) return error.data
        throw error
      }
    },
  }
}

const isGraphql = ({ url }: Options) => url.endsWith('/graphql')
const isRead = (asked: Options) => asked.method === 'GET' || isGraphql(asked)
const isRaw = ({ mediaType }: Options) => mediaType.format === 'raw'
const isSafe = (asked: Options) => isRead(asked) || asked.request.isRepeatable === true

function notifies({ method, url }: Options) {
  return method === 'POST' && /\/(?:issues|comments|assignees|requested_reviewers)$/.test(url)
}

function isSendError(cause: unknown, kind: SendError['kind']) {
  return cause instanceof SendError && cause.kind === kind
}

const timeout = 30_000
const repositorySchema = z.object({
  default_branch: z.string(),
  private: z.boolean().optional(),
  has_issues: z.boolean().optional(),
})

/** Servers and proxies name the type in many ways. */
function toResponse({ status, headers, body }: Answer, isRaw: boolean) {
  const type = isRaw && status < 300 ? 'text/plain; charset=utf-8' : 'application/json'
  const isEmpty = [204, 205, 304].includes(status)
  return new Response(isEmpty ? null : body, { status, headers: { ...headers, 'content-type': type } })
}

const minute = 60_000
const limitWords = /rate.?limit|abuse detection/i

/** In GitHub's documented order. */
function findWait({ status, headers, body }: Answer, isGraphql: boolean, now: number) {
  const told = isGraphql && status === 200 ? findGraphqlLimit(parseJson(body)) : undefined
  if (told === undefined && status !== 403 && status !== 429) return undefined
  const retryAfter = readRetryAfter(headers, now)
  if (retryAfter !== undefined) return retryAfter
  const reset = Number(headers['x-ratelimit-reset'])
  const isUsedUp = headers['x-ratelimit-remaining'] === '0'
  if ((isUsedUp || told === 'primary') && reset > 0) return Math.max(1000, reset * 1000 - answeredAt(headers, now))
  return told !== undefined || status === 429 || limitWords.test(messageOf(body)) ? minute : undefined
}

function findGraphqlLimit(data: unknown) {
  if (typeof data !== 'object' || data === null) return undefined
  const { data: found, ...rest }: { data?: unknown } = data
  const errors = JSON.stringify(rest)
  if (/"(?:type|code)":"(?:graphql_)?rate_limit(?:ed)?"/i.test(errors)) return 'primary'
  // A refusal has no data; a field's message may quote anything.
  return found == null && limitWords.test(errors) ? 'secondary' : undefined
}

export const repeatable = { request: { isRepeatable: true } }
export const followed = { request: { isFollowed: true } }

export function locate(repository: RepositoryName) {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}

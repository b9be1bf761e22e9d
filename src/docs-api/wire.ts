// What the calls to the service share.
import type { z } from 'zod'
import { type FailureDetails, RequestError } from '../errors/failure.ts'
import { readRetryAfter } from '../http/clock.ts'
import { type Attempt, closeGate, type Gate, type GivenUp, type Patience } from '../http/retry.ts'
import { type Answer, type Send, SendError } from '../http/send.ts'
import type { BaseUrl } from '../http/web-address.ts'
import { hasMoreValues, parseJson } from '../text/json.ts'
import { formatNumber, joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { holdsPrivate, toSafeText } from '../text/sanitise.ts'
import { errorBodySchema, type ReceivedJob, receivedJobSchema } from './contract.ts'
import { encodeSegment, fillJobPath, type JobPath, type ProjectId, projectSegment } from './service-paths.ts'

export function createAddresses(options: { baseUrl: BaseUrl; projectId: ProjectId; jobPath: JobPath }) {
  const project = projectSegment(options.projectId)
  // Text after the origin cannot name another host.
  const at = (path: string) => new URL(options.baseUrl + path)
  const perJob = (path: (id: string) => string) => ({
    /** For messages: an id is text from the service. */
    label: at(path('{id}')).pathname.replaceAll('%7Bid%7D', '{id}'),
    of(id: string): URL | undefined {
      const segment = encodeSegment(id)
      return segment && at(path(segment))
    },
  })
  return {
    feedback: at(`/v1/analytics/${project}/feedback`),
    createJob: at(`/v2/agent/${project}/job`),
    job: perJob((id) => fillJobPath(options.jobPath, { projectId: project, id })),
    message: perJob((id) => `/v2/agent/${project}/job/${id}/message`),
  }
}

export type Wire = Patience &
  Readonly<{
    now(): number
    send: Send
    addresses: ReturnType<typeof createAddresses>
    apiKey: string
    /** Milliseconds. */
    pollInterval: number
    gates: Readonly<{ export: Gate; jobs: Gate }>
  }>

export interface FailedTry extends FailureDetails {
  readonly reason: SafeText
}

const longestTry = 30_000

/** 429 closes this gate, 503 all (RFC 6585; RFC 9110, 10.2.3). `left`: milliseconds. */
export async function getAnswer(
  wire: Wire,
  gate: Gate,
  url: URL,
  left: number,
): Promise<Attempt<Answer | 'too-large', FailedTry>> {
  const { send, apiKey, gates, now, steady, stop } = wire
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' }
  const timeout = Math.max(1, Math.min(longestTry, left))
  try {
    const answer = await send({ method: 'GET', url: url.href, headers, timeout, signal: stop })
    const { status } = answer
    if (status !== 429 && status < 500) return { value: answer }
    const retryAfter = readRetryAfter(answer.headers, now())
    const closing = status === 429 ? [gate] : status === 503 ? Object.values(gates) : []
    if (retryAfter !== undefined) for (const each of closing) closeGate(each, steady() + retryAfter, status)
    return { failure: { reason: safe`the service returned ${status}`, status }, retryAfter }
  } catch (cause) {
    if (!(cause instanceof SendError)) throw cause
    if (cause.kind === 'too-large') return { value: 'too-large' }
    return { failure: { reason: cause.what, cause } }
  }
}

export function explain(outcome: GivenUp<FailedTry>): FailedTry & Pick<typeof outcome, 'retryAfter'> {
  const { retryAfter } = outcome
  const asked = safe`a wait of ${Math.ceil((retryAfter ?? 0) / 1000)} s`
  if (outcome.kind === 'closed')
    return { reason: safe`the service asked for ${asked}`, status: outcome.status, retryAfter }
  const { reason, ...failure } = outcome.failure
  return { ...failure, retryAfter, reason: retryAfter === undefined ? reason : safe`${reason}, and asks for ${asked}` }
}

export type Parsed<T> = { readonly value: T } | Readonly<{ error: SafeText; isTooLarge?: true }>

const maxValues = 100_000

export function parseAnswer<T>(schema: z.ZodType<T>, body: string, what: SafeText): Parsed<T> {
  if (hasMoreValues(body, maxValues))
    return { error: safe`the response contains more than ${formatNumber(maxValues)} values`, isTooLarge: true }
  const json = parseJson(body)
  if (json === undefined) return { error: safe`the response is not JSON` }
  const { success, data: value, error } = schema.safeParse(json)
  return success ? { value } : { error: safe`the response is not ${what} as specified: ${listFields(error)}` }
}

export const privateId = safe`id must not contain an email address, a personal number or a key`

/** Ids become public. */
export function parseJob(body: string, schema: z.ZodType<ReceivedJob> = receivedJobSchema): Parsed<ReceivedJob> {
  const parsed = parseAnswer(schema, body, safe`a job`)
  if ('error' in parsed || !holdsPrivate(parsed.value.id)) return parsed
  return { error: safe`the response is not a job: ${privateId}` }
}

/** They may quote anything that was sent. */
export function listErrorTexts(body: string) {
  const parsed = parseAnswer(errorBodySchema, body, safe`an error`)
  if ('error' in parsed) return []
  const { error, details = [] } = parsed.value
  return [error, ...details.map(({ message }) => message)]
}

/** UTF-16 units. */
export const maxError = 4000

/** They may echo the key, and cleaning may join a split one. */
export function sayErrors(texts: readonly string[], apiKey: string) {
  const text = texts.join('; ').replaceAll(apiKey, '***').slice(0, maxError)
  return toSafeText(toSafeText(text, maxError).replaceAll(apiKey, '***'), 300)
}

/** Never names the values found. */
export function listFields({ issues }: z.core.$ZodError) {
  const fields = issues.map(({ path }) => path.map(String).join('.') || 'the whole value')
  return joinLines(
    Array.from(new Set(fields), (field) => toSafeText(field)),
    ', ',
  )
}

/** Never shows the key, a header, a body or a reader's text. */
export class ServiceError extends RequestError<'refused' | 'unreachable' | 'stopped'> {
  override readonly name = 'ServiceError'

  /** @param kind `refused`: a retry would not help; `unreachable`: retries failed */
  constructor(kind: ServiceError['kind'], what: SafeText, call: SafeText, remedy: SafeText, failure?: FailureDetails) {
    super(kind, safe`${what} (${call}).`, remedy, failure)
  }
}

const htmlStart = /^\s*<(?:!doctype html|html)\b/i

/** With another refusal, the page may be a firewall's. */
export function refuseWebPage({ status, headers, body }: Answer, call: SafeText) {
  const isPage = /^text\/html\b/i.test(headers['content-type'] ?? '') || htmlStart.test(body.slice(0, 200))
  if (!isPage || (status >= 300 && status !== 404 && status !== 405)) return
  const what = safe`The service returned ${status} and a web page: this looks like the website, not the API`
  const there = safe`the URL of the service’s API, such as \`https://api.mintlify.com\``
  const remedy = safe`Set \`base-url\` to ${there}, which is the default.`
  throw new ServiceError('refused', what, call, remedy, { status })
}

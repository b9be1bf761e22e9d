// Creates one job. A lost response may hide a job that was created, so nothing that may have been accepted is sent twice.
import { z } from 'zod'
import { readRetryAfter } from '../http/back-off.ts'
import { type Attempt, createGrace, repeat } from '../http/retry.ts'
import { type Answer, type Exchange, SendError } from '../http/send.ts'
import type { Prompt } from '../text/outgoing.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { type ReceivedJob, receivedJobSchema } from './contract.ts'
import { findRemedy } from './errors.ts'
import { listErrorTexts, parseBody } from './parse-body.ts'
import { jobStatuses } from './vocabulary.ts'
import { explain, type Fault, type Wire } from './wire.ts'

/** Reasons and remedies are in our own words: the service's response to a prompt may quote readers. */
export type Creation =
  | { kind: 'created'; job: ReceivedJob }
  /** Provably not created: 400, 413, 422. */
  | { kind: 'refused'; reason: SafeText }
  /** 429; `retryAfter` in milliseconds. */
  | { kind: 'limited'; retryAfter: number | undefined }
  /** No connection could be made, several times. */
  | { kind: 'not-sent'; reason: SafeText }
  /** It may have been created. */
  | { kind: 'unanswered'; reason: SafeText }
  /** The key or the address is wrong: neither this job nor any other would be created. */
  | { kind: 'ended'; status: number; reason: SafeText; remedy: SafeText }
  /** The stop signal came before anything was sent. */
  | { kind: 'stopped' }

const TIMEOUT = 60_000
/** No try starts later, so that the whole call ends well within the two minutes of lease that a POST needs. */
const LIMITS = { deadline: 30_000, tries: 3 }
/** How long to wait for a response in flight after the run was stopped. */
const GRACE = 1_500

export async function createJob(wire: Wire, prompt: Prompt): Promise<Creation> {
  const call = safe`(POST ${toSafeText(wire.addresses.createJob.pathname)})`
  const outcome = await repeat(wire, LIMITS, () => post(wire, prompt, call))
  if (outcome.kind === 'done') return outcome.value
  if (outcome.kind === 'stopped') return outcome
  return { kind: 'not-sent', reason: safe`${explain(outcome).reason} ${call}` }
}

async function post(wire: Wire, prompt: Prompt, call: SafeText): Promise<Attempt<Creation, Fault>> {
  const grace = createGrace(wire, GRACE)
  try {
    const answer = await wire.send({ ...buildExchange(wire, prompt), signal: grace.signal })
    return { kind: 'done', value: parseCreation(answer, wire, prompt, call) }
  } catch (error) {
    if (!(error instanceof SendError)) throw error
    if (error.kind === 'not-sent') return { kind: 'again', fault: { reason: error.what } }
    return { kind: 'done', value: { kind: 'unanswered', reason: safe`${error.what} ${call}` } }
  } finally {
    grace.release()
  }
}

function buildExchange({ addresses, apiKey }: Wire, prompt: Prompt): Exchange {
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json', 'content-type': 'application/json' }
  return { method: 'POST', url: addresses.createJob.href, headers, body: JSON.stringify({ prompt }), timeout: TIMEOUT }
}

function parseCreation({ status, headers, body }: Answer, wire: Wire, prompt: Prompt, call: SafeText): Creation {
  if (status === 429) return { kind: 'limited', retryAfter: readRetryAfter(headers, wire.now()) }
  if (status < 200 || status >= 300)
    return parseRefusal(status, safe`${call}${renderErrorText(body, prompt, wire.apiKey)}`)
  const parsed = parseBody(createdJobSchema, body, safe`a job`)
  return 'value' in parsed
    ? { kind: 'created', job: parsed.value }
    : { kind: 'unanswered', reason: safe`${status}, but ${parsed.fault} ${call}` }
}

/** A job that was just created exists, whatever its status says; the next read will tell. */
const createdJobSchema = receivedJobSchema.extend({
  status: z.string().min(1).pipe(z.enum(jobStatuses).catch('active')),
})

const REFUSALS: Record<number, SafeText> = {
  400: safe`as not valid`,
  413: safe`as too large`,
  422: safe`as one it cannot work with`,
}

function parseRefusal(status: number, call: SafeText): Creation {
  const refusal = REFUSALS[status]
  if (refusal !== undefined)
    return { kind: 'refused', reason: safe`the service refused the prompt ${refusal}: ${status} ${call}` }
  const reason = safe`the service answered ${status} ${call}`
  // 303 means "done, see elsewhere": the job may exist.
  const redirected = status >= 300 && status < 400 && status !== 303
  const ended = redirected || status === 401 || status === 403 || status === 404 || status === 405
  return ended ? { kind: 'ended', status, reason, remedy: findRemedy(status) } : { kind: 'unanswered', reason }
}

/** The service's message, unless it quotes the prompt and thereby readers. */
function renderErrorText(body: string, prompt: string, apiKey: string): SafeText {
  const [text] = listErrorTexts(body)
  if (text === undefined || quotes(text, prompt)) return safe``
  return safe`: ${toSafeText(text.replaceAll(apiKey, '[key]'), 200)}`
}

/** Whether the prompt contains a stretch of the text. */
function quotes(text: string, prompt: string): boolean {
  const stretch = 16
  for (let index = 0; index + stretch <= text.length; index += 4) {
    if (prompt.includes(text.slice(index, index + stretch))) return true
  }
  return false
}

// Asks the service for one job. A lost answer may hide a job that was created, so nothing is sent twice.
import { readRetryAfter } from '../http/back-off.ts'
import { type Attempt, repeat } from '../http/retry.ts'
import { type Answer, type Exchange, SendError } from '../http/send.ts'
import type { Prompt } from '../text/outgoing.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { Creation, Wire } from './client.ts'
import { errorBodySchema } from './contract.ts'
import { findRemedy } from './errors.ts'
import { parseJson } from './parse-feedback-page.ts'
import { parseCreatedJob } from './parse-job.ts'

const TIMEOUT = 60_000
/** No try begins later, so that all of it ends well within the two minutes of lease that a POST needs. */
const LIMITS = { deadline: 30_000, tries: 3 }
/** How long an answer is still waited for after the run was stopped: an answer that is known spares a fix that is uncertain. */
const GRACE = 1_500

export async function createJob(wire: Wire, prompt: Prompt): Promise<Creation> {
  const call = safe`(POST ${toSafeText(wire.addresses.createJob.pathname)})`
  const outcome = await repeat(wire, LIMITS, () => post(wire, prompt, call))
  switch (outcome.kind) {
    case 'done':
      return outcome.value
    case 'stopped':
      return outcome
    case 'given-up':
      return { kind: 'not-sent', reason: safe`${outcome.last.reason} ${call}` }
  }
}

async function post(wire: Wire, prompt: Prompt, call: SafeText): Promise<Attempt<Creation>> {
  const grace = createGrace(wire)
  try {
    const answer = await wire.send({ ...buildExchange(wire, prompt), signal: grace.signal })
    return { kind: 'done', value: parseCreation(answer, wire.now(), call, prompt, wire.apiKey) }
  } catch (error) {
    if (!(error instanceof SendError)) throw error
    if (error.kind === 'not-sent') return { kind: 'again', reason: error.what }
    if (error.kind === 'redirect') return { kind: 'done', value: parseStatus(error.status ?? 300, call) }
    return { kind: 'done', value: { kind: 'unanswered', reason: safe`${error.what} ${call}` } }
  } finally {
    grace.release()
  }
}

function buildExchange({ addresses, apiKey }: Wire, prompt: Prompt): Exchange {
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json', 'content-type': 'application/json' }
  return { method: 'POST', url: addresses.createJob.href, headers, body: JSON.stringify({ prompt }), timeout: TIMEOUT }
}

function parseCreation(
  { status, headers, body }: Answer,
  now: number,
  call: SafeText,
  prompt: string,
  apiKey: string,
): Creation {
  if (status === 429) return { kind: 'limited', retryAfter: readRetryAfter(headers, now) }
  if (status < 200 || status >= 300) return parseStatus(status, safe`${call}${renderError(body, prompt, apiKey)}`)
  const parsed = parseCreatedJob(body)
  return 'job' in parsed
    ? { kind: 'created', job: parsed.job }
    : { kind: 'unanswered', reason: safe`${status}, but ${parsed.fault} ${call}` }
}

const REFUSALS: Record<number, SafeText> = {
  400: safe`as not valid`,
  413: safe`as too large`,
  422: safe`as one it cannot work with`,
}

function parseStatus(status: number, call: SafeText): Creation {
  const refusal = REFUSALS[status]
  if (refusal !== undefined)
    return { kind: 'refused', reason: safe`the service refused the prompt ${refusal}: ${status} ${call}` }
  const reason = safe`the service answered ${status} ${call}`
  // 303 says "done, the result is elsewhere": the job may be there.
  const redirected = status >= 300 && status < 400 && status !== 303
  const ended = redirected || status === 401 || status === 403 || status === 404 || status === 405
  return ended ? { kind: 'ended', reason, remedy: findRemedy(status) } : { kind: 'unanswered', reason }
}

/** The service's own words, if it has any and they are not the prompt's, in which readers speak. */
function renderError(body: string, prompt: string, apiKey: string): SafeText {
  const parsed = errorBodySchema.safeParse(parseJson(body))
  if (!parsed.success) return safe``
  const text = toSafeText(parsed.data.error.replaceAll(apiKey, '[key]'), 200)
  return quotes(parsed.data.error, prompt) ? safe`` : safe`: ${text}`
}

/** Whether a stretch of the text stands in the prompt too. */
function quotes(text: string, prompt: string): boolean {
  const stretch = 16
  for (let index = 0; index + stretch <= text.length; index += 4) {
    if (prompt.includes(text.slice(index, index + stretch))) return true
  }
  return false
}

/** A signal that follows the run's stop signal after a short while. */
function createGrace({ stop, sleep }: Wire): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController()
  const start = () => void sleep(GRACE).then(() => controller.abort())
  stop.addEventListener('abort', start, { once: true })
  return { signal: controller.signal, release: () => stop.removeEventListener('abort', start) }
}

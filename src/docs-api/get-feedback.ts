// Reads one page of the feedback export.
import { type Attempt, repeat } from '../http/retry.ts'
import { joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { FeedbackSource, FeedbackStatus } from './contract.ts'
import { findRemedy, ServiceError } from './errors.ts'
import { listErrorTexts } from './parse-body.ts'
import { type FeedbackRead, parseFeedbackPage } from './parse-feedback-page.ts'
import { ask, explain, type Fault, type Wire } from './wire.ts'

export interface FeedbackQuery {
  dateFrom?: string
  dateTo?: string
  source?: FeedbackSource
  statuses: readonly FeedbackStatus[]
  cursor?: string
  limit: number
}

const LIMITS = { deadline: 120_000, tries: 6 }

export async function getFeedback(wire: Wire, query: FeedbackQuery): Promise<FeedbackRead> {
  const url = buildUrl(wire.addresses.feedback, query)
  const call = safe`GET ${toSafeText(url.pathname)}`
  const outcome = await repeat(wire, { ...LIMITS, gate: wire.gate }, (left) => readPage(wire, url, call, left))
  if (outcome.kind === 'done') return outcome.value
  if (outcome.kind === 'stopped')
    throw new ServiceError({ kind: 'stopped', what: safe`The run was stopped`, call, remedy: safe`` })
  const { reason, ...rest } = explain(outcome)
  const what = safe`The documentation service cannot be read: ${reason}`
  const remedy = safe`Check \`base-url\` and that the service is up; the next run asks again.`
  throw new ServiceError({ kind: 'unreachable', what, call, remedy, ...rest })
}

async function readPage(wire: Wire, url: URL, call: SafeText, left: number): Promise<Attempt<FeedbackRead, Fault>> {
  const asked = await ask(wire, url, left)
  if (asked.kind === 'again') return asked
  if (asked.value === 'too-large') {
    const what = safe`The service answered with a page too large to read`
    throw new ServiceError({ kind: 'refused', what, call, remedy: safe`Narrow \`sources\` or \`max-age\`.` })
  }
  const { status, body } = asked.value
  if (status < 200 || status >= 300) {
    const what = safe`The service answered ${status}${status === 400 ? renderErrorTexts(body, wire.apiKey) : ''}`
    throw new ServiceError({ kind: 'refused', what, call, status, remedy: findRemedy(status) })
  }
  const parsed = parseFeedbackPage(body)
  if ('fault' in parsed) return { kind: 'again', fault: { reason: parsed.fault, status } }
  return { kind: 'done', value: parsed.value }
}

function buildUrl(address: URL, { statuses, ...rest }: FeedbackQuery): URL {
  const url = new URL(address)
  const { dateFrom, dateTo, source, limit, cursor } = rest
  const status = statuses.length > 0 ? statuses.join(',') : undefined
  for (const [name, value] of Object.entries({ dateFrom, dateTo, source, status, limit, cursor })) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}

/** The service's explanation of a bad query, cleaned; it may echo the request, key included. */
function renderErrorTexts(body: string, apiKey: string): SafeText {
  const texts = listErrorTexts(body).slice(0, 4)
  // Again after cleaning, which may have joined the pieces of a split key.
  const safeTexts = texts.map((text) =>
    toSafeText(toSafeText(text.replaceAll(apiKey, '***')).replaceAll(apiKey, '***')),
  )
  return texts.length === 0 ? safe`` : safe`: ${joinLines(safeTexts, '; ')}`
}

// Reads one page of the feedback export; entries are parsed one by one, so that a bad one only loses itself.
import { type Attempt, repeat } from '../http/retry.ts'
import { redactName } from '../text/redact.ts'
import { sumRedactions } from '../text/redactions.ts'
import { joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { sanitiseAndCount } from '../text/sanitise.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { type FeedbackEntry, feedbackEntrySchema, feedbackPageSchema } from './contract.ts'
import { findRemedy, ServiceError } from './errors.ts'
import { listErrorTexts, type Parsed, parseBody, renderIssues } from './parse-body.ts'
import type { FeedbackSource, FeedbackStatus } from './vocabulary.ts'
import { ask, explain, type Fault, type Wire } from './wire.ts'

export interface FeedbackQuery {
  dateFrom?: string
  dateTo?: string
  source?: FeedbackSource
  statuses: readonly FeedbackStatus[]
  cursor?: string
  limit: number
}

export interface FeedbackRead {
  entries: FeedbackEntry[]
  /** Entries that do not fit the specification; id and reason are fit for a log. */
  skipped: { id: string; reason: SafeText }[]
  nextCursor: string | null
  hasMore: boolean
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

function buildUrl(address: URL, { dateFrom, dateTo, source, statuses, limit, cursor }: FeedbackQuery): URL {
  const url = new URL(address)
  const status = statuses.join(',') || undefined
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

/** No server accepts a longer one in a query string. */
const longestCursor = 4096
const plainId = /^[\w.:~-]+$/

export function parseFeedbackPage(body: string): Parsed<FeedbackRead> {
  const parsed = parseBody(feedbackPageSchema, body, safe`a page of feedback`)
  if ('fault' in parsed) return parsed
  const { feedback, nextCursor, hasMore } = parsed.value
  const cursor = nextCursor != null && nextCursor.length <= longestCursor ? nextCursor : null
  const page: FeedbackRead = { entries: [], skipped: [], nextCursor: cursor, hasMore }
  for (const [index, raw] of feedback.entries()) {
    const place = safe`entry ${index + 1} of page`
    const entry = feedbackEntrySchema.safeParse(raw)
    if (!entry.success) page.skipped.push({ id: findPlainId(raw) ?? place, reason: renderIssues(entry.error) })
    else if (holdsPrivate(entry.data.id))
      page.skipped.push({ id: place, reason: safe`id should hold no e-mail address, number of a person or key` })
    else page.entries.push(entry.data)
  }
  return { value: page }
}

/** The ledger keeps identifiers to the letter, in public where the repository is. Numbers in a plain identifier are no person's. */
function holdsPrivate(id: string): boolean {
  const { redactions } = plainId.test(id) ? redactName(id) : sanitiseAndCount(id)
  return sumRedactions(redactions) > 0
}

/** An id that is safe in any log or table; anything else might be a workflow command or a mention. */
function findPlainId(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null || !('id' in raw) || typeof raw.id !== 'string') return undefined
  return /^[A-Za-z0-9](?:[\w.+=~-]|:(?!:)){0,127}$/.test(raw.id) ? raw.id : undefined
}

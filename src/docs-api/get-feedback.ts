// One page of the export. A bad entry affects only itself.
import { z } from 'zod'
import { findRemedy, mendService } from '../errors/remedies.ts'
import { type Attempt, repeat } from '../http/retry.ts'
import { formatNumber, type SafeText, safe } from '../text/safe-text.ts'
import { holdsPrivate, toSafeText } from '../text/sanitise.ts'
import { type FeedbackEntry, feedbackEntrySchema, feedbackPageSchema } from './contract.ts'
import type { FeedbackSource, FeedbackStatus } from './vocabulary.ts'
import {
  explain,
  type FailedTry,
  getAnswer,
  listErrorTexts,
  listFields,
  type Parsed,
  parseAnswer,
  privateId,
  refuseWebPage,
  ServiceError,
  sayErrors,
  type Wire,
} from './wire.ts'

export interface FeedbackQuery {
  dateFrom?: string
  dateTo?: string
  source?: FeedbackSource
  statuses: readonly FeedbackStatus[]
  cursor?: string
}

export type Spend = () => boolean

/** `retryAfter`: milliseconds. */
export type FeedbackAnswer = Readonly<
  | { kind: 'page'; page: FeedbackRead }
  | { kind: 'limited'; retryAfter: number | undefined }
  | { kind: 'spent' }
  | { kind: 'cursor-refused' }
>

interface FeedbackRead {
  entries: FeedbackEntry[]
  /** Safe to log. `entry`: its place. */
  skipped: { entry: number; id?: string; reason: SafeText }[]
  nextCursor: string | null
  hasMore: boolean
}

const retryLimits = { deadline: 120_000, tries: 6 }

/** May be due to the cursor alone. */
const cursorRefusals = [400, 404, 409, 410, 422]

export async function getFeedback(wire: Wire, query: FeedbackQuery, spend: Spend): Promise<FeedbackAnswer> {
  const url = buildUrl(wire.addresses.feedback, query)
  const call = safe`GET ${toSafeText(url.pathname)}`
  const gate = wire.gates.export
  const outcome = await repeat<FeedbackAnswer, FailedTry>(wire, { ...retryLimits, gate }, async (left) =>
    spend() ? readPage(wire, url, call, left) : { value: { kind: 'spent' } },
  )
  if ('value' in outcome) return outcome.value
  if (outcome.kind === 'stopped') throw new ServiceError('stopped', safe`The run was stopped`, call, safe``)
  const { reason, retryAfter, ...failure } = explain(outcome)
  if (failure.status === 429) return { kind: 'limited', retryAfter }
  const what = safe`The documentation service could not be read: ${reason}`
  throw new ServiceError('unreachable', what, call, mendService, failure)
}

async function readPage(
  wire: Wire,
  url: URL,
  call: SafeText,
  left: number,
): Promise<Attempt<FeedbackAnswer, FailedTry>> {
  const asked = await getAnswer(wire, wire.gates.export, url, left)
  if ('failure' in asked) return asked
  if (asked.value === 'too-large') throw refuseLarge(call, safe`it cannot be read`)
  const { status, body } = asked.value
  refuseWebPage(asked.value, call)
  if (url.searchParams.has('cursor') && cursorRefusals.includes(status)) return { value: { kind: 'cursor-refused' } }
  if (status >= 300) {
    const said = sayErrors(listErrorTexts(body), wire.apiKey)
    const what = safe`The service returned ${status}`
    throw new ServiceError('refused', said ? safe`${what}: ${said}` : what, call, findRemedy(status), { status })
  }
  const parsed = parseFeedbackPage(body)
  if ('value' in parsed) return { value: { kind: 'page', page: parsed.value } }
  if (parsed.isTooLarge) throw refuseLarge(call, parsed.error)
  return { failure: { reason: parsed.error, status } }
}

function refuseLarge(call: SafeText, excess: SafeText) {
  const what = safe`The service returned a page of feedback far larger than requested: ${excess}`
  const smaller = safe`If the page contains every match, a shorter \`max-age\` or fewer \`sources\` make it smaller.`
  const remedy = safe`Ask the operator of the service to make its export respect \`limit\`. ${smaller}`
  return new ServiceError('refused', what, call, remedy)
}

function buildUrl(address: URL, { dateFrom, dateTo, source, statuses, cursor }: FeedbackQuery) {
  const url = new URL(address)
  const status = statuses.join(',') || undefined
  for (const [name, value] of Object.entries({ dateFrom, dateTo, source, status, limit: 100, cursor })) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}

/** No server accepts a longer query. */
const maxCursor = 4096
const maxEntries = 1_000

export function parseFeedbackPage(body: string): Parsed<FeedbackRead> {
  const parsed = parseAnswer(feedbackPageSchema, body, safe`a page of feedback`)
  if ('error' in parsed) return parsed
  const { feedback, nextCursor, hasMore } = parsed.value
  const sizes = safe`it has ${formatNumber(feedback.length)} entries, but at most ${formatNumber(maxEntries)} are read`
  if (feedback.length > maxEntries) return { error: sizes, isTooLarge: true }
  const cursor = nextCursor != null && nextCursor.length <= maxCursor ? nextCursor : null
  const page: FeedbackRead = { entries: [], skipped: [], nextCursor: cursor, hasMore }
  for (const [index, raw] of feedback.entries()) {
    const { data, error } = feedbackEntrySchema.safeParse(raw)
    const skip = (reason: SafeText, id?: string) => page.skipped.push({ entry: index + 1, id, reason })
    if (error) skip(safe`not as specified: ${listFields(error)}`, plainId.safeParse(raw).data?.id)
    else if (holdsPrivate(data.id)) skip(privateId)
    else page.entries.push(data)
  }
  return { value: page }
}

/** Others may be workflow commands or mentions. */
const plainId = z.object({ id: z.string().regex(/^[A-Za-z0-9](?:[\w.+=~-]|:(?!:)){0,127}$/) })

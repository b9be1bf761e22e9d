// Parses the export's query parameters into filters, or reports every fault in them at once.
import {
  type FeedbackSource,
  type FeedbackStatus,
  feedbackSources,
  feedbackStatuses,
} from '../../../src/docs-api/vocabulary.ts'
import { parseInstant } from '../../../src/service/data/instant.ts'
import { buildFilterPrint, parseCursor } from './cursor.ts'
import type { Position } from './feedback-shelf.ts'

export type Filters = {
  /** Milliseconds, inclusive. */
  from: number | null
  /** Milliseconds, exclusive. */
  to: number | null
  source: FeedbackSource | null
  /** Empty: every status. */
  statuses: readonly FeedbackStatus[]
}
export type ExportQuery = { filters: Filters; print: string; limit: number; after: Position | null }
type ReadQuery = { kind: 'query'; query: ExportQuery } | { kind: 'faults'; messages: string[] }

const names = ['dateFrom', 'dateTo', 'source', 'status', 'limit', 'cursor'] as const
const aDate =
  'must be an ISO 8601 time or a date YYYY-MM-DD (a plus sign in an address is a space: write a zone as %2B02:00)'

/** Unknown parameters are ignored. Messages never repeat what was sent. */
export function parseExportQuery(projectId: string, search: URLSearchParams): ReadQuery {
  const messages: string[] = names
    .filter((name) => search.getAll(name).length > 1)
    .map((name) => `${name} may be given once`)
  const read = <T>(
    name: (typeof names)[number],
    absent: T,
    parse: (text: string) => T | undefined,
    rule: string,
  ): T => {
    const text = search.get(name)
    if (text === null) return absent
    const value = parse(text)
    if (value === undefined) messages.push(`${name} ${rule}`)
    return value ?? absent
  }

  const filters: Filters = {
    from: read('dateFrom', null, parseDate, aDate),
    to: read('dateTo', null, parseDate, aDate),
    source: read('source', null, parseSource, `must be one of ${feedbackSources.join(', ')}`),
    statuses: read('status', [], parseStatuses, `must be a comma-separated list of ${feedbackStatuses.join(', ')}`),
  }
  const limit = read('limit', 50, parseLimit, 'must be a whole number from 1 to 100')
  const print = buildFilterPrint([projectId, filters.from, filters.to, filters.source, filters.statuses])

  const cursor = search.get('cursor')
  const place = cursor === null ? null : parseCursor(cursor, messages.length > 0 ? null : print)
  if (place?.kind === 'garbage') messages.push('cursor must be a nextCursor of this service')
  if (place?.kind === 'other-filters') messages.push('cursor was given out for other filters')
  if (messages.length > 0) return { kind: 'faults', messages }
  return {
    kind: 'query',
    query: { filters, print, limit, after: place?.kind === 'position' ? place.position : null },
  }
}

function parseDate(text: string): number | undefined {
  return parseInstant(text) ?? undefined
}

function parseSource(text: string): FeedbackSource | undefined {
  return feedbackSources.find((source) => source === text)
}

function parseStatuses(text: string): readonly FeedbackStatus[] | undefined {
  const wanted = text.split(',')
  const known = feedbackStatuses.filter((status) => wanted.includes(status))
  return wanted.every((status) => feedbackStatuses.some((one) => one === status)) ? known : undefined
}

function parseLimit(text: string): number | undefined {
  return /^([1-9]\d?|100)$/.test(text) ? Number(text) : undefined
}

// A record of a file as a feedback entry, or why it is none. Reasons name fields and rules, never what was in them.
import { feedbackEntrySchema } from '../../docs-api/contract.ts'
import { feedbackSources, feedbackStatuses } from '../../docs-api/vocabulary.ts'
import { parseInstant } from '../data/instant.ts'
import type { GivenEntry } from '../data/merge-entries.ts'

export type ParsedEntry =
  /** `unused`: fields of the record that entries of its source do not have. */
  | {
      readonly kind: 'entry'
      readonly entry: GivenEntry
      readonly unused: readonly string[]
      readonly isCut: boolean
    }
  | { readonly kind: 'refused'; readonly reason: string }

/** What a record may leave out. */
const fallbacks = { status: 'pending', comment: null, createdAt: null, contact: null, filename: null, lang: null }

const rules: Readonly<Record<string, string>> = {
  id: 'must be a text of 1 to 512 characters on one line',
  path: 'must be the path or address of the page',
  source: `must be one of ${feedbackSources.join(', ')}`,
  status: `must be one of ${feedbackStatuses.join(', ')}`,
  comment: 'must be a text or null',
  createdAt: 'must be a time such as 2026-11-23T10:00:00Z, a day such as 2026-11-23, or null',
  helpful: 'must be true or false',
  contact: 'must be a text or null',
  code: 'must be a text',
  filename: 'must be a text or null',
  lang: 'must be a text or null',
}

export function parseEntry(record: Readonly<Record<string, unknown>>): ParsedEntry {
  const given = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined))
  const parsed = feedbackEntrySchema.safeParse({ ...fallbacks, ...given })
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))
    return refuse([...fields].map((field) => explain(field, field in given)))
  }
  const entry = parsed.data
  if (entry.path === '') return refuse([explain('path', true)])
  if (entry.createdAt !== null && parseInstant(entry.createdAt) === null) return refuse([explain('createdAt', true)])
  const kept: Readonly<Record<string, unknown>> = { ...entry }
  return {
    kind: 'entry',
    entry: { ...entry, keepsStatus: !('status' in given) },
    unused: Object.keys(given).filter((name) => !(name in rules)),
    isCut: Object.entries(given).some(([name, value]) => name in kept && kept[name] !== value),
  }
}

function refuse(reasons: readonly string[]): ParsedEntry {
  return { kind: 'refused', reason: reasons.join('; ') }
}

/** The rule of a field, for whoever wrote the record. */
export function explain(field: string, isGiven: boolean): string {
  const rule = rules[field] ?? 'is not what it has to be'
  return isGiven ? `${field} ${rule}` : `${field} is missing: it ${rule}`
}

// Parses a page of the export; entries are parsed one by one, so that a bad one only loses itself.
import { redactName } from '../text/redact.ts'
import { sumRedactions } from '../text/redactions.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { sanitiseAndCount } from '../text/sanitise.ts'
import { type FeedbackEntry, feedbackEntrySchema, feedbackPageSchema } from './contract.ts'
import { type Parsed, parseBody, renderIssues } from './parse-body.ts'

export interface FeedbackRead {
  entries: FeedbackEntry[]
  /** Entries that do not fit the specification; id and reason are fit for a log. */
  skipped: { id: string; reason: SafeText }[]
  nextCursor: string | null
  hasMore: boolean
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

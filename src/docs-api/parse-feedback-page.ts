// A page of the export from an answer's body; entries are judged one by one, so that a bad one costs only itself.
import type { z } from 'zod'
import { joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { sanitiseAndCount } from '../text/sanitise.ts'
import { blotSecrets } from '../text/secrets.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { FeedbackRead } from './client.ts'
import { feedbackEntrySchema, feedbackPageSchema, feedbackSources } from './contract.ts'

/** A longer one is none that a server takes back in an address. */
const longestCursor = 4096
const plainId = /^[\w.:~-]+$/

/** The page, or why the body is none; the reason never quotes it. */
export function parseFeedbackPage(body: string): { page: FeedbackRead } | { fault: SafeText } {
  const json = parseJson(body)
  if (json === undefined) return { fault: safe`its answer is not JSON` }
  const parsed = feedbackPageSchema.safeParse(json)
  if (!parsed.success) return { fault: safe`its answer is not a page of feedback: ${renderIssues(parsed.error)}` }
  const { feedback, nextCursor, hasMore } = parsed.data
  const cursor = nextCursor != null && nextCursor.length <= longestCursor ? nextCursor : null
  const page: FeedbackRead = { entries: [], skipped: [], nextCursor: cursor, hasMore }
  for (const [index, raw] of feedback.entries()) {
    const entry = feedbackEntrySchema.safeParse(raw)
    if (entry.success && holdsPrivate(entry.data.id))
      page.skipped.push({
        id: safe`entry ${index + 1} of page`,
        reason: safe`id should hold no e-mail address, number of a person or key`,
      })
    else if (entry.success) page.entries.push(entry.data)
    else page.skipped.push({ id: findPlainId(raw) ?? `entry ${index + 1} of page`, reason: renderIssues(entry.error) })
  }
  return { page }
}

/** The ledger keeps identifiers to the letter, in public where the repository is. Numbers are taken for what they are in a plain one. */
function holdsPrivate(id: string): boolean {
  return blotSecrets(id).count > 0 || (!plainId.test(id) && sanitiseAndCount(id).count > 0)
}

/** The value of a JSON text, undefined when it is none: the parser's own message would quote the text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What is wrong, in our words: fields and expectations, never the value that was found. */
export function renderIssues({ issues }: z.core.$ZodError): SafeText {
  return joinLines(
    issues.map(
      (issue) =>
        safe`${toSafeText(issue.path.map(String).join('.') || 'the whole')} should be ${renderExpectation(issue)}`,
    ),
    '; ',
  )
}

function renderExpectation(issue: z.core.$ZodIssue): SafeText {
  switch (issue.code) {
    case 'invalid_type':
      return safe`of type ${toSafeText(issue.expected)}`
    case 'invalid_value':
      return safe`one of ${toSafeText(issue.values.map(String).join(', '))}`
    case 'invalid_union':
      return safe`one of ${toSafeText(feedbackSources.join(', '))}`
    case 'too_small':
      return safe`not empty`
    case 'too_big':
      return safe`at most ${Number(issue.maximum)} characters long`
    case 'invalid_format':
      return safe`one line of whole characters`
    default:
      return safe`as specified`
  }
}

/** An id that any log or table can show as it is: anything else may be an order to the log or a mention. */
function findPlainId(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null || !('id' in raw) || typeof raw.id !== 'string') return undefined
  return /^[A-Za-z0-9](?:[\w.+=~-]|:(?!:)){0,127}$/.test(raw.id) ? raw.id : undefined
}

// The body of a keyed addition: entries as the export has them, all taken or none.
import type { GivenEntry } from '../data/merge-entries.ts'
import { isRecord } from '../import/import-reading.ts'
import { explain, type ParsedEntry, parseEntry } from '../import/parse-entry.ts'
import { maxEntries } from './choices.ts'
import { readJsonBody } from './json-body.ts'
import { type Refusal, refuseParts } from './refusals.ts'
import { additionSchema } from './schemas.ts'

type EntriesBody =
  | { readonly kind: 'entries'; readonly entries: readonly GivenEntry[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

export async function readEntries(request: Request, bodyBytes: number): Promise<EntriesBody> {
  const body = await readJsonBody(request, bodyBytes)
  if (body.kind === 'refused') return body
  const given = isRecord(body.value) ? body.value.feedback : undefined
  if (!Array.isArray(given) || given.length === 0 || given.length > maxEntries)
    return refuse([`feedback must be an array of 1 to ${maxEntries} entries`])
  const parsed = given.map((record) =>
    isRecord(record) ? readEntry(record) : ({ kind: 'refused', reason: 'it must be an object' } as const),
  )
  const reasons = parsed.flatMap((one, at) => (one.kind === 'refused' ? [`feedback[${at}]: ${one.reason}`] : []))
  if (reasons.length > 0) return refuse(reasons)
  return { kind: 'entries', entries: parsed.flatMap((one) => (one.kind === 'entry' ? [one.entry] : [])) }
}

/** An import ignores what a source has no use for and cuts what is too long; here, the published schema holds. */
function readEntry(record: Readonly<Record<string, unknown>>): ParsedEntry {
  const entry = parseEntry(record)
  if (entry.kind === 'refused') return entry
  const typed = additionSchema.shape.feedback.element.safeParse(record)
  if (typed.success) return entry
  const reasons = typed.error.issues.map((issue) => {
    const field = String(issue.path[0] ?? '')
    return issue.code === 'too_big' ? `${field} must have at most ${issue.maximum} characters` : explain(field, true)
  })
  return { kind: 'refused', reason: [...new Set(reasons)].join('; ') }
}

function refuse(reasons: readonly string[]): EntriesBody {
  return { kind: 'refused', refusal: refuseParts('entry', reasons) }
}

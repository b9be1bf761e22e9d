// `service-spec.md` as schemas.
import { z } from 'zod'
import { feedbackStatuses, jobStatuses } from './vocabulary.ts'

/** UTF-16 units. Identifiers are never truncated. */
const maxId = 512
export const maxName = 4096
export const maxWords = 20_000

/** A slice would keep the whole text in memory. */
function cut(most: number) {
  return z
    .string()
    .transform((text) => (text.length > most ? Buffer.from(text.slice(0, most), 'utf16le').toString('utf16le') : text))
}

/** A ledger key: one line of well-formed text. */
const identifier = z
  .string()
  .min(1)
  .max(maxId)
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u)

const base = {
  id: identifier,
  path: cut(maxName),
  comment: cut(maxWords).nullable(),
  createdAt: cut(maxName).nullable(),
  status: z.enum(feedbackStatuses),
}

export const feedbackEntrySchema = z.discriminatedUnion('source', [
  z.object({ ...base, source: z.literal('contextual'), helpful: z.boolean(), contact: cut(maxName).nullable() }),
  z.object({
    ...base,
    source: z.literal('code_snippet'),
    code: cut(maxWords),
    filename: cut(maxName).nullable(),
    lang: cut(maxName).nullable(),
  }),
  z.object({ ...base, source: z.literal('agent') }),
  z.object({ ...base, source: z.literal('thumbs_only') }),
])

export const feedbackPageSchema = z.object({
  feedback: z.array(z.unknown()),
  nextCursor: z.string().nullish(),
  hasMore: z.boolean(),
})

export const jobRequestSchema = z.object({ prompt: z.string().min(1) })

export const jobSchema = z.object({
  id: z.string().min(1),
  status: z.enum(jobStatuses),
  source: z.object({ repository: z.string(), ref: z.string() }),
  model: z.string(),
  prLink: z.string().nullable(),
  createdAt: z.string(),
  archivedAt: z.string().nullable(),
})

export const receivedJobSchema = z.object({
  id: identifier,
  status: z.enum(jobStatuses),
  source: z
    .object({ repository: z.string().nullish().catch(null), ref: z.string().nullish().catch(null) })
    .nullish()
    .catch(null),
  /** Of another type, it is unusable, but not absent. */
  prLink: z.preprocess(
    (link) => (link && typeof link !== 'string' ? JSON.stringify(link) : link),
    z.string().trim().nullish().catch(null),
  ),
})

export const errorBodySchema = z.object({
  error: z.string(),
  details: z.array(z.object({ message: z.string() })).optional(),
})

/** Also of a text that is exactly as long as the limit. */
export function isCut(entry: FeedbackEntry) {
  const { path, comment, contact, code, filename, lang } = { contact: '', code: '', filename: '', lang: '', ...entry }
  const isLong = (most: number) => (text: string | null) => text !== null && text.length >= most
  return [comment, code].some(isLong(maxWords)) || [path, contact, filename, lang].some(isLong(maxName))
}

export type FeedbackEntry = z.infer<typeof feedbackEntrySchema>
export type Job = z.infer<typeof jobSchema>
export type ReceivedJob = z.infer<typeof receivedJobSchema>
export type ErrorBody = z.infer<typeof errorBodySchema>

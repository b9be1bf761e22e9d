// What a page's widget sends: the shapes of an entry that a reader's browser can know, and nothing else.
import { z } from '@hono/zod-openapi'
import { widgetLimits as limits } from './choices.ts'

/** Control characters do not come out of a form, and half a surrogate pair is no text. */
const isText = (text: string) => text.isWellFormed() && !/(?![\t\n\r])\p{Cc}/u.test(text)
const isLine = (text: string) => text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text)

const text = (most: number) => z.string().min(1).max(most).refine(isText)
const line = (most: number) => z.string().min(1).max(most).refine(isLine)

const base = {
  id: z
    .uuid()
    .transform((id) => id.toLowerCase())
    .optional()
    .openapi({
      type: 'string',
      format: 'uuid',
      description: 'An entry sent again with the same ID is stored once',
    }),
  path: line(limits.path)
    .regex(/^\/(?!\/)/)
    .openapi({ description: 'The page, as in `location.pathname`', example: '/install' }),
  comment: text(limits.comment).nullish(),
}

export const submissionSchema = z
  .discriminatedUnion('source', [
    z.strictObject({
      source: z.literal('contextual'),
      ...base,
      helpful: z.boolean(),
      contact: z
        .email()
        .max(limits.contact)
        .nullish()
        .openapi({ description: 'An email address for a reply, if the project accepts one' }),
    }),
    z.strictObject({
      source: z.literal('code_snippet'),
      ...base,
      code: text(limits.code),
      filename: line(limits.filename).nullish(),
      lang: line(limits.lang).nullish(),
    }),
    // What a page's own assistant was told, or found.
    z.strictObject({ source: z.literal('agent'), ...base, comment: text(limits.comment) }),
  ])
  .openapi('Submission')

export type Submission = z.output<typeof submissionSchema>

export const originSchema = z.object({
  Origin: z
    .string()
    .openapi({ description: 'The page’s origin; set by the browser', example: 'https://docs.example.com' }),
})

export const receiptSchema = z.object({ id: z.string() }).openapi('Receipt')

const count = (most: number) => `1 to ${most} characters`
const rules: Readonly<Record<string, string>> = {
  source: 'must be contextual, code_snippet or agent',
  id: 'must be a UUID; it may be left out',
  path: `must begin with one slash, and have ${count(limits.path)} on one line`,
  comment: `must be a text of ${count(limits.comment)} without control characters, or null`,
  helpful: 'must be true or false',
  contact: `must be an email address of at most ${limits.contact} characters, or null`,
  code: `must be a text of ${count(limits.code)} without control characters`,
  filename: `must have ${count(limits.filename)} on one line, or be null`,
  lang: `must have ${count(limits.lang)} on one line, or be null`,
}

type ParsedSubmission =
  | { readonly kind: 'submission'; readonly submission: Submission }
  /** Names fields and rules, never what was sent. */
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }

export function parseSubmission(value: unknown, takesContact: boolean): ParsedSubmission {
  const parsed = submissionSchema.safeParse(value)
  if (!parsed.success) return refuse(parsed.error.issues.map(explain))
  const submission = parsed.data
  if (submission.source === 'contextual' && !takesContact && submission.contact != null)
    return refuse(['contact is not accepted by this project: leave it out'])
  return { kind: 'submission', submission }
}

function refuse(reasons: readonly string[]): ParsedSubmission {
  return { kind: 'refused', reasons: [...new Set(reasons)] }
}

function explain({ code, path }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys') return 'it has a field that entries from this source do not have: remove it'
  const field = String(path[0] ?? '')
  return field in rules
    ? `${field} ${rules[field]}`
    : 'it must be an object with a source, a path, and what the source needs'
}

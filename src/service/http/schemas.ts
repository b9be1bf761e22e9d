// What requests and responses hold, for validation and for `/openapi.json`: the contract of `docs-api/` with descriptions.
import { z } from '@hono/zod-openapi'
import {
  errorBodySchema,
  feedbackEntrySchema,
  jobRequestSchema,
  jobSchema,
  maxName,
  maxWords,
} from '../../docs-api/contract.ts'
import { feedbackSources, feedbackStatuses } from '../../docs-api/vocabulary.ts'
import { parseInstant } from '../data/instant.ts'
import { isStorable } from '../data/projects.ts'
import { maxEntries } from './choices.ts'

const date =
  'must be an ISO 8601 time or a date YYYY-MM-DD (a plus sign in an address is a space: write a zone as %2B02:00)'
const once = 'may be given once'

/** A parameter that was given twice arrives as an array. Messages never repeat what was sent. */
export function parameter<T>(parse: (text: string) => T | undefined, rule: string) {
  return z
    .string(once)
    .transform((text, context) => {
      const value = parse(text)
      if (value !== undefined) return value
      context.issues.push({ code: 'custom', message: rule, input: text })
      return z.NEVER
    })
    .optional()
}

const dateParameter = (name: string, description: string) =>
  parameter((text) => parseInstant(text) ?? undefined, date).openapi({
    param: { name, in: 'query', description: `${description}: ISO 8601 or YYYY-MM-DD` },
    type: 'string',
    example: '2026-11-01',
  })

export const exportQuerySchema = z.object({
  dateFrom: dateParameter('dateFrom', 'Start of the date range'),
  dateTo: dateParameter('dateTo', 'End of the date range, exclusive'),
  source: parameter(
    (text) => feedbackSources.find((source) => source === text),
    `must be one of ${feedbackSources.join(', ')}`,
  ).openapi({ type: 'string', enum: [...feedbackSources] }),
  status: parameter(parseStatuses, `must be a comma-separated list of ${feedbackStatuses.join(', ')}`).openapi({
    param: { name: 'status', in: 'query', description: `Comma-separated list of ${feedbackStatuses.join(', ')}` },
    type: 'string',
    pattern: `^(${feedbackStatuses.join('|')})(,(${feedbackStatuses.join('|')}))*$`,
  }),
  path: parameter(
    (text) => (text !== '' && isStorable(text) ? text : undefined),
    'must be the path of a page, as entries have it',
  ).openapi({
    param: { name: 'path', in: 'query', description: 'Only entries of this page: an extension' },
    type: 'string',
    minLength: 1,
    pattern: '^[^\\u0000]+$',
  }),
  limit: parameter(
    // A client for which it is any number may write 50 as 50.0.
    (text) => (/^([1-9]\d?|100)(\.0+)?$/.test(text) ? Number(text) : undefined),
    'must be a whole number from 1 to 100',
  ).openapi({ type: 'integer', minimum: 1, maximum: 100, default: 50 }),
  cursor: parameter(
    (text) => (/^[\w-]+\.[\w-]+$/.test(text) ? text : undefined),
    'must be a nextCursor of this service',
  ).openapi({
    param: { name: 'cursor', in: 'query', description: 'The `nextCursor` of the previous page' },
    type: 'string',
    pattern: '^[\\w-]+\\.[\\w-]+$',
  }),
})

function parseStatuses(text: string) {
  const wanted = text.split(',')
  const known = feedbackStatuses.filter((status) => wanted.includes(status))
  return wanted.every((status) => feedbackStatuses.some((one) => one === status)) ? known : undefined
}

export const segment = (description: string) => z.string().min(1).openapi({ description, example: 'docs' })

export const projectPathSchema = z.object({ projectId: segment('The project’s identifier, percent-encoded') })
export const jobPathSchema = projectPathSchema.extend({ jobId: segment('The job’s identifier, percent-encoded') })

export const pageSchema = z
  .object({
    feedback: z.array(feedbackEntrySchema),
    nextCursor: z.string().nullable(),
    hasMore: z.boolean(),
  })
  .openapi('FeedbackPage')

const name = z.string().max(maxName)
const words = z.string().max(maxWords)

/** Checked after the rules of an import, which cuts what is too long. */
export const additionSchema = z
  .object({
    feedback: z
      .array(
        z.object({
          id: z.string().min(1).max(512),
          path: name.min(1),
          source: z.enum(feedbackSources),
          status: z.enum(feedbackStatuses).optional(),
          comment: words.nullish(),
          createdAt: name.nullish().openapi({ description: 'ISO 8601, or YYYY-MM-DD' }),
          helpful: z.boolean().nullish().openapi({ description: 'Required for `contextual`' }),
          contact: name.nullish(),
          code: words.nullish().openapi({ description: 'Required for `code_snippet`' }),
          filename: name.nullish(),
          lang: name.nullish(),
        }),
      )
      .min(1)
      .max(maxEntries),
  })
  .openapi('Addition')

export const additionReceiptSchema = z
  .object({ added: z.int(), same: z.int(), kept: z.int() })
  .openapi('AdditionReceipt')

/** Half a surrogate pair and U+0000 are no text that a database, a file or a process could pass on. */
export const jobBodySchema = z
  .object(jobRequestSchema.shape)
  .extend({
    prompt: jobRequestSchema.shape.prompt.refine(isStorable).openapi({ pattern: '^[^\\u0000]*$' }),
  })
  .openapi('JobRequest')

export const jobResponseSchema = z
  .object(jobSchema.shape)
  .extend({
    prLink: z.string().nullable().openapi({ format: 'uri' }),
    createdAt: z.string().openapi({ format: 'date-time' }),
    archivedAt: z.string().nullable().openapi({ format: 'date-time' }),
  })
  .openapi('Job')
export const errorSchema = z.object(errorBodySchema.shape).openapi('Error')

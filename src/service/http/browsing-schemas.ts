// What people look at who browse a project: counts, lists of jobs and their logs. All of it extensions.
import { z } from '@hono/zod-openapi'
import { feedbackStatuses } from '../../docs-api/vocabulary.ts'
import { jobResponseSchema, parameter, projectPathSchema, segment } from './schemas.ts'

/** Pages of one summary, and jobs of one list unless it says otherwise. */
export const listed = 25
const defaultWeeks = 12

const wholeNumber = (name: string, [least, most, fallback]: readonly [number, number, number], about: string) =>
  parameter((text) => {
    const number = /^(0|[1-9]\d{0,6})$/.test(text) ? Number(text) : -1
    return number >= least && number <= most ? number : undefined
  }, `must be a whole number from ${least} to ${most}`).openapi({
    param: { name, in: 'query', description: about },
    type: 'integer',
    minimum: least,
    maximum: most,
    default: fallback,
  })

export const summaryQuerySchema = z.object({
  weeks: wholeNumber('weeks', [1, 104, defaultWeeks], 'How many weeks, this one included').transform(
    (weeks = defaultWeeks) => weeks,
  ),
  offset: wholeNumber('offset', [0, 1_000_000, 0], 'How many pages to leave out').transform((offset = 0) => offset),
})

const count = z.int()
export const summarySchema = z
  .object({
    weeks: z.array(
      z.object({
        start: z.string().openapi({ description: 'A Monday', example: '2026-11-23' }),
        helpful: count,
        notHelpful: count,
        other: count,
      }),
    ),
    statuses: z.object({ pending: count, in_progress: count, resolved: count, dismissed: count }),
    pages: z.array(z.object({ path: z.string(), total: count, notHelpful: count, comments: count, open: count })),
    morePages: z.boolean(),
  })
  .openapi('Summary')

export const entryPathSchema = projectPathSchema.extend({
  entryId: segment('The entry’s identifier, percent-encoded'),
})
export const statusBodySchema = z.object({ status: z.enum(feedbackStatuses) }).openapi('StatusChange')

export const jobsQuerySchema = z.object({
  limit: wholeNumber('limit', [1, 100, listed], 'Maximum jobs per page').transform((limit = listed) => limit),
  before: parameter((text) => (/^[\w-]{1,100}$/.test(text) ? text : undefined), 'must be the ID of a job').openapi({
    param: { name: 'before', in: 'query', description: 'Only jobs that were created before this one' },
    type: 'string',
    pattern: '^[\\w-]{1,100}$',
  }),
})
export const jobsSchema = z.object({ jobs: z.array(jobResponseSchema), hasMore: z.boolean() }).openapi('Jobs')

export const jobLogSchema = z
  .object({
    prompt: z.string(),
    message: z.string().nullable().openapi({ description: 'The latest follow-up' }),
    attempts: z.int().openapi({ description: 'How often an agent was started' }),
    failure: z.string().nullable(),
    output: z.string().openapi({ description: 'The last 64 KiB' }),
  })
  .openapi('JobLog')

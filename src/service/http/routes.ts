// The operations: addresses, parameters and responses, from which requests are validated and `/openapi.json` is written.
import { createRoute } from '@hono/zod-openapi'
import type { z } from 'zod'
import {
  errorSchema,
  exportQuerySchema,
  jobBodySchema,
  jobPathSchema,
  jobResponseSchema,
  pageSchema,
  projectPathSchema,
} from './schemas.ts'
import { originSchema, receiptSchema, submissionSchema } from './widget-schemas.ts'

const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } })
const refused = (description: string) => ({ description, content: json(errorSchema) })
const bearer = [{ key: [] }]

const refusedByAll = {
  401: refused('No valid key'),
  403: refused('The key belongs to another project, or may not do this'),
  404: refused('There is no such project'),
  500: refused('The service failed'),
  503: refused('The database is busy: try again after `Retry-After`'),
} as const

export const getFeedbackRoute = createRoute({
  method: 'get',
  path: '/v1/analytics/{projectId}/feedback',
  operationId: 'getFeedback' as const,
  summary: 'Get feedback',
  security: bearer,
  request: { params: projectPathSchema, query: exportQuerySchema },
  responses: {
    200: { description: 'One page, newest entries first, undated ones last', content: json(pageSchema) },
    400: refused('Invalid query parameters, each with a message in `details`'),
    429: refused('The limit of the export is reached, if there is one: try again after `Retry-After`'),
    ...refusedByAll,
  },
})

export const createJobRoute = createRoute({
  method: 'post',
  path: '/v2/agent/{projectId}/job',
  operationId: 'createJob' as const,
  summary: 'Create an agent job',
  security: bearer,
  request: { params: projectPathSchema, body: { content: json(jobBodySchema), required: true } },
  responses: {
    201: { description: 'The job, which an agent will work on', content: json(jobResponseSchema) },
    400: refused('The body is not a job request'),
    413: refused('The body or the prompt is too long'),
    415: refused('The body is not declared as JSON'),
    429: refused('The project has used up its jobs of this hour: try again after `Retry-After`'),
    ...refusedByAll,
  },
})

export const getJobRoute = createRoute({
  method: 'get',
  path: '/v2/agent/{projectId}/job/{jobId}',
  operationId: 'getJob' as const,
  summary: 'Get an agent job',
  security: bearer,
  request: { params: jobPathSchema },
  responses: {
    200: { description: 'The job as it is now', content: json(jobResponseSchema) },
    400: refused('The address is not percent-encoded correctly'),
    ...refusedByAll,
    404: refused('There is no such project, or no such job in it'),
  },
})

/** An extension: only there when it is switched on. */
export const createFeedbackRoute = createRoute({
  method: 'post',
  path: '/widget/{projectId}/feedback',
  operationId: 'createFeedback' as const,
  summary: 'Send feedback from a page',
  description: 'An extension, for browsers: no key, but an `Origin` that the project accepts.',
  request: {
    params: projectPathSchema,
    headers: originSchema,
    body: { content: json(submissionSchema), required: true },
  },
  responses: {
    201: { description: 'The entry is stored, with the status `pending`', content: json(receiptSchema) },
    400: refused('The body is not such an entry: what is wrong is in `details`'),
    403: refused('The `Origin` is not one of the project’s'),
    404: refused('There is no such project, or it accepts no feedback from pages'),
    409: refused('There is an entry with this id that says something else'),
    413: refused('The body is too large'),
    415: refused('The body is not declared as JSON'),
    429: refused('Too much was sent in this hour, by the reader or to the project: try again after `Retry-After`'),
    500: refusedByAll[500],
    503: refusedByAll[503],
  },
})

export const routes = [getFeedbackRoute, createJobRoute, getJobRoute, createFeedbackRoute] as const

// The three operations: addresses, parameters and responses, from which requests are validated and `/openapi.json` is written.
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
  operationId: 'getFeedback',
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
  operationId: 'createJob',
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
  operationId: 'getJob',
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

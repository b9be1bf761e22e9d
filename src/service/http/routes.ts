// The operations: addresses, parameters and responses, from which requests are validated and `/openapi.json` is written.
import { createRoute } from '@hono/zod-openapi'
import type { z } from 'zod'
import { feedbackEntrySchema } from '../../docs-api/contract.ts'
import {
  entryPathSchema,
  jobLogSchema,
  jobsQuerySchema,
  jobsSchema,
  statusBodySchema,
  summaryQuerySchema,
  summarySchema,
} from './browsing-schemas.ts'
import {
  additionReceiptSchema,
  additionSchema,
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
  403: refused('The key belongs to another project, or lacks write access'),
  404: refused('No such project'),
  500: refused('Internal server error'),
  503: refused('The database is busy or not available: try again after `Retry-After`'),
} as const

const refusedOfJob = {
  400: refused('The URL is not percent-encoded correctly'),
  ...refusedByAll,
  404: refused('No such project, or no such job in it'),
} as const

/** Where there is a body. */
const refusedBody = { 413: refused('The body is too long'), 415: refused('The content type is not JSON') } as const
const refusedPrompt = { ...refusedBody, 413: refused('The body or the prompt is too long') } as const

export const getFeedbackRoute = createRoute({
  method: 'get',
  path: '/v1/analytics/{projectId}/feedback',
  operationId: 'getFeedback' as const,
  summary: 'Get feedback',
  security: bearer,
  request: { params: projectPathSchema, query: exportQuerySchema },
  responses: {
    200: { description: 'One page: newest entries first, undated ones last', content: json(pageSchema) },
    400: refused('Invalid query parameters, each with a message in `details`'),
    429: refused('The limit of export requests, if any, is reached: try again after `Retry-After`'),
    ...refusedByAll,
  },
})

export const addFeedbackRoute = createRoute({
  method: 'post',
  path: '/v1/analytics/{projectId}/feedback',
  operationId: 'addFeedback' as const,
  summary: 'Add feedback',
  description: 'An extension: entries of all sources, all or none. An entry whose ID is known is left as it is.',
  security: bearer,
  request: { params: projectPathSchema, body: { content: json(additionSchema), required: true } },
  responses: {
    200: {
      description: 'How many were added, were there already, and were there with different content',
      content: json(additionReceiptSchema),
    },
    400: refused('Invalid entries, each with a message in `details`'),
    ...refusedBody,
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
    201: { description: 'The queued job', content: json(jobResponseSchema) },
    400: refused('The body is not a job request'),
    ...refusedPrompt,
    429: refused('The project has reached its limit of jobs per hour or month: try again after `Retry-After`'),
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
    200: { description: 'The current state of the job', content: json(jobResponseSchema) },
    ...refusedOfJob,
  },
})

/** Extensions, of which the first is the hosted interface's. */
export const messageJobRoute = createRoute({
  method: 'post',
  path: '/v2/agent/{projectId}/job/{jobId}/message',
  operationId: 'messageJob' as const,
  summary: 'Send a follow-up to an agent job',
  description: 'An extension: the job goes on in the same branch and pull request.',
  security: bearer,
  request: { params: jobPathSchema, body: { content: json(jobBodySchema), required: true } },
  responses: {
    200: { description: 'The job, active again', content: json(jobResponseSchema) },
    409: refused('The job has not ended, or is archived'),
    ...refusedPrompt,
    429: refused(
      'The project has reached its limit of follow-ups per hour or jobs per month: try again after `Retry-After`',
    ),
    ...refusedOfJob,
    400: refused('The body is not a follow-up'),
  },
})

export const cancelJobRoute = createRoute({
  method: 'delete',
  path: '/v2/agent/{projectId}/job/{jobId}',
  operationId: 'cancelJob' as const,
  summary: 'Cancel an agent job',
  description:
    'An extension: the agent is stopped, and no pull request is made. Without effect on a job that has ended.',
  security: bearer,
  request: { params: jobPathSchema },
  responses: {
    200: { description: 'The job, archived unless it had ended before', content: json(jobResponseSchema) },
    ...refusedOfJob,
  },
})

export const summarizeRoute = createRoute({
  method: 'get',
  path: '/v1/analytics/{projectId}/summary',
  operationId: 'summarizeFeedback' as const,
  summary: 'Count feedback by week, status and page',
  description: 'An extension: of the last weeks, this one included. Undated entries are in no week.',
  security: bearer,
  request: { params: projectPathSchema, query: summaryQuerySchema },
  responses: {
    200: { description: 'The weeks, oldest first, and the pages with most feedback', content: json(summarySchema) },
    400: refused('Invalid query parameters, each with a message in `details`'),
    ...refusedByAll,
  },
})

export const setStatusRoute = createRoute({
  method: 'patch',
  path: '/v1/analytics/{projectId}/feedback/{entryId}',
  operationId: 'setFeedbackStatus' as const,
  summary: 'Set the status of an entry',
  description: 'An extension.',
  security: bearer,
  request: { params: entryPathSchema, body: { content: json(statusBodySchema), required: true } },
  responses: {
    200: { description: 'The entry', content: json(feedbackEntrySchema) },
    400: refused('The body does not name a status'),
    ...refusedBody,
    ...refusedByAll,
    404: refused('No such project, or no such entry in it'),
  },
})

export const listJobsRoute = createRoute({
  method: 'get',
  path: '/v2/agent/{projectId}/jobs',
  operationId: 'listJobs' as const,
  summary: 'List agent jobs',
  description: 'An extension: the latest first.',
  security: bearer,
  request: { params: projectPathSchema, query: jobsQuerySchema },
  responses: {
    200: { description: 'One page of jobs', content: json(jobsSchema) },
    400: refused('Invalid query parameters, each with a message in `details`'),
    ...refusedByAll,
  },
})

export const getJobLogRoute = createRoute({
  method: 'get',
  path: '/v2/agent/{projectId}/job/{jobId}/log',
  operationId: 'getJobLog' as const,
  summary: 'Get what an agent was asked, and what its program printed',
  description: 'An extension, for keys with write access: prompt and output may quote readers.',
  security: bearer,
  request: { params: jobPathSchema },
  responses: {
    200: { description: 'The prompt, the reason of a failure, and the end of the output', content: json(jobLogSchema) },
    ...refusedOfJob,
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
    400: refused('The body is not a valid entry: `details` says why'),
    403: refused('The project does not accept feedback from this `Origin`'),
    404: refused('No such project, or it does not accept feedback from pages'),
    409: refused('An entry with this ID and different content already exists'),
    ...refusedBody,
    429: refused('The reader or the project has reached its hourly limit: try again after `Retry-After`'),
    500: refusedByAll[500],
    503: refusedByAll[503],
  },
})

export const routes = [
  getFeedbackRoute,
  addFeedbackRoute,
  createJobRoute,
  getJobRoute,
  messageJobRoute,
  cancelJobRoute,
  createFeedbackRoute,
  summarizeRoute,
  setStatusRoute,
  listJobsRoute,
  getJobLogRoute,
] as const

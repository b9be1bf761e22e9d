// Operations for people who browse a project, as the service's own pages do: all of them extensions.
import type { MiddlewareHandler } from 'hono'
import { writeAudit } from '../data/audit.ts'
import type { Database } from '../data/database.ts'
import { findEntry, setEntryStatus } from '../data/feedback-table.ts'
import { readOutput } from '../data/job-output.ts'
import { findJob, listJobs } from '../data/jobs.ts'
import type { KeyAccess } from '../data/schema.ts'
import { findWeek, summarize } from '../data/summary.ts'
import { listed, statusBodySchema } from './browsing-schemas.ts'
import type { Service } from './framework.ts'
import { readJsonBody } from './json-body.ts'
import { refusals, toResponse } from './refusals.ts'
import { getJobLogRoute, listJobsRoute, setStatusRoute, summarizeRoute } from './routes.ts'

interface Dependencies {
  readonly database: Database
  readonly bodyBytes: number
  now(): number
  /** Grants access to the project, or answers. */
  guard(needed: KeyAccess): MiddlewareHandler
}

export function addBrowsing(service: Service, { database, bodyBytes, now, guard }: Dependencies): void {
  const { queries } = database

  service.get(summarizeRoute.getRoutingPath(), guard('read'))
  service.openapi(summarizeRoute, async (context) => {
    const { weeks, offset } = context.req.valid('query')
    const range = { from: findWeek(now(), weeks - 1), weeks }
    const summary = await summarize(queries, context.var.project.id, range, { limit: listed, offset })
    return context.json({ ...summary, weeks: [...summary.weeks], pages: [...summary.pages] }, 200)
  })

  service.openAPIRegistry.registerPath(setStatusRoute)
  service.patch(setStatusRoute.getRoutingPath(), guard('write'), async (context) => {
    const body = await readJsonBody(context.req.raw, bodyBytes)
    if (body.kind === 'refused') return toResponse(body.refusal)
    const content = statusBodySchema.safeParse(body.value)
    if (!content.success) return toResponse(refusals.noStatus)
    const { status } = content.data
    const { id: projectId } = context.var.project
    const subject = context.req.param('entryId') ?? ''
    const entry = await database.transaction(async (transaction) => {
      if (!(await setEntryStatus(transaction, projectId, subject, status))) return undefined
      const { actor } = context.var
      await writeAudit(transaction, { at: now(), projectId, actor, action: `status set to ${status}`, subject })
      return findEntry(transaction, projectId, subject)
    })
    return entry === undefined ? toResponse(refusals.unknownEntry) : context.json(entry, 200)
  })

  service.get(listJobsRoute.getRoutingPath(), guard('read'))
  service.openapi(listJobsRoute, async (context) => {
    const { limit, before } = context.req.valid('query')
    // One more than the page holds, so that hasMore never promises an empty page.
    const records = await listJobs(queries, context.var.project.id, limit + 1, before)
    const jobs = records.slice(0, limit).map(({ job }) => job)
    return context.json({ jobs, hasMore: records.length > limit }, 200)
  })

  service.get(getJobLogRoute.getRoutingPath(), guard('write'))
  service.openapi(getJobLogRoute, async (context) => {
    const { jobId } = context.req.valid('param')
    const record = await findJob(queries, context.var.project.id, jobId)
    if (record === undefined) return toResponse(refusals.unknownJob) as never
    const { prompt, message, attempts, failure } = record
    return context.json({ prompt, message, attempts, failure, output: await readOutput(queries, jobId) }, 200)
  })
}

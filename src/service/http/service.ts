// The service from request to response, without a port.
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { writeAudit } from '../data/audit.ts'
import type { Database } from '../data/database.ts'
import { createJob, type Enqueue, messageJob } from '../data/job-creation.ts'
import { cancelJob, findJob } from '../data/jobs.ts'
import { findGrant, hashKey } from '../data/keys.ts'
import { mergeEntries } from '../data/merge-entries.ts'
import { findNamedEntries } from '../data/named-entries.ts'
import { countUse } from '../data/rates.ts'
import type { KeyAccess } from '../data/schema.ts'
import { findTrouble, isOrphan } from '../data/trouble.ts'
import { readEntries } from './add-feedback.ts'
import { addBrowsing } from './browsing.ts'
import { defaultLimits, type Limits, statuses } from './choices.ts'
import { getFeedback } from './export-feedback.ts'
import type { Client, Service } from './framework.ts'
import { readJobBody } from './json-body.ts'
import { buildDocument } from './openapi.ts'
import {
  commonHeaders,
  Refused,
  refusals,
  refuseForNow,
  refuseJob,
  refuseMethod,
  refuseParts,
  toResponse,
} from './refusals.ts'
import {
  addFeedbackRoute,
  cancelJobRoute,
  createFeedbackRoute,
  createJobRoute,
  getFeedbackRoute,
  getJobRoute,
  messageJobRoute,
  routes,
} from './routes.ts'
import { addWidget, type WidgetOptions } from './widget-routes.ts'

export type { Service } from './framework.ts'

export interface ServiceOptions {
  readonly database: Database
  readonly enqueue: Enqueue
  /** The name that jobs give as their model. */
  readonly model: string
  /** Milliseconds since 1970. */
  now(): number
  /** A new, unique job id, fit for the name of a branch. */
  id(): string
  readonly limits?: Partial<Limits>
  /** Lets readers send feedback from pages; without it there is no such operation. */
  readonly widget?: WidgetOptions
  /** Called for every request without a valid key. */
  onBadKey?(): void
  /** Called for every unexpected error that was answered with a 500, or with a 503 when the database cannot serve. */
  onError?(error: unknown): void
}

export function createService(options: ServiceOptions): Service {
  const { database, enqueue, model, now, id } = options
  const limits = { ...defaultLimits, ...options.limits }
  const service: Service = new OpenAPIHono({
    defaultHook: (result) => {
      if (result.success) return undefined
      const messages = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
      return toResponse(refuseParts('query parameters', messages))
    },
  })

  service.use(async (context, next) => {
    const path = decodePath(context.req.url)
    if (path === undefined) return toResponse(refusals.malformedAddress)
    // Postgres does not store U+0000, so no ID contains it.
    if (path.includes('\0')) return toResponse(refusals.unknownOperation)
    await next()
    for (const [name, value] of Object.entries(commonHeaders)) context.res.headers.set(name, value)
    return undefined
  })
  service.notFound(() => toResponse(refusals.unknownOperation))
  service.onError((error) => {
    if (error instanceof Refused) return toResponse(error.refusal)
    if (isOrphan(error)) return toResponse(refusals.unknownProject)
    options.onError?.(error)
    const trouble = findTrouble(error)
    if (trouble === undefined) return toResponse(refusals.failed)
    return toResponse(trouble.kind === 'busy' ? refusals.busy : refusals.unavailable)
  })

  /**
   * Keys come before parameters and body: so that messages about those reveal nothing to callers without one. Nor does an unknown key
   * reveal anything about projects: 401 comes before 404, and 404 before 403.
   */
  const guard = (needed: KeyAccess) => async (context: Context, next: () => Promise<void>) => {
    const key = /^Bearer +(\S+) *$/i.exec(context.req.header('authorization') ?? '')?.[1]
    const { keyHash = key && hashKey(key) }: Client = context.env ?? {}
    const projectId = context.req.param('projectId') ?? ''
    const grant = keyHash && (await findGrant(database.queries, keyHash, projectId, now()))
    if (!grant) {
      options.onBadKey?.()
      return toResponse(refusals.badKey)
    }
    const { project } = grant
    if (project === undefined) return toResponse(refusals.unknownProject)
    if (grant.projectId !== project.id) return toResponse(refusals.otherProject)
    if (needed === 'write' && grant.access === 'read') return toResponse(refusals.readingKey)
    context.set('project', project)
    context.set('actor', `key ${grant.name}`)
    return next()
  }

  const openRules = ({ actor }: { actor: string }) => ({ now: now(), actor, jobsPerHour: limits.jobsPerHour, enqueue })

  service.get(getFeedbackRoute.getRoutingPath(), guard('read'))
  service.openapi(getFeedbackRoute, async (context) => {
    const { id: projectId } = context.var.project
    if (limits.exportsPerHour !== null) {
      const wait = await countUse(database.queries, projectId, 'export', limits.exportsPerHour, now())
      if (wait > 0)
        return toResponse(refuseForNow('The project has reached its limit of export requests', wait)) as never
    }
    const answer = await getFeedback(database, projectId, context.req.valid('query'))
    return answer.kind === 'page' ? context.json(answer.page, 200) : (toResponse(answer.refusal) as never)
  })

  service.openAPIRegistry.registerPath(addFeedbackRoute)
  service.post(getFeedbackRoute.getRoutingPath(), guard('write'), async (context) => {
    const body = await readEntries(context.req.raw, limits.bodyBytes)
    if (body.kind === 'refused') return toResponse(body.refusal)
    const { id: projectId } = context.var.project
    const { entries } = body
    const { added, same, kept } = await database.transaction(async (transaction) => {
      const merge = await mergeEntries(transaction, projectId, entries, false)
      const record = { at: now(), projectId, actor: context.var.actor, action: 'entries added' }
      if (merge.added > 0) await writeAudit(transaction, { ...record, subject: String(merge.added) })
      return merge
    })
    return context.json({ added, same, kept }, 200)
  })

  service.openAPIRegistry.registerPath(createJobRoute)
  service.post(createJobRoute.getRoutingPath(), guard('write'), async (context) => {
    const body = await readJobBody(context.req.raw, limits)
    if (body.kind === 'refused') return toResponse(body.refusal)
    const { id: projectId, repository, ref } = context.var.project
    const { prompt } = body
    const entryIds = findNamedEntries(prompt)
    const job = { id: id(), projectId, prompt, source: { repository, ref }, model, entryIds }
    const creation = await createJob(database, job, openRules(context.var))
    if (creation.kind === 'created') return context.json(creation.job, statuses.jobCreated)
    return toResponse(refuseJob(creation.by, creation.wait))
  })

  service.get(getJobRoute.getRoutingPath(), guard('read'))
  service.openapi(getJobRoute, async (context) => {
    const { jobId } = context.req.valid('param')
    const record = await findJob(database.queries, context.var.project.id, jobId)
    return record === undefined ? (toResponse(refusals.unknownJob) as never) : context.json(record.job, 200)
  })

  service.openAPIRegistry.registerPath(cancelJobRoute)
  service.delete(getJobRoute.getRoutingPath(), guard('write'), async (context) => {
    const { id: projectId } = context.var.project
    const jobId = context.req.param('jobId') ?? ''
    const cancelled = { at: now(), projectId, actor: context.var.actor, action: 'job cancelled', subject: jobId }
    const record = await database.transaction(async (transaction) => {
      if (await cancelJob(transaction, projectId, jobId, now())) await writeAudit(transaction, cancelled)
      return findJob(transaction, projectId, jobId)
    })
    return record === undefined ? toResponse(refusals.unknownJob) : context.json(record.job, 200)
  })

  service.openAPIRegistry.registerPath(messageJobRoute)
  service.post(messageJobRoute.getRoutingPath(), guard('write'), async (context) => {
    const body = await readJobBody(context.req.raw, limits)
    if (body.kind === 'refused') return toResponse(body.refusal)
    const jobId = context.req.param('jobId') ?? ''
    const message = { id: jobId, projectId: context.var.project.id, prompt: body.prompt }
    const receipt = await messageJob(database, message, openRules(context.var))
    switch (receipt.kind) {
      case 'queued':
        return context.json(receipt.job, 200)
      case 'unknown':
        return toResponse(refusals.unknownJob)
      case 'not-ended':
        return toResponse(refusals.notEnded)
      case 'archived':
        return toResponse(refusals.archived)
      case 'limited':
        return toResponse(refuseJob(receipt.by, receipt.wait))
    }
  })

  addBrowsing(service, { database, guard, now, bodyBytes: limits.bodyBytes })
  if (options.widget) addWidget(service, { ...options.widget, database, now, id })
  // The widget answers for its own path, and only where it is switched on.
  const others = routes.filter((route) => route !== createFeedbackRoute)
  for (const [path, all] of Map.groupBy(others, (route) => route.getRoutingPath())) {
    const allow = all.map(({ method }) => (method === 'get' ? 'GET, HEAD' : method.toUpperCase())).join(', ')
    service.all(path, () => toResponse(refuseMethod(allow)))
  }

  let document: object | undefined
  service.get('/openapi.json', (context) => {
    document ??= buildDocument(service)
    return context.json(document)
  })
  service.all('/openapi.json', () => toResponse(refuseMethod('GET, HEAD')))
  return service
}

function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url).pathname)
  } catch {
    return undefined
  }
}

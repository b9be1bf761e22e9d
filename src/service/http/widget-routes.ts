// The widget's operation: one entry from a reader's browser. Without a key, because everybody can read what a page holds.
import type { Context } from 'hono'
import { cors } from 'hono/cors'
import type { FeedbackEntry } from '../../docs-api/contract.ts'
import type { Database } from '../data/database.ts'
import { createReception, type Receive } from '../data/submissions.ts'
import { findWidget, type Widget } from '../data/widgets.ts'
import { widgetLimits } from './choices.ts'
import { findClientAddress } from './client-address.ts'
import type { Service } from './framework.ts'
import { readJsonBody } from './json-body.ts'
import { type Refusal, refusals, refuseForNow, refuseMethod, refuseParts, toResponse } from './refusals.ts'
import { createFeedbackRoute } from './routes.ts'
import { parseSubmission, type Submission } from './widget-schemas.ts'

export interface WidgetOptions {
  /** Entries in an hour of the clock, from one reader and to one project. */
  readonly limits: { readonly perAddress: number; readonly perProject: number }
  /** How many proxies in front of the service append their client's address to `X-Forwarded-For`. */
  readonly trustedProxies: number
}

interface WidgetDependencies extends WidgetOptions {
  now(): number
  id(): string
}

type Access =
  | { readonly kind: 'granted'; readonly widget: Widget }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

export function addWidget(
  service: Service,
  { database, ...options }: WidgetDependencies & { readonly database: Database },
): void {
  const dependencies = { ...options, receive: createReception(database) }
  const path = createFeedbackRoute.getRoutingPath()
  service.openAPIRegistry.registerPath(createFeedbackRoute)

  service.use(path, async (context, next) => {
    if (!['POST', 'OPTIONS'].includes(context.req.method)) return toResponse(refuseMethod('POST, OPTIONS'))
    try {
      const access = await decideOrigin(database, context)
      if (access.kind === 'refused') return toResponse({ ...access.refusal, headers: { vary: 'Origin' } })
      context.set('widget', access.widget)
    } catch (error) {
      // Without the headers, the browser would hide from the page why nothing was stored.
      return share(0)(context, () => Promise.reject(error))
    }
    return share(widgetLimits.preflightSeconds)(context, next)
  })
  service.post(path, (context) => receiveSubmission(context, context.var.widget, dependencies))
}

/** @param maxAge seconds for which a browser may remember that it may send */
function share(maxAge: number) {
  return cors({
    // Compared before, if it could be.
    origin: (origin) => origin,
    allowMethods: ['POST'],
    allowHeaders: ['content-type'],
    exposeHeaders: ['Retry-After'],
    maxAge,
  })
}

/** Every browser sends the origin with a POST and its preflight, and no script can change it. */
async function decideOrigin({ queries }: Database, { req }: Context): Promise<Access> {
  const widget = await findWidget(queries, req.param('projectId') ?? '')
  if (widget === undefined) return { kind: 'refused', refusal: refusals.noWidget }
  const origin = req.header('origin')
  return origin !== undefined && widget.origins.includes(origin)
    ? { kind: 'granted', widget }
    : { kind: 'refused', refusal: refusals.otherOrigin }
}

async function receiveSubmission(
  context: Context,
  { projectId, takesContact }: Widget,
  dependencies: WidgetDependencies & { readonly receive: Receive },
): Promise<Response> {
  const body = await readJsonBody(context.req.raw, widgetLimits.bodyBytes)
  if (body.kind === 'refused') return toResponse(body.refusal)
  const parsed = parseSubmission(body.value, takesContact)
  if (parsed.kind === 'refused') return toResponse(refuseParts('entry', parsed.reasons))
  const { trustedProxies, limits } = dependencies
  const now = dependencies.now()
  const entry = buildEntry(parsed.submission, dependencies.id(), now)
  const forwardedFor = context.req.header('x-forwarded-for') ?? ''
  const address = findClientAddress({ connection: context.env?.address ?? '', forwardedFor, trustedProxies })
  const reception = await dependencies.receive({ projectId, entry, address, limits }, now)
  switch (reception.kind) {
    case 'stored':
      return context.json({ id: entry.id }, 201)
    case 'taken':
      return toResponse(refusals.takenId)
    case 'limited':
      return toResponse(
        refuseForNow(
          reception.by === 'address'
            ? 'You have sent too much feedback in the last hour'
            : 'The project has received too much feedback in the last hour',
          reception.wait,
        ),
      )
  }
}

function buildEntry(submission: Submission, id: string, now: number): FeedbackEntry {
  const { path, comment = null } = submission
  const base = {
    id: submission.id ?? id,
    path,
    comment,
    createdAt: new Date(now).toISOString(),
    status: 'pending',
  } as const
  if (submission.source === 'contextual') {
    const { source, helpful, contact = null } = submission
    return { ...base, source, helpful, contact }
  }
  if (submission.source === 'agent') return { ...base, source: submission.source }
  const { source, code, filename = null, lang = null } = submission
  return { ...base, source, code, filename, lang }
}

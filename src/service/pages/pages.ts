// The pages of the service, at `/`: for people with a key. All that they show and change goes through the service's own operations.
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorBody, Job } from '../../docs-api/contract.ts'
import { type Database, keepSecret } from '../data/database.ts'
import { findGrant, type Grant, hashKey } from '../data/keys.ts'
import { findWeek } from '../data/summary.ts'
import { findTrouble } from '../data/trouble.ts'
import { findClientAddress } from '../http/client-address.ts'
import type { Service } from '../http/framework.ts'
import { readBytes } from '../http/json-body.ts'
import { refusals } from '../http/refusals.ts'
import { buildQuery, type Frame, linkProject, pageHeaders, renderPage } from './layout.ts'
import * as sessions from './page-session.ts'
import { icon, style } from './style.ts'
import { createThrottle } from './throttle.ts'
import * as views from './views.ts'

interface PageOptions {
  /** How many proxies in front of the service append their client's address to `X-Forwarded-For`. */
  readonly trustedProxies: number
}

interface Dependencies extends PageOptions {
  readonly database: Database
  now(): number
  onBadKey?: (() => void) | undefined
  onError?: ((error: unknown) => void) | undefined
}

/** A session with what its keys open today. */
interface Visit {
  readonly session: sessions.Session
  readonly token: string
  readonly keys: readonly (Grant & { readonly hash: string })[]
}
type Key = Visit['keys'][number]
type Answer<T> = { readonly kind: 'body'; readonly body: T } | { readonly kind: 'refused'; readonly problem: Problem }
interface Problem {
  readonly status: number
  readonly sentence: string
}
type Content = Omit<Frame, 'token' | 'project'> | Problem | { readonly to: string }

const sessionCookie = 'feedback-session'
/** For the form with which somebody signs in, who has no session yet. */
const visitorCookie = 'feedback-visitor'

const notices = new Map([
  ['status', 'The status was set.'],
  ['cancelled', 'The job was cancelled: its program ends within seconds.'],
  ['added', 'The project was added.'],
])
const expiredForm: Problem = {
  status: 403,
  sentence: 'This form is too old. Go back, reload the page, and send it again.',
}

export function addPages(service: Service, { database, trustedProxies, now, onBadKey, onError }: Dependencies): void {
  const { queries } = database
  const throttle = createThrottle()
  let kept: Promise<string> | undefined
  const readSecret = () => {
    kept ??= keepSecret(queries, 'page-session')
    return kept.catch((error: unknown) => {
      kept = undefined
      throw error
    })
  }

  const openVisit = async (context: Context): Promise<Visit | undefined> => {
    const cookie = getCookie(context, sessionCookie, 'host') ?? getCookie(context, sessionCookie) ?? ''
    const secret = await readSecret()
    const session = sessions.readSession(secret, cookie, now())
    if (session === undefined) return undefined
    const keys = await Promise.all(
      session.keyHashes.map(async (hash) => {
        const grant = await findGrant(queries, hash, '', now())
        return grant === undefined ? [] : [{ ...grant, hash }]
      }),
    )
    return { session, token: sessions.buildFormToken(secret, session.nonce), keys: keys.flat() }
  }

  /** As a client with this key would ask. */
  const ask = async <T>(context: Context, { hash }: Key, address: string, init?: RequestInit): Promise<Answer<T>> => {
    const client = { ...context.env, keyHash: hash }
    const response = await service.fetch(new Request(`http://service${address}`, init), client)
    if (response.ok) return { kind: 'body', body: (await response.json()) as T }
    const { error, details = [] } = (await response.json()) as ErrorBody
    const sentence = [error, ...details.map(({ message }) => message)].join('; ')
    return { kind: 'refused', problem: { status: response.status, sentence: `${sentence}.` } }
  }

  const respond = (
    context: Context,
    content: Content,
    visit?: Visit,
    project?: string,
  ): Response | Promise<Response> => {
    if ('to' in content) return context.redirect(content.to, 303)
    const isProblem = 'sentence' in content
    const frame = isProblem
      ? { title: 'Not possible', body: views.renderProblem('That is not possible', content.sentence) }
      : { notice: notices.get(context.req.query('done') ?? ''), ...content }
    const status = (isProblem ? content.status : 200) as ContentfulStatusCode
    return context.html(renderPage({ ...frame, token: visit?.token, project }), status, { ...pageHeaders })
  }

  const showSignIn = async (context: Context, error?: Problem): Promise<Response> => {
    const nonce = getCookie(context, visitorCookie) ?? sessions.createNonce()
    save(context, visitorCookie, nonce)
    const address = context.req.method === 'GET' ? context.req.url.replace(/^https?:\/\/[^/]*/, '') : '/'
    // A strict cookie does not come along with a link of another site.
    const isFromElsewhere = context.req.header('sec-fetch-site') === 'cross-site'
    const body = views.renderSignIn({
      token: sessions.buildFormToken(await readSecret(), nonce),
      error: error?.sentence,
      later: isFromElsewhere ? address : undefined,
    })
    const status = (error?.status ?? 200) as ContentfulStatusCode
    return context.html(renderPage({ title: 'Sign in', body }), status, { ...pageHeaders })
  }

  const pages: Service = new OpenAPIHono()
  pages.onError((error, context) => {
    onError?.(error)
    const isTrouble = findTrouble(error) !== undefined
    const { status, body } = isTrouble ? refusals.unavailable : refusals.failed
    return respond(context, { status, sentence: `${body.error}.` })
  })

  /** A page for people who are signed in: of one project, or of all. */
  const show = (build: (context: Context, visit: Visit, key: Key) => Promise<Content>) => async (context: Context) => {
    const visit = await openVisit(context)
    if (visit === undefined) return showSignIn(context)
    const project = context.req.param('projectId') ?? ''
    const key = visit.keys.find(({ projectId }) => projectId === project)
    if (key === undefined)
      return respond(context, { status: 404, sentence: 'No key of this session opens such a project.' }, visit)
    return respond(context, await build(context, visit, key), visit, project)
  }

  /** A form of such a page. */
  const receive = (change: (context: Context, key: Key, fields: Fields) => Promise<Content>) =>
    show(async (context, { session }, key) => {
      const fields = await readForm(context)
      const isOurs = sessions.isFormToken(await readSecret(), session.nonce, fields('token'))
      return isOurs ? change(context, key, fields) : expiredForm
    })

  pages.get('/pages.css', (context) => context.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))
  pages.get('/pages.svg', (context) => context.body(icon, 200, { 'content-type': 'image/svg+xml' }))

  pages.get('/', async (context) => {
    const visit = await openVisit(context)
    if (visit === undefined) return showSignIn(context)
    const cards: views.Card[] = []
    for (const key of visit.keys) {
      const id = encodeURIComponent(key.projectId)
      const summary = await ask<views.Summary>(context, key, `/v1/analytics/${id}/summary`)
      const jobs = await ask<views.Jobs>(context, key, `/v2/agent/${id}/jobs`)
      if (summary.kind === 'refused') return respond(context, summary.problem, visit)
      if (jobs.kind === 'refused') return respond(context, jobs.problem, visit)
      cards.push({ id: key.projectId, access: key.access, summary: summary.body, jobs: jobs.body })
    }
    return respond(context, { title: 'Projects', body: views.renderProjects(cards, visit.token) }, visit)
  })

  // The address that a key which was not valid leaves in the browser.
  pages.get('/sign-in', (context) => context.redirect('/', 303))
  pages.post('/sign-in', async (context) => {
    const fields = await readForm(context)
    const secret = await readSecret()
    const visit = await openVisit(context)
    const nonces = [visit?.session.nonce, getCookie(context, visitorCookie)]
    if (!nonces.some((nonce) => nonce !== undefined && sessions.isFormToken(secret, nonce, fields('token'))))
      return showSignIn(context, {
        status: 403,
        sentence: 'The page was open for too long, or cookies are off. Try again.',
      })
    const forwardedFor = context.req.header('x-forwarded-for') ?? ''
    const address = findClientAddress({ connection: context.env?.address ?? '', forwardedFor, trustedProxies })
    const wait = throttle.findWait(address, now())
    if (wait > 0) {
      context.header('retry-after', String(wait))
      const minutes = Math.ceil(wait / 60)
      return showSignIn(context, {
        status: 429,
        sentence: `Too many tries. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      })
    }
    const hash = hashKey(fields('key').trim())
    const grant = await findGrant(queries, hash, '', now())
    if (grant === undefined) {
      throttle.noteFailure(address, now())
      onBadKey?.()
      return showSignIn(context, {
        status: 403,
        sentence: 'This is not a valid key: it may have expired, or been revoked.',
      })
    }
    const others = (visit?.keys ?? []).filter(({ projectId }) => projectId !== grant.projectId).map(({ hash }) => hash)
    const session = sessions.createSession([...others, hash].slice(-sessions.maxKeys), now())
    save(context, sessionCookie, sessions.writeSession(secret, session))
    return context.redirect(visit === undefined ? '/' : '/?done=added', 303)
  })

  pages.post('/sign-out', async (context) => {
    const visit = await openVisit(context)
    const token = (await readForm(context))('token')
    if (visit !== undefined && !sessions.isFormToken(await readSecret(), visit.session.nonce, token))
      return respond(context, expiredForm, visit)
    save(context, sessionCookie, '')
    return context.redirect('/', 303)
  })

  pages.get(
    '/projects/:projectId',
    show(async (context, _, key) => {
      const [weeks, offset] = [readWeeks(context) ?? '12', context.req.query('offset') ?? '0']
      const id = encodeURIComponent(key.projectId)
      const query = buildQuery({ weeks, offset })
      const summary = await ask<views.Summary>(context, key, `/v1/analytics/${id}/summary${query}`)
      if (summary.kind === 'refused') return summary.problem
      const jobs = await ask<views.Jobs>(context, key, `/v2/agent/${id}/jobs?limit=6`)
      if (jobs.kind === 'refused') return jobs.problem
      const body = views.renderOverview(key.projectId, summary.body, jobs.body, Number(weeks), Number(offset))
      return { title: key.projectId, body, current: 'Overview' }
    }),
  )

  pages.get(
    '/projects/:projectId/feedback',
    show(async (context, { token }, key) => {
      const { status, source, path, cursor } = context.req.query()
      // Entries of a page are looked for among all of the range.
      const weeks = readWeeks(context) ?? (path ? '52' : undefined)
      const dateFrom = weeks && new Date(findWeek(now(), Number(weeks) - 1)).toISOString()
      const query = buildQuery({ status, source, path, cursor, dateFrom, limit: 25 })
      const address = `/v1/analytics/${encodeURIComponent(key.projectId)}/feedback${query}`
      const page = await ask<views.FeedbackPage>(context, key, address)
      if (page.kind === 'refused') return page.problem
      const choice = { status, source, path, weeks, cursor }
      const body = views.renderFeedback(key.projectId, page.body, choice, key.access === 'write' ? token : undefined)
      return { title: 'Feedback', body, current: 'Feedback' }
    }),
  )

  pages.post(
    '/projects/:projectId/feedback',
    receive(async (context, key, fields) => {
      const [project, id] = [key.projectId, fields('id')].map(encodeURIComponent)
      const change = {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ status: fields('status') }),
      }
      const answer = await ask(context, key, `/v1/analytics/${project}/feedback/${id}`, change)
      if (answer.kind === 'refused') return answer.problem
      const { done: _, ...back } = Object.fromEntries(new URLSearchParams(fields('back')))
      return { to: `${linkProject(key.projectId)}/feedback${buildQuery({ ...back, done: 'status' })}` }
    }),
  )

  pages.get(
    '/projects/:projectId/jobs',
    show(async (context, _, key) => {
      const before = context.req.query('before')
      const address = `/v2/agent/${encodeURIComponent(key.projectId)}/jobs${buildQuery({ before })}`
      const jobs = await ask<views.Jobs>(context, key, address)
      if (jobs.kind === 'refused') return jobs.problem
      return { title: 'Jobs', body: views.renderJobs(key.projectId, jobs.body, before), current: 'Jobs' }
    }),
  )

  pages.get(
    '/projects/:projectId/jobs/:jobId',
    show(async (context, { token }, key) => {
      const address = addressJob(context, key)
      const job = await ask<Job>(context, key, address)
      if (job.kind === 'refused') return job.problem
      const log = key.access === 'write' ? await ask<views.JobLog>(context, key, `${address}/log`) : undefined
      if (log?.kind === 'refused') return log.problem
      const body = views.renderJob(key.projectId, job.body, log?.body, key.access === 'write' ? token : undefined)
      return { title: `Job ${job.body.id}`, body, current: 'Jobs' }
    }),
  )

  pages.post(
    '/projects/:projectId/jobs/:jobId/cancel',
    receive(async (context, key) => {
      const answer = await ask<Job>(context, key, addressJob(context, key), { method: 'DELETE' })
      if (answer.kind === 'refused') return answer.problem
      const { id, status } = answer.body
      const done = status === 'archived' ? 'cancelled' : undefined
      return { to: `${linkProject(key.projectId)}/jobs/${encodeURIComponent(id)}${buildQuery({ done })}` }
    }),
  )

  service.route('/', pages)
}

type Fields = (name: string) => string

/** Bytes of a form. Whoever signs in has no key yet, and must not take the room of those who have one. */
const maxForm = 65_536

/** A field that is missing is empty, as are all of a form that is too long to be one of these pages'. */
async function readForm(context: Context): Promise<Fields> {
  const form = new URLSearchParams((await readBytes(context.req.raw, maxForm))?.toString())
  return (name) => form.get(name) ?? ''
}

function readWeeks(context: Context): string | undefined {
  const weeks = context.req.query('weeks') ?? ''
  return /^(4|12|26|52)$/.test(weeks) ? weeks : undefined
}

function addressJob(context: Context, { projectId }: Key): string {
  return `/v2/agent/${encodeURIComponent(projectId)}/job/${encodeURIComponent(context.req.param('jobId') ?? '')}`
}

/** For this host alone where the page came by https, which a proxy or the browser itself says. An empty value deletes it. */
function save(context: Context, name: string, value: string): void {
  const schemes = [context.req.header('x-forwarded-proto'), context.req.header('origin')]
  const secure = schemes.some((scheme) => scheme?.split(',')[0]?.trim().startsWith('https'))
  const isSession = name === sessionCookie
  setCookie(context, name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    ...(secure && isSession ? { prefix: 'host' as const } : {}),
    maxAge: value === '' ? 0 : sessions.maxSession / 1000,
  })
}

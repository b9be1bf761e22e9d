// The service that is judged, as a client sees it: an address, a project, a key; and what it answers, in exactly the specification's form.
import assert from 'node:assert/strict'
import { z } from 'zod'
import { feedbackSources, feedbackStatuses, jobStatuses } from '../../src/docs-api/vocabulary.ts'

/** How a job ends, by its agent or by a person. */
export type JobEnd = 'pull-request' | 'unchanged' | 'failed' | 'archived'

export interface Target {
  readonly baseUrl: string
  readonly project: string
  readonly key: string
  /** Where a job is retrieved, relative to the address, with `{projectId}` and `{id}`. */
  readonly jobPath: string
  /** A project, with its key, whose jobs of an hour may be used up; without one this is not tried. */
  readonly expendable?: { readonly project: string; readonly key: string } | undefined
  /** Without it, nothing is known of how jobs end here. */
  readonly endJob?: ((id: string, how: JobEnd) => Promise<void>) | undefined
  /** Breaks the service's storage; without it no server error can be had. */
  readonly breakStorage?: (() => Promise<void>) | undefined
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

export const defaultJobPath = '/v2/agent/{projectId}/job/{id}'

/** A service that is silent for longer has failed. */
const patience = 30_000

export function createClient(target: Target) {
  const base = target.baseUrl.replace(/\/+$/, '')
  const ask = async (path: string, init: RequestInit = {}, key: string | null = target.key): Promise<Answer> => {
    const headers = { ...(key === null ? {} : { authorization: `Bearer ${key}` }), ...init.headers }
    const response = await fetch(base + path, { ...init, headers, signal: AbortSignal.timeout(patience) })
    const text = await response.text()
    try {
      return { status: response.status, body: JSON.parse(text) }
    } catch {
      return { status: response.status, body: text }
    }
  }
  const findPath = (id: string) =>
    target.jobPath
      .replace('{projectId}', () => encodeURIComponent(target.project))
      .replace('{id}', () => encodeURIComponent(id))
  const post = (body: unknown): RequestInit => ({
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  })
  const exportPath = `/v1/analytics/${encodeURIComponent(target.project)}/feedback`
  return {
    ask,
    getFeedback: (query: Readonly<Record<string, string>> = {}, key?: string | null) =>
      ask(Object.keys(query).length === 0 ? exportPath : `${exportPath}?${new URLSearchParams(query)}`, {}, key),
    createJob: (body: unknown, { project = target.project, key = target.key as string | null } = {}) =>
      ask(`/v2/agent/${encodeURIComponent(project)}/job`, post(body), key),
    getJob: (id: string) => ask(findPath(id)),
    cancelJob: (id: string) => ask(findPath(id), { method: 'DELETE' }),
    messageJob: (id: string, body: unknown) => ask(`${findPath(id)}/message`, post(body)),
    addFeedback: (body: unknown) => ask(exportPath, post(body)),
  }
}

export type Client = ReturnType<typeof createClient>

const base = {
  id: z.string(),
  path: z.string(),
  comment: z.string().nullable(),
  createdAt: z.string().nullable(),
  source: z.enum(feedbackSources),
  status: z.enum(feedbackStatuses),
}
export const entrySchema = z.object(base)
export const entrySchemas = {
  contextual: entrySchema.extend({ helpful: z.boolean(), contact: z.string().nullable() }),
  code_snippet: entrySchema.extend({ code: z.string(), filename: z.string().nullable(), lang: z.string().nullable() }),
}
export type Entry = z.infer<typeof entrySchema>

const pageSchema = z.object({ feedback: z.array(entrySchema), nextCursor: z.string().nullable(), hasMore: z.boolean() })
type Page = z.infer<typeof pageSchema>

const time = z.iso.datetime({ offset: true })
export const jobSchema = z.object({
  id: z.string().min(1),
  status: z.enum(jobStatuses),
  source: z.object({ repository: z.string(), ref: z.string() }),
  model: z.string(),
  prLink: z.url().nullable(),
  createdAt: time,
  archivedAt: time.nullable(),
})
export type Job = z.infer<typeof jobSchema>

export const errorSchema = z.object({
  error: z.string().min(1),
  details: z.array(z.object({ message: z.string().min(1) })).optional(),
})

export function readPage({ status, body }: Answer): Page {
  assert.equal(status, 200, `the export answered ${status}`)
  return pageSchema.parse(body)
}

/** The specification gives no number for success. */
export function readJob({ status, body }: Answer): Job {
  assert.ok(status >= 200 && status < 300, `the job operation answered ${status}`)
  return jobSchema.parse(body)
}

/** At most so many pages: a real project may have years of feedback. */
const maxPages = 20

/** All entries, or the newest ones, and the pages they came in. */
export async function walk(
  client: Client,
  query: Readonly<Record<string, string>>,
): Promise<{ entries: Entry[]; pages: Page[] }> {
  const pages: Page[] = []
  let cursor: string | null = null
  do {
    const page: Page = readPage(await client.getFeedback(cursor === null ? query : { ...query, cursor }))
    pages.push(page)
    cursor = page.hasMore ? page.nextCursor : null
  } while (cursor !== null && pages.length < maxPages)
  return { entries: pages.flatMap(({ feedback }) => feedback), pages }
}

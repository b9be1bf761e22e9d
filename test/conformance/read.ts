// What the checks read from answers: entries, pages and jobs in exactly the specification's form.
import assert from 'node:assert/strict'
import { z } from 'zod'
import { feedbackSources, feedbackStatuses, jobStatuses } from '../../src/docs-api/vocabulary.ts'
import type { Answer, Client } from './target.ts'

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
export type Page = z.infer<typeof pageSchema>

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

export function readRaw(answer: Answer): Record<string, unknown>[] {
  readPage(answer)
  return (answer.body as { feedback: Record<string, unknown>[] }).feedback
}

export function expectInvalid({ status, body }: Answer): void {
  assert.equal(status, 400)
  errorSchema.parse(body)
}

/** At most so many pages: a real project may have years of feedback. */
const mostPages = 20

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
  } while (cursor !== null && pages.length < mostPages)
  return { entries: pages.flatMap(({ feedback }) => feedback), pages }
}

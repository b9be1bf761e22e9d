// The labelled set as feedback entries: ids and dates are filled in from each line's own text, so they are the same every time.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'

const name = z.string().regex(/^[a-z0-9][a-z0-9./-]*$/)

/** A line, with the page and topic of the heading above it; one that is a string is a comment. What is missing has a default. */
const lineSchema = z.strictObject({
  page: z.string().startsWith('/'),
  topic: name.optional(),
  kind: z.enum(['complaint', 'praise', 'spam', 'support', 'empty', 'vote']).default('complaint'),
  comment: z.string().nullable(),
  source: z.enum(['contextual', 'code_snippet', 'agent', 'thumbs_only']).default('contextual'),
  helpful: z.boolean().optional(),
  code: z.string().min(1).optional(),
  lang: z.string().nullable().optional(),
  filename: z.string().nullable().optional(),
  block: name.optional(),
  path: z.string().min(1).optional(),
  contact: z.email().optional(),
  language: z.string().min(2).default('en'),
})

export interface Labelled {
  /** The site that the page belongs to: a file of the set, clustered by itself as a project would be. */
  readonly site: string
  readonly page: string
  readonly kind: z.infer<typeof lineSchema>['kind']
  readonly topic: string | undefined
  readonly entry: FeedbackEntry
}

/** `own` has three sites, `check` one that was written later. */
export type SetName = 'own' | 'check'

const folders = { own: new URL('set/', import.meta.url), check: new URL('check/', import.meta.url) }

export function loadSet(name: SetName): Labelled[] {
  const folder = folders[name]
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
  return files.sort().flatMap((file) => parseLines(file, readFileSync(new URL(file, folder), 'utf8')))
}

function parseLines(file: string, text: string): Labelled[] {
  const seen = new Map<string, number>()
  let heading: object = {}
  return text
    .trim()
    .split('\n')
    .flatMap((json, index) => {
      const line: object | string = JSON.parse(json)
      const given = typeof line === 'string' ? { comment: line } : line
      if (!('comment' in given)) {
        heading = given
        return []
      }
      const whole = JSON.stringify({ ...heading, ...given })
      const times = (seen.get(whole) ?? 0) + 1
      seen.set(whole, times)
      return parseLine(`${file}:${index + 1}`, { ...heading, ...given }, digest(`${file} ${times} ${whole}`))
    })
}

function parseLine(at: string, line: object, hash: Buffer): Labelled {
  const site = at.replace(/\.jsonl:.*/, '')
  const { page, kind, topic, ...given } = lineSchema.parse(line, { error: () => `not a line of the set: ${at}` })
  const base = {
    id: hash.toString('hex', 0, 10),
    path: given.path ?? page,
    comment: given.comment,
    createdAt: dateOf(hash.readUInt32BE(10) / 2 ** 32),
    status: 'pending' as const,
  }
  const { source, helpful = false, contact = null, code = '', filename = null, lang = null } = given
  const label = { site, page, kind, topic }
  if (source === 'contextual') return { ...label, entry: { ...base, source, helpful, contact } }
  if (source === 'code_snippet') return { ...label, entry: { ...base, source, code, filename, lang } }
  return { ...label, entry: { ...base, source } }
}

/** Somewhere within the ninety days before a fixed day; `share` from 0 to 1. */
function dateOf(share: number): string {
  const day = 86_400_000
  return new Date(Date.UTC(2026, 10, 20) - Math.floor(share * 90 * day)).toISOString()
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

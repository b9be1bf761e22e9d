// The labelled set as feedback entries: ids and dates are filled in from each line's own text, so they are the same every time.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'

const name = z.string().regex(/^[a-z0-9][a-z0-9./-]*$/)

/** The short form of a line; what is missing has a default. */
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

export type Kind = z.infer<typeof lineSchema>['kind']

export interface Labelled {
  /** The site that the page belongs to: a file of the set, clustered by itself as a project would be. */
  readonly site: string
  readonly page: string
  readonly kind: Kind
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

/** Throws on the first line that is not of the form, naming it. */
function parseLines(file: string, text: string): Labelled[] {
  const seen = new Map<string, number>()
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), at: `${file}:${index + 1}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, at }) => {
      const times = (seen.get(line) ?? 0) + 1
      seen.set(line, times)
      return parseLine(file.replace(/\.jsonl$/, ''), at, line, digest(`${file} ${times} ${line}`))
    })
}

function parseLine(site: string, at: string, text: string, hash: Buffer): Labelled {
  const { page, kind, topic, ...given } = lineSchema.parse(JSON.parse(text), {
    error: () => `not a line of the set: ${at}`,
  })
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

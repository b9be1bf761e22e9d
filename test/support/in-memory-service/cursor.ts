// Export cursors: a position in the order and a fingerprint of the filters it was made under.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Position } from './feedback-shelf.ts'

const contentSchema = z.tuple([z.literal(1), z.string(), z.number().int().nullable(), z.string().min(1)])

type ReadCursor = { kind: 'position'; position: Position } | { kind: 'garbage' } | { kind: 'other-filters' }

/** The same fingerprint for the same filters, however they were written. */
export function buildFilterPrint(filters: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(filters)).digest('base64url').slice(0, 16)
}

export function buildCursor({ at, id }: Position, print: string): string {
  return Buffer.from(JSON.stringify([1, print, at, id])).toString('base64url')
}

/** Without a fingerprint (the filters themselves were invalid), only garbage can be detected. */
export function parseCursor(text: string, print: string | null): ReadCursor {
  const content = contentSchema.safeParse(decode(text))
  if (!content.success) return { kind: 'garbage' }
  const [, madeUnder, at, id] = content.data
  if (print !== null && madeUnder !== print) return { kind: 'other-filters' }
  return { kind: 'position', position: { at, id } }
}

function decode(text: string): unknown {
  const bytes = Buffer.from(text, 'base64url')
  // Buffer skips what is not base64url; a cursor is only accepted exactly as it was issued.
  if (bytes.toString('base64url') !== text) return undefined
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

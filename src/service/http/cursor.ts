// Cursors of the export: a place in the order, signed together with the filters it was given out for.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { FeedbackFilters, Position } from '../data/feedback-table.ts'

/** Signing keeps a cursor from being made up, or carried to other filters or another project. */
interface CursorScope {
  readonly key: Buffer
  readonly projectId: string
  readonly filters: FeedbackFilters
}

const positionSchema = z.tuple([z.number(), z.string().min(1)])

export function buildCursor(scope: CursorScope, { rank, id }: Position): string {
  const content = Buffer.from(JSON.stringify([rank, id])).toString('base64url')
  return `${content}.${sign(scope, content).toString('base64url')}`
}

/** Undefined unless it was built, letter by letter, in this scope. */
export function parseCursor(scope: CursorScope, cursor: string): Position | undefined {
  const [content = '', signature = '', ...more] = cursor.split('.')
  const expected = sign(scope, content).toString('base64url')
  const isOurs = signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  if (!isOurs || more.length > 0) return undefined
  const [rank, id] = positionSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  return { rank, id }
}

function sign({ key, projectId, filters: { from, to, source, statuses, path } }: CursorScope, content: string): Buffer {
  const signed = JSON.stringify([1, projectId, from, to, source, [...statuses].sort(), path, content])
  return createHmac('sha256', key).update(signed).digest().subarray(0, 16)
}

// The order in which entries are compared.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { byCode } from './order.ts'

/** By id. Of entries that repeat an id one stays, whichever came first. */
export function sortOut(entries: readonly FeedbackEntry[]): FeedbackEntry[] {
  const ordered = [...entries].sort((a, b) => byCode(a.id, b.id) || byCode(textOf(a), textOf(b)))
  return ordered.filter((entry, index) => ordered[index - 1]?.id !== entry.id)
}

function textOf(entry: FeedbackEntry): string {
  return JSON.stringify([entry.path, entry.comment, entry.createdAt, entry])
}

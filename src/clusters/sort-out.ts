// Which entries are compared, which are set aside.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { isSuspicion } from '../triage/suspicion.ts'
import { triageAll } from '../triage/triage.ts'
import type { SetAside } from './cluster.ts'
import { byCode } from './order.ts'

/** By id. Of entries that repeat an id one stays, whichever came first. */
export function sortOut(
  entries: readonly FeedbackEntry[],
  released: ReadonlySet<string> = new Set(),
): { worded: FeedbackEntry[]; setAside: SetAside[] } {
  const worded: FeedbackEntry[] = []
  const setAside: SetAside[] = []
  const ordered = [...entries].sort((a, b) => byCode(a.id, b.id) || byCode(textOf(a), textOf(b)))
  const unique = ordered.filter((entry, index) => ordered[index - 1]?.id !== entry.id)
  for (const [index, judged] of triageAll(unique).entries()) {
    const entry = unique[index]
    if (entry === undefined) continue
    if (judged.kind === 'worded' || (judged.kind === 'aside' && released.has(entry.id) && isSuspicion(judged.reason)))
      worded.push(entry)
    else if (judged.kind === 'aside') setAside.push({ id: entry.id, reason: judged.reason })
  }
  return { worded, setAside }
}

function textOf(entry: FeedbackEntry): string {
  return JSON.stringify([entry.path, entry.comment, entry.createdAt, entry])
}

// Sorts a scan: candidates, votes, and what is skipped.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { Filters } from '../docs-api/vocabulary.ts'
import type { DocPath } from '../pages/doc-path.ts'
import { readPage, readTime } from '../pages/entry.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import { isFlagged, type ReasonCode } from './reasons.ts'
import { triage, type voteOf } from './triage.ts'

export type Vote = Readonly<{
  id: string
  page: DocPath
  vote: ReturnType<typeof voteOf>
  at: number | null
  contact: string | null
}>

export type Intake = ReturnType<typeof sortIntake>

/** @param entries each once */
export function sortIntake(
  entries: Iterable<FeedbackEntry>,
  options: {
    filters: Filters
    isInScope: (path: string) => boolean
    maxAge: Readonly<{ text: string; time: number | undefined }>
    now: number
    /** Asked for by its date, so young enough once. */
    isFollowed?: (id: string) => boolean
  },
) {
  const { filters, isInScope, maxAge, now } = options
  /** With words, even if filtered or not new. */
  const candidates: FeedbackEntry[] = []
  const filtered = new Map<string, ReasonCode>()
  const votes: Vote[] = []
  const skipped: { id: string; reason: SafeText }[] = []
  /** Candidates otherwise. */
  const tooOld: FeedbackEntry[] = []
  const outOfScope: string[] = []
  let old = 0
  for (const read of entries) {
    const time = readTime(read)
    const at = time && Math.min(time, now)
    // Next to a date in the future, all others would seem old.
    const entry = at === time ? read : { ...read, createdAt: new Date(now).toISOString() }
    const { id, path } = entry
    const skip = (reason: SafeText) => skipped.push({ id, reason })
    if (!filters.sources.includes(entry.source)) skip(safe`source not in \`sources\``)
    else if (!filters.statuses.includes(entry.status)) skip(safe`status not in \`statuses\``)
    else if (!isInScope(path)) {
      skip(safe`out of scope`)
      outOfScope.push(path)
    } else if (at !== null && maxAge.time !== undefined && at < now - maxAge.time) {
      skip(safe`older than max-age (${toSafeText(maxAge.text)})`)
      old += 1
      if (options.isFollowed?.(id) && triage(entry).kind === 'worded') tooOld.push(entry)
    } else {
      const judged = triage(entry)
      const contact = entry.source === 'contextual' ? entry.contact : null
      if (judged.kind === 'vote') votes.push({ id, page: readPage(entry), vote: judged.vote, at, contact })
      else candidates.push(entry)
      if (judged.kind === 'filtered') filtered.set(id, judged.code)
    }
  }
  return { candidates, filtered, votes, skipped, outOfScope, old, tooOld }
}

/** Why it is left out. A flagged entry that a person wants sent is not. */
export function findReason(
  id: string,
  filtered: ReadonlyMap<string, ReasonCode>,
  anyway: ReadonlySet<string>,
): ReasonCode | undefined {
  const code = filtered.get(id)
  return code !== undefined && anyway.has(id) && isFlagged(code) ? undefined : code
}

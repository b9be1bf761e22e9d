// What recorded events mean for the people who watch: lines in the log, and the account of the run.
import type { Fix, FixState } from '../ledger/ledger.ts'
import { type Line, line } from '../text/line.ts'
import { toLine } from '../text/to-line.ts'
import type { Events, Sync } from './sync.ts'

const words: Record<FixState, Line> = {
  submitting: line`is being sent`,
  active: line`is with the agent`,
  uncertain: line`was sent, but no answer came: it is looked for`,
  proposed: line`has a pull request`,
  merged: line`was merged`,
  declined: line`was declined (its pull request was closed unmerged)`,
  unchanged: line`ended without a change`,
  failed: line`failed; its entries are new again`,
  archived: line`was archived by the service`,
  freed: line`was never taken up; its entries are free again`,
  'given-up': line`was given up`,
}

/** Events that bring a fix into another state, for the log and the account. */
export function shareNews({ world, book, account }: Sync, events: Events): void {
  const told = new Set<string>()
  for (const event of events) {
    for (const fix of fixesOf(book.ledger.fixes, event)) {
      if (told.has(fix.id)) continue
      told.add(fix.id)
      account.touched.add(fix.id)
      if (fix.state === 'active') continue
      account.news = true
      if (fix.state === 'failed') account.jobsFailed.add(fix.id)
      const address = fix.state === 'proposed' && fix.prLink !== undefined ? line`: ${toLine(fix.prLink)}` : line``
      const reason = fix.reason === undefined ? line`` : line` (${fix.reason})`
      world.log.info(line`${nameFix(fix)} ${words[fix.state]}${address}${reason}`)
    }
  }
}

function fixesOf(fixes: readonly Fix[], event: Events[number]): readonly Fix[] {
  if (event.type === 'pull-read') return fixes.filter((fix) => fix.prLink === event.prLink)
  if (!('fixId' in event)) return []
  return fixes.filter((fix) => fix.id === event.fixId)
}

/** How the log calls a fix: its pages, which are in their safe normal form, and its size. */
export function nameFix(fix: Pick<Fix, 'pages' | 'entryIds'>): Line {
  const [first = '', ...others] = fix.pages
  const more = others.length === 0 ? line`` : line` and ${others.length} more`
  const entries = fix.entryIds.length === 1 ? line`1 entry` : line`${fix.entryIds.length} entries`
  return line`${toLine(first, 80)}${more} (${entries})`
}

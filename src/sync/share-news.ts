// What recorded events mean for the people who watch: lines in the log, and the account of the run.
import type { Fix, FixState } from '../ledger/ledger.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { Events, Sync } from './sync.ts'

const words: Record<FixState, SafeText> = {
  submitting: safe`is being sent`,
  active: safe`is with the agent`,
  uncertain: safe`was sent, but no answer came: it is looked for`,
  proposed: safe`has a pull request`,
  merged: safe`was merged`,
  declined: safe`was declined (its pull request was closed unmerged)`,
  unchanged: safe`ended without a change`,
  failed: safe`failed; its entries are new again`,
  archived: safe`was archived by the service`,
  freed: safe`was never taken up; its entries are free again`,
  'given-up': safe`was given up`,
}

/** Events that bring a fix into another state, for the log and the account. */
export function shareNews({ world, session, account }: Sync, events: Events): void {
  const told = new Set<string>()
  for (const event of events) {
    for (const fix of fixesOf(session.ledger.fixes, event)) {
      if (told.has(fix.id)) continue
      told.add(fix.id)
      account.touched.add(fix.id)
      if (fix.state === 'active') continue
      account.news = true
      if (fix.state === 'failed') account.jobsFailed.add(fix.id)
      const address = fix.state === 'proposed' && fix.prLink !== undefined ? safe`: ${toSafeText(fix.prLink)}` : safe``
      const reason = fix.reason === undefined ? safe`` : safe` (${fix.reason})`
      world.log.info(safe`${nameFix(fix)} ${words[fix.state]}${address}${reason}`)
    }
  }
}

function fixesOf(fixes: readonly Fix[], event: Events[number]): readonly Fix[] {
  if (event.type === 'pull-read') return fixes.filter((fix) => fix.prLink === event.prLink)
  if (!('fixId' in event)) return []
  return fixes.filter((fix) => fix.id === event.fixId)
}

/** How the log calls a fix: its pages, which are in their safe normal form, and its size. */
export function nameFix(fix: Pick<Fix, 'pages' | 'entryIds'>): SafeText {
  const [first = '', ...others] = fix.pages
  const more = others.length === 0 ? safe`` : safe` and ${others.length} more`
  const entries = fix.entryIds.length === 1 ? safe`1 entry` : safe`${fix.entryIds.length} entries`
  return safe`${toSafeText(first, 80)}${more} (${entries})`
}

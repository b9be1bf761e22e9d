// The life of a fix: which states are open, and how one moves on.
import type { Fix, Ledger, News } from './ledger.ts'
import { unreadableFor } from './limits.ts'
import { states } from './states.ts'

/** Open fixes hold their pages and count towards `max-open`; a pull request unreadable for seven days no longer does. */
export function isOpen(fix: Fix, now: number): boolean {
  if (!states[fix.state].open) return false
  const lost =
    fix.state === 'proposed' && fix.unreadableSince !== undefined && now - fix.unreadableSince > unreadableFor
  return !lost
}

/** Its entries are done with: in a fix that is neither failed nor freed. */
export function holdsEntries(fix: Fix): boolean {
  return states[fix.state].holdsEntries
}

/** It ended, and will not be followed again (a declined pull request may still be merged). */
export function isClosed(fix: Fix): boolean {
  return !states[fix.state].open
}

export function findFix(ledger: Ledger, id: string): Fix | undefined {
  return ledger.fixes.find((fix) => fix.id === id)
}

/** Ids that open and recently closed fixes hold. */
export function heldEntries(ledger: Ledger): Set<string> {
  return new Set(ledger.fixes.filter(holdsEntries).flatMap((fix) => fix.entryIds))
}

/**
 * What no comment has reported yet: a pull request (one link of several fixes once), a fix given up, one that needs a person.
 */
export function pendingNews(ledger: Ledger): { fixId: string; news: News }[] {
  const reported = new Set(
    ledger.fixes.filter((fix) => fix.notified.includes('pull-request')).map((fix) => fix.prLink?.url),
  )
  const pending: { fixId: string; news: News }[] = []
  for (const fix of ledger.fixes) {
    const { news } = states[fix.state]
    if (news === undefined || fix.notified.includes(news)) continue
    if (news === 'pull-request') {
      const link = fix.prLink?.url
      if (link !== undefined && reported.has(link)) continue
      reported.add(link)
    }
    pending.push({ fixId: fix.id, news })
  }
  return pending
}

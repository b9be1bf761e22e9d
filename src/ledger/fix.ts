// The life of a fix: which states are open, and how one moves on.
import type { Fix, FixState, Ledger, News } from './ledger.ts'
import { unreadableFor } from './limits.ts'

const openStates: readonly FixState[] = ['submitting', 'active', 'uncertain', 'proposed']

/** Open fixes hold their pages and count towards `max-open`; a pull request unreadable for seven days no longer does. */
export function isOpen(fix: Fix, now: number): boolean {
  if (!openStates.includes(fix.state)) return false
  const lost =
    fix.state === 'proposed' && fix.unreadableSince !== undefined && now - fix.unreadableSince > unreadableFor
  return !lost
}

/** Its entries are done with: in a fix that is neither failed nor freed. */
export function holdsEntries(fix: Fix): boolean {
  return fix.state !== 'failed' && fix.state !== 'freed'
}

/** It ended, and will not be followed again (a declined pull request may still be merged). */
export function isClosed(fix: Fix): boolean {
  return !openStates.includes(fix.state)
}

export function findFix(ledger: Ledger, id: string): Fix | undefined {
  return ledger.fixes.find((fix) => fix.id === id)
}

/** Ids that open and recently closed fixes hold. */
export function heldEntries(ledger: Ledger): Set<string> {
  return new Set(ledger.fixes.filter(holdsEntries).flatMap((fix) => fix.entryIds))
}

/**
 * What no comment has told yet: a pull request (one link of several fixes once), a fix given up, one that needs a person.
 */
export function pendingNews(ledger: Ledger): { fixId: string; news: News }[] {
  const toldLinks = new Set(ledger.fixes.filter((fix) => fix.told.includes('pull-request')).map((fix) => fix.prLink))
  const pending: { fixId: string; news: News }[] = []
  for (const fix of ledger.fixes) {
    const news = newsOf(fix)
    if (news === undefined || fix.told.includes(news)) continue
    if (news === 'pull-request') {
      if (toldLinks.has(fix.prLink)) continue
      toldLinks.add(fix.prLink)
    }
    pending.push({ fixId: fix.id, news })
  }
  return pending
}

function newsOf(fix: Fix): News | undefined {
  switch (fix.state) {
    case 'proposed':
    case 'merged':
    case 'declined':
      return 'pull-request'
    case 'given-up':
      return 'given-up'
    case 'uncertain':
      return 'needs-person'
    case 'submitting':
    case 'active':
    case 'unchanged':
    case 'failed':
    case 'archived':
    case 'freed':
      return undefined
  }
}

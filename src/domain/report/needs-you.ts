// The dashboard's first section: what waits for a person.
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { day } from '../ledger/limits.ts'
import { describeAttention } from './attention.ts'
import type { Links } from './links.ts'
import { groupByPull, newestFirst, pullColumns, renderPullsBeyond } from './pull-group.ts'
import { joinParts } from './section.ts'
import { type Column, pagesCell, renderTable } from './table.ts'
import { formatDay } from './words.ts'

/** What was given up is news for two weeks of the ledger's own time, not of the clock's. */
const lately = 14 * day

export function renderNeedsYou(ledger: Ledger, links: Links, budget: number): string {
  const toReview = groupByPull(ledger.fixes.filter(waitsForReview))
  const toLookAt = listToLookAt(ledger)
  if (toReview.length === 0 && toLookAt.length === 0) return '## Needs you\n\nNothing at the moment.'
  const reviews = renderTable(
    [...pullColumns(links), { name: 'Since', cell: (group) => formatDay(group.since) }],
    toReview,
    budget,
  )
  return joinParts([
    '## Needs you',
    toReview.length === 0 ? '' : 'Review these pull requests: merge what is right, close what is not.',
    reviews,
    renderPullsBeyond(toReview, budget, links),
    toLookAt.length === 0 ? '' : 'Look into these:',
    renderTable(attentionColumns(links), toLookAt, budget),
  ])
}

export function attentionColumns(links: Links): Column<Fix>[] {
  return [
    { name: 'Page', cell: (fix) => pagesCell(fix.pages) },
    { name: 'What happened', cell: (fix) => describeAttention(fix, links)?.what ?? '' },
    { name: 'What you can do', cell: (fix) => describeAttention(fix, links)?.remedy ?? '' },
  ]
}

export function waitsForReview(fix: Fix): boolean {
  return fix.state === 'proposed' && fix.unreadableSince === undefined
}

/** Uncertain ones, those that cannot be read, and those given up lately. */
export function listToLookAt(ledger: Ledger): Fix[] {
  const newest = Math.max(...ledger.fixes.map((fix) => fix.since))
  return newestFirst(ledger.fixes).filter((fix) => {
    if (fix.state === 'given-up') return newest - fix.since <= lately
    return (
      fix.state === 'uncertain' ||
      ((fix.state === 'active' || fix.state === 'proposed') && fix.unreadableSince !== undefined)
    )
  })
}

// The dashboard's first section: what waits for a person.
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { day } from '../ledger/limits.ts'
import { safe } from '../text/safe-text.ts'
import { describeAttention } from './attention.ts'
import type { Links } from './links.ts'
import { type Blocks, paragraph, section } from './markdown/blocks.ts'
import { phrase, say } from './markdown/phrase.ts'
import type { Column } from './markdown/table.ts'
import { groupByPull, listPullsBeyond, newestFirst, type PullGroup, pullColumns } from './pull-group.ts'
import { pagesCell, tableWithin } from './table.ts'
import { formatDay } from './words.ts'

/** What was given up is news for two weeks of the ledger's own time, not of the clock's. */
const lately = 14 * day

export function buildNeedsYou(ledger: Ledger, links: Links, budget: number): Blocks {
  const toReview = groupByPull(ledger.fixes.filter(waitsForReview))
  const toLookAt = listToLookAt(ledger)
  const heading = safe`Needs you`
  if (toReview.length === 0 && toLookAt.length === 0)
    return section(2, heading, paragraph(phrase`Nothing at the moment.`))
  const columns = [...pullColumns(links), { name: safe`Since`, cell: ({ since }: PullGroup) => say(formatDay(since)) }]
  const review = phrase`Review these pull requests: merge what is right, close what is not.`
  return section(
    2,
    heading,
    toReview.length === 0 ? [] : paragraph(review),
    tableWithin(columns, toReview, budget),
    listPullsBeyond(toReview, budget, links),
    toLookAt.length === 0 ? [] : paragraph(phrase`Look into these:`),
    tableWithin(attentionColumns(links), toLookAt, budget),
  )
}

export function attentionColumns(links: Links): Column<Fix>[] {
  return [
    { name: safe`Page`, cell: (fix) => pagesCell(fix.pages) },
    { name: safe`What happened`, cell: (fix) => describeAttention(fix, links)?.what ?? [] },
    { name: safe`What you can do`, cell: (fix) => describeAttention(fix, links)?.remedy ?? [] },
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

// Fixes that share one pull request are reported as one.
import type { Fix } from '../ledger/ledger.ts'
import { formatNumber, joinLines, safe } from '../text/safe-text.ts'
import { type Links, linkPull } from './links.ts'
import { type Blocks, paragraph } from './markdown/blocks.ts'
import { joinPhrases, measure, phrase, say } from './markdown/phrase.ts'
import { type Column, numberColumn, pageColumn } from './markdown/table.ts'
import { explainOnePr } from './why-one-pr.ts'

/** In characters: about 400 links, and less than half of a body. */
const roomForLinks = 30_000

export interface FixGroup extends Pick<Fix, 'prLink' | 'rejectedLink' | 'state' | 'distinctReaders' | 'votes'> {
  readonly pages: readonly string[]
  /** When the newest of them came into its state. */
  readonly since: number
  readonly fixes: readonly Fix[]
}

/** Newest first. A fix without a pull request is a group of its own. */
export function groupByPull(fixes: readonly Fix[]): FixGroup[] {
  const groups = Map.groupBy(newestFirst(fixes), (fix) => fix.prLink?.url ?? fix)
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((newest) => ({
      ...newest,
      pages: [...new Set(group.flatMap((fix) => fix.pages))],
      distinctReaders: group.reduce((sum, fix) => sum + fix.distinctReaders, 0),
      votes: group.reduce((sum, fix) => sum + fix.votes, 0),
      fixes: group,
    })),
  )
}

export function newestFirst(fixes: readonly Fix[]): Fix[] {
  return [...fixes].sort((a, b) => b.since - a.since || (a.id < b.id ? -1 : 1))
}

export function pullColumns(links: Links): [Column<FixGroup>, ...Column<FixGroup>[]] {
  return [
    { name: safe`Pull request`, cell: (group) => linkPull(group, links) },
    pageColumn,
    { name: safe`Together`, cell: ({ fixes }) => say(joinLines([...new Set(fixes.map(explainOnePr))], '; ')) },
    numberColumn(safe`Readers`, (group) => group.distinctReaders),
    numberColumn(safe`👎`, (group) => group.votes),
  ]
}

/** The pull requests beyond a table's budget, by their links alone: none may be missing while there is room at all. */
export function listPullsBeyond(groups: readonly FixGroup[], budget: number, links: Links): Blocks {
  const beyond = groups.slice(budget).map((group) => linkPull(group, links))
  let room = roomForLinks
  const shown = beyond.filter((link) => {
    room -= measure(link) + 2
    return room >= 0
  })
  const more = beyond.length - shown.length
  const rest = more === 0 ? [] : phrase` and ${formatNumber(more)} more`
  return beyond.length === 0 ? [] : paragraph(phrase`Also ${joinPhrases(shown, ', ')}${rest}`)
}

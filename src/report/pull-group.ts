// Fixes that share one pull request are told of as one.
import type { Fix } from '../ledger/ledger.ts'
import { formatNumber, joinLines, safe } from '../text/safe-text.ts'
import { type Links, linkPull } from './links.ts'
import { type Blocks, paragraph } from './markdown/blocks.ts'
import { joinPhrases, measure, phrase, say } from './markdown/phrase.ts'
import type { Column } from './markdown/table.ts'
import { numberColumn, pagesCell } from './table.ts'
import { describeTogether } from './together.ts'

/** Characters; about 400 links, and less than half of a body. */
const roomForLinks = 30_000

export interface PullGroup {
  readonly prLink: string | undefined
  readonly rejectedLink: string | undefined
  readonly state: Fix['state']
  readonly pages: readonly string[]
  readonly distinctReaders: number
  readonly votes: number
  /** When the newest of them came into its state. */
  readonly since: number
  readonly fixes: readonly Fix[]
}

/** Newest first. A fix without a pull request is a group of its own. */
export function groupByPull(fixes: readonly Fix[]): PullGroup[] {
  const groups = Object.groupBy(newestFirst(fixes), (fix) =>
    JSON.stringify([fix.prLink ?? null, fix.prLink === undefined ? fix.id : '']),
  )
  return Object.values(groups).flatMap((group = []) => {
    const [newest] = group
    if (newest === undefined) return []
    return {
      prLink: newest.prLink,
      rejectedLink: newest.rejectedLink,
      state: newest.state,
      pages: [...new Set(group.flatMap((fix) => fix.pages))],
      distinctReaders: group.reduce((sum, fix) => sum + fix.distinctReaders, 0),
      votes: group.reduce((sum, fix) => sum + fix.votes, 0),
      since: newest.since,
      fixes: group,
    }
  })
}

export function newestFirst(fixes: readonly Fix[]): Fix[] {
  return [...fixes].sort((a, b) => b.since - a.since || (a.id < b.id ? -1 : 1))
}

export function pullColumns(links: Links): [Column<PullGroup>, ...Column<PullGroup>[]] {
  return [
    { name: safe`Pull request`, cell: (group) => linkPull(group.prLink, links) },
    { name: safe`Page`, cell: (group) => pagesCell(group.pages) },
    {
      name: safe`Together`,
      cell: (group) => say(joinLines([...new Set(group.fixes.map(describeTogether))], '; ')),
    },
    numberColumn(safe`Readers`, (group) => group.distinctReaders),
    numberColumn(safe`👎`, (group) => group.votes),
  ]
}

/** The pull requests that found no room in a table, by their links alone: none may be missing while there is room at all. */
export function listPullsBeyond(groups: readonly PullGroup[], budget: number, links: Links): Blocks {
  const beyond = groups.slice(budget).map((group) => linkPull(group.prLink, links))
  if (beyond.length === 0) return []
  let room = roomForLinks
  const shown = beyond.filter((link) => {
    room -= measure(link) + 2
    return room >= 0
  })
  const more = beyond.length - shown.length
  const rest = more === 0 ? [] : phrase` and ${formatNumber(more)} more`
  return paragraph(phrase`Also ${joinPhrases(shown, ', ')}${rest}`)
}

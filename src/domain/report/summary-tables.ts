// The tables of the job summary.
import type { FixState } from '../ledger/ledger.ts'
import { type Blocks, paragraph, section } from '../markdown/blocks.ts'
import { code, joinPhrases, phrase, say, text } from '../markdown/phrase.ts'
import { type Column, table } from '../markdown/table.ts'
import { type Line, line } from '../text/line.ts'
import { type Links, linkPull } from './links.ts'
import type { ReportCluster, ReportFix, RunReport } from './run-report.ts'
import { numberColumn, pagesCell, tableWithin } from './table.ts'
import { decisionWords, formatNumber, stateWords } from './words.ts'

const idsShown = 20

interface Group {
  readonly reason: string
  readonly entries: RunReport['entries']['skipped']
}

/** In these a fix's link is a pull request of this GitHub; elsewhere it may be anything. */
const pullStates: readonly FixState[] = ['proposed', 'merged', 'declined']

export function buildCounts({ entries, clusters, fixes }: RunReport): Blocks {
  const pulls = new Set(fixes.flatMap((fix) => (pullStates.includes(fix.state) ? (fix.prLink ?? []) : [])))
  const rows: [Line, number][] = [
    [line`Entries read`, entries.collected],
    [line`New entries`, entries.new],
    [line`Wordless votes`, entries.wordless],
    [line`Entries skipped`, entries.skipped.length],
    [line`Clusters`, clusters.length],
    [line`Clusters sent`, clusters.filter((cluster) => cluster.decision === 'dispatched').length],
    [line`Pull requests open or changed`, pulls.size],
  ]
  const columns: Column<[Line, number]>[] = [
    { name: line`What`, cell: ([name]) => say(name) },
    numberColumn(line`How many`, ([, number]) => number),
  ]
  return table(
    columns,
    rows.filter(([, number]) => number > 0),
  )
}

export function buildClusters({ clusters, fixes }: RunReport, links: Links, budget: number): Blocks {
  const pulls = new Map(fixes.map((fix) => [fix.id, fix.prLink]))
  const columns: Column<ReportCluster>[] = [
    { name: line`Page`, cell: (cluster) => pagesCell(cluster.pages) },
    numberColumn(line`Entries`, (cluster) => cluster.entryIds.length),
    { name: line`Decision`, cell: (cluster) => say(decisionWords[cluster.decision]) },
    { name: line`Why`, cell: (cluster) => text(cluster.reason) },
    { name: line`Pull request`, cell: (cluster) => linkPull(pulls.get(cluster.fixId ?? ''), links) },
  ]
  return section(3, line`Clusters`, tableWithin(columns, clusters, budget))
}

/** Fixes of earlier runs; those of this run stand with their clusters. */
export function buildFixes({ clusters, fixes }: RunReport, links: Links, budget: number): Blocks {
  const own = new Set(clusters.map((cluster) => cluster.fixId))
  const earlier = fixes.filter((fix) => !own.has(fix.id))
  const columns: Column<ReportFix>[] = [
    { name: line`State`, cell: (fix) => say(stateWords[fix.state]) },
    { name: line`Page`, cell: (fix) => pagesCell(fix.pages) },
    numberColumn(line`Entries`, (fix) => fix.entryIds.length),
    { name: line`Pull request`, cell: (fix) => linkPull(fix.prLink, links) },
  ]
  return section(3, line`Earlier fixes`, tableWithin(columns, earlier, budget))
}

export function buildSkipped({ entries: { skipped } }: RunReport, budget: number): Blocks {
  const groups: Group[] = Object.entries(Object.groupBy(skipped, (entry) => entry.reason)).flatMap(
    ([reason, entries = []]) => ({ reason, entries }),
  )
  groups.sort((a, b) => b.entries.length - a.entries.length || (a.reason < b.reason ? -1 : 1))
  const columns: Column<Group>[] = [
    { name: line`Reason`, cell: ({ reason }) => text(reason) },
    numberColumn(line`Entries`, ({ entries }) => entries.length),
  ]
  const ids = skipped.slice(0, idsShown).map((entry) => code(entry.id, 40))
  const more = skipped.length - ids.length
  const rest = more > 0 ? line` and ${formatNumber(more)} more` : line``
  return section(
    3,
    line`Skipped entries`,
    tableWithin(columns, groups, budget),
    ids.length === 0 ? [] : paragraph(phrase`Ids: ${joinPhrases(ids, ', ')}${rest}`),
  )
}

// The tables of the job summary.
import type { FixState } from '../ledger/ledger.ts'
import { type Links, renderPull } from './links.ts'
import type { ReportCluster, ReportFix, RunReport } from './run-report.ts'
import { renderSection } from './section.ts'
import { codeCell, numberColumn, pagesCell, renderTable, textCell } from './table.ts'
import { decisionWords, formatNumber, stateWords } from './words.ts'

const idsShown = 20

interface Group {
  readonly reason: string
  readonly entries: RunReport['entries']['skipped']
}

/** In these a fix's link is a pull request of this GitHub; elsewhere it may be anything. */
const pullStates: readonly FixState[] = ['proposed', 'merged', 'declined']

export function renderCounts({ entries, clusters, fixes }: RunReport): string {
  const rows: [string, number][] = [
    ['Entries read', entries.collected],
    ['New entries', entries.new],
    ['Wordless votes', entries.wordless],
    ['Entries skipped', entries.skipped.length],
    ['Clusters', clusters.length],
    ['Clusters sent', clusters.filter((cluster) => cluster.decision === 'dispatched').length],
    [
      'Pull requests open or changed',
      new Set(fixes.flatMap((fix) => (pullStates.includes(fix.state) ? (fix.prLink ?? []) : []))).size,
    ],
  ]
  const told = rows.filter(([, number]) => number > 0)
  return renderTable(
    [
      { name: 'What', cell: ([name]: [string, number]) => name },
      numberColumn<[string, number]>('How many', ([, number]) => number),
    ],
    told,
    told.length,
  )
}

export function renderClusters({ clusters, fixes }: RunReport, links: Links, budget: number): string {
  const pulls = new Map(fixes.map((fix) => [fix.id, fix.prLink]))
  const columns = [
    { name: 'Page', cell: (cluster: ReportCluster) => pagesCell(cluster.pages) },
    numberColumn<ReportCluster>('Entries', (cluster) => cluster.entryIds.length),
    { name: 'Decision', cell: (cluster: ReportCluster) => decisionWords[cluster.decision] },
    { name: 'Why', cell: (cluster: ReportCluster) => textCell(cluster.reason) },
    { name: 'Pull request', cell: (cluster: ReportCluster) => renderPull(pulls.get(cluster.fixId ?? ''), links) },
  ]
  return renderSection('### Clusters', renderTable(columns, clusters, budget))
}

/** Fixes of earlier runs; those of this run stand with their clusters. */
export function renderFixes({ clusters, fixes }: RunReport, links: Links, budget: number): string {
  const own = new Set(clusters.map((cluster) => cluster.fixId))
  const columns = [
    { name: 'State', cell: (fix: ReportFix) => stateWords[fix.state] },
    { name: 'Page', cell: (fix: ReportFix) => pagesCell(fix.pages) },
    numberColumn<ReportFix>('Entries', (fix) => fix.entryIds.length),
    { name: 'Pull request', cell: (fix: ReportFix) => renderPull(fix.prLink, links) },
  ]
  return renderSection(
    '### Earlier fixes',
    renderTable(
      columns,
      fixes.filter((fix) => !own.has(fix.id)),
      budget,
    ),
  )
}

export function renderSkipped({ entries: { skipped } }: RunReport, budget: number): string {
  const groups: Group[] = Object.entries(Object.groupBy(skipped, (entry) => entry.reason)).flatMap(
    ([reason, entries = []]) => ({
      reason,
      entries,
    }),
  )
  groups.sort((a, b) => b.entries.length - a.entries.length || (a.reason < b.reason ? -1 : 1))
  const table = renderTable(
    [
      { name: 'Reason', cell: ({ reason }: Group) => textCell(reason) },
      numberColumn<Group>('Entries', ({ entries }) => entries.length),
    ],
    groups,
    budget,
  )
  const ids = skipped.slice(0, idsShown).map((entry) => codeCell(entry.id, 40))
  const more = skipped.length - ids.length
  return renderSection(
    '### Skipped entries',
    table,
    ids.length === 0 ? '' : `Ids: ${ids.join(', ')}${more > 0 ? ` and ${formatNumber(more)} more` : ''}`,
  )
}

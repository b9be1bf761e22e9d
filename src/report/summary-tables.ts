// The tables of the job summary.
import { states } from '../ledger/states.ts'
import { sumRedactions } from '../text/redactions.ts'
import { formatNumber, type SafeText, safe } from '../text/safe-text.ts'
import { isInjection } from './filter-reasons.ts'
import { type Links, linkPull } from './links.ts'
import { type Blocks, paragraph, section } from './markdown/blocks.ts'
import { code, joinPhrases, type Phrase, phrase, say, text } from './markdown/phrase.ts'
import { type Column, table } from './markdown/table.ts'
import type { ReportCluster, ReportFix, RunReport } from './run-report.ts'
import { numberColumn, pagesCell, tableWithin } from './table.ts'
import { decisionWords, stateWords } from './words.ts'

const idsShown = 10

interface Group {
  readonly suspect: boolean
  readonly reason: string
  readonly entries: RunReport['entries']['skipped']
}

export function buildCounts({ entries, clusters, fixes }: RunReport): Blocks {
  const pulls = new Set(fixes.flatMap((fix) => (states[fix.state].hasPull ? (fix.prLink ?? []) : [])))
  const rows: [SafeText, number][] = [
    [safe`Entries read`, entries.collected],
    [safe`New entries`, entries.new],
    [safe`Wordless votes`, entries.wordless],
    [safe`Addresses, numbers and secrets taken out`, sumRedactions(entries.redactions)],
    [safe`Entries skipped`, entries.skipped.length],
    [safe`Clusters`, clusters.length],
    [safe`Clusters sent`, clusters.filter((cluster) => cluster.decision === 'dispatched').length],
    [safe`Pull requests open or changed`, pulls.size],
  ]
  const columns: Column<[SafeText, number]>[] = [
    { name: safe`What`, cell: ([name]) => say(name) },
    numberColumn(safe`How many`, ([, number]) => number),
  ]
  return table(
    columns,
    rows.filter(([, number]) => number > 0),
  )
}

export function buildClusters({ clusters, fixes }: RunReport, links: Links, budget: number): Blocks {
  const pulls = new Map(fixes.map((fix) => [fix.id, fix.prLink]))
  const columns: Column<ReportCluster>[] = [
    { name: safe`Page`, cell: (cluster) => pagesCell(cluster.pages) },
    numberColumn(safe`Entries`, (cluster) => cluster.entryIds.length),
    { name: safe`Decision`, cell: (cluster) => say(decisionWords[cluster.decision]) },
    { name: safe`Why`, cell: (cluster) => text(cluster.reason) },
    { name: safe`Pull request`, cell: (cluster) => linkPull(pulls.get(cluster.fixId ?? ''), links) },
  ]
  return section(3, safe`Clusters`, tableWithin(columns, clusters, budget))
}

/** Fixes of earlier runs; those of this run stand with their clusters. */
export function buildFixes({ clusters, fixes }: RunReport, links: Links, budget: number): Blocks {
  const own = new Set(clusters.map((cluster) => cluster.fixId))
  const earlier = fixes.filter((fix) => !own.has(fix.id))
  const columns: Column<ReportFix>[] = [
    { name: safe`State`, cell: (fix) => say(stateWords[fix.state]) },
    { name: safe`Page`, cell: (fix) => pagesCell(fix.pages) },
    numberColumn(safe`Entries`, (fix) => fix.entryIds.length),
    { name: safe`Pull request`, cell: (fix) => linkPull(fix.prLink, links) },
  ]
  return section(3, safe`Earlier fixes`, tableWithin(columns, earlier, budget))
}

/** By reason, those first that a person may take back. */
export function buildSkipped({ entries: { skipped } }: RunReport, budget: number): Blocks {
  const groups: Group[] = [...Map.groupBy(skipped, (entry) => entry.reason)].map(([reason, entries]) => ({
    reason,
    entries,
    suspect: isInjection(reason),
  }))
  const rank = ({ suspect, entries }: Group) => (suspect ? 1e9 : 0) + entries.length
  groups.sort((a, b) => rank(b) - rank(a) || (a.reason < b.reason ? -1 : 1))
  const columns: Column<Group>[] = [
    { name: safe`Reason`, cell: ({ reason }) => text(reason) },
    numberColumn(safe`Entries`, ({ entries }) => entries.length),
    { name: safe`Ids`, cell: ({ entries }) => idsCell(entries.map(({ id }) => id)) },
  ]
  const hint = phrase`Is a flagged entry genuine? Read it in the service’s dashboard, and start a run by hand with its id in ${code('release')}.`
  return section(
    3,
    safe`Skipped entries`,
    tableWithin(columns, groups, budget),
    groups.some(({ suspect }) => suspect) ? paragraph(hint) : [],
  )
}

function idsCell(ids: readonly string[]): Phrase {
  const shown = ids.slice(0, idsShown).map((id) => code(id, 40))
  const more = ids.length - shown.length
  return phrase`${joinPhrases(shown, ', ')}${more > 0 ? safe` and ${formatNumber(more)} more` : ''}`
}

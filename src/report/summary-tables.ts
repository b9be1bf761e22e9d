// The tables of the job summary.
import { states } from '../ledger/fix-record.ts'
import { sumRedactions } from '../text/redactions.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { decisionLabels, isInjection, stateColumn } from './labels.ts'
import { type Links, linkPull } from './links.ts'
import { type Blocks, paragraph, section } from './markdown/blocks.ts'
import { code, phrase, say, text } from './markdown/phrase.ts'
import { type Column, listWithin, numberColumn, pageColumn, table, tableWithin } from './markdown/table.ts'
import type { ReportCluster, ReportFix, RunReport } from './report-file.ts'

const idsShown = 10

export function buildCounts({ entries, clusters, fixes }: RunReport): Blocks {
  const pulls = new Set(fixes.flatMap((fix) => (states[fix.state].hasPull ? (fix.prLink?.url ?? []) : [])))
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
  const what: Column<[SafeText, number]> = { name: safe`What`, cell: ([name]) => say(name) }
  const columns = [what, numberColumn<[SafeText, number]>(safe`How many`, ([, number]) => number)]
  const shown = rows.filter(([, number]) => number > 0)
  return table(columns, shown)
}

export function buildClusters({ clusters, fixes }: RunReport, links: Links, budget: number): Blocks {
  const pulls = new Map(fixes.map((fix) => [fix.id, fix]))
  const columns: Column<ReportCluster>[] = [
    pageColumn,
    numberColumn(safe`Entries`, (cluster) => cluster.entryIds.length),
    { name: safe`Decision`, cell: (cluster) => say(decisionLabels[cluster.decision]) },
    { name: safe`Why`, cell: (cluster) => text(cluster.reason) },
    { name: safe`Pull request`, cell: (cluster) => linkPull(pulls.get(cluster.fixId ?? '') ?? {}, links) },
  ]
  return section(3, safe`Clusters`, tableWithin(columns, clusters, budget))
}

/** Fixes of earlier runs; those of this run stand with their clusters. */
export function buildFixes({ clusters, fixes }: RunReport, links: Links, budget: number): Blocks {
  const own = new Set(clusters.map((cluster) => cluster.fixId))
  const earlier = fixes.filter((fix) => !own.has(fix.id))
  const columns: Column<ReportFix>[] = [
    stateColumn,
    pageColumn,
    numberColumn(safe`Entries`, (fix) => fix.entryIds.length),
    { name: safe`Pull request`, cell: (fix) => linkPull(fix, links) },
  ]
  return section(3, safe`Earlier fixes`, tableWithin(columns, earlier, budget))
}

/** By reason; flagged entries first, because a person may release them. */
export function buildSkipped({ entries: { skipped } }: RunReport, budget: number): Blocks {
  const groups = [...Map.groupBy(skipped, ({ reason }) => reason)]
    .map(([reason, entries]) => ({ reason, ids: entries.map(({ id }) => id), flagged: isInjection(reason) }))
    .sort(
      (a, b) => Number(b.flagged) - Number(a.flagged) || b.ids.length - a.ids.length || (a.reason < b.reason ? -1 : 1),
    )
  const columns: Column<(typeof groups)[number]>[] = [
    { name: safe`Reason`, cell: ({ reason }) => text(reason) },
    numberColumn(safe`Entries`, ({ ids }) => ids.length),
    { name: safe`Ids`, cell: ({ ids }) => listWithin(ids, (id) => code(id, 40), idsShown) },
  ]
  const how = phrase`Read it in the service’s dashboard, and start a run by hand with its id in ${code('release')}.`
  const hint = groups.some(({ flagged }) => flagged) ? paragraph(phrase`Is a flagged entry genuine? ${how}`) : []
  return section(3, safe`Skipped entries`, tableWithin(columns, groups, budget), hint)
}

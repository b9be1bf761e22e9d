// Part A, clusters, code blocks and triage: what was split, merged across pages, left out.
import { findShared, isComplaint, isWordless } from './labels.ts'
import type { Kind, Labelled } from './load-set.ts'
import { clusterSites, type Outcome } from './own-set.ts'
import { countPairs, countParts, findWrongMerges, recallOf } from './score.ts'
import { type Report, showPercent } from './tables.ts'

const mostParts = 2
const mostWrong = 0.02
const mostLeftOut = 0.01
/** Of what is listed line by line. */
const mostShown = 15

export function reportClusters(report: Report, labelled: readonly Labelled[]): void {
  const outcomes = clusterSites(labelled)
  report.section('A. Own set: clusters')
  reportSplits(report, outcomes.filter(isComplaint), findShared(labelled).size)
  reportMerges(report, outcomes.filter(isComplaint))
  reportBlocks(report, outcomes)
  report.section('A. Own set: triage')
  reportTriage(report, outcomes)
}

function reportSplits(report: Report, complaints: readonly Outcome[], shared: number): void {
  const parts = [...countParts(complaints)]
  const broken = parts.filter(([, count]) => count > mostParts)
  report.note(
    `A gold cluster is a page, or a shared topic that is on at least three of the pages at hand (${shared} are).`,
  )
  const count = (wanted: number) => parts.filter(([, found]) => found === wanted).length
  report.table(
    ['gold clusters', 'in one cluster', 'in two', 'in more', 'left out whole'],
    [[parts.length, count(1), count(2), broken.length, count(0)]],
  )
  for (const [gold, found] of broken.slice(0, mostShown)) report.note(`  in ${found}: ${gold}`)
  report.target({
    what: `own set: gold clusters split over more than ${mostParts}`,
    goal: '0',
    figure: `${broken.length} of ${parts.length}`,
    met: broken.length === 0,
  })
}

function reportMerges(report: Report, complaints: readonly Outcome[]): void {
  const placed = complaints.filter(({ cluster }) => cluster !== undefined)
  const wrong = findWrongMerges(complaints)
  report.note(
    'Merged wrongly across pages: complaints whose cluster holds several pages and belongs to another gold cluster',
  )
  report.note(
    '(that of more than half of its entries), or to none. A shared complaint that stayed with its page is no such merge.',
  )
  const figure = showPercent(wrong.length, placed.length)
  report.table(['complaints in clusters', 'merged wrongly', 'share'], [[placed.length, wrong.length, figure]])
  for (const { at, gold, cluster } of wrong.slice(0, mostShown)) report.note(`  ${at}: ${gold} in ${cluster}`)
  const met = wrong.length <= mostWrong * placed.length
  report.target({ what: 'own set: wrong merges across pages', goal: `≤ ${100 * mostWrong} %`, figure, met })
}

function reportBlocks(report: Report, outcomes: readonly Outcome[]): void {
  const blocks = Map.groupBy(
    outcomes.filter(({ block }) => block !== undefined),
    ({ page, block }) => `${page} ${block}`,
  )
  const pairs = (members: readonly Outcome[], name: (outcome: Outcome) => string | undefined) =>
    countPairs(members.map((outcome) => ({ label: outcome.block ?? '', group: name(outcome) })))
  const several = [...blocks.values()].filter((members) => members.length > 1)
  const together = (members: readonly Outcome[]) => recallOf(pairs(members, ({ found }) => found)) === 1
  const worded = several.map((members) => members.filter((outcome) => !isWordless(outcome)))
  report.note('Code blocks with several entries: those whose entries are all in one topic.')
  report.table(
    ['entries', 'blocks', 'in one topic', 'share'],
    [
      ['all', several.length, several.filter(together).length],
      ['those with words', worded.length, worded.filter(together).length],
    ].map(([name, of = 0, whole = 0]) => [name ?? '', of, whole, showPercent(Number(whole), Number(of))]),
  )
}

function reportTriage(report: Report, outcomes: readonly Outcome[]): void {
  const rows: [string, readonly Outcome[]][] = (['praise', 'spam', 'support', 'empty', 'vote'] satisfies Kind[]).map(
    (kind) => [kind, outcomes.filter((outcome) => outcome.kind === kind)],
  )
  const complaints = outcomes.filter(isComplaint)
  const worded = complaints.filter((outcome) => !isWordless(outcome))
  const isOut = ({ cluster }: Outcome) => cluster === undefined
  report.note('Left out: in no cluster, whether set aside with a reason or counted as a vote.')
  report.table(
    ['kind', 'entries', 'left out', 'share'],
    [
      ['complaints with words', worded] as const,
      ['complaints without (marks on code)', complaints.filter(isWordless)] as const,
      ...rows,
    ].map(([name, members]) => {
      const out = members.filter(isOut).length
      return [name, members.length, out, showPercent(out, members.length)]
    }),
  )
  const lost = worded.filter(isOut)
  for (const { at, aside } of lost.slice(0, mostShown)) report.note(`  left out: ${at} (${aside ?? 'no reason given'})`)
  report.target({
    what: 'own set: complaints with words left out by triage',
    goal: `≤ ${100 * mostLeftOut} %`,
    figure: showPercent(lost.length, worded.length),
    met: lost.length <= mostLeftOut * worded.length,
  })
}

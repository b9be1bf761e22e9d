// Lists of a job summary: each group's outcome, fixes from earlier runs, and what was filtered out.

import { describeReason, showJob, showPages } from '../fixes/describe-fix.ts'
import { newestFirst } from '../fixes/fix-groups.ts'
import { latestTime, listWithoutPull } from '../fixes/queries.ts'
import { decisionLabels, isInjection, stateLabels } from '../fixes/state-labels.ts'
import { describeWords } from '../issue/board.ts'
import { type Links, linkPull } from '../issue/report-links.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { withoutPullShown } from '../ledger/ledger-limits.ts'
import { formatDay } from '../text/format.ts'
import { type Blocks, type Item, items, listWithin, paragraph, section } from '../text/markdown/blocks.ts'
import { code, dotted, lines, type Phrase, phrase, prose, say, strong } from '../text/markdown/phrase.ts'
import { count, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { ReportCluster, ReportFix, RunReport } from './report-file.ts'
import { describeSize } from './step-context.ts'

const mostIds = 10

interface Listed extends Pick<RunReport, 'clusters' | 'fixes'> {
  readonly links: Links
}

export function buildClusters({ clusters, fixes, links }: Listed, budget: number): Blocks {
  const own = new Map(fixes.map((fix) => [fix.id, fix]))
  const toItem = ({ pages, entryIds, topics, words, decision, reason, fixId }: ReportCluster): Item => {
    const complaints = countComplaints([{ topics }])
    const head = [strong(showPages(pages)), say(decisionLabels[decision]), showLink(own.get(fixId ?? ''), links)]
    const mentioned = describeWords(words.map((word) => toSafeText(word)))
    const why = dotted([
      say(describeSize({ entryIds, voteEntries: entryIds.length - complaints })),
      prose(reason.replace(/\.$/, '')),
    ])
    return { words: lines([dotted(head), mentioned, why]) }
  }
  return section(3, safe`Groups`, items(clusters.map(toItem), budget))
}

/** Fixes from earlier runs; those of this run are listed with their clusters. */
export function buildFixes({ clusters, fixes, links }: Listed, budget: number): Blocks {
  const own = new Set(clusters.map(({ fixId }) => fixId))
  const earlier = newestFirst(fixes.filter(({ id }) => !own.has(id)))
  const toItem = (fix: ReportFix): Item => {
    return { words: dotted([showPages(fix.pages), say(stateLabels[fix.state]), showLink(fix, links)]) }
  }
  return section(3, safe`Earlier fixes`, items(earlier.map(toItem), budget))
}

/** Votes are in no topic. */
export function countComplaints(clusters: readonly Pick<ReportCluster, 'topics'>[]): number {
  return clusters.flatMap(({ topics }) => topics).reduce((sum, { entryIds }) => sum + entryIds.length, 0)
}

function showLink(fix: ReportFix | undefined, links: Links): Phrase {
  const isThere = fix?.prLink !== undefined || fix?.rejectedLink !== undefined
  return isThere ? linkPull(fix, links) : []
}

/** By reason; flagged entries first, because a person may have them sent anyway. */
export function buildSkipped({ entries: { skipped } }: RunReport, budget: number): Blocks {
  const groups = [...Map.groupBy(skipped, ({ reason }) => reason)]
    .map(([reason, entries]) => ({ reason, ids: entries.map(({ id }) => id), flagged: isInjection(reason) }))
    .sort((a, b) => b.ids.length - a.ids.length || (a.reason < b.reason ? -1 : 1))
    .sort((a, b) => Number(b.flagged) - Number(a.flagged))
  const toItem = ({ reason, ids }: (typeof groups)[number]): Item => {
    const named = listWithin(ids, (id) => code(id, 40), mostIds)
    return { words: lines([dotted([prose(reason), say(count(ids.length, 'entry', 'entries'))]), named]) }
  }
  const how = phrase`read it in the service’s dashboard, then start a run manually with its ID in ${code('send-anyway')}.`
  const hint = groups.some(({ flagged }) => flagged) ? paragraph(phrase`To send a flagged entry anyway, ${how}`) : []
  return section(3, safe`Filtered out`, items(groups.map(toItem), budget), hint)
}

/** From the last thirty days, newest first. */
export function listUnfinished(ledger: Ledger): Fix[] {
  const latest = latestTime(ledger)
  const failed = ledger.fixes.filter(({ state }) => state === 'failed' || state === 'given-up')
  const lately = failed.filter(({ since }) => latest - since <= withoutPullShown)
  return newestFirst([...lately, ...listWithoutPull(ledger)])
}

export function buildUnfinished(fixes: readonly Fix[], budget: number): Blocks {
  const toItem = (fix: Fix): Item => {
    const head = [strong(showPages(fix.pages)), phrase`${stateLabels[fix.state]} ${formatDay(fix.since)}`, showJob(fix)]
    return { words: lines([dotted(head), describeReason(fix)]) }
  }
  return section(3, safe`Failed, or ended without a pull request`, items(fixes.map(toItem), budget))
}

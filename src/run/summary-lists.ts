// Lists of a job summary: each group's outcome, fixes from earlier runs, and what was filtered out.

import { showPages } from '../fixes/describe-fix.ts'
import { newestFirst } from '../fixes/fix-groups.ts'
import { decisionLabels, isInjection, stateLabels } from '../fixes/state-labels.ts'
import { type Links, linkPull } from '../issue/report-links.ts'
import { type Blocks, type Item, items, listWithin, paragraph, section } from '../text/markdown/blocks.ts'
import { code, dotted, lines, type Phrase, phrase, prose, say, strong, text } from '../text/markdown/phrase.ts'
import { count, safe } from '../text/safe-text.ts'
import type { ReportCluster, ReportFix, RunReport } from './report-file.ts'

const mostIds = 10
const mostWords = 5

interface Listed extends Pick<RunReport, 'clusters' | 'fixes'> {
  readonly links: Links
}

export function buildClusters({ clusters, fixes, links }: Listed, budget: number): Blocks {
  const own = new Map(fixes.map((fix) => [fix.id, fix]))
  const toItem = ({ pages, entryIds, words, decision, reason, fixId }: ReportCluster): Item => {
    const head = [strong(showPages(pages)), say(decisionLabels[decision]), showLink(own.get(fixId ?? ''), links)]
    const said = dotted(words.slice(0, mostWords).map((word) => text(word)))
    const mentioned = said.length === 0 ? [] : phrase`Readers mention: ${said}`
    const why = dotted([say(count(entryIds.length, 'comment')), prose(reason.replace(/\.$/, ''))])
    return { words: lines([dotted(head), mentioned, why]) }
  }
  return section(3, safe`Groups`, items(clusters.map(toItem), budget))
}

/** Fixes from earlier runs; those of this run are listed with their clusters. */
export function buildFixes({ clusters, fixes, links }: Listed, budget: number): Blocks {
  const own = new Set(clusters.map(({ fixId }) => fixId))
  const earlier = newestFirst(fixes.filter(({ id }) => !own.has(id)))
  const toItem = (fix: ReportFix): Item => {
    const comments = say(count(fix.entryIds.length, 'comment'))
    return { words: dotted([showPages(fix.pages), say(stateLabels[fix.state]), comments, showLink(fix, links)]) }
  }
  return section(3, safe`Earlier fixes`, items(earlier.map(toItem), budget))
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

// Recently finished fixes, folded.

import type { Board } from '../issue/board.ts'
import { linkPull } from '../issue/report-links.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { day } from '../ledger/ledger-limits.ts'
import { formatDay, omitZeros } from '../text/format.ts'
import { type Blocks, details, type Item, items, paragraph } from '../text/markdown/blocks.ts'
import { dotted, phrase } from '../text/markdown/phrase.ts'
import { count, formatNumber, joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { describeTitle } from './describe-fix.ts'
import { states } from './fix.ts'
import { createRetried, type FixGroup, groupByPull } from './fix-groups.ts'
import { listProblems } from './problems-section.ts'
import { latestTime, listWithoutPull } from './queries.ts'
import { stateLabels } from './state-labels.ts'

const lately = 30 * day

/** Newest first; leaves out problems, and fixes whose feedback was sent again. */
export function buildDone({ ledger, links, showPages, command }: Board, budget: number): Blocks {
  const groups = groupByPull(listDone(ledger))
  if (groups.length === 0) return []
  const toItem = (group: FixGroup): Item => {
    const { unanswered, topics } = countUnanswered(group)
    const words = dotted([
      phrase`${stateLabels[group.state]} ${formatDay(group.since)}`,
      group.prLink === undefined && group.rejectedLink === undefined ? [] : linkPull(group, links),
      describeTitle(group),
      showPages(group.pages),
      unanswered === 0 ? [] : phrase`${unanswered} of ${count(topics, 'topic')} may not be addressed`,
    ])
    return { words, inside: group.fixes.slice(0, 1).flatMap(command) }
  }
  const left = groups.reduce((sum, group) => sum + countUnanswered(group).unanswered, 0)
  const note = phrase`Merged pull requests may have missed ${count(left, 'topic')}: no matching change was found.`
  return details(safe`Done in the last 30 days: ${countEnds(groups)}`, [
    ...(left === 0 ? [] : paragraph(note)),
    ...items(groups.map(toItem), budget),
  ])
}

function listDone(ledger: Ledger): Fix[] {
  const latest = latestTime(ledger)
  const isRetried = createRetried(ledger)
  const problems = new Set<Fix>([...listProblems(ledger), ...listWithoutPull(ledger)])
  return ledger.fixes.filter((fix) => {
    const isLate = !states[fix.state].open && latest - fix.since <= lately
    return isLate && !problems.has(fix) && !isRetried(fix)
  })
}

function countEnds(groups: readonly FixGroup[]): SafeText {
  const [merged, declined] = (['merged', 'declined'] as const).map(
    (end) => groups.filter(({ state }) => state === end).length,
  ) as [number, number]
  const others = groups.length - merged - declined
  const parts = omitZeros(
    [merged, safe`${formatNumber(merged)} merged`],
    [declined, safe`${formatNumber(declined)} closed without merging`],
    [others, safe`${formatNumber(others)} other`],
  )
  return joinLines(parts, ', ')
}

/** According to the last review before the merge. */
function countUnanswered({ state, fixes }: FixGroup): { unanswered: number; topics: number } {
  const judged = state === 'merged' ? fixes.flatMap(({ review }) => review?.judged ?? []) : []
  const sum = (field: 'unanswered' | 'topics') => judged.reduce((total, each) => total + (each[field] ?? 0), 0)
  return { unanswered: sum('unanswered'), topics: sum('topics') }
}

// The dashboard's tables and charts, each below a heading; empty ones are left out.
import { type FixState, fixStates, type StateTraits, states } from '../ledger/fix-record.ts'
import type { Fix, Ledger, Tally, Waiting } from '../ledger/ledger.ts'
import type { CountedReason } from '../ledger/reason.ts'
import { count, joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { isFlagged } from '../triage/reason.ts'
import { isReviewable } from './action-needed.ts'
import { type FixGroup, groupByPull, groupCells, newestFirst, showPages } from './fix-groups.ts'
import { formatDay, formatDayOfYear } from './format.ts'
import { filterLabels, stateLabels } from './labels.ts'
import { type Links, linkPull } from './links.ts'
import { type Blocks, chart, introduce, paragraph, section, table } from './markdown/blocks.ts'
import { code, phrase, prose } from './markdown/phrase.ts'
import { describeReason, describeWait } from './reason-sentences.ts'

const mostDone = 25
const mostPages = 10
const mostWeeks = 12

export function buildOpen(ledger: Ledger, links: Links, budget: number): Blocks {
  const all = listIn('open', ledger)
  const open = groupByPull(all.filter((fix) => !isReviewable(fix)))
  const toRow = (group: FixGroup) => ({
    State: stateLabels[group.state],
    ...groupCells(group),
    Since: formatDay(group.since),
    'Pull request': linkPull(group, links),
  })
  const onlyReviews = all.length > 0 && open.length === 0
  const note = onlyReviews ? paragraph(phrase`Nothing else in progress.`) : []
  return section(2, safe`In progress`, note, table(open, toRow, budget))
}

export function buildWaiting({ waiting }: Ledger, budget: number): Blocks {
  const toRow = ({ pages, distinctReaders, votes, entries, oldest, reason }: Waiting) => ({
    Page: showPages(pages),
    Readers: distinctReaders,
    '👎': votes,
    Entries: entries,
    Oldest: oldest === null ? safe`undated` : formatDay(oldest),
    Why: prose(describeWait(reason), 160),
  })
  const rows = table(waiting.clusters, toRow, budget, waiting.more)
  if (waiting.entries === 0 && rows.length === 0) return []
  const oldest = waiting.oldest === null ? safe`` : safe`, the oldest from ${formatDay(waiting.oldest)}`
  const isLimited = waiting.clusters.some(({ reason: { code } }) => code === 'max-open' || code === 'max-jobs')
  const raise = phrase`raise ${code('max-jobs')} or ${code('max-open')} to send more at a time.`
  const limits = isLimited ? phrase` Some are held back by limits: ${raise}` : []
  const all = phrase`${count(waiting.entries, 'entry', 'entries')} in total${oldest}.${limits}`
  return section(2, safe`Queued`, paragraph(all), rows)
}

export function buildDone(ledger: Ledger, links: Links, budget: number): Blocks {
  const toRow = (group: FixGroup) => ({
    State: joinLines([stateLabels[group.state], ...describeUnanswered(group)], '; '),
    Page: showPages(group.pages),
    'Pull request': linkPull(group, links),
    When: formatDay(group.since),
  })
  const done = groupByPull(listIn('done', ledger))
  const rows = table(done, toRow, Math.min(budget, mostDone), countForgotten('done', ledger))
  const left = done.reduce((sum, group) => sum + countUnanswered(group).unanswered, 0)
  const them = left === 1 ? safe`it` : safe`them`
  const note = phrase`Merged pull requests did not address ${count(left, 'topic')}: none of their changes relates to ${them}.`
  return section(2, safe`Done`, left === 0 ? [] : paragraph(note), rows)
}

/** As the last review before the merge found it. */
function countUnanswered({ state, fixes }: FixGroup): { unanswered: number; topics: number } {
  const judged = state === 'merged' ? fixes.flatMap(({ review }) => review?.judged ?? []) : []
  const sum = (field: 'unanswered' | 'topics') => judged.reduce((total, each) => total + (each[field] ?? 0), 0)
  return { unanswered: sum('unanswered'), topics: sum('topics') }
}

function describeUnanswered(group: FixGroup): SafeText[] {
  const { unanswered, topics } = countUnanswered(group)
  return unanswered === 0 ? [] : [safe`${unanswered} of ${count(topics, 'topic')} not addressed`]
}

export function buildGivenUp(ledger: Ledger, budget: number): Blocks {
  const toRow = (fix: Fix) => ({
    State: stateLabels[fix.state],
    Page: showPages(fix.pages),
    Reason: describeReason(fix) ?? safe`–`,
    When: formatDay(fix.since),
  })
  const fixes = newestFirst(listIn('given-up', ledger))
  const latest = findLatest(ledger)
  const ended = fixes.filter((fix) => !isRetried(fix, latest))
  const rows = table(ended, toRow, budget, countForgotten('given-up', ledger))
  const note = phrase`Feedback from a failed attempt is sent again while attempts remain; feedback that was given up is not.`
  return section(2, safe`Given up`, introduce(note, rows))
}

export function buildFiltered({ filteredCounts }: Ledger, budget: number): Blocks {
  const reasons = (Object.entries(filteredCounts) as [CountedReason, number][])
    .filter(([, entries]) => entries > 0)
    .sort(([a, few], [b, many]) => many - few || (a < b ? -1 : 1))
  const rows = table(reasons, ([reason, Entries]) => ({ Reason: filterLabels[reason], Entries }), budget)
  const flagged = reasons.some(([reason]) => isFlagged(reason))
  const where = phrase`find its id in the summary of its run, and start a run by hand with that id in ${code('send-anyway')}.`
  const note = phrase`A flagged entry is sent only if a person asks for it: ${where}`
  return section(2, safe`Filtered out`, rows, flagged ? paragraph(note) : [])
}

export function buildVotes({ tally }: Ledger, budget: number): Blocks {
  const pages = Object.entries(tally.pages)
    .filter(([, { up, down, silent }]) => up + down + silent > 0)
    .sort(([a, one], [b, other]) => other.down - one.down || other.silent - one.silent || (a < b ? -1 : 1))
  const toRow = ([page, { comments, up, down, silent }]: (typeof pages)[number]) => ({
    Page: code(page),
    Comments: comments,
    '👍': up,
    '👎': down,
    Silent: silent,
  })
  const rows = table(pages, toRow, Math.min(budget, mostPages))
  const note = phrase`Votes without a comment, by page. A silent vote does not show whether it was up or down.`
  return section(2, safe`Votes`, introduce(note, rows))
}

/** Comments per week, for the last weeks that have any. */
export function buildWeeks(weeks: Tally['weeks']): Blocks {
  const shown = Object.entries(weeks)
    .filter(([monday, { comments }]) => /^\d{4}-\d{2}-\d{2}$/.test(monday) && isPositive(comments))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(-mostWeeks)
  if (shown.length === 0) return []
  const labels = shown.map(([monday]) => safe`"${formatDayOfYear(Date.parse(monday))}"`)
  const bars = shown.map(([, { comments }]) => safe`${comments}`)
  const most = shown.reduce((sum, [, { comments }]) => Math.max(sum, comments), 0)
  return chart([
    safe`xychart-beta`,
    safe`  title "Comments per week, starting Monday"`,
    safe`  x-axis [${joinLines(labels, ', ')}]`,
    safe`  y-axis "comments" 0 --> ${most}`,
    safe`  bar [${joinLines(bars, ', ')}]`,
  ])
}

export function buildOutcomes(outcomes: Readonly<Partial<Record<FixState, number>>>): Blocks {
  const slices = fixStates.flatMap((state) => {
    const number = outcomes[state] ?? 0
    return isPositive(number) ? [safe`  "${stateLabels[state]}" : ${number}`] : []
  })
  return slices.length === 0 ? [] : chart([safe`pie showData`, safe`  title How fixes ended`, ...slices])
}

/** By entry, when it was sent last. */
function findLatest({ fixes }: Ledger): ReadonlyMap<string, number> {
  const oldestFirst = [...fixes].sort((a, b) => a.at - b.at)
  return new Map(oldestFirst.flatMap(({ entryIds, at }) => entryIds.map((id) => [id, at] as const)))
}

/** All its feedback is in later fixes: what became of it stands there. */
function isRetried(fix: Fix, latest: ReadonlyMap<string, number>): boolean {
  return fix.entryIds.length > 0 && fix.entryIds.every((id) => (latest.get(id) ?? 0) > fix.at)
}

/** Fixes that the ledger only counts by now. */
function countForgotten(section: Section, ledger: Ledger): number {
  const ended = fixStates.filter((state) => states[state].section === section)
  const all = ended.reduce((sum, state) => sum + (ledger.outcomes[state] ?? 0), 0)
  return Math.max(0, all - listIn(section, ledger).length)
}

type Section = StateTraits['section']

function listIn(section: Section, { fixes }: Ledger): Fix[] {
  return fixes.filter(({ state }) => states[state].section === section)
}

/** Nothing but a number may get into a chart. */
function isPositive(number: number): boolean {
  return Number.isSafeInteger(number) && number > 0
}

// The tracking issue's body, from the ledger alone.
import { buildAfterMerge, buildMonthLine, buildResolveList } from '../after-merge/after-merge.ts'
import { buildAccepted, buildCommands, buildLatestTicks } from '../checkboxes/boxes.ts'
import { boxTable, needsApproval } from '../checkboxes/tick-commands.ts'
import { wholeProject } from '../checkboxes/tick-record.ts'
import { describeGapIn, describeUndatedIn, describeUnreadIn } from '../feedback/scan.ts'
import { buildTrends } from '../feedback/trends.ts'
import {
  buildActionNeeded,
  buildCanary,
  buildDone,
  buildInProgress,
  buildProblems,
  isFailing,
  listInProgress,
  listProblems,
  listStuck,
  listToReview,
} from '../fixes/fix-sections.ts'
import { latestTime, listWithoutPull } from '../fixes/queries.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { describeMonth } from '../queue/job-cost.ts'
import { buildOutgrown, buildQueued, findWaitReason } from '../queue/queued-section.ts'
import { countGroups, countToApprove } from '../queue/waiting-commands.ts'
import { describeWait } from '../queue/waiting-record.ts'
import {
  type Blocks,
  code,
  dotted,
  notice,
  paragraph,
  phrase,
  prose,
  rule,
  say,
  small,
  strong,
} from '../text/markdown/blocks.ts'
import { fitRows } from '../text/markdown/github-markdown.ts'
import { count, formatDay, formatMinute, formatNumber, joinLines, omitZeros, safe } from '../text/safe-text.ts'
import { buildFiltered } from '../triage/filtered-section.ts'
import { type Board, type BoardView, createBoard } from './board.ts'
import { buildHiddenLine } from './hidden-line.ts'
import { linkAction, linkRun, linkWorkflow } from './report-links.ts'
import { isJobRefusal } from './run-trouble.ts'
import { isLasting } from './trouble-record.ts'

/** Code points: phones render longer texts slowly. */
const maxDashboard = 30_000
/** Approval needs all groups of a page. */
const maxAsking = 45_000

export type DashboardView = BoardView &
  Readonly<{
    commit: string
    nonce: string
    /** Code points beside a person's own text. */
    longest?: number
  }>

const sections: readonly ((board: Board, budget: number) => Blocks)[] = [
  (board) => paragraph(strong(say(buildHeadline(board)))),
  buildCanary,
  buildNotices,
  buildActionNeeded,
  buildProblems,
  buildInProgress,
  buildQueued,
  buildOutgrown,
  buildMonthLine,
  buildDone,
  buildFiltered,
  buildAfterMerge,
  buildResolveList,
  buildTrends,
  rule,
  buildAccepted,
  buildLatestTicks,
  (board) => (board.ledger.paused === undefined && !board.paused ? buildControls(board.ledger) : []),
  buildFooter,
]

/** Drops rows, never headings, hidden line or footer. */
export function renderDashboard(ledger: Ledger, view: DashboardView) {
  const { commit, nonce, longest = maxAsking } = view
  const { project, sequence } = ledger
  const board = createBoard(ledger, view)
  const head = buildHiddenLine({ project, sequence, commit, nonce })
  const build = (budget: number) => [...head, ...sections.flatMap((section) => section(board, budget))]
  return fitRows(build, Math.min(longest, needsApproval(ledger) ? maxAsking : maxDashboard))
}

function buildFooter({ ledger, links, cost }: Board) {
  const { workflowRun } = links
  const { project, lastRun } = ledger
  const heartbeat = dotted([
    lastRun ? phrase`Last run: ${formatMinute(lastRun.at)}` : [],
    lastRun && workflowRun ? linkRun(links, workflowRun, phrase`run`) : [],
    linkWorkflow(links, phrase`workflow`),
    linkAction(links, phrase`about`),
  ])
  const what = phrase`feedback-to-fix turns reader feedback into pull requests for the project ${code(project, 300)}.`
  const spent = cost && lastRun ? phrase` So far: ${prose(describeMonth(ledger, lastRun.at, cost))}.` : []
  const tick = phrase`Ticked boxes take effect in the next run; other edits to this text are overwritten.`
  const close = phrase`Close this issue to pause, and reopen it to resume.`
  return [
    ...paragraph(heartbeat.length === 0 ? [] : small(heartbeat)),
    ...paragraph(small(phrase`${what}${spent} ${tick} ${close}`)),
  ]
}

const buildControls = (ledger: Ledger) =>
  buildCommands(ledger, 'project', wholeProject, [], ['run-now', 'pause', 'resume'])

function buildNotices(board: Board) {
  const { ledger, paused, now } = board
  const head = strong(phrase`Paused`)
  const followed = phrase`no jobs are created. Open fixes are still followed.`
  const tick = safe` and tick “${boxTable.resume.label}”`
  const closed = phrase`${head} while this issue is closed: ${followed} Reopen it${ledger.paused === undefined ? '' : tick} to resume.`
  const ticked = phrase`${head} since ${formatDay(ledger.paused ?? 0)}: ${followed}`
  const limit = findWaitReason(board, ['service-pause', 'monthly-limit'])
  const others = [
    limit && describeWait(limit),
    describeUnreadIn(ledger, now),
    describeUndatedIn(ledger),
    describeGapIn(ledger.lastRun, latestTime(ledger)),
  ]
  return [
    ...(paused ? notice(closed) : []),
    ...(ledger.paused === undefined ? [] : [...notice(ticked), ...buildControls(ledger)]),
    ...others.flatMap((one) => (one ? notice(prose(one, 500)) : [])),
  ]
}

function buildHeadline({ ledger, now }: Board) {
  const reviews = listToReview(ledger).length
  const looks = listProblems(ledger).filter(({ state }) => state !== 'failed').length
  const asked = countToApprove(ledger)
  const queued = countGroups(ledger) - asked
  const todo = omitZeros(
    count(reviews, 'pull request to review', 'pull requests to review'),
    count(asked, 'group to approve', 'groups to approve'),
    count(looks, 'fix needs attention', 'fixes need attention'),
    count(listStuck(ledger).length, 'job may be stuck', 'jobs may be stuck'),
  )
  const active = listInProgress(ledger).length
  const going = omitZeros(
    count(active, 'fix in progress', 'fixes in progress'),
    count(queued, 'group queued', 'groups queued'),
  )
  const told = [todo, going].filter(({ length }) => length > 0).map((parts) => safe`${joinLines(parts, ', ')}.`)
  const sentences = [describeTrouble(ledger), ...told].filter((text) => text !== '')
  if (sentences.length > 0) return joinLines(sentences, ' ')
  const [failed, ended] = [listProblems(ledger).length, listWithoutPull(ledger).length]
  if (failed > 0) return safe`Feedback from ${count(failed, 'failed fix', 'failed fixes')} will be sent again.`
  if (ended > 0) return safe`${count(ended, 'job')} ended without a pull request.`
  if (describeUnreadIn(ledger, now)) return safe`Feedback is still being read.`
  return ledger.fixes.length === 0 ? safe`No fixes yet.` : safe`All caught up.`
}

function describeTrouble(ledger: Ledger) {
  if (ledger.canary) return safe`Stopped: a job ended without a pull request.`
  if (isLasting(ledger.trouble)) return safe`The last ${formatNumber(ledger.trouble.times)} runs failed.`
  if (isJobRefusal(ledger.trouble)) return safe`The service is refusing to create jobs.`
  return isFailing(ledger) ? safe`The last jobs to finish all failed.` : safe``
}

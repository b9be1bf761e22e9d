// The body of the tracking issue, rendered from the ledger alone so that it can be rebuilt at any time.

import { buildAfterMerge, buildResolveList } from '../effect/after-merge-section.ts'
import { buildMonthLine } from '../effect/month-line.ts'
import { buildOutgrown } from '../feedback/outgrown-section.ts'
import { buildTrends } from '../feedback/trends-section.ts'
import { buildActionNeeded } from '../fixes/action-needed-section.ts'
import { buildDone } from '../fixes/done-section.ts'
import { buildInProgress } from '../fixes/in-progress-section.ts'
import type { CostInputs } from '../fixes/job-cost.ts'
import { buildProblems } from '../fixes/problems-section.ts'
import { latestTime } from '../fixes/queries.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { outgrownShown } from '../ledger/ledger-limits.ts'
import { buildQueued } from '../queue/queued-section.ts'
import { paragraph, rule } from '../text/markdown/blocks.ts'
import { fitRows, type Markdown } from '../text/markdown/github-markdown.ts'
import { say, strong } from '../text/markdown/phrase.ts'
import { buildFiltered } from '../triage/filtered-section.ts'
import { createBoard } from './board.ts'
import { buildAccepted } from './command-boxes.ts'
import { buildFooter, buildLatestTicks } from './footer.ts'
import { buildHeadline } from './headline.ts'
import { buildHiddenLine } from './hidden-line.ts'
import { buildControls, buildNotices } from './notices.ts'
import type { Links } from './report-links.ts'

/** In code points: beyond that, phones render slowly and nobody reads on. */
const longestDashboard = 30_000

export interface DashboardView {
  /** The ledger commit that is shown. */
  readonly commit: string
  readonly sequence: number
  readonly paused: boolean
  readonly links: Links
  /** Only used to tell whether the service's pause is over; every date is absolute. */
  readonly now: number
  readonly nonce: string
  /** How jobs are counted and priced; undefined leaves the cost out. */
  readonly cost?: CostInputs | undefined
  /** In code points; set where a person's own text takes up part of the room. */
  readonly longest?: number | undefined
}

function listOutgrown(ledger: Ledger) {
  const latest = latestTime(ledger)
  return (ledger.outgrown ?? []).filter(({ at }) => latest - at <= outgrownShown)
}

/** To fit, rows are dropped, never a heading, the hidden line or the footer. */
export function renderDashboard(ledger: Ledger, view: DashboardView): Markdown {
  const { links, sequence, commit, nonce, longest = longestDashboard } = view
  const board = createBoard(ledger, links)
  const build = (budget: number) => [
    ...buildHiddenLine({ project: ledger.project, sequence, commit, nonce }),
    ...paragraph(strong(say(buildHeadline(ledger)))),
    ...buildNotices(ledger, view),
    ...buildActionNeeded(board, budget),
    ...buildProblems(board, budget),
    ...buildInProgress(board, budget),
    ...buildQueued(board, budget),
    ...buildOutgrown(listOutgrown(ledger), 2, budget),
    ...buildMonthLine(ledger),
    ...buildDone(board, budget),
    ...buildFiltered(board, budget),
    ...buildAfterMerge(ledger, links, budget),
    ...buildResolveList(ledger, links, budget),
    ...buildTrends(board, budget),
    ...rule(),
    ...buildAccepted(ledger),
    ...buildLatestTicks(ledger),
    ...(ledger.paused === undefined ? buildControls(ledger) : []),
    ...buildFooter(board, view.cost),
  ]
  return fitRows(build, Math.min(longest, longestDashboard))
}

// The body of the tracking issue, rendered from the ledger alone so that it can be rebuilt at any time.
import { latestTime } from '../../ledger/fixes/queries.ts'
import type { Ledger } from '../../ledger/records/ledger.ts'
import { outgrownShown } from '../../ledger/records/limits.ts'
import { paragraph, rule } from '../markdown/blocks.ts'
import { fitRows, type Markdown } from '../markdown/markdown.ts'
import { say, strong } from '../markdown/phrase.ts'
import { buildHiddenLine, buildLedgerLine } from '../parts/hidden-line.ts'
import type { Links } from '../parts/links.ts'
import { buildOutgrown } from '../parts/outgrown.ts'
import type { CostInputs } from '../wording/cost.ts'
import { buildActionNeeded } from './action-needed.ts'
import { buildAfterMerge, buildResolveList } from './after-merge.ts'
import { createBoard } from './board.ts'
import { buildAccepted } from './commands.ts'
import { buildDone } from './done.ts'
import { buildFiltered } from './filtered.ts'
import { buildFooter, buildLatestTicks } from './footer.ts'
import { buildHeadline } from './headline.ts'
import { buildInProgress } from './in-progress.ts'
import { buildControls, buildNotices } from './notices.ts'
import { buildProblems } from './problems.ts'
import { buildQueued } from './queued.ts'
import { buildTrends } from './trends.ts'

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
    ...buildInProgress(board, budget),
    ...buildQueued(board, budget),
    ...buildOutgrown(listOutgrown(ledger), 2, budget),
    ...buildProblems(board, budget),
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
    ...buildLedgerLine(links, sequence, commit),
  ]
  return fitRows(build, Math.min(longest, longestDashboard))
}

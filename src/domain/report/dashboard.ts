// The body of the tracking issue: what the ledger holds, for people. Made from the ledger alone, so that it can always be made anew.
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { codeSpan } from '../text/markdown.ts'
import { renderOutcomes, renderWeeks } from './charts.ts'
import { renderSetAside, renderVotes } from './counted.ts'
import { renderHiddenLine, renderLedgerLine } from './hidden-line.ts'
import type { Links } from './links.ts'
import { listToLookAt, renderNeedsYou, waitsForReview } from './needs-you.ts'
import { groupByPull } from './pull-group.ts'
import { joinParts, renderSection } from './section.ts'
import { renderDone, renderGivenUp, renderOpen, renderWaiting } from './sections.ts'
import { fitRows } from './table.ts'
import { count, formatMinute } from './words.ts'

export interface DashboardView {
  /** Commit and sequence number of the ledger that is shown. */
  readonly commit: string
  readonly sequence: number
  /** The tracking issue is closed. */
  readonly paused: boolean
  readonly links: Links
  /** Only tells whether the service's wait is over; every date is absolute. */
  readonly now: number
  readonly nonce: string
  /** Code points that it may have, where people's own text takes some of GitHub's room. */
  readonly longest?: number | undefined
}

/** At most 65,000 code points: rows give way, never a heading, the hidden line or the footer. */
export function renderDashboard(ledger: Ledger, view: DashboardView): string {
  return fitRows((budget) => joinParts(renderParts(ledger, view, budget)), view.longest)
}

function renderParts(ledger: Ledger, view: DashboardView, budget: number): string[] {
  const { links, sequence, commit, nonce } = view
  return [
    renderHiddenLine({ project: ledger.project, sequence, commit, nonce }),
    renderHeadline(ledger),
    renderNotices(ledger, view),
    renderNeedsYou(ledger, links, budget),
    renderOpen(ledger, links, budget),
    renderWaiting(ledger, budget),
    renderDone(ledger, links, budget),
    renderGivenUp(ledger, budget),
    renderSetAside(ledger, budget),
    renderVotes(ledger, budget),
    renderCharts(ledger),
    renderFooter(ledger, view),
  ]
}

/** The state in two or three sentences. */
export function renderHeadline(ledger: Ledger): string {
  const reviews = groupByPull(ledger.fixes.filter(waitsForReview)).length
  const atWork = ledger.fixes.filter(isAtWork).length
  const toLookAt = listToLookAt(ledger).length
  const waiting = ledger.waiting.entries
  const sentences = [
    reviews > 0 ? `${count(reviews, 'pull request')} ${reviews === 1 ? 'waits' : 'wait'} for review.` : '',
    toLookAt > 0 ? `${count(toLookAt, 'fix', 'fixes')} ${toLookAt === 1 ? 'needs' : 'need'} a look.` : '',
    atWork > 0 ? `The agent works on ${count(atWork, 'fix', 'fixes')}.` : '',
    waiting > 0 ? `${count(waiting, 'feedback entry', 'feedback entries')} ${waiting === 1 ? 'waits' : 'wait'}.` : '',
  ].filter((sentence) => sentence !== '')
  if (sentences.length > 0) return `**${sentences.join(' ')}**`
  return ledger.fixes.length === 0
    ? '**No feedback has become a fix so far.**'
    : '**Nothing is open and nothing waits.**'
}

function isAtWork(fix: Fix): boolean {
  return fix.state === 'submitting' || (fix.state === 'active' && fix.unreadableSince === undefined)
}

function renderNotices(ledger: Ledger, { paused, now }: DashboardView): string {
  const waits = ledger.notBefore !== undefined && ledger.notBefore > now
  return joinParts([
    paused
      ? '> **Paused.** This issue is closed, so nothing new is sent. Reopen it to go on. Open fixes are still followed.'
      : '',
    waits ? `> The service asked for a pause. No job is created before ${formatMinute(ledger.notBefore ?? now)}.` : '',
  ])
}

function renderCharts({ tally, outcomes }: Ledger): string {
  return renderSection('## In figures', renderWeeks(tally.weeks), renderOutcomes(outcomes))
}

function renderFooter({ project }: Ledger, { links, sequence, commit }: DashboardView): string {
  return joinParts([
    '---',
    `<sub>Kept by feedback-to-fix for the project ${codeSpan(project)}. It turns readers' feedback into pull requests. Edits to this text are overwritten. Close this issue to pause, reopen it to go on.</sub>`,
    renderLedgerLine(links, sequence, commit),
  ])
}

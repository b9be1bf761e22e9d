// The body of the tracking issue: what the ledger holds, for people. Made from the ledger alone, so that it can always be made anew.
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { count, joinLines, safe } from '../text/safe-text.ts'
import { buildOutcomes, buildWeeks } from './charts.ts'
import { buildFiltered, buildVotes } from './counted.ts'
import { buildHiddenLine, buildLedgerLine } from './hidden-line.ts'
import type { Links } from './links.ts'
import { type Blocks, notice, paragraph, rule, section } from './markdown/blocks.ts'
import type { Markdown } from './markdown/markdown.ts'
import { code, type Phrase, phrase, say, small, strong } from './markdown/phrase.ts'
import { fitRows } from './markdown/table.ts'
import { buildNeedsYou, listToLookAt, waitsForReview } from './needs-you.ts'
import { groupByPull } from './pull-group.ts'
import { buildDone, buildGivenUp, buildOpen, buildWaiting } from './sections.ts'
import { formatMinute } from './words.ts'

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
export function renderDashboard(ledger: Ledger, view: DashboardView): Markdown {
  const { links, sequence, commit, nonce } = view
  const build = (budget: number) => [
    ...buildHiddenLine({ project: ledger.project, sequence, commit, nonce }),
    ...paragraph(buildHeadline(ledger)),
    ...buildNotices(ledger, view),
    ...buildNeedsYou(ledger, links, budget),
    ...buildOpen(ledger, links, budget),
    ...buildWaiting(ledger, budget),
    ...buildDone(ledger, links, budget),
    ...buildGivenUp(ledger, budget),
    ...buildFiltered(ledger, budget),
    ...buildVotes(ledger, budget),
    ...section(2, safe`In figures`, buildWeeks(ledger.tally.weeks), buildOutcomes(ledger.outcomes)),
    ...buildFooter(ledger, view),
  ]
  return fitRows(build, view.longest)
}

/** The state in two or three sentences. */
function buildHeadline(ledger: Ledger): Phrase {
  const reviews = groupByPull(ledger.fixes.filter(waitsForReview)).length
  const atWork = ledger.fixes.filter(isAtWork).length
  const toLookAt = listToLookAt(ledger).length
  const waiting = ledger.waiting.entries
  const sentences = [
    ...(reviews > 0 ? [safe`${count(reviews, 'pull request waits', 'pull requests wait')} for review.`] : []),
    ...(toLookAt > 0 ? [safe`${count(toLookAt, 'fix needs', 'fixes need')} a look.`] : []),
    ...(atWork > 0 ? [safe`The agent works on ${count(atWork, 'fix', 'fixes')}.`] : []),
    ...(waiting > 0 ? [safe`${count(waiting, 'feedback entry waits', 'feedback entries wait')}.`] : []),
  ]
  if (sentences.length > 0) return strong(say(joinLines(sentences, ' ')))
  return ledger.fixes.length === 0
    ? strong(phrase`No feedback has become a fix so far.`)
    : strong(phrase`Nothing is open and nothing waits.`)
}

function isAtWork(fix: Fix): boolean {
  return fix.state === 'submitting' || (fix.state === 'active' && fix.unreadableSince === undefined)
}

function buildNotices({ notBefore = 0 }: Ledger, { paused, now }: DashboardView): Blocks {
  const closed = phrase`${strong(phrase`Paused.`)} This issue is closed, so nothing new is sent. Reopen it to go on. Open fixes are still followed.`
  const asked = phrase`The service asked for a pause. No job is created before ${formatMinute(notBefore)}.`
  return [...(paused ? notice(closed) : []), ...(notBefore > now ? notice(asked) : [])]
}

function buildFooter({ project }: Ledger, { links, sequence, commit }: DashboardView): Blocks {
  const kept = phrase`Kept by feedback-to-fix for the project ${code(project, 300)}. It turns readers' feedback into pull requests. Edits to this text are overwritten. Close this issue to pause, reopen it to go on.`
  return [...rule(), ...paragraph(small(kept)), ...buildLedgerLine(links, sequence, commit)]
}

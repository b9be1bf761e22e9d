// The body of the tracking issue, for people: rendered from the ledger alone, so it can be rebuilt at any time.
import { listWithoutPull } from '../ledger/fix.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { count, joinLines, safe } from '../text/safe-text.ts'
import { buildActionNeeded, findRefusal, isFailing, isReviewable, listActionNeeded } from './action-needed.ts'
import { groupByPull } from './fix-groups.ts'
import { formatMinute, omitZeros } from './format.ts'
import { describeGapIn } from './gap.ts'
import { buildHiddenLine, buildLedgerLine } from './hidden-line.ts'
import type { Links } from './links.ts'
import { type Blocks, notice, paragraph, rule, section } from './markdown/blocks.ts'
import { fitRows, type Markdown } from './markdown/markdown.ts'
import { code, type Phrase, phrase, prose, say, small, strong } from './markdown/phrase.ts'
import * as sections from './sections.ts'
import { buildTrouble } from './trouble.ts'
import { describeUnreadIn } from './unread.ts'

export interface DashboardView {
  /** Of the ledger that is shown. */
  readonly commit: string
  readonly sequence: number
  readonly paused: boolean
  readonly links: Links
  /** Only tells whether the service's wait is over; every date is absolute. */
  readonly now: number
  readonly nonce: string
  /** In code points, where people's own text takes some of the room. */
  readonly longest?: number | undefined
}

/** Rows give way to the size, never a heading, the hidden line or the footer. */
export function renderDashboard(ledger: Ledger, view: DashboardView): Markdown {
  const { links, sequence, commit, nonce } = view
  const build = (budget: number) => [
    ...buildHiddenLine({ project: ledger.project, sequence, commit, nonce }),
    ...buildTrouble(ledger.trouble, links),
    ...paragraph(strong(buildHeadline(ledger))),
    ...buildNotices(ledger, view),
    ...buildActionNeeded(ledger, links, budget),
    ...sections.buildOpen(ledger, links, budget),
    ...sections.buildWaiting(ledger, budget),
    ...sections.buildDone(ledger, links, budget),
    ...sections.buildGivenUp(ledger, budget),
    ...sections.buildFiltered(ledger, budget),
    ...sections.buildVotes(ledger, budget),
    ...section(2, safe`Statistics`, sections.buildWeeks(ledger.tally.weeks), sections.buildOutcomes(ledger.outcomes)),
    ...rule(),
    ...paragraph(small(buildFooter(ledger.project))),
    ...buildLedgerLine(links, sequence, commit),
  ]
  return fitRows(build, view.longest)
}

function buildHeadline(ledger: Ledger): Phrase {
  const { fixes } = ledger
  const reviews = groupByPull(fixes.filter(isReviewable)).length
  const looks = listActionNeeded(ledger).length
  const ended = listWithoutPull(ledger).length
  const waiting = ledger.waiting.entries
  const active = fixes.filter(
    ({ state, unreadableSince }) => state === 'submitting' || (state === 'active' && unreadableSince === undefined),
  ).length
  const refusals = findRefusal(ledger) === undefined ? 0 : 1
  const failures = isFailing(ledger) ? 1 : 0
  const sentences = omitZeros(
    [refusals, safe`The service is refusing to create jobs.`],
    [failures, safe`The most recent jobs all failed.`],
    [reviews, safe`${count(reviews, 'pull request')} ready for review.`],
    [looks, safe`${count(looks, 'fix needs', 'fixes need')} attention.`],
    [ended, safe`${count(ended, 'job')} ended without a pull request.`],
    [active, safe`${count(active, 'fix', 'fixes')} in progress.`],
    [waiting, safe`${count(waiting, 'feedback entry', 'feedback entries')} queued.`],
  )
  if (sentences.length > 0) return say(joinLines(sentences, ' '))
  return fixes.length === 0 ? phrase`No feedback has led to a fix yet.` : phrase`All caught up.`
}

function buildNotices(ledger: Ledger, { paused, now }: DashboardView): Blocks {
  const { notBefore = 0 } = ledger
  const reopen = phrase`Reopen it to resume. Open fixes are still followed.`
  const closed = phrase`${strong(phrase`Paused.`)} This issue is closed, so nothing new is sent. ${reopen}`
  const asked = phrase`The service asked for a pause. No jobs will be created before ${formatMinute(notBefore)}.`
  const unread = describeUnreadIn(ledger, now)
  const gap = describeGapIn(ledger)
  return [
    ...(paused ? notice(closed) : []),
    ...(notBefore > now ? notice(asked) : []),
    ...(unread === undefined ? [] : notice(say(unread))),
    ...(gap === undefined ? [] : notice(prose(gap, 500))),
  ]
}

function buildFooter(project: string): Phrase {
  const what = safe`It turns reader feedback into pull requests.`
  const how = safe`Edits to this text are overwritten. Close this issue to pause; reopen it to resume.`
  return phrase`Maintained by feedback-to-fix for the project ${code(project, 300)}. ${what} ${how}`
}

// What a lead reads first: a sentence or two.

import { listToReview } from '../fixes/action-needed-section.ts'
import { listInProgress } from '../fixes/in-progress-section.ts'
import { findRefusal, isFailing, listProblems } from '../fixes/problems-section.ts'
import { listWithoutPull } from '../fixes/queries.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { countGroups } from '../queue/waiting-commands.ts'
import { omitZeros } from '../text/format.ts'
import { count, formatNumber, joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { needsApproval } from './box-table.ts'
import { isLasting } from './trouble-record.ts'

export function buildHeadline(ledger: Ledger): SafeText {
  const reviews = listToReview({ ledger }).length
  const looks = listProblems(ledger).filter(({ state }) => state !== 'failed').length
  const groups = countGroups(ledger)
  const [asked, queued] = needsApproval(ledger) ? [groups, 0] : [0, groups]
  const todo = omitZeros(
    [reviews, count(reviews, 'pull request to review', 'pull requests to review')],
    [asked, count(asked, 'group to approve', 'groups to approve')],
    [looks, count(looks, 'fix needs attention', 'fixes need attention')],
  )
  const active = listInProgress(ledger).length
  const going = omitZeros(
    [active, count(active, 'fix in progress', 'fixes in progress')],
    [queued, count(queued, 'group queued', 'groups queued')],
  )
  const sentences = [describeTrouble(ledger), ...[todo, going].map(toSentence)].filter((text) => text !== '')
  if (sentences.length > 0) return joinLines(sentences, ' ')
  const ended = listWithoutPull(ledger).length
  if (ended > 0) return safe`${count(ended, 'job')} ended without a pull request.`
  return ledger.fixes.length === 0 ? safe`No fixes yet.` : safe`All caught up.`
}

/** What keeps all else from going on. */
function describeTrouble(ledger: Ledger): SafeText {
  if (ledger.canary !== undefined) return safe`Stopped: a job ended without a pull request.`
  if (isLasting(ledger.trouble)) return safe`The last ${formatNumber(ledger.trouble.times)} runs failed.`
  if (findRefusal(ledger) !== undefined) return safe`The service is refusing to create jobs.`
  return isFailing(ledger) ? safe`The most recent jobs all failed.` : safe``
}

function toSentence(parts: readonly SafeText[]): SafeText {
  return parts.length === 0 ? safe`` : safe`${joinLines(parts, ', ')}.`
}

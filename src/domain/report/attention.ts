// What needs a person, and what that person can do about it.
import type { Fix } from '../ledger/ledger.ts'
import { unreadableFor } from '../ledger/limits.ts'
import { type Links, renderPull } from './links.ts'
import { codeCell, textCell } from './table.ts'
import { formatDay } from './words.ts'

export interface Attention {
  /** In Markdown, fit for a table's cell. */
  readonly what: string
  readonly remedy: string
}

/** Undefined where nobody has to look; a pull request that waits for review is not said here. */
export function describeAttention(fix: Fix, links: Links): Attention | undefined {
  if (fix.state === 'given-up') return describeGivenUp(fix)
  if (fix.state === 'uncertain') return describeUncertain(fix)
  if (fix.unreadableSince === undefined) return undefined
  const since = formatDay(fix.unreadableSince)
  const end = formatDay(fix.unreadableSince + unreadableFor)
  if (fix.state === 'proposed') {
    return {
      what: `The pull request ${renderPull(fix.prLink, links)} cannot be read since ${since}.`,
      remedy: `Give the workflow a token that reads its repository. From ${end} on the page is free for another fix.`,
    }
  }
  if (fix.state !== 'active') return undefined
  return {
    what: `${describeJob(fix)} cannot be read since ${since}.${describeReason(fix)}`,
    remedy: `Check \`job-path\` and \`api-key\`. On ${end} the fix is given up.`,
  }
}

function describeUncertain(fix: Fix): Attention {
  return {
    what: `Sent on ${formatDay(fix.at)} without an answer.${describeReason(fix)}`,
    remedy: `Its pull request is looked for; nothing is sent twice. If you know it, put the line ${codeCell(`feedback-to-fix: ${fix.id}`, 200)} into its description.`,
  }
}

function describeGivenUp(fix: Fix): Attention {
  return {
    what: `Given up on ${formatDay(fix.since)}.${describeReason(fix)}`,
    remedy: 'This feedback is not sent again. If the readers are right, change the page by hand.',
  }
}

function describeJob(fix: Fix): string {
  return fix.job === undefined ? 'The job' : `Job ${codeCell(fix.job.id, 40)}`
}

function describeReason(fix: Fix): string {
  const reason = textCell(fix.reason ?? '')
  return reason === '' ? '' : ` ${reason}`
}

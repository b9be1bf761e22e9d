// What needs a person, and what that person can do about it.
import type { Fix } from '../ledger/ledger.ts'
import { unreadableFor } from '../ledger/limits.ts'
import { type Links, linkPull } from './links.ts'
import { code, type Phrase, phrase, text } from './markdown/phrase.ts'
import { describeFixReason } from './reason-text.ts'
import { formatDay } from './words.ts'

export interface Attention {
  readonly what: Phrase
  readonly remedy: Phrase
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
      what: phrase`The pull request ${linkPull(fix.prLink, links)} cannot be read since ${since}.`,
      remedy: phrase`Give the workflow a token that reads its repository. From ${end} on the page is free for another fix.`,
    }
  }
  if (fix.state !== 'active') return undefined
  return {
    what: phrase`${describeJob(fix)} cannot be read since ${since}.${describeReason(fix)}`,
    remedy: phrase`Check ${code('job-path')} and ${code('api-key')}. On ${end} the fix is given up.`,
  }
}

function describeUncertain(fix: Fix): Attention {
  const marker = code(`feedback-to-fix: ${fix.id}`, 200)
  return {
    what: phrase`Sent on ${formatDay(fix.at)} without an answer.${describeReason(fix)}`,
    remedy: phrase`Its pull request is looked for; nothing is sent twice. If you know it, put the line ${marker} into its description.`,
  }
}

function describeGivenUp(fix: Fix): Attention {
  return {
    what: phrase`Given up on ${formatDay(fix.since)}.${describeReason(fix)}`,
    remedy: phrase`This feedback is not sent again. If the readers are right, change the page by hand.`,
  }
}

function describeJob(fix: Fix): Phrase {
  return fix.job === undefined ? phrase`The job` : phrase`Job ${code(fix.job.id, 40)}`
}

function describeReason(fix: Fix): Phrase {
  const reason = fix.reason === undefined ? [] : text(describeFixReason(fix.reason))
  return reason.length === 0 ? [] : phrase` ${reason}`
}

// The sentences of the ledger's reason codes.
import type { Fix } from '../ledger/ledger.ts'
import type { FixReason, Refusal, WaitReason } from '../ledger/reason.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'
import { describeRefusal } from './creation-refusals.ts'
import { formatMinute } from './format.ts'
import { type Phrase, prose } from './markdown/phrase.ts'

const unreadable = safe`no repository that receives its pull requests could be read.`
const fixReasons = {
  'run-ended': safe`The run that sent it ended before it could record the answer.`,
  'rejected-link': safe`The service gave an address that is not a pull request of this GitHub.`,
  archived: safe`The service archived the job.`,
  'agent-failed': safe`The agent reported an error.`,
  'no-change': safe`The job is completed, and names no pull request.`,
  'pull-unreadable': safe`Its pull request cannot be read with this github-token.`,
  'pull-lost': safe`Its pull request could not be read for three months.`,
  'never-seen': safe`Nothing shows that the service ever took it up; its entries are free again.`,
  unsettled: safe`Whether the service took it up could not be found out for seven days: ${unreadable}`,
} as const satisfies Partial<Record<FixReason['code'], SafeText>>

const waitReasons = {
  'page-open': safe`A fix of this page is open; one at a time.`,
  'page-next': safe`Another part of this page goes first; one fix at a time.`,
  paused: safe`The tracking issue is closed, which pauses all creating.`,
  'last-attempt': safe`Its last attempt has just failed; the end of this run tells whether that counts.`,
  'no-contact': safe`No job of this project could be retrieved so far, so no other is created.`,
  'job-path': safe`The first job was created, but it cannot be retrieved, so no other is created.`,
  cautious: safe`Every job of the last run failed, so one is sent first, and it has not succeeded yet.`,
  'issue-intended': safe`Another run is creating the tracking issue.`,
  unanswered: safe`A creation got no answer.`,
  'out-of-time': safe`The run took too long to create all of them.`,
  stopped: safe`The run was told to stop.`,
  'broken-off': safe`The run broke off before it was sent.`,
} as const satisfies Partial<Record<WaitReason['code'], SafeText>>

const refusals: Readonly<Record<Refusal, SafeText>> = {
  recorded: safe`it was recorded`,
  'entry-taken': safe`another run took up one of its entries`,
  'page-open': safe`another run opened a fix of its page`,
  declined: safe`a pull request of its page was declined`,
  'max-open': safe`as many fixes are open as max-open allows`,
  'others-creating': safe`another run is creating jobs`,
  'hourly-limit': safe`the hour’s 100 job creations are used up`,
  'service-pause': safe`the service asked to wait`,
  'no-contact': safe`no job of this project could be retrieved so far`,
}

export function describeReason({ reason }: Fix): Phrase | undefined {
  const shown = reason === undefined ? [] : prose(describeFixReason(reason))
  return shown.length === 0 ? undefined : shown
}

export function describeFixReason(reason: FixReason): SafeText {
  if ('text' in reason) return reason.text
  if (reason.code === 'unclear-pull') {
    const also = reason.claimed ? safe`belongs to another` : safe`others beside it`
    return safe`Pull request ${reason.number} in ${reason.repository} names this fix, and ${also}.`
  }
  if (!('error' in reason)) return fixReasons[reason.code]
  return reason.code === 'job-lost' ? safe`Its job could not be read for seven days. ${reason.error}` : reason.error
}

function sayAgain(entries: number): SafeText {
  return safe`${count(entries, 'entry', 'entries')} since then ${entries === 1 ? 'says' : 'say'} the same`
}

export function describeWait(reason: WaitReason): SafeText {
  switch (reason.code) {
    case 'max-open':
      return safe`As many fixes are open as max-open (${reason.limit}) allows.`
    case 'max-jobs':
      return safe`This run creates at most max-jobs (${reason.limit}) jobs.`
    case 'max-attempts':
      return safe`Its jobs failed as often as max-attempts (${reason.limit}) allows.`
    case 'hourly-limit':
      return safe`The ${reason.limit} job creations of this hour are used up.`
    case 'refused-in-row':
      return safe`The service refused ${reason.limit} prompts in a row.`
    case 'min-cluster-size':
      return safe`Fewer comments (${reason.comments}) than min-cluster-size (${reason.limit}).`
    case 'declined':
      return safe`A pull request for this was declined; it comes again once ${sayAgain(reason.after)}.`
    case 'service-pause':
      return safe`The service asked for a pause; jobs are created again after ${formatMinute(reason.until)}.`
    case 'overtaken':
      return safe`Meanwhile ${refusals[reason.by]}.`
    case 'service':
      return reason.error
    case 'creation-refused':
      return describeRefusal(reason.status).what
    case 'other':
      return reason.text
    default:
      return waitReasons[reason.code]
  }
}

// The sentences of the ledger's codes.
import type { FixReason, Refusal, WaitReason } from '../ledger/reason.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { formatMinute } from './words.ts'

export function describeFixReason(reason: FixReason): SafeText {
  switch (reason.code) {
    case 'run-ended':
      return safe`The run that sent it ended before it could record the answer.`
    case 'rejected-link':
      return safe`The service gave an address that is not a pull request of this GitHub.`
    case 'archived':
      return safe`The service archived the job.`
    case 'agent-failed':
      return safe`The agent reported an error.`
    case 'no-change':
      return safe`The agent finished and saw nothing to change.`
    case 'pull-unreadable':
      return safe`Its pull request cannot be read with this github-token.`
    case 'pull-lost':
      return safe`Its pull request could not be read for three months.`
    case 'never-seen':
      return safe`Nothing shows that the service ever took it up; its entries are free again.`
    case 'unsettled':
      return safe`Whether the service took it up could not be found out for seven days: no repository that receives its pull requests could be read.`
    case 'unanswered':
    case 'refused':
    case 'job-unreadable':
      return reason.error
    case 'job-lost':
      return safe`Its job could not be read for seven days. ${reason.error}`
    case 'other':
      return reason.text
  }
}

export function describeWait(reason: WaitReason): SafeText {
  switch (reason.code) {
    case 'page-open':
      return safe`A fix of this page is open; one at a time.`
    case 'page-next':
      return safe`Another part of this page goes first; one fix at a time.`
    case 'paused':
      return safe`The tracking issue is closed, which pauses all creating.`
    case 'last-attempt':
      return safe`Its last attempt has just failed; the end of this run tells whether that counts.`
    case 'no-contact':
      return safe`No job of this project could be retrieved so far, so no other is created.`
    case 'job-path':
      return safe`The first job was created, but it cannot be retrieved, so no other is created.`
    case 'cautious':
      return safe`Every job of the last run failed, so one is sent first, and it has not succeeded yet.`
    case 'issue-intended':
      return safe`Another run is creating the tracking issue.`
    case 'unanswered':
      return safe`A creation got no answer.`
    case 'out-of-time':
      return safe`The run took too long to create all of them.`
    case 'stopped':
      return safe`The run was told to stop.`
    case 'broken-off':
      return safe`The run broke off before it was sent.`
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
      return safe`A pull request for this was declined; it comes again once ${reason.after} entries since then say the same.`
    case 'service-pause':
      return safe`The service asked for a pause; jobs are created again after ${formatMinute(reason.until)}.`
    case 'overtaken':
      return safe`Meanwhile ${refusalTexts[reason.by]}.`
    case 'service':
      return reason.error
    case 'other':
      return reason.text
  }
}

const refusalTexts: Readonly<Record<Refusal, SafeText>> = {
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

// The sentences that version 1 stored, and the codes that they have now.
import { declinedReturns } from './limits.ts'
import type { FilterReason, FixReason, WaitReason } from './reason.ts'

export const fixTexts: ReadonlyMap<string, FixReason['code']> = new Map([
  ['The run that sent it ended before it could record the answer.', 'run-ended'],
  ['The service gave an address that is not a pull request of this GitHub.', 'rejected-link'],
  ['The service archived the job.', 'archived'],
  ['The agent reported an error.', 'agent-failed'],
  ['The agent finished and saw nothing to change.', 'no-change'],
  ['Its pull request cannot be read with this github-token.', 'pull-unreadable'],
  ['Its pull request could not be read for three months.', 'pull-lost'],
  ['Nothing shows that the service ever took it up; its entries are free again.', 'never-seen'],
  [
    'Whether the service took it up could not be found out for seven days: no repository that receives its pull requests could be read.',
    'unsettled',
  ],
])

export const waitTexts: ReadonlyMap<string, WaitReason['code']> = new Map([
  ['A fix of this page is open; one at a time.', 'page-open'],
  ['Another part of this page goes first; one fix at a time.', 'page-next'],
  ['The tracking issue is closed, which pauses all creating.', 'paused'],
  ['Its last attempt has just failed; the end of this run tells whether that counts.', 'last-attempt'],
  ['No job of this project could be retrieved so far, so no other is created.', 'no-contact'],
  ['The first job was created, but it cannot be retrieved, so no other is created.', 'job-path'],
  ['Every job of the last run failed, so one is sent first, and it has not succeeded yet.', 'cautious'],
  ['Another run is creating the tracking issue.', 'issue-intended'],
  ['A creation got no answer.', 'unanswered'],
  ['The run took too long to create all of them.', 'out-of-time'],
  ['The run was told to stop.', 'stopped'],
])

/** Sentences with numbers in them. */
export const waitForms: readonly (readonly [RegExp, (first: number, second: number) => WaitReason])[] = [
  [/^As many fixes are open as max-open \((\d+)\) allows\.$/, (limit) => ({ code: 'max-open', limit })],
  [/^This run creates at most max-jobs \((\d+)\) jobs\.$/, (limit) => ({ code: 'max-jobs', limit })],
  [/^The (\d+) job creations of this hour are used up\.$/, (limit) => ({ code: 'hourly-limit', limit })],
  [
    /^Fewer comments \((\d+)\) than min-cluster-size \((\d+)\)\.$/,
    (comments, limit) => ({ code: 'min-cluster-size', comments, limit }),
  ],
  [/^A pull request for this was declined; /, () => ({ code: 'declined', after: declinedReturns })],
]

const flag = 'looks like orders to the agent, not feedback: '

export const filterTexts: ReadonlyMap<string, FilterReason> = new Map([
  ['no words that say anything', 'no-usable-text'],
  ['advertising', 'advertising'],
  ['only links or addresses', 'links-only'],
  ['a try-out of the form', 'test-submission'],
  ['placeholder text', 'placeholder-text'],
  ['asks for help with an account, a bill or an order', 'support-request'],
  ['praise without a wish', 'praise-only'],
  ['hides text from sight', 'hidden-text'],
  [`${flag}hides them from sight`, 'hidden-instructions'],
  [`${flag}disguises them`, 'disguised-instructions'],
  [`${flag}puts them where a name belongs`, 'instructions-in-names'],
  [`${flag}tells it to drop its instructions`, 'override'],
  [`${flag}gives it another role`, 'role-change'],
  [`${flag}asks for its prompt`, 'prompt-disclosure'],
  [`${flag}asks for secrets`, 'secrets'],
  [`${flag}is addressed to it`, 'addresses-agent'],
  [`${flag}tells it to hide what it does`, 'concealment'],
  [`${flag}forges a message of the system`, 'forged-message'],
  [`${flag}forges the end of what it quotes`, 'forged-end'],
  [`${flag}sends away what is not public`, 'exfiltration'],
  [`${flag}brings in code from elsewhere`, 'foreign-code'],
  [`${flag}asks for access`, 'access'],
  [`${flag}gets round a review or a check`, 'skips-checks'],
  [`${flag}asks to change what is no documentation`, 'changes-machinery'],
  [`${flag}dictates its pull request`, 'dictates-pull-request'],
  [`${flag}claims to be in charge`, 'claims-authority'],
  [`${flag}sends it to orders elsewhere`, 'indirect-instructions'],
  [`${flag}shows several signs of them`, 'several-signs'],
])

// What can keep the ledger from being read or written, with the remedy.
import { forLog } from '../domain/text/log.ts'
import { GitHubError } from './errors.ts'

export function unexpected(what: string, status: number): GitHubError {
  return GitHubError.unusable(
    what,
    `GitHub answered with status ${status}.`,
    'Check that `github-token` may read and write this repository.',
  )
}

export function emptyRepository(): GitHubError {
  return GitHubError.unusable(
    'The tracking repository is empty',
    'a ledger needs a first commit.',
    'Push any commit and run again.',
  )
}

export function unreadable(): GitHubError {
  return GitHubError.unusable(
    'The tracking repository cannot be read',
    'GitHub says that there is none of this name.',
    'Give the job `contents: write`, and check that `github-token` belongs to this repository.',
  )
}

/** A refusal that is no lost race: a rule, or a branch whose name stands in the way. */
export function refusedMove(message: string, branch: string): GitHubError {
  if (/rule|protected|required/i.test(message)) return toRuleError(branch)
  return GitHubError.unusable(
    'The ledger could not be written',
    `GitHub refused to move \`${branch}\` (${forLog(message, 120)}).`,
    'Look whether a branch of a similar name stands in the way, or name another one in `ledger-branch`.',
  )
}

export function ruleError(cause: unknown, branch: string): unknown {
  const refused = cause instanceof GitHubError && cause.kind === 'refused' && cause.status === 403
  return refused ? toRuleError(branch) : cause
}

function toRuleError(branch: string): GitHubError {
  return GitHubError.unusable(
    'The ledger could not be written',
    `a permission or repository rule forbids \`${branch}\`.`,
    `Give the job \`contents: write\`, exempt \`${branch}\` from the rule, or name another branch in \`ledger-branch\`.`,
    403,
  )
}

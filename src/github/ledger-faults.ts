// What can keep the ledger from being read or written, with the remedy.
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

export function ruleError(cause: unknown, branch: string): unknown {
  if (cause !== undefined && !(cause instanceof GitHubError && cause.status === 403)) return cause
  const remedy = `Give the job \`contents: write\`, exempt \`${branch}\` from the rule, or name another branch in \`ledger-branch\`.`
  return GitHubError.unusable(
    'The ledger could not be written',
    `a permission or repository rule forbids \`${branch}\`.`,
    remedy,
    403,
  )
}

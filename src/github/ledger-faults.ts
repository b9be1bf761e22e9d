// What can keep the ledger from being read or written, with the remedy.
import { type Line, line } from '../text/line.ts'
import { toLine } from '../text/to-line.ts'
import { GitHubError } from './errors.ts'

export function unexpected(what: Line, status: number): GitHubError {
  return GitHubError.unusable(
    what,
    line`GitHub answered with status ${status}.`,
    line`Check that \`github-token\` may read and write this repository.`,
  )
}

export function emptyRepository(): GitHubError {
  return GitHubError.unusable(
    line`The tracking repository is empty`,
    line`a ledger needs a first commit.`,
    line`Push any commit and run again.`,
  )
}

export function unreadable(): GitHubError {
  return GitHubError.unusable(
    line`The tracking repository cannot be read`,
    line`GitHub says that there is none of this name.`,
    line`Give the job \`contents: write\`, and check that \`github-token\` belongs to this repository.`,
  )
}

/** A refusal that is no lost race: a rule, or a branch whose name stands in the way. */
export function refusedMove(message: string, branch: Line): GitHubError {
  if (/rule|protected|required/i.test(message)) return toRuleError(branch)
  return GitHubError.unusable(
    line`The ledger could not be written`,
    line`GitHub refused to move \`${branch}\` (${toLine(message, 120)}).`,
    line`Look whether a branch of a similar name stands in the way, or name another one in \`ledger-branch\`.`,
  )
}

export function ruleError(cause: unknown, branch: Line): unknown {
  const refused = cause instanceof GitHubError && cause.kind === 'refused' && cause.status === 403
  return refused ? toRuleError(branch) : cause
}

function toRuleError(branch: Line): GitHubError {
  return GitHubError.unusable(
    line`The ledger could not be written`,
    line`a permission or repository rule forbids \`${branch}\`.`,
    line`Give the job \`contents: write\`, exempt \`${branch}\` from the rule, or name another branch in \`ledger-branch\`.`,
    403,
  )
}

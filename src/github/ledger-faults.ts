// What can keep the ledger from being read or written, with the remedy.
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { GitHubError } from './errors.ts'

export function emptyRepository(): GitHubError {
  return GitHubError.unusable(
    safe`The tracking repository is empty`,
    safe`a ledger needs a first commit.`,
    safe`Push any commit and run again.`,
  )
}

export function unreadable(): GitHubError {
  return GitHubError.unusable(
    safe`The tracking repository cannot be read`,
    safe`GitHub says that there is none of this name.`,
    safe`Give the job \`contents: write\`, and check that \`github-token\` belongs to this repository.`,
  )
}

/** A refusal that is no lost race: a rule, or a branch whose name stands in the way. */
export function refusedMove(message: string, branch: SafeText): GitHubError {
  if (/rule|protected|required/i.test(message)) return toRuleError(branch)
  return GitHubError.unusable(
    safe`The ledger could not be written`,
    safe`GitHub refused to move \`${branch}\` (${toSafeText(message, 120)}).`,
    safe`Look whether a branch of a similar name stands in the way, or name another one in \`ledger-branch\`.`,
  )
}

export function ruleError(cause: unknown, branch: SafeText): unknown {
  const refused = cause instanceof GitHubError && cause.kind === 'refused' && cause.status === 403
  return refused ? toRuleError(branch) : cause
}

function toRuleError(branch: SafeText): GitHubError {
  return GitHubError.unusable(
    safe`The ledger could not be written`,
    safe`a permission or repository rule forbids \`${branch}\`.`,
    safe`Give the job \`contents: write\`, exempt \`${branch}\` from the rule, or name another branch in \`ledger-branch\`.`,
    403,
  )
}

// Why the ledger's branch cannot be used, and what to do about it.
import { see } from '../../errors/help.ts'
import type { BranchName } from '../../identifiers/branch-name.ts'
import { joinLines, type SafeText, safe } from '../../text/safe-text.ts'
import { toSafeText } from '../../text/to-safe-text.ts'
import { GitHubError } from '../api/github-errors.ts'
import type { LedgerCommit } from './ledger-commit.ts'

const standard = 'feedback-to-fix/ledger'

export function isDefaultBranch(branch: BranchName): GitHubError {
  const what = safe`\`ledger-branch\` is ${quoted(branch)}, the default branch of this repository. Nothing was written.`
  const moved = safe`If there is a ledger on it already, see “To another branch” in docs/operations.md.`
  return new GitHubError('unusable', what, safe`${chooseOther(branch)} ${moved}`)
}

export function isForeignBranch(branch: BranchName): GitHubError {
  const why = safe`an existing branch without a ledger: its first commit is not this Action’s`
  const what = safe`\`ledger-branch\` is ${quoted(branch)}, ${why}. Nothing was written.`
  return new GitHubError('unusable', what, chooseOther(branch))
}

/**
 * @param ours the newest commit that is known to be this Action's
 * @param page where a person can edit the branch's README.md
 */
export function unknownCommit(
  branch: BranchName,
  { sha, named, isSigned }: LedgerCommit,
  ours: string | undefined,
  page: string,
): GitHubError {
  const who = toSafeText(named, 60) || safe`nobody`
  const how = isSigned
    ? safe`it is by ${quoted(who)}`
    : safe`it names ${quoted(who)} as its author, without a signature`
  const at = safe`The ledger’s branch ${quoted(branch)} ends with commit ${toSafeText(sha)}, which this Action did not make`
  const target = toSafeText(branch)
  const undo =
    ours === undefined
      ? safe`revert it`
      : safe`git fetch origin ${target} && git push --force origin ${toSafeText(ours)}:refs/heads/${target}`
  const remedy = [
    safe`Nothing was built on it. To undo that commit: ${undo}.`,
    safe`If it is right, or \`github-token\` is now somebody else’s, a person with write access confirms it with any edit of`,
    safe`${toSafeText(page)}. ${see('the-ledgers-branch')}`,
  ]
  return new GitHubError('unusable', safe`${at}: ${how}.`, joinLines(remedy, ' '))
}

function chooseOther(branch: BranchName): SafeText {
  const fresh = safe`name a branch that does not exist yet`
  if (branch === standard) return safe`Rename that branch, or ${fresh}.`
  return safe`Leave \`ledger-branch\` out (the ledger is then on ${quoted(standard)}), or ${fresh}.`
}

export function emptyRepository(): GitHubError {
  const what = safe`The tracking repository is empty: the ledger needs a first commit to start from.`
  return new GitHubError('unusable', what, safe`Push any commit and run again.`)
}

export function unreadable(): GitHubError {
  const what = safe`The tracking repository cannot be read: GitHub reports no repository of this name.`
  const remedy = safe`Give the job \`contents: write\`, and check that \`github-token\` belongs to this repository.`
  return new GitHubError('unusable', what, remedy)
}

/** A refusal that is not a lost race: a rule, or a branch whose name is in the way. */
export function refused(branch: string, message: string): GitHubError {
  if (/rule|protected|required/i.test(message)) return forbidden(branch)
  const said = toSafeText(message, 120)
  const why = said === '' ? safe`` : safe` (${said})`
  const what = safe`The ledger could not be written: GitHub refused to update the branch ${quoted(branch)}${why}.`
  const remedy = safe`Check whether a branch with a similar name is in the way, or name another one in \`ledger-branch\`.`
  return new GitHubError('unusable', what, remedy)
}

export function forbidden(branch: string): GitHubError {
  const named = quoted(branch)
  const what = safe`The ledger could not be written: a permission or repository rule forbids ${named}.`
  const ways = safe`exempt ${named} from the rule, or name another branch in \`ledger-branch\`.`
  return new GitHubError('unusable', what, safe`Give the job \`contents: write\`, ${ways}`, { status: 403 })
}

function quoted(branch: string): SafeText {
  return safe`\`${toSafeText(branch)}\``
}

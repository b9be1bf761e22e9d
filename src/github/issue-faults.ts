// What can keep an issue or a comment from being written, with the remedy.
import { type SafeText, safe } from '../text/safe-text.ts'
import { GitHubError } from './errors.ts'

export function issueGone(): GitHubError {
  const remedy = safe`Name another issue in \`tracking-issue\` (a new, empty one will do).`
  return GitHubError.unusable(
    safe`The tracking issue`,
    safe`it was deleted or transferred while this run went on.`,
    remedy,
  )
}

export function issuesDisabled(): GitHubError {
  const remedy = safe`Enable issues in the repository’s settings, or run the workflow in a repository that has them.`
  return GitHubError.unusable(
    safe`The tracking issue cannot be created`,
    safe`issues are disabled in this repository.`,
    remedy,
  )
}

export function unexpected(what: SafeText, status: number, message = ''): GitHubError {
  const detail = /too long/i.test(message) ? ' (the text is too long)' : ''
  return GitHubError.unusable(
    what,
    safe`GitHub answered with status ${status}${detail}.`,
    safe`Check that \`github-token\` has \`issues: write\`.`,
  )
}

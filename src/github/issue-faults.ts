// What can keep an issue or a comment from being written, with the remedy.
import { type Line, line } from '../text/line.ts'
import { GitHubError } from './errors.ts'

export function issueGone(): GitHubError {
  const remedy = line`Name another issue in \`tracking-issue\` (a new, empty one will do).`
  return GitHubError.unusable(
    line`The tracking issue`,
    line`it was deleted or transferred while this run went on.`,
    remedy,
  )
}

export function issuesDisabled(): GitHubError {
  const remedy = line`Enable issues in the repository’s settings, or run the workflow in a repository that has them.`
  return GitHubError.unusable(
    line`The tracking issue cannot be created`,
    line`issues are disabled in this repository.`,
    remedy,
  )
}

export function unexpected(what: Line, status: number, message = ''): GitHubError {
  const detail = /too long/i.test(message) ? ' (the text is too long)' : ''
  return GitHubError.unusable(
    what,
    line`GitHub answered with status ${status}${detail}.`,
    line`Check that \`github-token\` has \`issues: write\`.`,
  )
}

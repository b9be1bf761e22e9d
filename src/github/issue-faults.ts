// What can keep an issue or a comment from being written, with the remedy.
import { GitHubError } from './errors.ts'

export function issueGone(): GitHubError {
  const remedy = 'Name another issue in `tracking-issue` (a new, empty one will do).'
  return GitHubError.unusable('The tracking issue', 'it was deleted or transferred while this run went on.', remedy)
}

export function issuesDisabled(): GitHubError {
  const remedy = 'Enable issues in the repository’s settings, or run the workflow in a repository that has them.'
  return GitHubError.unusable('The tracking issue cannot be created', 'issues are disabled in this repository.', remedy)
}

export function unexpected(what: string, status: number, message = ''): GitHubError {
  const detail = /too long/i.test(message) ? ' (the text is too long)' : ''
  return GitHubError.unusable(
    what,
    `GitHub answered with status ${status}${detail}.`,
    'Check that `github-token` has `issues: write`.',
  )
}

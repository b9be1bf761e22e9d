// Failed requests to GitHub, with the remedy. Messages never contain bodies or headers.
import type { z } from 'zod'
import { KnownError } from '../../errors/failure.ts'
import { SendError } from '../../http/send.ts'
import { type SafeText, safe } from '../../text/safe-text.ts'
import { toSafeText } from '../../text/to-safe-text.ts'
import { type GitHubAnswer, type GitHubRequest, isRead } from './exchange.ts'

/** The status of a failed request, or why there was no answer. */
export interface FailureDetails {
  readonly status?: number | undefined
  readonly cause?: unknown
}

export class GitHubError extends KnownError {
  override readonly name = 'GitHubError'
  /** `unanswered`: it may have taken effect; the others: it did not. */
  readonly kind: 'refused' | 'limited' | 'unanswered' | 'unreachable' | 'unusable' | 'stopped'
  readonly status: number | undefined

  constructor(kind: GitHubError['kind'], what: SafeText, remedy: SafeText, { status, cause }: FailureDetails = {}) {
    super(what, remedy, { cause })
    this.kind = kind
    this.status = status
  }

  static refused(request: GitHubRequest, { status, data }: GitHubAnswer): GitHubError {
    const what = safe`GitHub refused ${nameOf(request)} (status ${status}).`
    return new GitHubError('refused', what, remedyOf(status, messageOf(data)), { status })
  }

  static tooLarge(request: GitHubRequest, failure: FailureDetails): GitHubError {
    const what = safe`GitHub’s response to ${nameOf(request)} is too large to read.`
    return new GitHubError('unusable', what, safe`Retrying would return the same response.`, failure)
  }

  static unanswered(request: GitHubRequest, failure: FailureDetails): GitHubError {
    const what = safe`GitHub returned no usable response to ${nameOf(request)}${detail(failure)}.`
    return new GitHubError('unanswered', what, safe`The next run finds out whether it took effect.`, failure)
  }

  static stopped(request: GitHubRequest): GitHubError {
    const end = isRead(request) ? safe`was cancelled` : safe`was not sent`
    const what = safe`${nameOf(request)} ${end}: the run was stopped.`
    return new GitHubError('stopped', what, safe`The next run will continue.`)
  }

  /** @param limit milliseconds that GitHub asks to wait */
  static gaveUp(request: GitHubRequest, failure: FailureDetails, limit: number | undefined): GitHubError {
    if (limit !== undefined) {
      const what = safe`GitHub’s rate limit requires a wait of ${Math.ceil(limit / 1000)} s before ${nameOf(request)}.`
      const remedy = safe`Nothing is lost: the next run continues. Run less often, or use a token with a higher limit.`
      return new GitHubError('limited', what, remedy, failure)
    }
    const what = safe`GitHub could not be reached for ${nameOf(request)}${detail(failure)}.`
    const remedy = safe`Nothing is lost: the next run continues. See https://www.githubstatus.com.`
    return new GitHubError(request.method === 'GET' ? 'unreachable' : 'unanswered', what, remedy, failure)
  }
}

function nameOf(request: GitHubRequest): SafeText {
  return safe`${request.method} ${toSafeText(request.path, 300)}`
}

function detail({ status, cause }: FailureDetails): SafeText {
  if (status !== undefined) return safe` (status ${status})`
  const code = cause instanceof SendError ? cause.code : undefined
  return code === undefined ? safe`` : safe` (${code})`
}

const permissions = safe`\`permissions: contents: write, issues: write, pull-requests: read\` (review: \`pull-requests: write\`)`

function remedyOf(status: number, message: string): SafeText {
  if (/\blocked\b/i.test(message))
    return safe`Unlock the issue (“Unlock conversation” in its sidebar); the next run posts its updates.`
  if (status === 401) return safe`Check \`github-token\`: it is missing, expired or revoked.`
  if (status === 403)
    return safe`Give the job ${permissions}, and check that no repository or organisation rule forbids it.`
  return safe`Check \`github-token\` and that the repository allows this.`
}

/** For `catch`: a refusal becomes undefined, any other error is passed on. */
export function ifRefused(error: unknown): undefined {
  if (error instanceof GitHubError && error.kind === 'refused') return undefined
  throw error
}

/** For reads whose failure is reported: undefined if refused or too large; an error that another try might avoid is passed on. */
export function ifUnreadable(error: unknown): undefined {
  return error instanceof GitHubError && error.kind === 'unusable' ? undefined : ifRefused(error)
}

/** @param what the action: the start of a sentence */
export function unexpected(what: SafeText, { status, data }: GitHubAnswer): GitHubError {
  const detail = /too long/i.test(messageOf(data)) ? ' (the text is too long)' : ''
  const remedy = safe`Check that \`github-token\` has \`contents: write\` and \`issues: write\`.`
  return new GitHubError('unusable', safe`${what}: GitHub returned status ${status}${detail}.`, remedy)
}

export function parseAnswer<T>(schema: z.ZodType<T>, answer: GitHubAnswer, what: SafeText, success = 200): T {
  if (answer.status !== success) throw unexpected(what, answer)
  const parsed = schema.safeParse(answer.data)
  if (parsed.success) return parsed.data
  const check = safe`check that \`GITHUB_API_URL\` is a GitHub API and that no proxy alters its responses`
  const remedy = safe`Run again; if the problem persists, ${check}.`
  throw new GitHubError('unusable', safe`${what}: GitHub’s response has an unexpected form.`, remedy)
}

/** GitHub's own words for a refusal. */
export function messageOf(data: unknown): string {
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined
  return typeof message === 'string' ? message : ''
}

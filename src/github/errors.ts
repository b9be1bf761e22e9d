// What GitHub refused or did not answer, with the remedy. Bodies and headers stay out of the message.
import type { z } from 'zod'
import { parseErrorCode } from '../errors/error-code.ts'
import { KnownError } from '../errors/known-error.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { GitHubAnswer, GitHubRequest } from './client.ts'

type Outcome = GitHubAnswer | { readonly cause: unknown }

export class GitHubError extends KnownError {
  override readonly name = 'GitHubError'
  /** `unanswered`: it may have been done; the others: it was not. */
  readonly kind: 'refused' | 'limited' | 'unanswered' | 'unreachable' | 'unusable' | 'stopped'
  readonly status: number | undefined

  constructor(
    kind: GitHubError['kind'],
    what: SafeText,
    options: { remedy: SafeText; status?: number; cause?: unknown },
  ) {
    super(what, options.remedy, options.cause)
    this.kind = kind
    this.status = options.status
  }

  static refused(request: GitHubRequest, answer: GitHubAnswer): GitHubError {
    const { status } = answer
    return new GitHubError('refused', safe`GitHub refused ${name(request)} (status ${status}).`, {
      status,
      remedy: remedyOf(status, messageOf(answer.data)),
    })
  }

  static unanswered(request: GitHubRequest, outcome: Outcome): GitHubError {
    const remedy = safe`Whether it was done is found out by the next run.`
    return new GitHubError('unanswered', safe`GitHub gave no usable answer to ${name(request)}${detail(outcome)}.`, {
      remedy,
      ...rest(outcome),
    })
  }

  static stopped(request: GitHubRequest, cause: unknown): GitHubError {
    return new GitHubError('stopped', safe`${name(request)} was not sent: the run was told to stop.`, {
      remedy: safe`The next run goes on.`,
      cause,
    })
  }

  static gaveUp(request: GitHubRequest, outcome: Outcome, limit: number | undefined): GitHubError {
    if (limit === undefined) {
      const remedy = safe`Nothing is lost: the next run goes on. See https://www.githubstatus.com.`
      const kind = request.method === 'GET' ? 'unreachable' : 'unanswered'
      return new GitHubError(kind, safe`GitHub could not be reached for ${name(request)}${detail(outcome)}.`, {
        remedy,
        ...rest(outcome),
      })
    }
    const seconds = Math.ceil(limit / 1000)
    const remedy = safe`Nothing is lost: the next run goes on. Run less often, or use a token with a higher limit.`
    return new GitHubError('limited', safe`GitHub’s rate limit asks to wait ${seconds} s before ${name(request)}.`, {
      remedy,
      ...rest(outcome),
    })
  }

  static unusable(request: SafeText, what: SafeText, remedy: SafeText, status?: number): GitHubError {
    return new GitHubError(
      'unusable',
      safe`${request}: ${what}`,
      status === undefined ? { remedy } : { remedy, status },
    )
  }
}

function name(request: GitHubRequest): SafeText {
  return safe`${request.method} ${toSafeText(request.path, 300)}`
}

function detail(outcome: Outcome): SafeText {
  if ('status' in outcome) return safe` (status ${outcome.status})`
  const code = findCode(outcome.cause)
  return code === undefined ? safe`` : safe` (${code})`
}

function findCode(cause: unknown): SafeText | undefined {
  for (let error = cause, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth++) {
    const code = 'code' in error ? parseErrorCode(error.code) : undefined
    if (code !== undefined) return code
  }
  return undefined
}

function rest(outcome: Outcome): { status?: number; cause?: unknown } {
  return 'status' in outcome ? { status: outcome.status } : { cause: outcome.cause }
}

function remedyOf(status: number, message: string): SafeText {
  if (/\blocked\b/i.test(message))
    return safe`Unlock the issue (Lock conversation, in its sidebar); the next run tells its news.`
  if (status === 401) return safe`Check \`github-token\`: it is missing, expired or revoked.`
  if (status === 403) {
    return safe`Give the job \`permissions: contents: write, issues: write, pull-requests: read\` (review: \`pull-requests: write\`), and check that no repository or organisation rule forbids it.`
  }
  return safe`Check \`github-token\` and that the repository allows this.`
}

/** An answer in the form that it should have; one that has another is no answer that can be worked with. */
export function parseAnswer<T>(schema: z.ZodType<T>, data: unknown, what: SafeText): T {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  const remedy = safe`Run again; if it stays so, check that \`GITHUB_API_URL\` is a GitHub and that no proxy changes its answers.`
  throw GitHubError.unusable(what, safe`GitHub’s answer does not have the form that it should have.`, remedy)
}

/** GitHub's own words for a refusal. */
export function messageOf(data: unknown): string {
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined
  return typeof message === 'string' ? message : ''
}

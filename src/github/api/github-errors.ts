// Failed requests to GitHub, with the remedy. Messages never contain bodies or headers.
import { z } from 'zod'
import { KnownError } from '../../errors/failure.ts'
import { see } from '../../errors/help.ts'
import { SendError } from '../../http/send.ts'
import { type SafeText, safe } from '../../text/safe-text.ts'
import { toSafeText } from '../../text/to-safe-text.ts'
import { findObstacle, type Obstacle, renderPermissions } from './permissions.ts'

export interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly data: unknown
}

export interface FailureDetails {
  readonly status?: number | undefined
  readonly cause?: unknown
}

export interface Named {
  readonly method: string
  readonly path: string
}

export class GitHubError extends KnownError {
  override readonly name = 'GitHubError'
  /** `unanswered`: it may have taken effect; the others: it did not. */
  readonly kind: 'refused' | 'limited' | 'unanswered' | 'unreachable' | 'unusable' | 'stopped'
  readonly status: number | undefined
  readonly said: string
  /** Undefined if it was the request itself. */
  readonly obstacle: Obstacle | undefined

  constructor(
    kind: GitHubError['kind'],
    what: SafeText,
    remedy: SafeText,
    { status, cause, said = '', obstacle }: FailureDetails & { readonly said?: string; obstacle?: Obstacle } = {},
  ) {
    super(what, remedy, { cause })
    this.kind = kind
    this.status = status
    this.said = said
    this.obstacle = obstacle
  }

  /** @param wasAccepted the same token was good for an earlier request of this run */
  static refused(request: Named, answer: Answered, wasAccepted: boolean): GitHubError {
    const { status, data } = answer
    const what = safe`GitHub refused ${nameOf(request)} (status ${status}).`
    const said = messageOf(data)
    const obstacle = findObstacle({ ...request, ...answer, said })
    const remedy = remedyOf({ status, said, obstacle }, wasAccepted)
    return new GitHubError('refused', what, remedy, { status, said, ...(obstacle && { obstacle }) })
  }

  static tooLarge(request: Named, failure: FailureDetails): GitHubError {
    const what = safe`GitHub’s response to ${nameOf(request)} is too large to read.`
    return new GitHubError('unusable', what, safe`Retrying would return the same response.`, failure)
  }

  static unanswered(request: Named, failure: FailureDetails): GitHubError {
    const what = safe`GitHub returned no usable response to ${nameOf(request)}${detail(failure)}.`
    return new GitHubError('unanswered', what, safe`The next run finds out whether it took effect.`, failure)
  }

  /** @param isRead it was under way, and changes nothing */
  static stopped(request: Named, isRead: boolean): GitHubError {
    const end = isRead ? safe`was cancelled` : safe`was not sent`
    const what = safe`${nameOf(request)} ${end}: the run was stopped.`
    return new GitHubError('stopped', what, safe`The next run will continue.`)
  }

  /** @param limit milliseconds that GitHub asks to wait */
  static gaveUp(request: Named, failure: FailureDetails, limit: number | undefined): GitHubError {
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

function nameOf(request: Named): SafeText {
  return safe`${toSafeText(request.method, 10)} ${toSafeText(request.path, 300)}`
}

function detail({ status, cause }: FailureDetails): SafeText {
  if (status !== undefined) return safe` (status ${status})`
  const code = cause instanceof SendError ? cause.code : undefined
  return code === undefined ? safe`` : safe` (${code})`
}

function remedyOf(
  { status, said, obstacle }: { status: number; said: string; obstacle: Obstacle | undefined },
  wasAccepted: boolean,
): SafeText {
  if (/\blocked\b/i.test(said))
    return safe`Unlock the issue (“Unlock conversation” in its sidebar); the next run posts its updates.`
  if (/too long/i.test(said)) return safe`The text is too long for GitHub.`
  const rule = safe`and check that no repository or organisation rule forbids it`
  switch (obstacle?.kind) {
    case 'token':
      return wasAccepted ? expired : safe`Check \`github-token\`: it is missing, expired or revoked.`
    case 'sign-on':
      return safe`The organisation requires single sign-on: authorise the token of \`github-token\` for it.`
    case 'permission': {
      const needed = renderPermissions(obstacle.anyOf)
      if (status === 403) return safe`This request needs ${needed}: give it to the job, ${rule}. ${see('permissions')}`
      return safe`If this exists, the token may not see it: this request needs ${needed}. ${see('permissions')}`
    }
    case 'rule':
      return safe`Give the job ${permissions}, ${rule}. ${see('permissions')}`
    case undefined:
      return safe`Check \`github-token\` and that the repository allows this.`
  }
}

const permissions = safe`\`permissions: contents: write, issues: write, pull-requests: write\` (a review: \`issues: read\`)`
const lifetime = safe`the token of a GitHub App lasts one hour`
const renewed = safe`keep \`wait\` shorter. Nothing is lost: the next run continues.`
const expired = safe`The token expired or was revoked during this run: ${lifetime}, so ${renewed}`

/** For `catch`: undefined for a refusal. */
export function ifRefused(error: unknown): undefined {
  if (error instanceof GitHubError && error.kind === 'refused') return undefined
  throw error
}

/** For `catch`: undefined for a refusal with one of these statuses. */
export function ifStatus(...statuses: readonly number[]): (error: unknown) => undefined {
  return (error) => {
    if (isRefusal(error) && statuses.includes(error.status ?? 0)) return undefined
    throw error
  }
}

/** For `catch` of what GraphQL alone could tell; but after a used-up limit nothing may be sent. */
export function ifUnanswered(error: unknown): undefined {
  if (error instanceof GitHubError && error.kind !== 'limited' && error.kind !== 'stopped') return undefined
  throw error
}

/** For `catch` of reads whose failure is reported: undefined if refused or too large. */
export function ifUnreadable(error: unknown): undefined {
  return error instanceof GitHubError && error.kind === 'unusable' ? undefined : ifRefused(error)
}

export function isRefusal(error: unknown): error is GitHubError {
  return error instanceof GitHubError && error.kind === 'refused'
}

/** Octokit's types say what GitHub describes; a proxy or a bug may have changed what came. */
export function parseBody<S extends z.ZodType>(schema: S, data: z.input<S>, what: SafeText): z.output<S> {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  const check = safe`check that \`GITHUB_API_URL\` is a GitHub API and that no proxy alters its responses`
  const remedy = safe`Run again; if the problem persists, ${check}.`
  throw new GitHubError('unusable', safe`${what}: GitHub’s response has an unexpected form.`, remedy)
}

export function atLeastOne<T, In>(item: z.ZodType<T, In>) {
  return z
    .array(item)
    .nonempty()
    .transform((list) => list as readonly T[] as readonly [T, ...T[]])
}

export function readBody<S extends z.ZodType>(schema: S, answer: { readonly data: z.input<S> } | undefined) {
  return answer === undefined ? undefined : schema.safeParse(answer.data).data
}

export function messageOf(data: unknown): string {
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined
  return typeof message === 'string' ? message : ''
}

// Failed requests. Messages never contain bodies or headers.
import { z } from 'zod'
import { KnownError, see } from '../../errors/failure.ts'
import { SendError } from '../../http/send.ts'
import { joinLines, type SafeText, safe } from '../../text/safe-text.ts'
import { toSafeText } from '../../text/sanitise.ts'

export type Answered = Readonly<{
  status: number
  headers: Readonly<Record<string, string>>
  data: unknown
}>

export interface FailureDetails {
  readonly status?: number | undefined
  readonly cause?: unknown
}

interface Named {
  readonly method: string
  readonly path: string
}

export class GitHubError extends KnownError {
  override readonly name = 'GitHubError'
  /** Only `unanswered` may have taken effect. */
  readonly kind: 'refused' | 'limited' | 'unanswered' | 'unreachable' | 'unusable' | 'stopped'
  readonly status: number | undefined
  readonly said: string
  /** Undefined if it was the request itself. */
  readonly obstacle: Obstacle | undefined

  constructor(
    kind: GitHubError['kind'],
    what: SafeText,
    remedy: SafeText,
    { status, cause, said = '', obstacle }: FailureDetails & { said?: string; obstacle?: Obstacle | undefined } = {},
  ) {
    super(what, remedy, { cause })
    this.kind = kind
    this.status = status
    this.said = said
    this.obstacle = obstacle
  }

  static refused(request: Named, answer: Answered, wasAccepted: boolean): GitHubError {
    const { status, data } = answer
    const what = safe`GitHub refused ${nameOf(request)} (status ${status}).`
    const said = messageOf(data)
    const obstacle = findObstacle(answer, said)
    return new GitHubError('refused', what, remedyOf(status, said, obstacle, wasAccepted), { status, said, obstacle })
  }

  static tooLarge(request: Named, failure: FailureDetails): GitHubError {
    const what = safe`GitHub’s response to ${nameOf(request)} is too large to read.`
    return unusable(what, safe`Retrying would return the same response.`, failure)
  }

  static unanswered(request: Named, failure: FailureDetails): GitHubError {
    const what = safe`GitHub returned no usable response to ${nameOf(request)}${detail(failure)}.`
    return new GitHubError('unanswered', what, safe`The next run finds out whether it took effect.`, failure)
  }

  static stopped(request: Named, isRead: boolean): GitHubError {
    const end = isRead ? safe`was cancelled` : safe`was not sent`
    const what = safe`${nameOf(request)} ${end}: the run was stopped.`
    return new GitHubError('stopped', what, safe`The next run will continue.`)
  }

  /** `limit`: milliseconds. */
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

export function unusable(what: SafeText, remedy: SafeText, failure?: FailureDetails): GitHubError {
  return new GitHubError('unusable', what, remedy, failure)
}

function nameOf(request: Named) {
  return safe`${toSafeText(request.method, 10)} ${toSafeText(request.path, 300)}`
}

function detail({ status, cause }: FailureDetails) {
  if (status !== undefined) return safe` (status ${status})`
  const code = cause instanceof SendError ? cause.code : undefined
  return code === undefined ? safe`` : safe` (${code})`
}

const reasons: readonly (readonly [said: RegExp, remedy: SafeText])[] = [
  [/\blocked\b/i, safe`Unlock the issue (“Unlock conversation” in its sidebar); the next run posts its updates.`],
  [/too long/i, safe`The text is too long for GitHub.`],
  [/\barchived\b/i, safe`The repository is archived: unarchive it, or disable this workflow.`],
  [
    /IP allow list/i,
    safe`Add the runner’s addresses to the organisation’s IP allow list, or run this on a self-hosted runner that is on it.`,
  ],
]

function remedyOf(status: number, said: string, obstacle: Obstacle | undefined, wasAccepted: boolean) {
  const known = reasons.find(([pattern]) => pattern.test(said))
  if (known) return known[1]
  const rule = safe`and check that no repository or organisation rule forbids it`
  switch (obstacle?.kind) {
    case 'token':
      return wasAccepted
        ? safe`The token expired or was revoked during this run: ${lifetime}, so ${renewed}`
        : safe`Check \`github-token\`: it is missing, expired or revoked.`
    case 'sign-on':
      return safe`The organisation requires single sign-on: authorise the token of \`github-token\` for it.`
    case 'permission':
      return status === 403
        ? safe`This request needs ${obstacle.needed}: give it to the job, ${rule}. ${see('permissions')}`
        : safe`If this exists, the token may not see it: this request needs ${obstacle.needed}. ${see('permissions')}`
    case 'rule':
      return safe`Give the job ${permissions}, ${rule}. ${see('permissions')}`
    case undefined:
      return safe`Check \`github-token\` and that the repository allows this.`
  }
}

const permissions = safe`\`permissions: contents: write, issues: write, pull-requests: write\` (a review: \`issues: read\`)`
const lifetime = safe`the token of a GitHub App lasts one hour`
const renewed = safe`keep \`wait\` shorter. Nothing is lost: the next run continues.`

function unless(...kinds: readonly GitHubError['kind'][]) {
  return (error: unknown): undefined => {
    if (!(error instanceof GitHubError) || !kinds.includes(error.kind)) throw error
  }
}

export const ifRefused = unless('refused')
export const ifUnreadable = unless('refused', 'unusable')
/** Not `limited`: nothing may be sent then. */
export const ifUnanswered = unless('refused', 'unanswered', 'unreachable', 'unusable')

export function ifStatus(...statuses: readonly number[]): (error: unknown) => undefined {
  return (error) => {
    if (!isRefusal(error) || !statuses.includes(error.status ?? 0)) throw error
  }
}

export function isRefusal(error: unknown): error is GitHubError {
  return error instanceof GitHubError && error.kind === 'refused'
}

export function parseBody<S extends z.ZodType>(schema: S, data: z.input<S>, what: SafeText): z.output<S> {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  const check = safe`check that \`GITHUB_API_URL\` is a GitHub API and that no proxy alters its responses`
  const remedy = safe`Run again; if the problem persists, ${check}.`
  throw unusable(safe`${what}: GitHub’s response has an unexpected form.`, remedy)
}

export function readBody<S extends z.ZodType>(schema: S, answer: { readonly data: z.input<S> } | undefined) {
  return answer && schema.safeParse(answer.data).data
}

/** Asked for raw, which Octokit's types do not know. */
export const fileText = (data: unknown): string | undefined => (typeof data === 'string' ? data : undefined)

export const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)

export function messageOf(data: unknown): string {
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined
  return typeof message === 'string' ? message : ''
}

type Obstacle =
  | { readonly kind: 'token' | 'sign-on' | 'rule' }
  | { readonly kind: 'permission'; readonly needed: SafeText }

/** To a workflow's, an App's and a person's token. */
export function saysPermission(said: string): boolean {
  return /not accessible by|do not have permission|must have \w+ access/i.test(said)
}

/** GitHub answers 404, too, for what a token may not see. */
export function findObstacle(
  { status, headers }: Pick<Answered, 'status' | 'headers'>,
  said: string,
): Obstacle | undefined {
  if (status === 401) return { kind: 'token' }
  if (status !== 403 && status !== 404) return undefined
  if (/\brequired\b/.test(headers['x-github-sso'] ?? '')) return { kind: 'sign-on' }
  // Not sent to every kind of token.
  const needed = parseAccepted(headers['x-accepted-github-permissions']) || (saysPermission(said) ? permissions : '')
  if (needed !== '') return { kind: 'permission', needed }
  return status === 403 ? { kind: 'rule' } : undefined
}

/** `issues=write; pull_requests=write`: either is enough; commas join a set. */
function parseAccepted(header = '') {
  const sets = header.split(';').map((set) =>
    set.split(',').flatMap((part) => {
      const [, name, level] = /^\s*([a-z][a-z_]{1,60})=(read|write|admin)\s*$/.exec(part) ?? []
      // Every token has `metadata: read`.
      return name === undefined || level === undefined || name === 'metadata' ? [] : renderPermission(name, level)
    }),
  )
  const named = sets.filter((set) => set.length > 0).slice(0, 5)
  const alternatives = named.map((set) => joinLines(set, ' and '))
  return joinLines(alternatives, ' or ')
}

function renderPermission(name: string, level: string) {
  return safe`\`${toSafeText(name.replaceAll('_', '-'), 60)}: ${toSafeText(level, 10)}\``
}

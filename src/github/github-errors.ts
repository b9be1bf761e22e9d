// Failed requests. Messages never contain bodies or headers.
import { z } from 'zod'
import { type FailureDetails, ignoreRefused, RequestError, see } from '../errors/failure.ts'
import { network } from '../errors/remedies.ts'
import { type Answer, SendError } from '../http/send.ts'
import { parseJson } from '../text/json.ts'
import { joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'

/** Only `unanswered` may have taken effect. `name`: method and path of the request. */
export class GitHubError extends RequestError<
  'refused' | 'limited' | 'unanswered' | 'unreachable' | 'unusable' | 'stopped'
> {
  override readonly name = 'GitHubError'
  said = ''

  static refused(name: SafeText, answer: Answer, wasAccepted: boolean) {
    const { status } = answer
    const said = messageOf(answer.body)
    const what = safe`GitHub refused ${name} (status ${status}).`
    const error = new GitHubError('refused', what, remedyOf(answer, said, wasAccepted), { status })
    error.said = said
    return error
  }

  static unanswered(name: SafeText, failure: FailureDetails) {
    const what = safe`GitHub returned no usable response to ${name}${detail(failure)}.`
    return new GitHubError('unanswered', what, safe`The next run will find out whether it took effect.`, failure)
  }

  static stopped(name: SafeText, isRead: boolean) {
    const what = safe`${name} ${isRead ? 'was cancelled' : 'was not sent'}: the run was stopped.`
    return new GitHubError('stopped', what, lost)
  }

  /** `limit`: milliseconds. */
  static gaveUp(name: SafeText, isRead: boolean, failure: FailureDetails, limit: number | undefined) {
    if (limit !== undefined) {
      const what = safe`GitHub’s rate limit requires a wait of ${Math.ceil(limit / 1000)} s before ${name}.`
      return new GitHubError(
        'limited',
        what,
        safe`${lost} Run less often, or use a token with a higher limit.`,
        failure,
      )
    }
    const what = safe`GitHub could not be reached for ${name}${detail(failure)}.`
    const kind = isRead ? 'unreachable' : 'unanswered'
    const check = failure.status === undefined ? safe`Check ${network}, or see` : safe`See`
    return new GitHubError(kind, what, safe`${lost} ${check} githubstatus.com.`, failure)
  }
}

export function unusable(what: SafeText, remedy: SafeText, failure?: FailureDetails): GitHubError {
  return new GitHubError('unusable', what, remedy, failure)
}

function detail({ status, cause }: FailureDetails) {
  if (status !== undefined) return safe` (status ${status})`
  const code = cause instanceof SendError ? cause.code : undefined
  return code === undefined ? '' : safe` (${code})`
}

const reasons: readonly (readonly [said: RegExp, remedy: SafeText])[] = [
  [/\blocked\b/i, safe`Unlock the issue (“Unlock conversation” in its sidebar); the next run will post its updates.`],
  [/\barchived\b/i, safe`The repository is archived: unarchive it, or disable this workflow.`],
  [/\bmore than \d+ comments/i, safe`GitHub accepts no more comments there: name a new issue in \`tracking-issue\`.`],
  [
    /IP allow list/i,
    safe`Add the runner’s addresses to the organisation’s IP allow list, or run this on a self-hosted runner that is on it.`,
  ],
]

function remedyOf({ status, headers }: Answer, said: string, wasAccepted: boolean) {
  const known = reasons.find(([pattern]) => pattern.test(said))
  if (known) return known[1]
  if (status === 401)
    return wasAccepted ? safe`${expired} ${lost}` : safe`Check \`github-token\`: it is missing, expired or revoked.`
  if (/\brequired\b/.test(headers['x-github-sso'] ?? ''))
    return safe`The organisation requires single sign-on: authorise \`github-token\` for it.`
  if ([301, 307, 308].includes(status))
    return safe`The repository was renamed or transferred since this run began. Run the workflow again.`
  // To a person's token, GitHub answers what it may not do as if it were not there.
  if (![403, 404].includes(status)) return safe`Check \`github-token\` and that the repository allows this.`
  const lacking = saysPermission(said) && findNeeded(headers['x-accepted-github-permissions'])
  const give = lacking
    ? safe`The token lacks ${lacking}: give the job ${permissions}.`
    : safe`Give the job ${permissions}, and check that no repository or organisation rule forbids it.`
  return safe`${give} ${see('permissions')}`
}

/** Such as `issues=write; pull_requests=write`, of which one will do. */
function findNeeded(accepted = '') {
  const found = accepted.matchAll(/(?<=^|; ?)(contents|issues|pull_requests)=(read|write)(?=;|$)/g)
  const names = Array.from(found, ([, name = '', level]) => `\`${name.replace('_', '-')}: ${level}\`` as SafeText)
  return joinLines(names, ' or ')
}

const permissions = safe`\`permissions: { contents: write, issues: write, pull-requests: write }\` (a review: \`issues: read\`)`
const expired = safe`The token expired or was revoked during this run: a GitHub App token lasts one hour, so keep \`wait\` shorter.`
/** True of a sync and of a review. */
const lost = safe`Nothing is lost: re-run this later, or wait for the next run.`

function unless(...kinds: readonly GitHubError['kind'][]) {
  return (error: unknown): undefined => {
    if (!(error instanceof GitHubError) || !kinds.includes(error.kind)) throw error
  }
}

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

interface Reply<T> {
  readonly data: T
  readonly url: string
}

export function parseBody<S extends z.ZodType>(schema: S, { data, url }: Reply<z.input<S>>): z.output<S> {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  throw unexpected(url)
}

export function unexpected(url: string) {
  const what = safe`GitHub’s response to ${toSafeText(url, 320)} has an unexpected form.`
  const check = safe`check that \`GITHUB_API_URL\` is a GitHub API and that no proxy alters its responses`
  return unusable(what, safe`Run again; if the problem persists, ${check}.`)
}

/** Undefined also if the answer has another form. */
export async function readBody<S extends z.ZodType>(
  schema: S,
  request: Promise<Pick<Reply<z.input<S>>, 'data'>>,
  ifFailed = ignoreRefused,
): Promise<z.output<S> | undefined> {
  const answer = await request.catch(ifFailed)
  return answer && schema.safeParse(answer.data).data
}

/** An odd one must not make a list unreadable. */
export const account = z.object({ login: z.string().optional(), type: z.string().nullish() }).nullish().catch(undefined)
export const labelNames = z
  .array(z.union([z.string(), z.object({ name: z.string().nullish() }).transform(({ name }) => name ?? '')]))
  .nullish()
  .catch(undefined)
export const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)

export function messageOf(body: string) {
  return z.object({ message: z.string() }).safeParse(parseJson(body)).data?.message ?? ''
}

/** To a workflow's, an App's and a person's token. */
export function saysPermission(said: string) {
  return /not accessible by|do not have permission|must have \w+ access/i.test(said)
}

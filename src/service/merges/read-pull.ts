// One pull request as GitHub has it: merged or not, asked for in a way that costs nothing while nothing has changed.
import { z } from 'zod'

export type PullAnswer =
  | { readonly kind: 'merged'; readonly base: string }
  /** Open, or closed without a merge: it may be opened again. */
  | { readonly kind: 'not-merged'; readonly etag: string | null }
  | { readonly kind: 'unchanged' }
  /** It is gone, or the token may not read it. */
  | { readonly kind: 'refused'; readonly status: number }
  /** GitHub wants to be left alone until then, in milliseconds since 1970. */
  | { readonly kind: 'limited'; readonly until: number }
  | { readonly kind: 'failed'; readonly reason: string }

interface GitHub {
  /** The REST API, such as https://api.github.com. */
  readonly baseUrl: string
  readonly token: string
  /** Milliseconds since 1970. */
  now(): number
  readonly signal: AbortSignal
}

const maxTry = 20_000
const minPause = 60_000
const schema = z.object({ merged: z.boolean(), base: z.object({ ref: z.string() }) })

/** @param repository `owner/name` */
export async function readPull(
  { baseUrl, token, now, signal }: GitHub,
  repository: string,
  number: number,
  etag: string | null,
): Promise<PullAnswer> {
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'application/vnd.github+json',
    'user-agent': 'feedback-service',
    'x-github-api-version': '2022-11-28',
    ...(etag === null ? {} : { 'if-none-match': etag }),
  }
  try {
    // Not by Octokit, to which 304 is an error, and a broken connection one with the status 500.
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/repos/${repository}/pulls/${number}`, {
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(maxTry)]),
    })
    const text = await response.text()
    if (response.status === 304) return { kind: 'unchanged' }
    const until = findPause(response, now())
    if (until !== undefined) return { kind: 'limited', until }
    if (response.status >= 500) return { kind: 'failed', reason: `GitHub returned status ${response.status}` }
    if (!response.ok) return { kind: 'refused', status: response.status }
    const { merged, base } = schema.parse(JSON.parse(text))
    return merged ? { kind: 'merged', base: base.ref } : { kind: 'not-merged', etag: response.headers.get('etag') }
  } catch (error) {
    // What GitHub sent, or an address, is not repeated.
    return {
      kind: 'failed',
      reason: `The request to GitHub failed: ${error instanceof Error ? error.name : 'an error'}`,
    }
  }
}

/** As GitHub's documentation wants it: after `Retry-After`, else when the limit is reset, else after a minute. */
function findPause({ status, headers }: Response, now: number): number | undefined {
  if (status !== 403 && status !== 429) return undefined
  const after = Number(headers.get('retry-after') ?? Number.NaN)
  if (after >= 0) return now + Math.max(after * 1000, minPause)
  if (headers.get('x-ratelimit-remaining') === '0') {
    const reset = Number(headers.get('x-ratelimit-reset')) * 1000
    return Math.max(Number.isFinite(reset) ? reset : 0, now + minPause)
  }
  return status === 429 ? now + minPause : undefined
}

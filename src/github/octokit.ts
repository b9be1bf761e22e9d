// The one GitHub client: octokit on the fetch that it is given, without retries of its own. Loaded when first used.
import type { ApiUrl } from '../addresses/web-address.ts'
import type { GitHubAnswer, GitHubRequest, GitHubSend } from './client.ts'

const timeout = 30_000

type Connection = { apiUrl: ApiUrl; token: string; loadFetch(): Promise<unknown> }

export function createGitHubSend(options: Connection): GitHubSend {
  let octokit: ReturnType<typeof createOctokit> | undefined
  return async (request) => {
    octokit ??= createOctokit(options)
    const { exchange } = await octokit
    return exchange(request)
  }
}

async function createOctokit({ apiUrl, token, loadFetch }: Connection) {
  const [{ Octokit }, fetch] = await Promise.all([import('@octokit/rest'), loadFetch()])
  const quiet = () => undefined
  const octokit = new Octokit({
    auth: token,
    baseUrl: apiUrl,
    userAgent: 'feedback-to-fix',
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    request: { fetch },
  })

  async function exchange({ method, path, query, body, raw }: GitHubRequest): Promise<GitHubAnswer> {
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
    ).toString()
    const accept = raw ? 'application/vnd.github.raw+json' : 'application/vnd.github+json'
    try {
      const answer = await octokit.request({
        method,
        url: search === '' ? path : `${path}?${search}`,
        headers: { accept, 'x-github-api-version': '2022-11-28' },
        ...(body === undefined ? {} : { data: body }),
        request: { redirect: 'manual', signal: AbortSignal.timeout(timeout), parseSuccessResponseBody: false },
      })
      return {
        status: answer.status,
        headers: textHeaders(answer.headers),
        data: await readBody(answer, raw === true),
      }
    } catch (error) {
      const response = responseOf(error)
      if (response === undefined) throw error
      return response
    }
  }
  return { exchange }
}

/** Octokit throws for answers of 400 and above, and for no answer at all, as one error; only the former carries a response. */
function responseOf(error: unknown): GitHubAnswer | undefined {
  if (!(error instanceof Error) || !('response' in error)) return undefined
  const { response } = error as { response?: { status?: unknown; headers?: unknown; data?: unknown } }
  if (typeof response?.status !== 'number') return undefined
  return { status: response.status, headers: textHeaders(response.headers), data: response.data }
}

function textHeaders(headers: unknown): Record<string, string> {
  const entries = typeof headers === 'object' && headers !== null ? Object.entries(headers) : []
  return Object.fromEntries(entries.map(([key, value]) => [key.toLowerCase(), String(value)]))
}

/** Octokit would take a body that broke off for an empty one; a body that cannot be read to its end is no answer. */
async function readBody({ status, data }: { status: number; data: unknown }, raw: boolean): Promise<unknown> {
  const text = await new Response(data as ReadableStream | null).text()
  if (status >= 300) return undefined
  return raw || text === '' ? text : JSON.parse(text)
}

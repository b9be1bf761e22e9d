// Octokit, loaded on first use, builds and authorises a request; our transport sends it.

import type { ApiUrl } from '../../addresses/web-address.ts'
import { parseJson } from '../../http/parse-json.ts'
import type { Answer, Exchange, Send } from '../../http/send.ts'
import { type GitHubAnswer, type GitHubRequest, type GitHubSend, graphqlPath } from './exchange.ts'

const timeout = 30_000
const headers = { 'x-github-api-version': '2022-11-28' }
const quiet = () => undefined
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }

/** The part of fetch's options that octokit fills in. */
type Init = Pick<Exchange, 'method' | 'headers'> & { body?: string }

export function createGitHubSend(options: { apiUrl: ApiUrl; token: string; send: Send }): GitHubSend {
  const { apiUrl, token, send } = options
  let octokit: ReturnType<typeof load> | undefined
  const load = async () => {
    const { Octokit } = await import('@octokit/rest')
    return new Octokit({ auth: token, baseUrl: apiUrl, log })
  }

  return async (request) => {
    octokit ??= load()
    const { request: ask } = await octokit
    // Octokit would read a truncated body as an empty one and keep malformed JSON as text, so it sees no body.
    const sent = Promise.withResolvers<Answer>()
    const cancel = request.signal === undefined ? {} : { signal: request.signal }
    const fetch = async (url: string, { method, headers, body }: Init) => {
      sent.resolve(send({ method, url, headers, timeout, ...cancel, ...(body === undefined ? {} : { body }) }))
      const { status } = await sent.promise
      return new Response(null, { status })
    }
    // `sent` is settled by now, unless octokit failed before sending.
    await ask({ ...buildRequest(request, apiUrl), request: { fetch } }).catch(sent.reject)
    return readAnswer(await sent.promise, request.raw === true)
  }
}

function buildRequest({ method, path, query, body, raw }: GitHubRequest, apiUrl: ApiUrl) {
  const entries = Object.entries(query ?? {}).map(([key, value]): [string, string] => [key, String(value)])
  const place = path === graphqlPath ? `${apiUrl.replace(/\/api\/v3$/, '/api')}${graphqlPath}` : path
  const url = entries.length === 0 ? place : `${place}?${new URLSearchParams(entries)}`
  const accept = raw ? 'application/vnd.github.raw+json' : 'application/vnd.github+json'
  return { method, url, headers: { ...headers, accept }, ...(body === undefined ? {} : { data: body }) }
}

/** @throws SyntaxError if the body should be JSON and is not, which counts as no response */
function readAnswer({ status, headers, body }: Answer, raw: boolean): GitHubAnswer {
  if (status >= 400) return { status, headers, data: parseJson(body) }
  if (status >= 300) return { status, headers, data: undefined }
  return { status, headers, data: raw || body === '' ? body : JSON.parse(body) }
}

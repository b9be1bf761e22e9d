// Our transport as the `fetch` that Octokit sends with: one deadline, a size cap, no redirect but that of a renamed repository's list.

import type { Answer, Exchange, Send } from '../../http/send.ts'
import { parseMovedList } from '../../identifiers/repository-name.ts'
import type { ApiUrl } from '../../identifiers/web-address.ts'

const timeout = 30_000
const withoutBody = [204, 205, 304]

interface Init extends Pick<Exchange, 'method' | 'headers'> {
  readonly body?: string
  readonly signal?: AbortSignal
  readonly redirect?: string
}

/** @throws SendError unless a complete response arrived */
export function createFetch(send: Send, apiUrl: ApiUrl) {
  return async (url: string, { method, headers, body, signal, redirect }: Init): Promise<Response> => {
    const ask = (target: string) =>
      send({ method, url: target, headers, timeout, ...(signal && { signal }), ...(body !== undefined && { body }) })
    const answer = await ask(url)
    const isMoved = redirect === 'follow' && method === 'GET' && answer.status === 301
    const moved = isMoved ? parseMovedList(answer.headers.location ?? '') : undefined
    const last = moved === undefined ? answer : await ask(`${apiUrl}${moved}${new URL(url).search}`)
    return toResponse(last, headers.accept?.includes('raw') === true)
  }
}

/** What was asked for decides how the body is read, since servers and proxies name its type in many ways. */
function toResponse({ status, headers, body }: Answer, isRaw: boolean): Response {
  const type = isRaw && status < 300 ? 'text/plain; charset=utf-8' : 'application/json'
  const init = { status, headers: { ...headers, 'content-type': type } }
  return new Response(withoutBody.includes(status) ? null : body, init)
}

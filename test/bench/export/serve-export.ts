// An export over a real socket: newest first, by pages of what is asked for.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'

/** @param entries oldest first */
export async function serveExport(entries: readonly FeedbackEntry[]) {
  const server = createServer((message, response) => {
    const query = new URL(message.url ?? '/', 'http://localhost').searchParams
    const [from, to] = ['dateFrom', 'dateTo'].map((name) => query.get(name))
    const begin = from == null ? 0 : findFirst(entries, from)
    const end = to == null ? entries.length : findFirst(entries, to)
    const last = end - Number(query.get('cursor') ?? 0)
    const first = Math.max(begin, last - Number(query.get('limit')))
    const hasMore = first > begin
    const nextCursor = hasMore ? String(end - first) : null
    const body = JSON.stringify({ feedback: entries.slice(first, last).reverse(), nextCursor, hasMore })
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** The index of the first entry at that time or later. */
function findFirst(entries: readonly FeedbackEntry[], time: string): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.createdAt ?? '') < time) low = middle + 1
    else high = middle
  }
  return low
}

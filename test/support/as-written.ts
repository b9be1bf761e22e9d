// What stands in front of the service so that readers' words arrive as they were written, even what no database of ours would keep.
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { Fetch, Front } from './open-service.ts'

interface Page {
  readonly feedback: readonly FeedbackEntry[]
  readonly hasMore: boolean
}

export const isExport = ({ method, url }: Pick<Request, 'method' | 'url'>) =>
  method === 'GET' && new URL(url).pathname.endsWith('/feedback')

export async function changePage(request: Request, pass: Fetch, change: (page: Page) => object): Promise<Response> {
  const response = await pass(request)
  if (!response.ok || !isExport(request)) return response
  return Response.json(change((await response.json()) as Page))
}

export function deliverAsWritten(entries: readonly FeedbackEntry[]) {
  const written = new Map<string, FeedbackEntry>()
  const add = (added: readonly FeedbackEntry[]) => {
    for (const entry of added) written.set(entry.id, entry)
  }
  add(entries)
  const front: Front = (request, pass) =>
    changePage(request, pass, ({ feedback, ...rest }) => ({
      ...rest,
      feedback: feedback.map((entry) => ({ ...entry, ...written.get(entry.id), status: entry.status })),
    }))
  return { add, front }
}

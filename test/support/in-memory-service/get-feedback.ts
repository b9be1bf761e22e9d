// The export operation.
import { parseExportQuery } from './export-query.ts'
import { buildFeedbackPage } from './feedback-page.ts'
import { type Reply, refuseQuery, reply } from './reply.ts'
import type { Room } from './store.ts'

export function getFeedback({ project, shelf }: Room, search: URLSearchParams): Reply {
  const read = parseExportQuery(project.id, search)
  if (read.kind === 'faults') return refuseQuery(read.messages)
  return reply(200, buildFeedbackPage(shelf, read.query))
}

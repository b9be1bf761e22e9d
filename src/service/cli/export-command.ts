// `export`: feedback as JSON Lines, page by page, so that memory does not grow with it.
import type { FeedbackSource, FeedbackStatus } from '../../docs-api/vocabulary.ts'
import { type FeedbackFilters, listEntries, type Position } from '../data/feedback-table.ts'
import { parseInstant } from '../data/instant.ts'
import type { Values } from './options.ts'
import { chooseProject, withPlace } from './place.ts'
import type { ProcessContext } from './process-context.ts'

const pageSize = 1000

export function runExport(values: Values, { print }: ProcessContext): Promise<void> {
  const { source, status, from, to } = values
  const filters: FeedbackFilters = {
    from: from === undefined ? null : parseInstant(from),
    to: to === undefined ? null : parseInstant(to),
    // Checked when the command line was read.
    source: (source as FeedbackSource | undefined) ?? null,
    statuses: status === undefined ? [] : ([...new Set(status.split(','))] as FeedbackStatus[]),
  }
  return withPlace(values, async (database) => {
    const { id } = await chooseProject(database, values.project)
    let after: Position | null = null
    do {
      const { entries, next } = await listEntries(database.queries, id, filters, after, pageSize)
      await print(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
      after = next
    } while (after !== null)
  })
}

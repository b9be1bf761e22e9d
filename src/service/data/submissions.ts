// One entry from a reader, counted and stored in one transaction.
import type { FeedbackEntry } from '../../docs-api/contract.ts'
import type { Database } from './database.ts'
import { isSameRow, type Row, toRow } from './feedback-rows.ts'
import { waitForHour } from './hours.ts'
import { countUse, readUses } from './rates.ts'
import { nameReader } from './visits.ts'

export interface Submission {
  readonly projectId: string
  readonly entry: FeedbackEntry
  readonly address: string
  readonly limits: { readonly perAddress: number; readonly perProject: number }
}

export type Reception =
  | { readonly kind: 'stored' }
  /** An entry with this ID and different content already exists. */
  | { readonly kind: 'taken' }
  /** Whole seconds until more is accepted. */
  | { readonly kind: 'limited'; readonly by: 'address' | 'project'; readonly wait: number }

/** What the same entry sent twice need not share: when it came, and what became of it. */
const own: readonly (keyof Row)[] = ['rank', 'created_at', 'status']

/** @param now milliseconds since 1970 */
export async function receiveEntry(database: Database, submission: Submission, now: number): Promise<Reception> {
  const { projectId, entry, address, limits } = submission
  const spent = { kind: 'limited', by: 'address', wait: waitForHour(now) } as const
  const reader = await nameReader(database.queries, projectId, address, now)
  if ((await readUses(database.queries, projectId, reader, now)) >= limits.perAddress) return spent
  return database.transaction(async (transaction) => {
    if ((await countUse(transaction, projectId, reader, limits.perAddress, now)) > 0) return spent
    const waitOfAll = await countUse(transaction, projectId, 'widget', limits.perProject, now)
    if (waitOfAll > 0) return { kind: 'limited', by: 'project', wait: waitOfAll }
    const row = toRow(projectId, entry)
    const added = await transaction
      .insertInto('feedback')
      .values(row)
      .onConflict((conflict) => conflict.columns(['project_id', 'id']).doNothing())
      .executeTakeFirst()
    if ((added.numInsertedOrUpdatedRows ?? 0n) > 0n) return { kind: 'stored' }
    const known = await transaction
      .selectFrom('feedback')
      .selectAll()
      .where('project_id', '=', projectId)
      .where('id', '=', entry.id)
      .executeTakeFirstOrThrow()
    return { kind: isSameRow(known, row, own) ? 'stored' : 'taken' }
  })
}

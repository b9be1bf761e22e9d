// Whose turn it is: projects take turns, however many jobs each one has waiting.
import { sql } from 'kysely'
import type { InTransaction } from '../data/database.ts'

/**
 * Numbers a new job: the one after its project's latest, but none before the job that is next in the queue. So a project with one
 * job waits for at most one of each other project's, not for all of them; and one that always has just one does not pass the others.
 */
export async function assignTurn(transaction: InTransaction, jobId: string, projectId: string): Promise<number> {
  const waiting = transaction.selectFrom('job').where('status', '=', 'active').where('id', '!=', jobId)
  const next = await waiting.where('attempts', '=', 0).orderBy('turn').select('turn').limit(1).executeTakeFirst()
  const own = await waiting
    .where('project_id', '=', projectId)
    .select(sql<number | null>`max(turn)`.as('turn'))
    .executeTakeFirst()
  const turn = Math.max(next?.turn ?? 0, (own?.turn ?? -1) + 1)
  await transaction.updateTable('job').set({ turn }).where('id', '=', jobId).execute()
  return turn
}

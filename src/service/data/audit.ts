// Who changed what: keys, imports, deletions, statuses. Subjects are names, IDs and counts, never what readers wrote.
import type { InTransaction, Queries } from './database.ts'

/** Who makes a change, and when. */
export interface Author {
  readonly at: number
  /** A person's account on the machine, or a key by its name. */
  readonly actor: string
}

interface AuditRecord extends Author {
  readonly projectId: string
  readonly action: string
  readonly subject: string
}

/** In the transaction of what it records: there is no change without a record, however a process ends. */
export async function writeAudit(transaction: InTransaction, { projectId, ...rest }: AuditRecord): Promise<void> {
  await transaction
    .insertInto('audit')
    .values({ project_id: projectId, ...rest })
    .execute()
}

/** Of a change that is made in several transactions: replaces what the ones before have recorded. */
export async function updateAudit(transaction: InTransaction, record: AuditRecord): Promise<void> {
  const { at, projectId, actor, action, subject } = record
  const { numUpdatedRows } = await transaction
    .updateTable('audit')
    .set({ subject })
    .where((is) => is.and({ at, project_id: projectId, actor, action }))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await writeAudit(transaction, record)
}

/** The latest ones, oldest first. */
export async function listAudit(queries: Queries, projectId: string, most: number): Promise<AuditRecord[]> {
  const rows = await queries
    .selectFrom('audit')
    .select(['at', 'project_id as projectId', 'actor', 'action', 'subject'])
    .where('project_id', '=', projectId)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return rows.toReversed()
}

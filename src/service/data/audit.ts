// Who changed what: keys, imports, deletions, statuses. Subjects are names, IDs and counts, never what readers wrote.
import type { Queries } from './database.ts'

export interface AuditRecord {
  readonly at: number
  readonly projectId: string
  /** A person's account on the machine, or a key by its name. */
  readonly actor: string
  readonly action: string
  readonly subject: string
}

/** In the transaction of what it records, where there is one. */
export async function writeAudit(queries: Queries, { projectId, ...rest }: AuditRecord): Promise<void> {
  await queries
    .insertInto('audit')
    .values({ project_id: projectId, ...rest })
    .execute()
}

/** The latest ones, oldest first. */
export async function listAudit(queries: Queries, projectId: string, most: number): Promise<AuditRecord[]> {
  const rows = await queries
    .selectFrom('audit')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return rows.toReversed().map(({ project_id, ...rest }) => ({ projectId: project_id, ...rest }))
}

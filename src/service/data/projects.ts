// Projects: the repository that each one's jobs change.
import { type Author, writeAudit } from './audit.ts'
import type { Database, Queries } from './database.ts'

export interface ProjectRecord {
  /** Any text except ``, `.` and `..`: an address cannot carry those as one segment. */
  readonly id: string
  /** The repository that agents change, `owner/name`. */
  readonly repository: string
  /** The branch that pull requests go to. */
  readonly ref: string
}

/** Adds the project, or changes its repository and branch. Jobs that exist keep theirs. */
export async function saveProject(queries: Queries, { id, repository, ref }: ProjectRecord): Promise<void> {
  checkProjectId(id)
  await queries
    .insertInto('project')
    .values({ id, repository, ref, jobs_per_month: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ repository, ref }))
    .execute()
}

/** Beside an entry's ID it has to fit into an index of Postgres. */
const maxId = 200

/** @throws if no address could name the project, or no person could tell it from another in a list */
export function checkProjectId(id: string): void {
  const isName = isStorable(id) && !/[\p{Cc}\u2028\u2029]/u.test(id) && id.trim() === id
  if (['', '.', '..'].includes(id) || id.length > maxId || !isName)
    throw new Error(
      `A project ID must be usable in a URL: 1 to ${maxId} characters on one line, without spaces at its ends, and not "." or ".."`,
    )
}

/** With its keys, jobs and limits. @returns what is in the way: then nothing is removed */
export async function removeProject(
  database: Database,
  id: string,
  by: Author,
): Promise<'unknown' | 'feedback' | 'active-jobs' | 'removed'> {
  return database.transaction(async (transaction) => {
    const query = transaction.selectFrom('project').select('id').where('id', '=', id)
    // Whatever is being added to it refers to it, and has to come before or after this.
    const known = await (database.kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
    if (known === undefined) return 'unknown'
    const entry = transaction.selectFrom('feedback').select('id').where('project_id', '=', id)
    if ((await entry.limit(1).executeTakeFirst()) !== undefined) return 'feedback'
    const job = transaction.selectFrom('job').select('id').where('project_id', '=', id).where('status', '=', 'active')
    if ((await job.limit(1).executeTakeFirst()) !== undefined) return 'active-jobs'
    await transaction.deleteFrom('project').where('id', '=', id).execute()
    await writeAudit(transaction, { ...by, projectId: id, action: 'project removed', subject: id })
    return 'removed'
  })
}

/** @param jobsPerMonth null: no limit */
export async function setBudget(queries: Queries, id: string, jobsPerMonth: number | null): Promise<void> {
  await queries.updateTable('project').set({ jobs_per_month: jobsPerMonth }).where('id', '=', id).execute()
}

export async function findProject(queries: Queries, id: string): Promise<ProjectRecord | undefined> {
  return queries.selectFrom('project').select(['id', 'repository', 'ref']).where('id', '=', id).executeTakeFirst()
}

export async function listProjects(queries: Queries): Promise<ProjectRecord[]> {
  return queries.selectFrom('project').select(['id', 'repository', 'ref']).orderBy('id').execute()
}

/** Postgres knows no U+0000 in a text, and half a surrogate pair has no form in UTF-8. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

// Projects: the repository that each one's jobs change.
import type { Queries } from './database.ts'

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

/** @throws if no address could name the project */
export function checkProjectId(id: string): void {
  if (['', '.', '..'].includes(id) || id.length > maxId || !isStorable(id))
    throw new Error(`A project ID must be usable in a URL: 1 to ${maxId} characters, and not "." or ".."`)
}

/** @param jobsPerMonth null: no limit */
export async function setBudget(queries: Queries, id: string, jobsPerMonth: number | null): Promise<void> {
  await queries.updateTable('project').set({ jobs_per_month: jobsPerMonth }).where('id', '=', id).execute()
}

export async function findProject(queries: Queries, id: string): Promise<ProjectRecord | undefined> {
  if (!isStorable(id)) return undefined
  return queries.selectFrom('project').select(['id', 'repository', 'ref']).where('id', '=', id).executeTakeFirst()
}

export async function listProjects(queries: Queries): Promise<ProjectRecord[]> {
  return queries.selectFrom('project').select(['id', 'repository', 'ref']).orderBy('id').execute()
}

/** Postgres knows no U+0000 in a text, and half a surrogate pair has no form in UTF-8. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

// Projects whose pages may send feedback, and from which origins.
import type { Queries } from './database.ts'
import type { WidgetTable } from './schema.ts'

export interface Widget {
  readonly projectId: string
  /** As browsers send them: `https://docs.example.com`. */
  readonly origins: readonly string[]
  /** Whether readers may leave an email address. */
  readonly takesContact: boolean
}

export async function saveWidget(queries: Queries, { projectId, origins, takesContact }: Widget): Promise<void> {
  const settings = { origins: origins.join(' '), takes_contact: Number(takesContact) }
  await queries
    .insertInto('widget')
    .values({ project_id: projectId, ...settings })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(settings))
    .execute()
}

/** From now on the project's pages may send nothing. */
export async function removeWidget(queries: Queries, projectId: string): Promise<void> {
  await queries.deleteFrom('widget').where('project_id', '=', projectId).execute()
}

export async function listWidgets(queries: Queries): Promise<Widget[]> {
  const rows = await queries.selectFrom('widget').selectAll().orderBy('project_id').execute()
  return rows.map(toWidget)
}

export async function findWidget(queries: Queries, projectId: string): Promise<Widget | undefined> {
  const row = await queries.selectFrom('widget').selectAll().where('project_id', '=', projectId).executeTakeFirst()
  return row && toWidget(row)
}

function toWidget({ project_id: projectId, origins, takes_contact: takesContact }: WidgetTable): Widget {
  return { projectId, origins: origins.split(' '), takesContact: takesContact === 1 }
}

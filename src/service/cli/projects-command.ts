// `projects`: the documentation projects of this service.
import type { Database } from '../data/database.ts'
import { checkProjectId, findProject, listProjects, saveProject, setBudget } from '../data/projects.ts'
import { listWidgets, removeWidget, saveWidget } from '../data/widgets.ts'
import { audit } from './entries-command.ts'
import type { Values } from './options.ts'
import { parseOrigins } from './origins-command.ts'
import { withPlace } from './place.ts'
import { CommandError, type ProcessContext, UsageError } from './process-context.ts'
import { renderRecords } from './table.ts'

const usage =
  'Usage: `feedback-service projects add <id>`, `feedback-service projects widget <id>` or `feedback-service projects list`'

export async function runProjects(words: readonly string[], values: Values, world: ProcessContext): Promise<void> {
  const [action, id] = words
  if (action === 'list' && id === undefined) return list(values, world)
  if (action === 'add' && id !== undefined) return add(id, values, world)
  if (action === 'widget' && id !== undefined) return setWidget(id, values, world)
  throw new UsageError(usage)
}

async function list(values: Values, { print }: ProcessContext): Promise<void> {
  const [projects, widgets] = await withPlace(values, async ({ queries }) => {
    return [await listProjects(queries), await listWidgets(queries)] as const
  })
  const rows = projects.map(({ id, repository, ref }) => {
    const origins = widgets.find(({ projectId }) => projectId === id)?.origins
    return { id, repository, branch: ref, 'feedback from': origins?.join(' ') ?? null }
  })
  await print(renderRecords(rows, values.json !== undefined))
}

async function add(id: string, values: Values, world: ProcessContext): Promise<void> {
  const { repository, branch, 'jobs-per-month': budget } = values
  if (repository === undefined)
    throw new UsageError('A project requires --repository <owner/name>, the repository that its jobs change')
  // Before a database is created for it.
  checkProjectId(id)
  const save = async ({ queries }: Database) => {
    const ref = branch ?? (await findProject(queries, id))?.ref ?? 'main'
    await saveProject(queries, { id, repository, ref })
    if (budget !== undefined) await setBudget(queries, id, budget === 'unlimited' ? null : Number(budget))
    const subject = `${repository}, branch ${ref}${budget === undefined ? '' : `, jobs per month: ${budget}`}`
    await audit(queries, world, { projectId: id, action: 'project saved', subject })
    return ref
  }
  const ref = await withPlace(values, save, { create: true })
  world.report(`Saved the project ${id}: jobs change ${repository}, branch ${ref}.`)
}

async function setWidget(id: string, values: Values, world: ProcessContext): Promise<void> {
  const { report } = world
  const origins = values.origins === undefined ? undefined : parseOrigins(values.origins)
  if (origins === undefined)
    throw new UsageError(
      'Pass the origins whose pages may send feedback: --origins https://docs.example.com, or --origins none',
    )
  const takesContact = values['accept-contact'] !== undefined
  await withPlace(values, async ({ queries }) => {
    if ((await findProject(queries, id)) === undefined)
      throw new CommandError(`No project ${JSON.stringify(id)}: list them with \`feedback-service projects list\``)
    if (origins.length === 0) await removeWidget(queries, id)
    else await saveWidget(queries, { projectId: id, origins, takesContact })
    const subject = values.origins ?? ''
    await audit(queries, world, { projectId: id, action: 'origins of pages set', subject })
  })
  if (origins.length === 0) return report(`Pages can no longer send feedback to the project ${id}.`)
  const contact = takesContact ? 'with' : 'without'
  report(`Pages of ${origins.join(' and ')} can now send feedback to the project ${id}, ${contact} email addresses.`)
}

// `projects`: the documentation projects of this service.
import { writeAudit } from '../data/audit.ts'
import type { InTransaction } from '../data/database.ts'
import { listBudgets } from '../data/job-creation.ts'
import { checkProjectId, findProject, listProjects, removeProject, saveProject, setBudget } from '../data/projects.ts'
import { listWidgets, removeWidget, saveWidget } from '../data/widgets.ts'
import { removeCopies } from './entries-command.ts'
import { parseOrigins } from './option-forms.ts'
import type { Values } from './options.ts'
import { withPlace } from './place.ts'
import { CommandError, type ProcessContext, readAuthor, UsageError } from './process-context.ts'
import { renderRecords } from './table.ts'

const usage =
  'Usage: `feedback-service projects add <id>`, `projects widget <id>`, `projects remove <id>` or `projects list`'

export async function runProjects(words: readonly string[], values: Values, world: ProcessContext): Promise<void> {
  const [action, id] = words
  if (action === 'list' && id === undefined) return list(values, world)
  if (action === 'add' && id !== undefined) return add(id, values, world)
  if (action === 'widget' && id !== undefined) return setWidget(id, values, world)
  if (action === 'remove' && id !== undefined) return remove(id, values, world)
  throw new UsageError(usage)
}

async function list(values: Values, { now, print }: ProcessContext): Promise<void> {
  const [projects, widgets, budgets] = await withPlace(values, async ({ queries }) => {
    return [await listProjects(queries), await listWidgets(queries), await listBudgets(queries, now())] as const
  })
  const rows = projects.map(({ id, repository, ref }) => {
    const origins = widgets.find(({ projectId }) => projectId === id)?.origins
    const budget = budgets.find((one) => one.id === id)
    const jobs = { 'jobs this month': budget?.jobs ?? 0, 'jobs per month': budget?.jobs_per_month ?? null }
    return { id, repository, branch: ref, ...jobs, 'feedback from': origins?.join(' ') ?? null }
  })
  await print(renderRecords(rows, values.json !== undefined))
}

async function add(id: string, values: Values, world: ProcessContext): Promise<void> {
  const { branch, 'jobs-per-month': budget } = values
  const missing = 'A project requires --repository <owner/name>, the repository that its jobs change'
  if ((values.repository ?? branch ?? budget) === undefined) throw new UsageError(missing)
  // Before a database is created for it.
  checkProjectId(id)
  const save = async (transaction: InTransaction) => {
    const known = await findProject(transaction, id)
    const [repository, ref] = [values.repository ?? known?.repository, branch ?? known?.ref ?? 'main']
    if (repository === undefined) throw new UsageError(missing)
    await saveProject(transaction, { id, repository, ref })
    if (budget !== undefined) await setBudget(transaction, id, budget === 'unlimited' ? null : Number(budget))
    const subject = `${repository}, branch ${ref}${budget === undefined ? '' : `, jobs per month: ${budget}`}`
    await writeAudit(transaction, { ...readAuthor(world), projectId: id, action: 'project saved', subject })
    return `Saved the project ${id}: jobs change ${repository}, branch ${ref}.`
  }
  const create = values.repository !== undefined
  world.report(await withPlace(values, (database) => database.transaction(save), { create }))
}

const unknown = (id: string) =>
  new CommandError(`No project ${JSON.stringify(id)}: list them with \`feedback-service projects list\``)

async function remove(id: string, values: Values, world: ProcessContext): Promise<void> {
  await withPlace(values, async (database) => {
    switch (await removeProject(database, id, readAuthor(world))) {
      case 'unknown':
        throw unknown(id)
      case 'feedback':
        throw new CommandError(
          'The project has feedback: delete that first, with `feedback-service entries delete --all --project <id>`',
        )
      case 'active-jobs':
        throw new CommandError(
          'The project has active jobs: cancel them first, with `feedback-service jobs cancel <id>`',
        )
      case 'removed':
        world.report(`Removed the project ${id} with its keys and jobs.`)
    }
    await removeCopies(database)
  })
}

async function setWidget(id: string, values: Values, world: ProcessContext): Promise<void> {
  const { report } = world
  const origins = values.origins === undefined ? undefined : parseOrigins(values.origins)
  if (origins === undefined)
    throw new UsageError(
      'Pass the origins whose pages may send feedback: --origins https://docs.example.com, or --origins none',
    )
  const takesContact = values['accept-contact'] !== undefined
  const save = async (transaction: InTransaction) => {
    if ((await findProject(transaction, id)) === undefined) throw unknown(id)
    if (origins.length === 0) await removeWidget(transaction, id)
    else await saveWidget(transaction, { projectId: id, origins, takesContact })
    const record = { ...readAuthor(world), projectId: id, action: 'origins of pages set' }
    await writeAudit(transaction, { ...record, subject: values.origins ?? '' })
  }
  await withPlace(values, (database) => database.transaction(save))
  if (origins.length === 0) return report(`Pages can no longer send feedback to the project ${id}.`)
  const contact = takesContact ? 'with' : 'without'
  report(`Pages of ${origins.join(' and ')} can now send feedback to the project ${id}, ${contact} email addresses.`)
}

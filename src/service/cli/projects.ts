// `projects`: the documentation projects of this service.
import { isStorable, listProjects, saveProject } from '../data/projects.ts'
import type { Values } from './options.ts'
import { withPlace } from './place.ts'
import { CommandError, type Surroundings } from './surroundings.ts'
import { renderRecords } from './table.ts'

export async function runProjects(words: readonly string[], values: Values, world: Surroundings): Promise<void> {
  const [action, id] = words
  if (action === 'list' && id === undefined) {
    const projects = await withPlace(values, ({ queries }) => listProjects(queries))
    const rows = projects.map(({ id, repository, ref }) => ({ id, repository, branch: ref }))
    return world.print(renderRecords(rows, values.json !== undefined))
  }
  if (action !== 'add' || id === undefined)
    throw new CommandError('Write `feedback-service projects add <id>` or `feedback-service projects list`')
  const { repository, branch: ref = 'main' } = values
  if (repository === undefined)
    throw new CommandError('A project needs --repository <owner/name>: the repository that its jobs change')
  if (['', '.', '..'].includes(id) || !isStorable(id))
    throw new CommandError(
      'A project needs an id that an address can carry: any text but an empty one, a dot, or two dots',
    )
  await withPlace(values, ({ queries }) => saveProject(queries, { id, repository, ref }), { create: true })
  world.tell(`The project ${id} changes ${repository}, branch ${ref}.`)
}

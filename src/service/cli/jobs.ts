// `jobs`: the latest ones, and an end to one that nobody wants any more.
import { cancelJob, findJob, listJobs } from '../data/jobs.ts'
import { isStorable } from '../data/projects.ts'
import { audit } from './entries.ts'
import type { Values } from './options.ts'
import { chooseProject, withPlace } from './place.ts'
import { CommandError, type Surroundings, UsageError } from './surroundings.ts'
import { renderRecords } from './table.ts'

const mostShown = 50

export async function runJobs([action, id]: readonly string[], values: Values, world: Surroundings): Promise<void> {
  if (!(action === 'list' && id === undefined) && !(action === 'cancel' && id !== undefined))
    throw new UsageError('Usage: `feedback-service jobs list` or `feedback-service jobs cancel <id>`')
  return withPlace(values, async ({ queries }) => {
    const { id: projectId } = await chooseProject({ queries }, values.project)
    if (id === undefined) {
      const records = await listJobs(queries, projectId, mostShown)
      const rows = records.map(({ job }) => ({
        ...{ id: job.id, status: job.status, created: job.createdAt, 'pull request': job.prLink },
      }))
      return world.print(renderRecords(rows, values.json !== undefined))
    }
    const isCancelled = isStorable(id) && (await cancelJob(queries, projectId, id, world.now()))
    if (isCancelled) {
      await audit(queries, world, { projectId, action: 'job cancelled', subject: id })
      return world.report(`Cancelled the job ${id}.`)
    }
    const record = isStorable(id) ? await findJob(queries, projectId, id) : undefined
    throw new CommandError(
      record === undefined
        ? 'No such job in this project: choose another project with --project'
        : `The job is not active: it is ${record.job.status}`,
    )
  })
}

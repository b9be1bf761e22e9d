// `jobs`: new ones, the latest ones, and an end to one that nobody wants any more.
import { writeAudit } from '../data/audit.ts'
import type { Database } from '../data/database.ts'
import { createJob } from '../data/job-creation.ts'
import { cancelJob, findJob, listJobs } from '../data/jobs.ts'
import { findNamedEntries } from '../data/named-entries.ts'
import type { ProjectRecord } from '../data/projects.ts'
import { defaultLimits } from '../http/choices.ts'
import { openQueue } from '../worker/open-queue.ts'
import { defaultLease } from '../worker/queue.ts'
import type { Values } from './options.ts'
import { chooseProject, findDatabase, withPlace } from './place.ts'
import { CommandError, type ProcessContext, readAuthor, UsageError } from './process-context.ts'
import { renderRecords } from './table.ts'

const maxShown = 50

export async function runJobs([action, id]: readonly string[], values: Values, world: ProcessContext): Promise<void> {
  const takes = { create: true, list: false, cancel: true }[action ?? '']
  if (takes === undefined || takes !== (id !== undefined))
    throw new UsageError('Usage: `feedback-service jobs create <prompt>`, `jobs list` or `jobs cancel <id>`')
  return withPlace(values, async (database) => {
    const { queries } = database
    const project = await chooseProject({ queries }, values.project)
    const projectId = project.id
    if (action === 'create') return create(database, project, id ?? '', values, world)
    if (id === undefined) {
      const records = await listJobs(queries, projectId, maxShown)
      const rows = records.toReversed().map(({ job, pullRequest }) => ({
        id: job.id,
        status: job.status,
        created: job.createdAt,
        'pull request': pullRequest,
      }))
      return world.print(renderRecords(rows, values.json !== undefined))
    }
    const by = readAuthor(world)
    const isCancelled = await database.transaction(async (transaction) => {
      if (!(await cancelJob(transaction, projectId, id, by.at))) return false
      await writeAudit(transaction, { ...by, projectId, action: 'job cancelled', subject: id })
      return true
    })
    if (isCancelled) return world.report(`Cancelled the job ${id}.`)
    const record = await findJob(queries, projectId, id)
    throw new CommandError(
      record === undefined
        ? 'No such job in this project: choose another project with --project'
        : `The job is not active: it is ${record.job.status}`,
    )
  })
}

/** As a request with a key would, for whoever can open the database. */
async function create(
  database: Database,
  { id: projectId, repository, ref }: ProjectRecord,
  prompt: string,
  values: Values,
  world: ProcessContext,
): Promise<void> {
  const { now, id, print } = world
  const { jobsPerHour, promptLength } = defaultLimits
  if (prompt === '' || [...prompt].length > promptLength)
    throw new UsageError(`The prompt must be a text of 1 to ${promptLength} characters`)
  const onError = () => undefined
  const queue = await openQueue(database, findDatabase(values), 'sender', { ...defaultLease, id, now, onError })
  try {
    const entryIds = findNamedEntries(prompt)
    const job = { id: id(), projectId, prompt, source: { repository, ref }, model: 'agent', entryIds }
    const { at, actor } = readAuthor(world)
    const rules = { now: at, actor, jobsPerHour, enqueue: queue.enqueue }
    const creation = await createJob(database, job, rules)
    if (creation.kind === 'limited')
      throw new CommandError(`The project has reached its limit of jobs per ${creation.by}`)
    await print(`${job.id}\n`)
  } finally {
    await queue.close()
  }
}

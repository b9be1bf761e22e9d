// `status`: the queue, one job or one entry of feedback; and what a person may change about them.
import { feedbackStatuses } from '../../docs-api/vocabulary.ts'
import { writeAudit } from '../data/audit.ts'
import { type Database, readSetting } from '../data/database.ts'
import { findEntry, setEntryStatus } from '../data/feedback-table.ts'
import { countJobs } from '../data/job-counts.ts'
import { archiveJob, findJob } from '../data/jobs.ts'
import { countWatched } from '../data/watches.ts'
import { runMerged } from './merges-command.ts'
import type { Values } from './options.ts'
import { chooseProject, withPlace } from './place.ts'
import { CommandError, type ProcessContext, readAuthor, UsageError } from './process-context.ts'
import { renderRecord, renderRecords, renderTime } from './table.ts'

const usage =
  'Usage: `feedback-service status`, `status merged`, `status job <id> [archived]` or `status feedback <id> [<status>]`'

export async function runStatus(words: readonly string[], values: Values, world: ProcessContext): Promise<void> {
  const [what, id, change] = words
  if (what === 'merged' && id === undefined) return runMerged(values, world)
  const isKnown = what === undefined || ((what === 'job' || what === 'feedback') && id !== undefined)
  if (!isKnown) throw new UsageError(usage)
  return withPlace(values, async (database) => {
    if (id === undefined) return showQueue(database, values, world)
    const { id: projectId } = await chooseProject(database, values.project)
    const show = what === 'job' ? showJob : showEntry
    return show(database, projectId, id, change, values, world)
  })
}

async function showQueue(
  database: Database,
  { json, project }: Values,
  { print, report }: ProcessContext,
): Promise<void> {
  const named = project === undefined ? undefined : (await chooseProject(database, project)).id
  const counts = (await countJobs(database.queries)).filter(({ projectId }) => projectId === (named ?? projectId))
  const rows = counts.map(({ projectId, oldest, ...rest }) => ({
    project: projectId,
    ...rest,
    'oldest queued': renderTime(oldest),
  }))
  const isolation = await readSetting(database.queries, 'isolation')
  if (isolation !== undefined && json === undefined) report(`Isolation of the agent’s programs: ${isolation}.`)
  await print(rows.length === 0 && json === undefined ? 'No jobs yet.\n' : renderRecords(rows, json !== undefined))
}

async function showJob(
  database: Database,
  projectId: string,
  id: string,
  change: string | undefined,
  { json }: Values,
  world: ProcessContext,
): Promise<void> {
  const { queries } = database
  const by = readAuthor(world)
  if (change !== undefined && change !== 'archived')
    throw new UsageError('A job can only be set to archived: the worker sets all other statuses')
  if (change !== undefined)
    await database.transaction(async (transaction) => {
      if (await archiveJob(transaction, projectId, id, by.at))
        await writeAudit(transaction, { ...by, projectId, action: 'job archived', subject: id })
    })
  const record = await findJob(queries, projectId, id)
  if (record === undefined) throw new CommandError('No such job in this project: choose another project with --project')
  const { job, pullRequest, attempts, failure } = record
  const watched = await countWatched(queries, id)
  const { source, model, createdAt, archivedAt } = job
  const shown = {
    id: job.id,
    project: projectId,
    status: job.status,
    repository: source.repository,
    branch: source.ref,
    model,
    'pull request': pullRequest,
    created: createdAt,
    archived: archivedAt,
    attempts,
    failure,
    'entries to resolve on merge': watched,
  }
  await world.print(renderRecord(shown, json !== undefined))
}

async function showEntry(
  database: Database,
  projectId: string,
  id: string,
  change: string | undefined,
  { json }: Values,
  world: ProcessContext,
): Promise<void> {
  const { queries } = database
  const status = feedbackStatuses.find((one) => one === change)
  if (change !== undefined && status === undefined)
    throw new UsageError(`An entry’s status must be one of ${feedbackStatuses.join(', ')}`)
  if (status !== undefined)
    await database.transaction(async (transaction) => {
      if (await setEntryStatus(transaction, projectId, id, status))
        await writeAudit(transaction, {
          ...readAuthor(world),
          projectId,
          action: `status set to ${status}`,
          subject: id,
        })
    })
  const entry = await findEntry(queries, projectId, id)
  if (entry === undefined)
    throw new CommandError('No such entry in this project: choose another project with --project')
  const { source, path, comment, createdAt } = entry
  const shown = { id: entry.id, project: projectId, status: entry.status, source, path, created: createdAt, comment }
  await world.print(renderRecord(shown, json !== undefined))
}

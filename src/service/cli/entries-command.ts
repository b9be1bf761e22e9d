// `entries` and `audit`: readers' data has an end, and changes have an author.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listAudit } from '../data/audit.ts'
import type { Database } from '../data/database.ts'
import { deleteEntries, deleteOld, rewriteFile, type Selection } from '../data/deletion.ts'
import type { Values } from './options.ts'
import { chooseProject, withPlace } from './place.ts'
import { CommandError, type ProcessContext, readAuthor, UsageError } from './process-context.ts'
import { repeat } from './repeat.ts'
import { describeError, type Log } from './service-log.ts'
import { renderRecords, renderTime } from './table.ts'

const DAY = 86_400_000
const betweenDeletions = 3_600_000
const maxShown = 200

export async function runEntries(
  [action, id]: readonly string[],
  values: Values,
  world: ProcessContext,
): Promise<void> {
  const { contact, all, project } = values
  const given = [id, contact, all].filter((one) => one !== undefined)
  if (action !== 'delete' || given.length !== 1 || (all !== undefined && project === undefined))
    throw new UsageError(
      'Usage: `feedback-service entries delete <id>`, `entries delete --contact <email>` or `entries delete --all --project <id>`',
    )
  const selection: Selection = id !== undefined ? { id } : contact !== undefined ? { contact } : 'all'
  return withPlace(values, async (database) => {
    const { id: projectId } = await chooseProject(database, project)
    const deletion = await deleteEntries(database, projectId, selection, readAuthor(world))
    if (deletion.entries + deletion.active === 0 && id !== undefined)
      throw new CommandError('No such entry in this project: choose another project with --project')
    if (values.json !== undefined) await world.print(`${JSON.stringify(deletion)}\n`)
    if (deletion.active > 0)
      throw new CommandError(
        [
          `Nothing was deleted: prompts of active jobs (${deletion.active}) name or quote some of these entries.`,
          'Repeat this when they have ended, or cancel them with `feedback-service jobs cancel <id>`',
        ].join(' '),
      )
    if (values.json === undefined)
      world.report(
        `Entries deleted: ${deletion.entries}. Prompts deleted that named or quoted them: ${deletion.prompts}.`,
      )
    await removeCopies(database)
  })
}

export async function removeCopies(database: Database): Promise<void> {
  await rewriteFile(database).catch((cause: unknown) => {
    throw new CommandError(
      'Copies may remain in the database file: free up disk space, and run `sqlite3 <file> vacuum` while nobody writes',
      { cause },
    )
  })
}

export async function runAudit(values: Values, { print }: ProcessContext): Promise<void> {
  return withPlace(values, async (database) => {
    const list = (projectId: string) => listAudit(database.queries, projectId, maxShown)
    // Of a project that was removed, too.
    const named = values.project === undefined ? [] : await list(values.project)
    const records = named.length > 0 ? named : await list((await chooseProject(database, values.project)).id)
    const rows = records.map(({ at, actor, action, subject }) => ({ time: renderTime(at), actor, action, subject }))
    await print(renderRecords(rows, values.json !== undefined))
  })
}

/** Deletes what is older than `--keep` again and again. @returns ends it */
export function keepFor(
  keep: string,
  database: Database,
  output: string | undefined,
  world: ProcessContext,
  log: Log,
): () => Promise<void> {
  return repeat(world, betweenDeletions, async (signal) => {
    const before = world.now() - Number.parseInt(keep, 10) * DAY
    try {
      const { entries, prompts } = await deleteOld(database, before, world.now(), signal)
      const files = output === undefined ? 0 : await deleteOldFiles(output, before)
      if (entries + prompts + files > 0) log.info({ entries, prompts, files }, 'Deleted what is older than --keep')
    } catch (error) {
      log.error({ err: describeError(error) }, 'Could not delete what is older than --keep; will retry')
    }
  })
}

async function deleteOldFiles(folder: string, before: number): Promise<number> {
  let count = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const isOld = name.endsWith('.log') && (await stat(path)).mtimeMs < before
    if (isOld) await rm(path, { force: true })
    if (isOld) count += 1
  }
  return count
}

// The database that a command works on, and the project.
import { access, mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Database, openDatabase } from '../data/database.ts'
import { listProjects, type ProjectRecord } from '../data/projects.ts'
import type { Values } from './options.ts'
import { CommandError } from './process-context.ts'

/** The address or file of the database. */
export function findDatabase({ database, folder = '' }: Values): string {
  return database ?? join(folder, 'feedback.db')
}

/** @param create whether there may be none yet; else a wrong path would look like an empty service */
export async function openPlace(values: Values, { create = false } = {}): Promise<Database> {
  const url = findDatabase(values)
  if (!/^postgres(ql)?:\/\//.test(url) && url !== ':memory:') {
    if (/^(\w+:\/\/|file:)/.test(url))
      throw new CommandError('--database must be a file or a URL that begins with postgres://')
    if (create) {
      await makeFolder(dirname(url))
      // SQLite itself would let everybody read it. If it exists or cannot be made, opening it tells.
      await writeFile(url, '', { flag: 'wx', mode: 0o600 }).catch(() => undefined)
    } else if (!(await exists(url)))
      throw new CommandError(
        [
          `No database at ${url}: create one with \`feedback-service projects add <id> --repository <owner/name>\`,`,
          'or choose another with --database or --folder',
        ].join(' '),
      )
  }
  return openDatabase(url, values.connections === undefined ? undefined : Number(values.connections))
}

/** For readers' words and contacts, or what quotes them: nobody else may look into it. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await makeFolders(folder)
  } catch (cause) {
    throw new CommandError(`Cannot create the folder ${folder}: check its name and permissions`, { cause })
  }
}

/** Node's own `recursive` never returns where the parent exists and the system denies that it does, as below /proc. */
async function makeFolders(folder: string): Promise<void> {
  if (await isFolder(folder)) return
  if (dirname(folder) !== folder) await makeFolders(dirname(folder))
  await mkdir(folder, { mode: 0o700 }).catch(async (error: unknown) => {
    // Another command may have been faster.
    if (!(await isFolder(folder))) throw error
  })
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

/** A folder without read permission is a different error, which opening it reports. */
async function exists(file: string): Promise<boolean> {
  const code = await access(file).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error.code,
  )
  return code !== 'ENOENT' && code !== 'ENOTDIR'
}

export async function withPlace<T>(
  values: Values,
  work: (database: Database) => Promise<T>,
  options: { create?: boolean } = {},
): Promise<T> {
  const database = await openPlace(values, options)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The project that is named, or the only one there is. */
export async function chooseProject(
  { queries }: Pick<Database, 'queries'>,
  named: string | undefined,
): Promise<ProjectRecord> {
  const projects = await listProjects(queries)
  const [only] = projects
  if (only === undefined)
    throw new CommandError(
      'No project yet: add one with `feedback-service projects add <id> --repository <owner/name>`',
    )
  if (named === undefined && projects.length === 1) return only
  const ids = `${projects
    .slice(0, 10)
    .map(({ id }) => id)
    .join(', ')}${projects.length > 10 ? ', …' : ''}`
  const found = projects.find(({ id }) => id === named)
  if (found !== undefined) return found
  throw new CommandError(
    named === undefined
      ? `There are several projects: choose one with --project (${ids})`
      : `No project ${JSON.stringify(named)}: choose one of ${ids}`,
  )
}

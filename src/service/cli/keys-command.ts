// `keys`: who may use a project's part of the service.
import { writeAudit } from '../data/audit.ts'
import type { Database } from '../data/database.ts'
import { addKey, listKeys, revokeKeys } from '../data/keys.ts'
import { parseExpiry } from './expiry.ts'
import type { Values } from './options.ts'
import { chooseProject, withPlace } from './place.ts'
import { CommandError, type ProcessContext, readAuthor, UsageError } from './process-context.ts'
import { renderRecords, renderTime } from './table.ts'

/** By which people and scanners for secrets recognise a key. */
const prefix = 'ftf_'

export async function runKeys(words: readonly string[], values: Values, world: ProcessContext): Promise<void> {
  const [action = '', name] = words
  const actions = name === undefined ? ['list'] : ['create', 'revoke']
  if (!actions.includes(action))
    throw new UsageError(
      'Usage: `feedback-service keys create <name>`, `feedback-service keys list` or `feedback-service keys revoke <name>`',
    )
  return withPlace(values, async (database) => {
    const { id: projectId } = await chooseProject(database, values.project)
    if (name === undefined) return list(database, projectId, values, world)
    return action === 'create'
      ? create(database, projectId, name, values, world)
      : revoke(database, projectId, name, world)
  })
}

async function create(
  database: Database,
  projectId: string,
  name: string,
  { access = 'write', expires = 'never' }: Values,
  world: ProcessContext,
): Promise<void> {
  if (!/^[\w.@ -]{1,100}$/.test(name))
    throw new UsageError('A key name may contain letters, digits, spaces and . _ @ -, up to 100 characters')
  const now = world.now()
  const expiresAt = parseExpiry(expires, now) ?? null
  if (expiresAt !== null && expiresAt <= now) throw new UsageError('--expires is in the past: choose a later date')
  const key = `${prefix}${world.secret()}`
  const given = { key, projectId, access: access === 'read' ? 'read' : 'write', name, expiresAt } as const
  await database.transaction(async (transaction) => {
    if ((await listKeys(transaction, projectId)).some((known) => known.name === name))
      throw new CommandError(`The project already has a key named ${name}: revoke it first, or choose another name`)
    await addKey(transaction, given, now)
    const subject = `${name}, ${given.access}`
    await writeAudit(transaction, { ...readAuthor(world), projectId, action: 'key created', subject })
  })
  const end = expiresAt === null ? 'does not expire' : `expires on ${renderTime(expiresAt)}`
  world.report(
    `Created the key ${name} for the project ${projectId}, with ${given.access} access. It ${end}, and is shown only this once:`,
  )
  await world.print(`${key}\n`)
}

async function list(
  { queries }: Database,
  projectId: string,
  { json }: Values,
  { now, print }: ProcessContext,
): Promise<void> {
  const keys = await listKeys(queries, projectId)
  const rows = keys.map(({ name, access, createdAt, expiresAt, usedAt }) => ({
    name,
    access,
    created: renderTime(createdAt),
    expires: renderTime(expiresAt),
    'last used': renderTime(usedAt),
    state: expiresAt !== null && expiresAt <= now() ? 'expired' : 'valid',
  }))
  await print(renderRecords(rows, json !== undefined))
}

async function revoke(database: Database, projectId: string, name: string, world: ProcessContext): Promise<void> {
  await database.transaction(async (transaction) => {
    if ((await revokeKeys(transaction, projectId, name)) === 0)
      throw new CommandError(
        `The project has no key named ${JSON.stringify(name)}: list them with \`feedback-service keys list\``,
      )
    await writeAudit(transaction, { ...readAuthor(world), projectId, action: 'key revoked', subject: name })
  })
  world.report(`Revoked the key ${name}.`)
}

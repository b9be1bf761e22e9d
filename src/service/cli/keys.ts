// `keys`: who may use a project's part of the service.
import type { Database } from '../data/database.ts'
import { addKey, listKeys, revokeKeys } from '../data/keys.ts'
import { parseExpiry } from './expiry.ts'
import type { Values } from './options.ts'
import { chooseProject, withPlace } from './place.ts'
import { CommandError, type Surroundings, UsageError } from './surroundings.ts'
import { renderRecords, renderTime } from './table.ts'

/** By which people and scanners for secrets recognise a key. */
const prefix = 'ftf_'

export function runKeys(words: readonly string[], values: Values, world: Surroundings): Promise<void> {
  const [action, name] = words
  return withPlace(values, async (database) => {
    const { id: projectId } = await chooseProject(database, values.project)
    if (action === 'list' && name === undefined) return list(database, projectId, values, world)
    if (name === undefined || (action !== 'create' && action !== 'revoke'))
      throw new UsageError(
        'Write `feedback-service keys create <name>`, `feedback-service keys list` or `feedback-service keys revoke <name>`',
      )
    return action === 'create'
      ? create(database, projectId, name, values, world)
      : revoke(database, projectId, name, world)
  })
}

async function create(
  { queries }: Database,
  projectId: string,
  name: string,
  { access = 'write', expires = 'never' }: Values,
  world: Surroundings,
): Promise<void> {
  if (!/^[\w.@ -]{1,100}$/.test(name))
    throw new UsageError('The name of a key may have letters, digits, spaces and . _ @ -, at most 100')
  const now = world.now()
  if ((await listKeys(queries, projectId)).some((known) => known.name === name))
    throw new CommandError(`The project has a key named ${name} already: revoke it first, or choose another name`)
  const expiresAt = parseExpiry(expires, now) ?? null
  if (expiresAt !== null && expiresAt <= now)
    throw new UsageError('A key cannot expire in the past: give --expires a later date')
  const key = `${prefix}${world.secret()}`
  const given = { key, projectId, access: access === 'read' ? 'read' : 'write', name, expiresAt } as const
  await addKey(queries, given, now)
  const end = expiresAt === null ? 'does not expire' : `expires at ${renderTime(expiresAt)}`
  world.tell(`The key ${name} of the project ${projectId} may ${given.access}, and ${end}. It is shown only now:`)
  await world.print(`${key}\n`)
}

async function list(
  { queries }: Database,
  projectId: string,
  { json }: Values,
  { now, print }: Surroundings,
): Promise<void> {
  const keys = await listKeys(queries, projectId)
  const rows = keys.map(({ name, access, createdAt, expiresAt }) => ({
    ...{ name, access, created: renderTime(createdAt), expires: renderTime(expiresAt) },
    state: expiresAt !== null && expiresAt <= now() ? 'expired' : 'valid',
  }))
  await print(renderRecords(rows, json !== undefined))
}

async function revoke({ queries }: Database, projectId: string, name: string, { tell }: Surroundings): Promise<void> {
  const count = await revokeKeys(queries, projectId, name)
  if (count === 0)
    throw new CommandError(
      `The project has no key named ${JSON.stringify(name)}: \`feedback-service keys list\` shows all`,
    )
  tell(`The key ${name} opens nothing from now on.`)
}

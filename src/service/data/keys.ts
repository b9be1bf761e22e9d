// API keys: each opens one project, for reading or for writing, perhaps only until a date.
import { createHash } from 'node:crypto'
import type { Queries } from './database.ts'
import type { ProjectRecord } from './projects.ts'
import type { KeyAccess } from './schema.ts'

interface NewKey {
  readonly key: string
  readonly projectId: string
  readonly access: KeyAccess
  readonly name: string
  /** Milliseconds since 1970; null: never. */
  readonly expiresAt: number | null
}

/** What can be shown of a key. */
interface KeyRecord extends Omit<NewKey, 'key'> {
  readonly hash: string
  readonly createdAt: number
  readonly usedAt: number | null
}

export interface Grant {
  readonly projectId: string
  readonly access: KeyAccess
  readonly name: string
  /** The one that was asked for, if it exists. */
  readonly project: ProjectRecord | undefined
}

/** The last use of a key is known to the hour: more would be a write for each request. */
const HOUR = 3_600_000

/** @throws if the key exists, in whichever project */
export async function addKey(queries: Queries, { key, projectId, ...rest }: NewKey, now: number): Promise<KeyRecord> {
  if (!/^\S{8,512}$/.test(key)) throw new Error('A key must have 8 to 512 characters and no whitespace')
  const hash = hashKey(key)
  await queries
    .insertInto('api_key')
    .values({
      hash,
      project_id: projectId,
      access: rest.access,
      name: rest.name,
      created_at: now,
      expires_at: rest.expiresAt,
    })
    .execute()
  return { hash, projectId, createdAt: now, usedAt: null, ...rest }
}

/**
 * What a key opens at this time, and the project that is asked for; one that is unknown or has expired opens nothing.
 *
 * @param hash of the key, so that neither a dump nor the timing of a comparison reveals it
 */
export async function findGrant(
  queries: Queries,
  hash: string,
  projectId: string,
  now: number,
): Promise<Grant | undefined> {
  const row = await queries
    .selectFrom('api_key')
    .leftJoin('project', (join) => join.on('project.id', '=', projectId))
    .select(['project_id', 'access', 'name', 'expires_at', 'used_at', 'project.id', 'repository', 'ref'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (row === undefined || (row.expires_at !== null && row.expires_at <= now)) return undefined
  if (row.used_at === null || Math.abs(now - row.used_at) >= HOUR) noteUse(queries, hash, now)
  const { project_id: opened, access, name, id, repository, ref } = row
  const project = id === null || repository === null || ref === null ? undefined : { id, repository, ref }
  return { projectId: opened, access, name, project }
}

/** Keys whose use is being written. While the database makes that wait, further uses must not wait beside it: they take its connections. */
const noting = new Set<string>()

/** Not waited for: a database that cannot be written, now or at all, can still be read. */
function noteUse(queries: Queries, hash: string, now: number): void {
  if (noting.has(hash)) return
  noting.add(hash)
  void queries
    .updateTable('api_key')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .execute()
    .catch(() => undefined)
    .finally(() => noting.delete(hash))
}

/** Oldest first. */
export async function listKeys(queries: Queries, projectId: string): Promise<KeyRecord[]> {
  return queries
    .selectFrom('api_key')
    .select(['hash', 'project_id as projectId', 'access', 'name'])
    .select(['created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('project_id', '=', projectId)
    .orderBy('created_at')
    .orderBy('hash')
    .execute()
}

/** From now on the keys of this name open nothing. Returns how many there were. */
export async function revokeKeys(queries: Queries, projectId: string, name: string): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('api_key')
    .where('project_id', '=', projectId)
    .where('name', '=', name)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

// Who may do what: the bearer key of a request, and the project that it opens.
import type { Queries } from '../data/database.ts'
import { findGrantByHash, hashKey } from '../data/keys.ts'
import type { ProjectRecord } from '../data/projects.ts'
import type { KeyAccess } from '../data/schema.ts'
import { type Refusal, refusals } from './refusals.ts'

export type Access =
  | { readonly kind: 'granted'; readonly project: ProjectRecord; readonly keyName: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/**
 * An unknown key reveals nothing about projects: 401 comes before 404, and 404 before 403.
 *
 * @param needed what the operation does
 */
export async function decideAccess(
  queries: Queries,
  {
    authorization,
    keyHash,
    projectId,
    needed,
    now,
  }: {
    authorization: string | undefined
    keyHash?: string | undefined
    projectId: string
    needed: KeyAccess
    now: number
  },
): Promise<Access> {
  const key = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
  const hash = keyHash ?? (key === undefined ? undefined : hashKey(key))
  const grant = hash === undefined ? undefined : await findGrantByHash(queries, hash, projectId, now)
  if (grant === undefined) return { kind: 'refused', refusal: refusals.badKey }
  const { project, name: keyName } = grant
  if (project === undefined) return { kind: 'refused', refusal: refusals.unknownProject }
  if (grant.projectId !== project.id) return { kind: 'refused', refusal: refusals.otherProject }
  if (needed === 'write' && grant.access === 'read') return { kind: 'refused', refusal: refusals.readingKey }
  return { kind: 'granted', project, keyName }
}

// Who may do what: bearer keys and the projects they open.
import { createHash } from 'node:crypto'

export type Access = 'granted' | 'unauthorised' | 'unknown-project' | 'forbidden'

export function createKeyRing() {
  // Hashes, so that neither a dump nor the timing of a comparison reveals a key.
  const owners = new Map<string, string>()

  return {
    /** From now on these keys and no others open the project. */
    replace(projectId: string, keys: readonly string[]): void {
      for (const [hash, owner] of owners) if (owner === projectId) owners.delete(hash)
      for (const key of keys) {
        const owner = owners.get(hashOf(key))
        if (key === '' || (owner !== undefined && owner !== projectId)) {
          throw new Error('A key must not be empty and belongs to one project: give each project keys of its own')
        }
        owners.set(hashOf(key), projectId)
      }
    },
    /** An unknown key learns nothing about projects: 401 comes before 404, and 404 before 403. */
    decideAccess(authorization: string | null, projectId: string, isKnown: boolean): Access {
      const key = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
      const owner = key === undefined ? undefined : owners.get(hashOf(key))
      if (owner === undefined) return 'unauthorised'
      if (!isKnown) return 'unknown-project'
      return owner === projectId ? 'granted' : 'forbidden'
    },
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

// Who may do what in the repository of the in-memory GitHub, and which teams the client may see.

export type Permission = 'admin' | 'write' | 'read' | 'none'
export type People = ReturnType<typeof createPeople>

export function createPeople() {
  const permissions = new Map<string, Permission>()
  const unknown = new Set<string>()
  const teams = new Set<string>()
  return {
    setPermission: (login: string, permission: Permission) => void permissions.set(login, permission),
    getPermission: (login: string): Permission => permissions.get(login) ?? 'read',
    forget: (login: string) => void unknown.add(login),
    isUnknown: (login: string) => unknown.has(login),
    /** A workflow's own token sees none. */
    showTeam: (slug: string) => void teams.add(slug),
    seesTeam: (slug: string) => teams.has(slug),
  }
}

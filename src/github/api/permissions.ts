// Which permission a token lacks, from what GitHub answered to a request.
import { joinLines, type SafeText, safe } from '../../text/safe-text.ts'
import { toSafeText } from '../../text/to-safe-text.ts'

/** As GitHub names it in its header; the workflow's `permissions` have hyphens. */
export interface Permission {
  readonly name: string
  readonly level: string
}

/** What is in the way of a request: the token, permissions (any one set is enough), single sign-on, or an unnamed rule. */
export type Obstacle =
  | { readonly kind: 'token' | 'sign-on' | 'rule' }
  | { readonly kind: 'permission'; readonly anyOf: readonly (readonly Permission[])[] }

export interface Refused {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly said: string
}

/** In GitHub's words about a workflow's, an App's or a person's token. */
export function saysPermission(said: string): boolean {
  return /not accessible by|do not have permission|must have \w+ access/i.test(said)
}

/** GitHub also answers 404 where a token may not even see what is there. */
export function findObstacle(refused: Refused): Obstacle | undefined {
  const { status, headers, said } = refused
  if (status === 401) return { kind: 'token' }
  if (status !== 403 && status !== 404) return undefined
  if (/\brequired\b/.test(headers['x-github-sso'] ?? '')) return { kind: 'sign-on' }
  const accepted = headers['x-accepted-github-permissions']
  // Older servers do not send the header.
  const anyOf = accepted === undefined && saysPermission(said) ? findNeeded(refused) : parseAccepted(accepted)
  if (anyOf.length > 0) return { kind: 'permission', anyOf }
  return status === 403 ? { kind: 'rule' } : undefined
}

/** `issues=write; pull_requests=write`: any set is enough; a set's permissions are separated by commas. */
function parseAccepted(header = ''): Permission[][] {
  const sets = header.split(';').map((set) =>
    set.split(',').flatMap((part): Permission[] => {
      const [, name, level] = /^\s*([a-z][a-z_]{1,60})=(read|write|admin)\s*$/.exec(part) ?? []
      // Every token has `metadata: read`.
      return name === undefined || level === undefined || name === 'metadata' ? [] : [{ name, level }]
    }),
  )
  return sets.filter((set) => set.length > 0).slice(0, 5)
}

/** What GitHub's documentation asks for the requests that this Action makes of a repository. */
function findNeeded({ method, path }: Refused): Permission[][] {
  const [, kind = ''] = /^\/repos\/[^/]+\/[^/]+\/([a-z]+)/.exec(path) ?? []
  const level = method === 'GET' ? 'read' : 'write'
  const names: Readonly<Record<string, readonly string[]>> = {
    ...{ git: ['contents'], commits: ['contents'], contents: ['contents'], compare: ['contents'] },
    ...{ labels: ['issues'], pulls: ['pull_requests'] },
    issues: /\/issues\/./.test(path) ? ['issues', 'pull_requests'] : ['issues'],
  }
  return (names[kind] ?? []).map((name) => [{ name, level }])
}

export function renderPermissions(anyOf: readonly (readonly Permission[])[]): SafeText {
  const sets = anyOf.map((set) =>
    joinLines(
      set.map(({ name, level }) => safe`\`${toSafeText(name.replaceAll('_', '-'), 60)}: ${toSafeText(level, 10)}\``),
      ' and ',
    ),
  )
  return joinLines(sets, ' or ')
}

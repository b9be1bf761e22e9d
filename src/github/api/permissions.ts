// Which permission a token lacks, from what GitHub answered to a request.
import { joinLines, type SafeText, safe } from '../../text/safe-text.ts'
import { toSafeText } from '../../text/to-safe-text.ts'

/** As GitHub names it in its header; the workflow's `permissions` have hyphens. */
export interface Permission {
  readonly name: string
  readonly level: string
}

/** What is in the way of a request: the token, a set of permissions that it lacks, single sign-on, or a rule that GitHub does not name. */
export type Obstacle =
  | { readonly kind: 'token' | 'sign-on' | 'rule' }
  | { readonly kind: 'permission'; readonly anyOf: readonly (readonly Permission[])[] }

export interface Refused {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/** Undefined if the status has another reason. GitHub also answers 404 where a token may not even see what is there. */
export function findObstacle({ status, headers }: Refused): Obstacle | undefined {
  if (status === 401) return { kind: 'token' }
  if (status !== 403 && status !== 404) return undefined
  if (/\brequired\b/.test(headers['x-github-sso'] ?? '')) return { kind: 'sign-on' }
  const anyOf = parseAccepted(headers['x-accepted-github-permissions'] ?? '')
  if (anyOf.length > 0) return { kind: 'permission', anyOf }
  return status === 403 ? { kind: 'rule' } : undefined
}

/** Sets are separated by semicolons, the permissions of a set by commas: `issues=write; pull_requests=write`. */
function parseAccepted(header: string): Permission[][] {
  const sets = header.split(';').map((set) =>
    set.split(',').flatMap((part): Permission[] => {
      const [, name, level] = /^\s*([a-z][a-z_]{1,60})=(read|write|admin)\s*$/.exec(part) ?? []
      // Every token has `metadata: read`.
      return name === undefined || level === undefined || name === 'metadata' ? [] : [{ name, level }]
    }),
  )
  return sets.filter((set) => set.length > 0).slice(0, 5)
}

/** `contents: write` and the like, as a workflow says it. */
export function renderPermissions(anyOf: readonly (readonly Permission[])[]): SafeText {
  const sets = anyOf.map((set) =>
    joinLines(
      set.map(({ name, level }) => safe`\`${toSafeText(name.replaceAll('_', '-'), 60)}: ${toSafeText(level, 10)}\``),
      ' and ',
    ),
  )
  return joinLines(sets, ' or ')
}

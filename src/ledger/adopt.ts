// Fixes whose creation got no answer: looked for by their marker among recent pull requests, then freed, or given up in the open.
import type { PullLink } from '../addresses/pull-link.ts'
import type { RepositoryName } from '../addresses/repository-name.ts'
import { findMarkers } from '../prompt/marker.ts'
import type { LedgerCommand } from './command.ts'
import type { Fix, Ledger } from './ledger.ts'
import { unreadableFor } from './limits.ts'
import { listReceiving } from './repositories.ts'

/** A pull request, as far as adoption looks at it. */
export interface Candidate {
  readonly link: PullLink
  readonly body: string
  /** Its head branch lies in the base repository itself, no fork. */
  readonly own: boolean
  /** Epoch milliseconds. */
  readonly createdAt: number
}
export type CandidateList =
  | { readonly kind: 'pulls'; readonly pulls: readonly Candidate[]; readonly complete: boolean }
  | { readonly kind: 'unreadable' }

/** GitHub's lists may lag, and clocks differ a little. */
const overlap = 60 * 60_000
const clockSkew = 60_000

/** Which repositories' pull requests must be listed, and back to when. */
export function listRepositories(ledger: Ledger, tracking: RepositoryName): { name: RepositoryName; since: number }[] {
  const wanted = ledger.fixes.flatMap((fix) => {
    const { state, prLink } = fix
    if (state === 'uncertain')
      return [tracking, ...listReceiving(ledger, tracking)].map((name) => ({ name, since: fix.at - clockSkew }))
    if (prLink === undefined || (state !== 'proposed' && state !== 'declined')) return []
    return [{ name: prLink.repository, since: lookBack(ledger, fix, prLink.repository) }]
  })
  return [...Map.groupBy(wanted, ({ name }) => name.toLowerCase()).values()].map((one) =>
    one.reduce(({ name, since }, other) => ({ name, since: Math.min(since, other.since) })),
  )
}

/** A link younger than the last list was not looked for in it. */
function lookBack(ledger: Ledger, fix: Fix, repository: string): number {
  const readTo = fix.unreadableSince === undefined ? ledger.repositories[repository]?.readTo : undefined
  return readTo !== undefined && fix.since <= readTo - overlap ? readTo - overlap : fix.at - overlap
}

/** A list that goes back to the sending of a fix would hold its pull request, if there were one. */
export function shouldBeListed(ledger: Ledger, fix: Fix, repository: string): boolean {
  return lookBack(ledger, fix, repository) === fix.at - overlap
}

/** A pull request that is older than the sending may bear a marker that was copied from elsewhere. */
export function isMarkedFor(fix: Fix, pull: Pick<Candidate, 'body' | 'createdAt'>): boolean {
  return pull.createdAt >= fix.at - clockSkew && findMarkers(pull.body).includes(fix.id)
}

/** With the markers of several fixes, whose it is takes a person to say. */
export function isSolelyMarked({ body }: Pick<Candidate, 'body'>): boolean {
  return findMarkers(body).length === 1
}

/** @param lists by `owner/name` in lower case */
export function settleUncertain(
  ledger: Ledger,
  { lists, tracking }: { lists: ReadonlyMap<string, CandidateList>; tracking: RepositoryName },
  adoptWithin: number,
  now: number,
): LedgerCommand[] {
  const receiving = listReceiving(ledger, tracking).map((name) => lists.get(name.toLowerCase()))
  const isWhole = (list: CandidateList | undefined) => list?.kind === 'pulls' && list.complete
  const sawAll = [...lists.values(), ...receiving].every(isWhole)
  const own = [...lists].flatMap(([repository, list]) =>
    (list.kind === 'pulls' ? list.pulls : []).filter((pull) => pull.own).map((pull) => ({ repository, ...pull })),
  )
  const settle = (fix: Fix): LedgerCommand[] => {
    const marked = own.filter((pull) => isMarkedFor(fix, pull))
    const found = marked.find(isSolelyMarked)
    if (found !== undefined)
      return [{ type: 'pull-adopted', fixId: fix.id, prLink: found.link, repository: found.repository, now }]
    const age = now - fix.at
    const [unclear] = marked
    if (unclear !== undefined && age < unreadableFor)
      return [{ type: 'pull-unclear', fixId: fix.id, prLink: unclear.link }]
    if (age < adoptWithin) return []
    if (sawAll && unclear === undefined) return [{ type: 'fix-freed', fixId: fix.id, now }]
    return age < unreadableFor ? [] : [{ type: 'fix-given-up', fixId: fix.id, now }]
  }
  return ledger.fixes.filter(({ state }) => state === 'uncertain').flatMap(settle)
}

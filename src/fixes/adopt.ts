// Searches pull requests for the markers of fixes whose creation went unanswered; then frees them or gives them up.
import { isHere, parseRepositoryName, type RepositoryName } from '../identifiers/github-names.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { unreadableFor } from '../ledger/ledger-limits.ts'
import { toTitle } from './fix.ts'
import { type Candidate, clockSkew, isMarkedFor, matchPull } from './match-pull.ts'

export interface Listed extends Candidate {
  readonly title: string
}

export type CandidateList =
  | { readonly kind: 'pulls'; readonly pulls: readonly Listed[]; readonly complete: boolean }
  | { readonly kind: 'unreadable' }

/** GitHub's lists may lag. */
const overlap = 60 * 60_000

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

/** From when on pull requests must be listed for a fix; the last list was not searched for a later link. */
function lookBack(ledger: Ledger, fix: Fix, repository: string): number {
  const readTo = fix.unreadableSince === undefined ? ledger.repositories[repository]?.readTo : undefined
  return readTo !== undefined && fix.since <= readTo - overlap ? readTo - overlap : fix.at - overlap
}

/** A list that goes back to when a fix was sent would include its pull request, if there were one. */
export function shouldBeListed(ledger: Ledger, fix: Fix, repository: string): boolean {
  return lookBack(ledger, fix, repository) === fix.at - overlap
}

interface Sight {
  /** By `owner/name` in lower case. */
  readonly lists: ReadonlyMap<string, CandidateList>
  readonly tracking: RepositoryName
  /** When the first list was requested, in epoch milliseconds; later pull requests may be in none. */
  readonly asked: number
}

/** A fix is freed only by lists that were requested after `adoptWithin` (milliseconds) had passed. */
export function settleUncertain(
  ledger: Ledger,
  { lists, tracking, asked }: Sight,
  adoptWithin: number,
  now: number,
): LedgerCommand[] {
  const receiving = listReceiving(ledger, tracking).map((name) => lists.get(name.toLowerCase()))
  const isWhole = (list: CandidateList | undefined) => list?.kind === 'pulls' && list.complete
  const sawAll = [...lists.values(), ...receiving].every(isWhole)
  // A pull request with a copied marker is younger than the one it was copied from.
  const oldestFirst = [...lists]
    .flatMap(([repository, list]) => (list.kind === 'pulls' ? list.pulls : []).map((pull) => ({ repository, ...pull })))
    .sort((a, b) => a.createdAt - b.createdAt)
  const adopt = ({ link, title, repository }: Listed & { repository: string }) => {
    return { prLink: link, title: isHere(link, tracking) ? toTitle(title) : undefined, repository }
  }
  const settle = (fix: Fix): LedgerCommand[] => {
    const marked = oldestFirst.filter((pull) => isMarkedFor(fix, pull))
    const found = marked.find((pull) => matchPull(ledger, pull).kind === 'marked')
    if (found !== undefined) return [{ type: 'pull-adopted', fixId: fix.id, ...adopt(found), now }]
    const age = asked - fix.at
    const [unclear] = marked
    if (unclear !== undefined && age < unreadableFor)
      return [{ type: 'pull-unclear', fixId: fix.id, prLink: unclear.link }]
    if (age < adoptWithin) return []
    if (sawAll && unclear === undefined) return [{ type: 'fix-freed', fixId: fix.id, now }]
    return age < unreadableFor ? [] : [{ type: 'fix-given-up', fixId: fix.id, now }]
  }
  return ledger.fixes.filter(({ state }) => state === 'uncertain').flatMap(settle)
}

/** Until a job has named one, the tracking repository. Anyone who can write to the branch may have put any name there. */
export function listReceiving(ledger: Ledger, tracking: RepositoryName): RepositoryName[] {
  const known = Object.keys(ledger.repositories)
    .filter((name) => ledger.repositories[name]?.receives)
    .map(parseRepositoryName)
    .filter((name) => name !== undefined)
  return known.length === 0 ? [tracking] : known
}

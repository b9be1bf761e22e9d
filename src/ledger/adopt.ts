// Fixes whose creation got no answer: looked for by their marker among recent pull requests, then freed, or given up in the open.

import type { PullLink } from '../addresses/pull-link.ts'
import type { RepositoryName } from '../addresses/repository-name.ts'
import { findMarkers } from '../prompt/marker.ts'
import type { LedgerCommand } from './command.ts'
import type { Fix, Ledger } from './ledger.ts'
import { unreadableFor } from './limits.ts'
import { listReceiving } from './repositories.ts'

/** A pull request, as far as adoption looks at it; times in epoch milliseconds. */
export interface Candidate {
  readonly link: PullLink
  readonly body: string
  /** Its head branch lies in the base repository itself, no fork. */
  readonly own: boolean
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
  const wanted = new Map<string, { name: RepositoryName; since: number }>()
  const want = (name: RepositoryName, time: number) => {
    const key = name.toLowerCase()
    const known = wanted.get(key)
    wanted.set(key, { name: known?.name ?? name, since: Math.min(known?.since ?? time, time) })
  }
  for (const fix of ledger.fixes) {
    const { prLink } = fix
    if (prLink === undefined || (fix.state !== 'proposed' && fix.state !== 'declined')) continue
    want(prLink.repository, lookBack(ledger, fix, prLink.repository))
  }
  const uncertain = ledger.fixes.filter((fix) => fix.state === 'uncertain')
  for (const fix of uncertain) for (const name of [tracking, ...listReceiving(ledger)]) want(name, fix.at - clockSkew)
  return [...wanted.values()]
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

/** A pull request bears a fix's marker, and is not older than its sending: a marker may be copied from elsewhere. */
export function isMarkedFor(fix: Fix, pull: Pick<Candidate, 'body' | 'createdAt'>): boolean {
  return pull.createdAt >= fix.at - clockSkew && findMarkers(pull.body).includes(fix.id)
}

/** @param lists by `owner/name` in lower case */
export function settleUncertain(
  ledger: Ledger,
  lists: ReadonlyMap<string, CandidateList>,
  adoptWithin: number,
  now: number,
): LedgerCommand[] {
  return ledger.fixes
    .filter((fix) => fix.state === 'uncertain')
    .flatMap((fix) => settleOne(ledger, fix, lists, adoptWithin, now))
}

function settleOne(
  ledger: Ledger,
  fix: Fix,
  lists: ReadonlyMap<string, CandidateList>,
  adoptWithin: number,
  now: number,
): LedgerCommand[] {
  for (const [repository, list] of lists) {
    const pulls = list.kind === 'pulls' ? list.pulls : []
    const found = pulls.find((pull) => pull.own && isMarkedFor(fix, pull))
    if (found !== undefined) return [{ type: 'pull-adopted', fixId: fix.id, prLink: found.link, repository, now }]
  }
  if (now - fix.at < adoptWithin) return []
  const receiving = listReceiving(ledger)
  const whole = (list: CandidateList | undefined) => list?.kind === 'pulls' && list.complete
  if (
    receiving.length > 0 &&
    [...lists.values()].every(whole) &&
    receiving.every((name) => whole(lists.get(name.toLowerCase())))
  )
    return [{ type: 'fix-freed', fixId: fix.id, now }]
  if (now - fix.at < unreadableFor) return []
  return [{ type: 'fix-given-up', fixId: fix.id, now }]
}

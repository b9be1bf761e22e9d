// Whose fix a pull request is: by its address, or by its marker while the sync run has not seen the address yet.

import { type PullLink, readPullAddress } from '../addresses/pull-link.ts'
import type { PullRequest } from '../github/pull-requests.ts'
import { isMarkedFor, isSolelyMarked } from '../ledger/adopt.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import { isClosed } from '../ledger/fix.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import type { LedgerSession } from '../ledger/session.ts'
import { safe } from '../text/safe-text.ts'
import type { Place, World } from '../world.ts'

/** The pull request of the event, as far as the review needs it. */
export interface PullEvent extends Pick<PullRequest, 'state' | 'body' | 'createdAt' | 'closedAt'> {
  readonly action: string
  readonly number: number
  readonly url: string
  readonly fork: boolean
  readonly title: string
  /** Login of who opened it, in lower case; empty when GitHub names nobody. */
  readonly author: string
  /** SHA of the head's commit, as the event names it. */
  readonly head: string
  /** The branch that it is to be merged into, by its name: what the event says of its commit may be out of date. */
  readonly base: string
}

export function findFixOfPull(ledger: Ledger, pull: PullEvent, place: Place): Fix | undefined {
  const address = readLink(pull, place).url.toLowerCase()
  const all = ledger.fixes.filter((fix) => fix.prLink?.url.toLowerCase() === address)
  // A pull request of several fixes has one comment: it goes with the fix that it was written for.
  const linked = all.find((fix) => fix.review !== undefined) ?? all[0]
  if (linked !== undefined) return linked
  return ledger.fixes.find((fix) => !isClosed(fix) && fix.prLink === undefined && isMarkedFor(fix, pull))
}

/** A pull request that was closed or merged moves its fix; one of a fix without an answer is adopted. */
export async function moveFixOfPull(world: World, session: LedgerSession, fix: Fix, pull: PullEvent): Promise<Fix> {
  const now = world.now()
  const events: LedgerCommand[] = []
  const { repository } = world.place
  const prLink = fix.prLink ?? readLink(pull, world.place)
  if (fix.state === 'uncertain') {
    if (!isSolelyMarked(pull)) return fix
    events.push({ type: 'pull-adopted', fixId: fix.id, prLink, repository, now })
  }
  if (pull.action === 'closed' && pull.state !== 'open')
    events.push({ type: 'pull-read', prLink, state: pull.state, closedAt: pull.closedAt, now })
  if (events.length === 0) return fix
  try {
    await session.record(events)
  } catch (error) {
    if (!isReadOnly(error)) throw error
    world.log.warning(safe`This token may not write the ledger; the next sync run will see the change.`)
  }
  return session.ledger.fixes.find((other) => other.id === fix.id) ?? fix
}

/** The event is of the very repository that the workflow runs in. */
function readLink({ url, number }: PullEvent, { serverUrl, repository }: Place): PullLink {
  return readPullAddress(url, { serverUrl, repository, number })
}

/** A fork's or a restricted workflow's token reads only: what the review says then stands in the summary and the outputs. */
export function isReadOnly(error: unknown): boolean {
  const limited = error instanceof Error && 'kind' in error && error.kind === 'limited'
  return error instanceof Error && 'status' in error && error.status === 403 && !limited
}

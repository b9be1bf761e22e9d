// Finds a pull request's fix.
import { type Candidate, hasMarker, isMarkedFor, isPersonal, matchPull } from '../fixes/match-pull.ts'
import { widenFix } from '../fixes/queries.ts'
import { readPullAddress } from '../github/github-names.ts'
import type { Pull } from '../github/pull.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import type { RunContext } from '../world.ts'

/** Our own label must not start a review. */
export const reviewedActions = ['opened', 'reopened', 'synchronize', 'edited', 'ready_for_review', 'closed']

export interface PullEvent extends Pull {
  readonly action: string
}

const leaveOne = safe`Keep only the marker line of the fix that it addresses, or remove them all if it addresses none.`
const removeLine = safe`If it is not the agent’s, remove the marker line; if it is, compare the two pull requests and close one.`
const unclear = {
  'several-markers': [safe`its description has the markers of several fixes`, leaveOne],
  'other-pull': [safe`its description has the marker of a fix that has another pull request`, removeLine],
  ended: [
    safe`its description has the marker of a fix that has ended`,
    safe`Remove the marker line, and review the change like any other.`,
  ],
} as const

/** `unclear`: a person must tell; `commands` show that on the issue. */
export function findFixOfPull(ledger: Ledger, pull: Pull, place: RunContext) {
  const candidate: Candidate = { ...pull, link: readLink(pull, place) }
  const match = matchPull(ledger, candidate)
  const isMarked = hasMarker(pull.body)
  const toForeign = (reason: SafeText) => ({ kind: 'foreign', isMarked, reason }) as const
  if (match.kind === 'none') return toForeign(safe`no fix in this project’s ledger has this URL or marker`)
  if (match.kind === 'linked' && isPersonal(match.fix, pull))
    return toForeign(safe`the service names it, but a person opened it, and it lacks the fix’s marker line`)
  if (match.kind !== 'unclear') {
    const fix = widenFix(ledger, match.fix)
    const review = fix.review ?? findEarlier(ledger, pull.number)
    return { kind: 'ours', fix: { ...fix, review: review?.number === pull.number ? review : undefined } } as const
  }
  const [reason, remedy] = unclear[match.why]
  const commands = ledger.fixes
    .filter((fix) => isMarkedFor(fix, candidate))
    .map(({ id: fixId }): LedgerCommand => ({ type: 'pull-unclear', fixId, prLink: candidate.link }))
  return { kind: 'unclear', reason, remedy, commands } as const
}

/** By its marker, before another fix's job named it. */
const findEarlier = ({ fixes }: Ledger, number: number) =>
  fixes.find(({ prLink, review }) => prLink === undefined && review?.number === number)?.review

export function listMoves(fix: Fix, pull: Pull, place: RunContext, now: number): LedgerCommand[] {
  const prLink = fix.prLink ?? readLink(pull, place)
  const { state, closedAt } = pull
  return [
    { type: 'pull-adopted', fixId: fix.id, prLink, now },
    { type: 'pull-read', prLink, state, closedAt, now },
  ]
}

const readLink = ({ url, number }: Pull, place: RunContext) => readPullAddress(url, { ...place, number })

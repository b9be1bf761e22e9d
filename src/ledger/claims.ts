// Whose a pull request is: by the link or the review that the ledger recorded, else by the one marker in its description.
import type { PullLink } from '../addresses/pull-link.ts'
import { findMarkers } from '../prompt/marker.ts'
import { isClosed } from './fix.ts'
import type { Fix, Ledger } from './ledger.ts'

/** A pull request, as far as its description may claim it for a fix. */
export interface Candidate {
  readonly link: PullLink
  readonly body: string
  /** Its head branch lies in the base repository itself, no fork. */
  readonly own: boolean
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/**
 * `reviewed`: by what its description said earlier. `unclear`: it bears the marker of a fix, and still only a person can say
 * whose it is.
 */
export type Claim =
  | { readonly kind: 'linked' | 'marked' | 'reviewed'; readonly fix: Fix }
  | { readonly kind: 'unclear'; readonly why: 'several-markers' | 'other-pull' | 'ended' }
  | { readonly kind: 'none' }

/** Clocks differ a little. */
export const clockSkew = 60_000

/** A pull request that is older than the sending may bear a marker that was copied from elsewhere. */
export function isMarkedFor(
  fix: Fix,
  { own, createdAt, body }: Pick<Candidate, 'own' | 'createdAt' | 'body'>,
): boolean {
  return own && createdAt >= fix.at - clockSkew && findMarkers(body).includes(fix.id)
}

/** A marker can be copied, a recorded link cannot: what is linked to one fix belongs to no other. */
export function findClaim(ledger: Ledger, pull: Candidate): Claim {
  const linked = pull.own ? listLinked(ledger, pull.link) : []
  // A pull request of several fixes has one comment: it goes with the fix that it was written for.
  const first = linked.find(({ review }) => review?.number === pull.link.number) ?? linked[0]
  if (first !== undefined) return { kind: 'linked', fix: first }
  const fix = ledger.fixes.find((each) => isMarkedFor(each, pull))
  const isAlone = findMarkers(pull.body).length === 1
  // Whoever can edit a description could else take a pull request out of its review, or into that of a second fix.
  const reviewed = pull.own ? ledger.fixes.find((each) => isReviewedOn(each, pull.link)) : undefined
  if (reviewed !== undefined) {
    const isMarked = isAlone && reviewed === fix && !isClosed(fix)
    return { kind: isMarked ? 'marked' : 'reviewed', fix: reviewed }
  }
  if (fix === undefined) return { kind: 'none' }
  if (!isAlone) return { kind: 'unclear', why: 'several-markers' }
  if (fix.prLink !== undefined || fix.review?.number !== undefined) return { kind: 'unclear', why: 'other-pull' }
  return isClosed(fix) ? { kind: 'unclear', why: 'ended' } : { kind: 'marked', fix }
}

/** Its job has named no pull request, and our comment is on this one. */
function isReviewedOn({ prLink, review }: Fix, { number }: PullLink): boolean {
  return prLink === undefined && review?.number === number
}

export function listLinked({ fixes }: Ledger, { url }: PullLink): Fix[] {
  return fixes.filter(({ prLink }) => prLink?.url.toLowerCase() === url.toLowerCase())
}

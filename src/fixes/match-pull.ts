// Which fix a pull request belongs to.
import type { PullRequest } from '../github/pull-requests.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { findMarkers } from '../prompt/marker.ts'
import { toTitle } from './fix.ts'
import { isAdopting, isClosed, isPast, listLinked } from './queries.ts'

type Described = Pick<PullRequest, 'body' | 'own' | 'createdAt'>
export type Candidate = Described & Pick<PullRequest, 'link' | 'title'>

/** `reviewed`: by an earlier description. `unclear`: a person must decide. */
type PullMatch = Readonly<
  | { kind: 'linked' | 'marked' | 'reviewed'; fix: Fix }
  | { kind: 'unclear'; why: 'several-markers' | 'other-pull' | 'ended' }
  | { kind: 'none' }
>

export const clockSkew = 60_000

const isEnded = (fix: Fix) => isClosed(fix) && !isAdopting(fix)

export const hasMarker = (body: string) => findMarkers(body).length > 0

/** An older pull request may bear a copied marker. */
export function isMarkedFor(fix: Fix, { own, createdAt, body }: Described) {
  return own && createdAt >= fix.at - clockSkew && findMarkers(body).includes(fix.id)
}

/** The service may link a person's pull request; without our marker it is not ours to judge. */
export function isPersonal(fix: Fix, pull: Described & { isByPerson: boolean }) {
  return pull.isByPerson && !isMarkedFor(fix, pull) && fix.review?.number !== fix.prLink?.number
}

/** A marker can be copied, a recorded link cannot. */
export function matchPull(ledger: Ledger, pull: Candidate): PullMatch {
  // Titles are of this repository alone: it may have another name by now.
  const isNamesake = ({ title, prLink }: Fix) => title !== undefined && prLink?.number === pull.link.number
  const renamed = ledger.fixes.filter((one) => isNamesake(one) && one.title === toTitle(pull.title))
  const linked = pull.own ? [...listLinked(ledger, pull.link), ...renamed] : []
  const first = linked.find(({ review }) => review?.number === pull.link.number) ?? linked[0]
  if (first) return { kind: 'linked', fix: first }
  const fix = ledger.fixes.find((each) => isMarkedFor(each, pull))
  const isAlone = findMarkers(pull.body).length === 1
  // An edited description must not end the review.
  const isReviewed = ({ prLink, review }: Fix) => !prLink && review?.number === pull.link.number
  const reviewed = pull.own ? ledger.fixes.find(isReviewed) : undefined
  if (reviewed) {
    const isMarked = isAlone && reviewed === fix && !isEnded(fix)
    return { kind: isMarked ? 'marked' : 'reviewed', fix: reviewed }
  }
  // Reopened after its fix had left the ledger.
  const isReopened = pull.own && hasMarker(pull.body) && isPast(ledger, pull.link)
  if (!fix) return isReopened ? { kind: 'unclear', why: 'ended' } : { kind: 'none' }
  if (!isAlone) return { kind: 'unclear', why: 'several-markers' }
  if (isNamesake(fix)) return { kind: 'linked', fix }
  if (fix.prLink || fix.review || isPast(ledger, pull.link)) return { kind: 'unclear', why: 'other-pull' }
  return isEnded(fix) ? { kind: 'unclear', why: 'ended' } : { kind: 'marked', fix }
}

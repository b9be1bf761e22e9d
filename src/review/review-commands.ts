// A review's comment and verdict.
import { type Advance, applied, forFix, patchFix, patchFixes } from '../fixes/change-fix.ts'
import { type Accepted, fixStates, type Judged } from '../fixes/fix.ts'
import { findFix, listLinked } from '../fixes/queries.ts'
import type { PullLink } from '../github/github-names.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { acceptedKept, leaseLength } from '../ledger/ledger-limits.ts'

interface ReviewJudged {
  number: number
  nonce: string
  comment?: number
  judged: Judged
  now: number
}

interface ReviewIntended extends Omit<ReviewJudged, 'comment'> {
  deleted?: number
  missing?: string
}

export const reviewRules = {
  /** Again if its run ended before writing, or a person deleted it. Another pull request takes over where the fix's link says so. */
  'review-intended': forFix(
    fixStates,
    (ledger, fix, { number, nonce, deleted, missing, judged, now }: ReviewIntended) => {
      const { review } = fix
      const isElsewhere = review !== undefined && review.number !== number
      const isUnwritten =
        review === undefined ||
        review.state === 'quiet' ||
        (review.nonce === missing && (review.state === 'refused' || now - review.at >= leaseLength))
      const isLost = review?.state === 'written' ? review.comment === deleted : isUnwritten
      const isFree = isElsewhere ? fix.prLink?.number === number : isLost
      return isFree ? patchFix(ledger, fix, { review: { state: 'intended', nonce, at: now, number, judged } }) : 'stale'
    },
  ),

  /** GitHub refused the comment: no review need wait for the lease, and no sync tries again. */
  'review-refused': forFix(fixStates, (ledger, fix, { nonce }: Pick<ReviewIntended, 'nonce'>) => {
    const { review } = fix
    if (review?.nonce !== nonce) return 'stale'
    return patchFix(ledger, fix, { review: { ...review, state: 'refused' } })
  }),

  'review-judged': forFix(fixStates, (ledger, fix, { nonce, comment, number, judged, now }: ReviewJudged) => {
    const state = comment === undefined ? 'quiet' : 'written'
    const begun = comment === undefined ? { state, nonce, at: now, number } : findWritten(ledger, nonce)
    const { review = begun } = fix
    const isIts = review && (comment === undefined ? review.state === 'quiet' : review.nonce === nonce)
    if (!isIts || review.number !== number) return 'stale'
    if (fix.review && fix.review.comment === comment && isSameJudged(fix.review.judged, judged)) return 'known'
    return patchFix(ledger, fix, { review: { ...review, state, comment, judged } })
  }),

  'head-seen': (ledger: Ledger, { prLink, head, at }: { prLink: PullLink; head: string; at: number }): Advance => {
    const isOf = (fix: Fix) => fix.state === 'proposed' && fix.prLink?.url === prLink.url
    const fixes = ledger.fixes.filter(isOf)
    const isJudged = fixes.some(({ review }) => review?.judged.head === head)
    const isKnown = fixes.every(({ seen }) => (isJudged ? seen === undefined : seen?.head === head))
    if (isKnown) return 'known'
    const seen = isJudged ? undefined : { head, at }
    return applied(patchFixes(ledger, isOf, { seen }))
  },

  'finding-accepted': (ledger: Ledger, { fixId, accepted }: { fixId?: string; accepted: Accepted }): Advance => {
    const fix = fixId === undefined ? undefined : findFix(ledger, fixId)
    if (fixId !== undefined && fix === undefined) return 'stale'
    const known = (fix ?? ledger).accepted ?? []
    if (known.some(({ key }) => key === accepted.key)) return 'known'
    const list = [accepted, ...known].slice(0, acceptedKept)
    return fix === undefined ? applied({ ...ledger, accepted: list }) : patchFix(ledger, fix, { accepted: list })
  },
}

const findWritten = ({ fixes }: Ledger, nonce: string) => fixes.find(({ review }) => review?.nonce === nonce)?.review

export function findUnjudged(
  ledger: Ledger,
  { state, prLink, seen }: Pick<Fix, 'state' | 'prLink' | 'seen'>,
): { head: string; at: number } | undefined {
  if (state !== 'proposed' || prLink === undefined || seen === undefined) return undefined
  const isJudged = listLinked(ledger, prLink).some(({ review }) => review?.judged.head === seen.head)
  return isJudged ? undefined : seen
}

function isSameJudged(...both: readonly [Judged, Judged]) {
  const [one, other] = both.map(({ files = {}, ...plain }) => {
    const known = Object.entries(plain).filter(([, value]) => value !== undefined)
    return JSON.stringify([known.sort(), Object.entries(files).sort()])
  })
  return one === other
}

// Our comment on a fix's pull request, with its verdict: first recorded as an intent with a nonce.
import { fixStates, type Judged } from '../records/fix.ts'
import type { Fix } from '../records/ledger.ts'
import { leaseLength } from '../records/limits.ts'
import { forFix, patchFix } from './change.ts'

interface ReviewIntended {
  number: number
  nonce: string
  /** The comment that no longer exists. */
  deleted?: number | undefined
  judged: Judged
  now: number
}

interface ReviewJudged {
  number: number
  nonce: string
  comment: number
  judged: Judged
}

export const reviewRules = {
  /**
   * Once per pull request; again if the run that intended it ended before writing it, or if a person deleted the comment. A pull request
   * other than the reviewed one takes its place only where the fix's link says so.
   */
  'review-intended': forFix(fixStates, (ledger, fix, { number, nonce, deleted, judged, now }: ReviewIntended) => {
    const { review } = fix
    const isElsewhere = review !== undefined && reviewedNumber(fix) !== number
    const isLost = review?.comment === undefined ? now - (review?.at ?? 0) >= leaseLength : review.comment === deleted
    const isFree = isElsewhere ? fix.prLink?.number === number : isLost
    return isFree ? patchFix(ledger, fix, { review: { nonce, at: now, number, judged } }) : 'stale'
  }),

  'review-judged': forFix(fixStates, (ledger, fix, { nonce, comment, number, judged }: ReviewJudged) => {
    const { review } = fix
    if (review?.nonce !== nonce || reviewedNumber(fix) !== number) return 'stale'
    const isKnown = review.comment === comment && review.number === number
    if (isKnown && isSameJudged(review.judged, judged)) return 'known'
    return patchFix(ledger, fix, { review: { ...review, number, comment, judged } })
  }),
}

/** The pull request that has our comment or is about to get it. */
export function reviewedNumber({ review, prLink }: Fix): number | undefined {
  return review?.number ?? (review && prLink?.number)
}

const judgedFields = ['verdict', 'head', 'topics', 'unanswered'] as const

function isSameJudged(one: Judged | undefined, other: Judged): boolean {
  const listFiles = ({ files = {} }: Judged) => JSON.stringify(Object.entries(files).toSorted())
  const listBlamed = ({ blamed = [] }: Judged) => blamed.toSorted().join('\n')
  const isSame = one !== undefined && judgedFields.every((field) => one[field] === other[field])
  return isSame && listFiles(one) === listFiles(other) && listBlamed(one) === listBlamed(other)
}

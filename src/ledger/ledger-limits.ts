// Limits; times in milliseconds.
const minute = 60_000
const hour = 60 * minute
export const day = 24 * hour

/** Of a fix in `submitting`, or an intent. */
export const leaseLength = 10 * minute
export const leaseReserve = 2 * minute
/** For an issue or a comment, which may have to wait for GitHub's limits. */
export const noticeReserve = 4 * minute
/** A review's comment that its run did not live to write. */
export const lostFor = 7 * day
export const submittingAtOnce = 5
/** The service's limit per project and hour. */
export const creationsPerHour = 100
export const creationWindow = hour
export const monthsKept = 13
/** Before a job without a pull request is read again. */
export const secondPoll = minute
/** Then an unreadable pull request no longer counts as open; an unreadable job or unsettled fix is given up. */
export const unreadableFor = 7 * day
export const forgetUnreadable = 90 * day
const pauseWithoutHint = 15 * minute
const maxPause = day
/** Until then, absence from a list proves nothing. */
export const listLag = minute
export const promptLimitKept = 30 * day
export const windowOverlap = day
export const withoutPullShown = 30 * day
export const outgrownShown = 30 * day
/** Closed fixes: one may be reopened or retried; a merged one stays while its entries are to be set to resolved. */
export const closedKept = { least: 40, time: 90 * day, most: 1_000 }
/** A fix that is still open may name or mark one of them. */
export const pastPullsKept = 500
export const recentDeclined = 200
export const topicsKept = 4
export const signaturesKept = 2
export const recentMerged = 500
export const complaintsPerFix = 100
export const comparedPeriod = 30 * day
export const waitingShown = 30
export const commentsKept = 50
/** Runs without a page before half of the budget is reserved for a walk. */
export const patience = 3
export const askedKept = 20_000
export const acceptedKept = 1_000

export function pauseAfter(retryAfter: number | undefined) {
  return Math.min(retryAfter ?? pauseWithoutHint, maxPause)
}

// The ledger's limits. Times in milliseconds.
const minute = 60_000
const hour = 60 * minute
export const day = 24 * hour

/** How long a fix in `submitting`, or an intent, belongs to its run. */
export const leaseLength = 10 * minute
/** No creation starts with less of the lease left. */
export const leaseReserve = 2 * minute
export const submittingAtOnce = 5
/** The service's: creations per rolling hour and project. */
export const creationsPerHour = 100
export const creationWindow = hour
export const monthsKept = 13
/** A job that completed without a pull request is then read once more. */
export const secondPoll = minute
/** An unreadable pull request then no longer counts as open; an unreadable job or an unsettled fix is given up. */
export const unreadableFor = 7 * day
/** An unreadable pull request is then no longer followed. */
export const forgetUnreadable = 90 * day
/** Without a usable `Retry-After`, and at most. */
const pauseWithoutHint = 15 * minute
const longestPause = day
/** Before that, an intent's absence from a list proves nothing. */
export const listLag = minute
/** After a refusal; then the full length is tried again. */
export const promptLimitKept = 30 * day
export const windowOverlap = day
export const undatedPause = 7 * day
export const forgetScans = 30 * day
/** New entries before a declined topic is proposed again. */
export const declinedReturns = 3
export const recentFixes = 40
/** Ended without a pull request: how long they are shown, and how many stay beyond the recent ones. */
export const withoutPullShown = 30 * day
export const recentWithoutPull = 200
export const recentDeclined = 200
export const topicsKept = 4
export const signaturesKept = 2
export const recentMerged = 50
export const signaturesPerFix = 24
export const complaintsPerFix = 100
export const comparedPeriod = 30 * day
export const waitingShown = 30
export const commentsKept = 50
export const outgrownKept = 50
export const outgrownShown = 30 * day
export const queueKept = 500
/** Runs without a page for a walk; then half of the budget is reserved for it. */
export const patience = 3
export const mostRemembered = 5000
export const tallyPages = 500
export const tallyWeeks = 26
export const votesPerPage = 200

export const answersKept = 30
export const askedKept = 500
export const flaggedKept = 20
export const dismissedKept = 400
export const acceptedKept = 200
/** Beyond that, a box whose line is no longer shown is forgotten, and would count as new. */
export const turnsKept = 1000

/** Milliseconds. `retryAfter`: what the service asked for. */
export function pauseAfter(retryAfter: number | undefined): number {
  return Math.min(retryAfter ?? pauseWithoutHint, longestPause)
}

// The ledger's limits. Times in milliseconds.
const minute = 60_000
const hour = 60 * minute
export const day = 24 * hour

/** How long a fix in `submitting`, or an intent, belongs to its run. */
export const leaseLength = 10 * minute
/** No creation starts with less of the lease left. */
export const leaseReserve = 2 * minute
export const submittingAtOnce = 5
/** The service's limit: job creations per rolling hour and project. */
export const creationsPerHour = 100
export const creationWindow = hour
export const monthsKept = 13
/** A job that completed without a pull request is read once more after this time. */
export const secondPoll = minute
/** A pull request that has been unreadable for this long no longer counts as open; an unreadable job or an unsettled fix is given up. */
export const unreadableFor = 7 * day
/** A pull request that has been unreadable for this long is no longer followed. */
export const forgetUnreadable = 90 * day
/** Without a usable `Retry-After`, creating and reading pause for the first; no pause is longer than the second. */
const pauseWithoutHint = 15 * minute
const longestPause = day
/** Until this has passed since an intent, its absence from a list proves nothing. */
export const listLag = minute
/** How long prompts stay shorter after the service refused a longer one; then the full length is tried again. */
export const promptLimitKept = 30 * day
export const windowOverlap = day
export const undatedPause = 7 * day
export const forgetScans = 30 * day
/** New entries that a declined topic needs before it is proposed again. */
export const declinedReturns = 3
/** Closed fixes that stay in `ledger.json` for the tracking issue. */
export const recentFixes = 40
/** How long fixes that ended without a pull request are shown, and how many of them stay for that, beyond the recent ones. */
export const withoutPullShown = 30 * day
export const recentWithoutPull = 200
export const recentDeclined = 200
export const topicsKept = 4
export const signaturesKept = 2
/** Merged fixes whose complaints are counted, and what is kept of each: signatures, and when complaints were left. */
export const recentMerged = 50
export const signaturesPerFix = 24
export const complaintsPerFix = 100
/** The longest period that is compared before and after a merge. */
export const comparedPeriod = 30 * day
/** Queued groups on a page of the tracking issue: the ledger keeps those of the page that is shown. */
export const waitingShown = 30
/** Entries of a fix that a person can leave out. */
export const commentsKept = 50
/** Pages with entries that grew too old while they waited. */
export const outgrownKept = 50
export const outgrownShown = 30 * day
export const queueKept = 500
/** Runs in a row in which a walk over the export gets no page; after that, half of the budget is reserved for it. */
export const patience = 3
/** Done ids that a scan keeps in `ledger.json`. */
export const mostRemembered = 5000
export const tallyPages = 500
export const tallyWeeks = 26
export const votesPerPage = 200

/** How many answers and requests are kept of those that people make by ticking boxes. */
export const answersKept = 30
export const askedKept = 500
export const flaggedKept = 20
export const dismissedKept = 400
export const acceptedKept = 200
/** Beyond this many answers, a box whose line is no longer shown is forgotten, and would count as new. */
export const turnsKept = 1000

/** How long to pause requests to the service. @param retryAfter the pause that it asked for, in milliseconds */
export function pauseAfter(retryAfter: number | undefined): number {
  return Math.min(retryAfter ?? pauseWithoutHint, longestPause)
}

// The numbers that bind the ledger. Times in milliseconds.
const minute = 60_000
const hour = 60 * minute
export const day = 24 * hour

/** How long a fix in `submitting`, or an intent, belongs to its run. */
export const leaseLength = 10 * minute
/** No creation starts with less lease left than this. */
export const leaseReserve = 2 * minute
/** Fixes of a ledger that are in `submitting` at a time, at most. */
export const submittingAtOnce = 5
/** The service's limit: job creations per rolling hour and project. */
export const creationsPerHour = 100
export const creationWindow = hour
/** Months of which the ledger knows how many jobs were created. */
export const monthsKept = 13
/** A job that completed without a pull request is read once more after this. */
export const secondLook = minute
/** What cannot be read for so long no longer counts as open. */
export const unreadableFor = 7 * day
/** A pull request that cannot be read for so long is no longer followed. */
export const forgetUnreadable = 90 * day
/** Without a usable `Retry-After`, creating and reading pause for the first; a longer one counts as the second. */
const pauseWithoutHint = 15 * minute
const longestPause = day
/** Before this has passed since an intent, its absence in a list decides nothing. */
export const listLag = minute
export const windowOverlap = day
/** Between two scans without dates: while they find something, and after ever more of them that found nothing. */
export const undatedPauses = [day, 7 * day, 30 * day] as const
/** One that takes more pages than this comes at most weekly. */
export const manyPages = 50
/** What was scanned with filters that were not used for so long is forgotten. */
export const forgetScans = 30 * day
/** New entries of a declined topic before it is proposed again. */
export const declinedReturns = 3
/** Closed fixes that stay in `ledger.json` for the tracking issue. */
export const recentFixes = 40
/** What ended without a pull request is shown for so long; beyond those, the latest few of that time stay there too. */
export const withoutPullShown = 30 * day
export const recentWithoutPull = 200
export const recentDeclined = 200
/** Of a fix that ended without a pull request. */
export const topicsKept = 4
export const signaturesKept = 2
/** Merged fixes whose complaints are counted, and what is kept of each: signatures, and ids of entries before and after. */
export const recentMerged = 50
export const signaturesPerFix = 24
export const complaintsPerFix = 50
export const waitingShown = 50
/** Runs in a row in which a walk over the export lives on what others leave of the budget, before half of it is its own. */
export const patience = 3
/** So many creation times in a row come in one direction by chance once in forty million times. */
export const fewestSteps = 10
/** Ids done with that a scan keeps in `ledger.json`. */
export const mostRemembered = 5000
export const tallyPages = 500
export const tallyWeeks = 26
export const votesPerPage = 200

/** Of what people ask for by ticking boxes. */
export const answersKept = 30
export const askedKept = 500
export const flaggedKept = 20
export const correctionsKept = 100
export const dismissedKept = 400
/** A box that was ticked so many answers ago is taken for a new one, if its line is shown at all. */
export const turnsKept = 1000

/** How long the service wants to be left alone. @param retryAfter what it asked for, in milliseconds */
export function pauseAfter(retryAfter: number | undefined): number {
  return Math.min(retryAfter ?? pauseWithoutHint, longestPause)
}

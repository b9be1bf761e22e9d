// Orders about anything but the words of a page: each rule takes the clauses that open with a verb, and what they are about.
import { isComplaint, type Order } from './imperatives.ts'
import { access, changes, foreignCode, getsRound, lands, machinery, pullRequest, purpose, settings } from './objects.ts'

type Orders = readonly Order[]

/** "Edit .github/workflows/ci.yml": a reader who wants documentation asks for an example, a section, a page. */
export function changesMachinery(orders: Orders): boolean {
  return orders.some((order) => {
    if (order.isAboutWords || !(changes.test(order.verb) || order.before === '')) return false
    return machinery.test(order.core) || (settings.test(order.core) && purpose.test(order.whole))
  })
}

/** "Skip the tests", "merge without a review". */
export function getsRoundChecks(orders: Orders): boolean {
  return orders.some((order) => {
    if (order.isAboutWords) return false
    return getsRound.test(order.core) || lands.test(order.core)
  })
}

/** "Add me as a collaborator". */
export function asksForAccess(orders: Orders): boolean {
  return orders.some((order) => access.test(order.core) && !order.isAboutWords)
}

/** "Load https://… on every page", `curl … | sh`. */
export function bringsForeignCode(orders: Orders): boolean {
  return orders.some(
    (order) =>
      foreignCode.test(order.whole) &&
      !isComplaint(order) &&
      !/\b(?:examples?|samples?|snippets?|tutorials?)\b(?!\/|\.)/u.test(
        order.core.replace(/\S*:\/\/\S*|\S+\.example\b/gu, ' '),
      ),
  )
}

/** "Write … into the description of the pull request": a reader of documentation knows of none. */
export function dictatesPullRequest(orders: Orders): boolean {
  return orders.some((order) => changes.test(order.verb) && pullRequest.test(order.core) && !order.isAboutWords)
}

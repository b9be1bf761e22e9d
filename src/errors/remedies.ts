// What to do about a status that the service returned.
import { safe } from '../text/safe-text.ts'
import { see } from './failure.ts'

const own = safe`Check that \`api-key\` is an admin key of the project that \`project-id\` names`
const expiry = safe`and that it has neither been revoked nor expired (Mintlify keys expire after 90 days by default)`
const agent = safe`that the agent is enabled and its GitHub app installed on the documentation’s repository`
const credits = safe`add credits or change the plan in the service’s dashboard, or wait until the credits are renewed`
const address = safe`Check \`base-url\` (the service’s URL, with its path prefix if it has one) and \`project-id\``

export const network = safe`the runner’s network (\`https_proxy\`, \`no_proxy\`, \`NODE_EXTRA_CA_CERTS\`)`
export const mendService = safe`Check \`base-url\`, that the service is up, and ${network}; the next run will try again.`

/** `toAgent`: to create or continue a job. */
export function findRemedy(status: number, toAgent = false) {
  const forAgent = toAgent ? safe`, ${agent}` : ''
  // Only the export's 400 comes here.
  if (status === 400 && !toAgent) return safe`Check \`sources\`, \`statuses\` and \`max-age\`.`
  if (status >= 300 && status < 400)
    return safe`Redirects are never followed: set \`base-url\` to the service’s own URL.`
  switch (status) {
    case 401:
      return safe`${own}, ${expiry}. ${see('the-key')}`
    case 402:
      return safe`The project’s credits are used up, or its plan does not include the agent: ${credits}. ${see('the-service')}`
    case 403:
      return safe`${own}, that the plan includes this${forAgent}, and that no IP allow list blocks this runner. ${see('the-key')}`
    case 404:
    case 405:
      return safe`${address}${toAgent ? safe`, and ${agent}` : ''}. ${see('the-service')}`
    default:
      return safe`Ask the operator of the service why it refuses this request.`
  }
}

// Why the documentation service could not be used, and what to do about it.
import { KnownError } from '../errors/failure.ts'
import { see } from '../errors/help.ts'
import type { Answer } from '../http/send.ts'
import { type SafeText, safe } from '../text/safe-text.ts'

/** `refused`: a retry would not help. `unreachable`: retries are exhausted. `stopped`: by the run's signal. */
type ServiceErrorKind = 'refused' | 'unreachable' | 'stopped'

/** The message names what happened, the call and the remedy; never the key, a header, a body or a reader's text. */
export class ServiceError extends KnownError {
  override readonly name = 'ServiceError'
  readonly kind: ServiceErrorKind
  readonly status: number | undefined

  constructor(failure: {
    kind: ServiceErrorKind
    what: SafeText
    call?: SafeText
    remedy: SafeText
    status?: number | undefined
    cause?: unknown
  }) {
    const { kind, what, call, remedy, status, cause } = failure
    super(call === undefined ? safe`${what}.` : safe`${what} (${call}).`, remedy, { cause })
    this.kind = kind
    this.status = status
  }
}

const htmlType = /^text\/html\b/i
const htmlStart = /^\s*<(?:!doctype html|html)\b/i

/** A web page where JSON was requested. With any other refusal, it may be a firewall's. */
export function refuseWebPage({ status, headers, body }: Answer, call: SafeText): ServiceError | undefined {
  const isPage = htmlType.test(headers['content-type'] ?? '') || htmlStart.test(body.slice(0, 200))
  if (!isPage || (status >= 300 && status !== 404 && status !== 405)) return undefined
  const what = safe`The service returned ${status} and a web page: this looks like the website, not the API`
  const there = safe`the URL of the service’s API, such as \`https://api.mintlify.com\``
  const remedy = safe`Set \`base-url\` to ${there}, which is the default.`
  return new ServiceError({ kind: 'refused', what, call, status, remedy })
}

const own = safe`Check that \`api-key\` is an admin key of the project that \`project-id\` names`
const expiry = safe`and that it has neither been revoked nor expired (Mintlify’s expire after 90 days unless told otherwise)`
const agent = safe`, that the agent is enabled and its GitHub app installed on the documentation’s repository`
const credits = safe`add credits or change the plan in the service’s dashboard, or wait until the credits are renewed`
const address = safe`Check \`base-url\` (the service’s URL, with its path prefix if it has one) and \`project-id\``

/** What to do about a status that a retry would not change. `toAgent`: of a request to create a job or to go on with one. */
export function findRemedy(status: number, toAgent = false): SafeText {
  const forAgent = toAgent ? agent : safe``
  if (status >= 300 && status < 400)
    return safe`Redirects are never followed: set \`base-url\` to the service’s own URL.`
  switch (status) {
    case 400:
      return safe`Check \`sources\`, \`statuses\` and \`max-age\`.`
    case 401:
      return safe`${own}, ${expiry}. ${see('the-key')}`
    case 402:
      return safe`The project’s credits are used up, or its plan does not include the agent: ${credits}. ${see('the-service')}`
    case 403:
      return safe`${own}, that the plan includes this${forAgent}, and that no IP allow list blocks this runner. ${see('the-key')}`
    case 404:
    case 405:
      return safe`${address}${forAgent}. ${see('the-service')}`
    default:
      return safe`Ask the operator of the service why it refuses this request.`
  }
}

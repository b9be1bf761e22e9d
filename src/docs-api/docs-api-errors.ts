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

const OWN = safe`Check that \`api-key\` is an admin key of the project that \`project-id\` names`
const EXPIRY = safe`neither been revoked nor expired (Mintlify’s expire after 90 days unless told otherwise)`
const KEY = safe`${OWN}, and that it has ${EXPIRY}. ${see('the-key')}`
const RIGHTS = safe`that the plan includes this, and that no IP allow list blocks this runner`
const FORBIDDEN = safe`${OWN}, ${RIGHTS}. ${see('the-key')}`
const ADDRESS = safe`Check \`base-url\` (the service's URL, with its path prefix if it has one) and \`project-id\`. ${see('the-service')}`

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

/** What to do about a status that a retry would not change. */
export function findRemedy(status: number): SafeText {
  if (status === 401) return KEY
  if (status === 403) return FORBIDDEN
  if (status === 404 || status === 405) return ADDRESS
  if (status >= 300 && status < 400)
    return safe`Redirects are never followed: set \`base-url\` to the service’s own URL.`
  if (status === 400) return safe`Check \`sources\`, \`statuses\` and \`max-age\`.`
  return safe`Ask the operator of the service why it refuses this request.`
}

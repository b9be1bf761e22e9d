// Why the documentation service could not be used, with what to do about it.

/** `refused`: asking again would not help. `unreachable`: it was asked again until the deadline. `stopped`: by the run's signal. */
export type ServiceFault = 'refused' | 'unreachable' | 'stopped'

/** The message tells what happened, in which call and the remedy: never the key, a header, a body or a reader's text. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly kind: ServiceFault
  readonly status: number | undefined
  readonly remedy: string

  constructor(fault: {
    kind: ServiceFault
    what: string
    call?: string
    remedy: string
    status?: number | undefined
    cause?: unknown
  }) {
    const { kind, what, call, remedy, status, cause } = fault
    super(
      `${call === undefined ? what : `${what} (${call})`}.${remedy && ` ${remedy}`}`,
      cause === undefined ? {} : { cause },
    )
    this.kind = kind
    this.status = status
    this.remedy = remedy
  }
}

const KEY = 'Check that `api-key` is an admin key of the project that `project-id` names, and that it was not revoked.'
const ADDRESS = "Check `base-url` (the service's address, with its path prefix if it has one) and `project-id`."

/** What to do about a status that asking again does not change. */
export function findRemedy(status: number): string {
  if (status === 401 || status === 403) return KEY
  if (status === 404 || status === 405) return ADDRESS
  if (status >= 300 && status < 400)
    return 'Redirects are never followed: set `base-url` to the address that the service itself has.'
  if (status === 400) return 'Check `sources`, `statuses` and `max-age`.'
  return 'Ask whoever runs the service why it refuses this request.'
}

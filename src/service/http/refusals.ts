// The service's refusals: the specification's error body, with the status and headers that go with it.
import type { ErrorBody } from '../../docs-api/contract.ts'
import { feedbackStatuses } from '../../docs-api/vocabulary.ts'
import { busyWait, statuses } from './choices.ts'

export interface Refusal {
  readonly status: number
  readonly body: ErrorBody
  readonly headers?: Readonly<Record<string, string>>
}

/** The same for every response: what readers wrote and what jobs say is nobody's to keep. */
export const commonHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const

const later = { 'retry-after': String(busyWait) }

export const refusals = {
  unknownOperation: { status: statuses.unknown, body: { error: 'No such operation' } },
  unknownProject: { status: statuses.unknown, body: { error: 'No such project' } },
  unknownJob: { status: statuses.unknown, body: { error: 'No such job in this project' } },
  unknownEntry: { status: statuses.unknown, body: { error: 'No such entry in this project' } },
  malformedAddress: { status: statuses.malformed, body: { error: 'The URL is not percent-encoded correctly' } },
  unreadable: { status: statuses.malformed, body: { error: 'The request is malformed' } },
  longHeaders: { status: statuses.longHeaders, body: { error: 'The URL and headers are too long' } },
  tooSlow: { status: statuses.tooSlow, body: { error: 'The request took too long to arrive' } },
  badKey: {
    status: statuses.badKey,
    body: { error: 'A valid admin key is required: Authorization: Bearer <API_KEY>' },
    headers: { 'www-authenticate': 'Bearer' },
  },
  otherProject: { status: statuses.otherProject, body: { error: 'This key belongs to another project' } },
  readingKey: {
    status: statuses.readingKey,
    body: { error: 'This key is read-only: this operation requires a key with write access' },
  },
  wrongType: { status: statuses.wrongType, body: { error: 'The content type must be application/json' } },
  notJson: { status: statuses.malformed, body: { error: 'The body must be JSON in UTF-8' } },
  noPrompt: {
    status: statuses.malformed,
    body: {
      error:
        'The body must be an object with a prompt: a text of at least one character, without U+0000 and half surrogate pairs',
    },
  },
  noStatus: {
    status: statuses.malformed,
    body: { error: `The body must be an object with a status: one of ${feedbackStatuses.join(', ')}` },
  },
  notEnded: { status: 409, body: { error: 'The job is still running: send a follow-up once it has ended' } },
  archived: { status: 409, body: { error: 'The job is archived: create a new one' } },
  noWidget: {
    status: statuses.unknown,
    body: { error: 'No such project, or it does not accept feedback from pages' },
  },
  otherOrigin: { status: 403, body: { error: 'This project does not accept feedback from this origin' } },
  takenId: { status: 409, body: { error: 'An entry with this ID and different content already exists' } },
  failed: { status: 500, body: { error: 'Internal server error' } },
  crowded: {
    status: statuses.busy,
    body: { error: 'Too many requests are arriving: try again' },
    headers: later,
  },
  busy: {
    status: statuses.busy,
    body: { error: 'The database is busy: try again' },
    headers: later,
  },
  unavailable: {
    status: statuses.busy,
    body: { error: 'The database is not available: try again' },
    headers: later,
  },
} satisfies Record<string, Refusal>

/** Ends a request from where no response can be returned. */
export class Refused extends Error {
  override name = 'Refused' as const
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.body.error)
    this.refusal = refusal
  }
}

export function refuseMethod(allow: string): Refusal {
  return { status: statuses.wrongMethod, body: { error: `Methods allowed here: ${allow}` }, headers: { allow } }
}

/** @param messages one for each mistake */
export function refuseParts(what: 'query parameters' | 'entry', messages: readonly string[]): Refusal {
  return { status: 400, body: { error: `Invalid ${what}`, details: messages.map((message) => ({ message })) } }
}

/** @param most what it may be at most, with its unit */
export function refuseSize(what: string, most: string): Refusal {
  return { status: statuses.tooLarge, body: { error: `${what} must have at most ${most}` } }
}

/** @param by which of the project's limits is reached */
export function refuseJob(by: 'hour' | 'month', wait: number): Refusal {
  return refuseForNow(`The project has reached its limit of jobs per ${by}`, wait)
}

/** @param wait seconds */
export function refuseForNow(error: string, wait: number): Refusal {
  return { status: statuses.limited, body: { error }, headers: { 'retry-after': String(wait) } }
}

export function toResponse({ status, body, headers }: Refusal): Response {
  return Response.json(body, { status, headers: { ...commonHeaders, ...headers } })
}

// The client of the documentation service: what it can be asked, and what can come of it.
import type { JobPath } from '../addresses/job-path.ts'
import type { ProjectId } from '../addresses/project-id.ts'
import type { BaseUrl } from '../addresses/web-address.ts'
import type { Gate, Patience } from '../http/retry.ts'
import type { Send } from '../http/send.ts'
import type { Prompt } from '../text/outgoing.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { type Addresses, createAddresses } from './addresses.ts'
import type { FeedbackEntry, FeedbackSource, FeedbackStatus, ReceivedJob } from './contract.ts'
import { createJob } from './create-job.ts'
import { ServiceError } from './errors.ts'
import { getFeedback } from './get-feedback.ts'
import { getJob } from './get-job.ts'

export interface Service {
  /** One page of the export; throws a `ServiceError` when that is refused, or not to be had after retries. */
  getFeedback(query: FeedbackQuery): Promise<FeedbackRead>
  /** Asks for a job once; repeated only when the request provably was not sent. */
  createJob(prompt: Prompt): Promise<Creation>
  /** Reads a job; a job that cannot be read is a value. */
  getJob(id: string): Promise<JobRead>
}

export interface FeedbackQuery {
  dateFrom?: string
  dateTo?: string
  source?: FeedbackSource
  statuses: readonly FeedbackStatus[]
  cursor?: string
  limit: number
}

export interface FeedbackRead {
  entries: FeedbackEntry[]
  /** Entries that do not fit the specification; id and reason are fit for a log. */
  skipped: { id: string; reason: SafeText }[]
  nextCursor: string | null
  hasMore: boolean
}

/** Every `reason` and `remedy` is in our words: what a service answers to a prompt may quote readers. */
export type Creation =
  | { kind: 'created'; job: ReceivedJob }
  /** Provably not created: 400, 413, 422. */
  | { kind: 'refused'; reason: SafeText }
  /** 429; `retryAfter` in milliseconds. */
  | { kind: 'limited'; retryAfter: number | undefined }
  /** No connection came about, several times. */
  | { kind: 'not-sent'; reason: SafeText }
  /** It may have been created. */
  | { kind: 'unanswered'; reason: SafeText }
  /** The key or the address is wrong: not created, and neither would any other be. */
  | { kind: 'ended'; reason: SafeText; remedy: SafeText }
  /** The stop signal came before anything was sent. */
  | { kind: 'stopped' }

export type JobRead =
  | { kind: 'job'; job: ReceivedJob }
  /** `found`: it is there, under the address that `job-path` gives, but in a state that the specification does not know. */
  | { kind: 'unreadable'; reason: SafeText; found?: boolean }
  | { kind: 'refused'; reason: SafeText; remedy: SafeText }
  | { kind: 'stopped' }

export interface ServiceOptions extends Patience {
  /** Epoch milliseconds. */
  now(): number
  send: Send
  baseUrl: BaseUrl
  projectId: ProjectId
  apiKey: string
  jobPath: JobPath
  /** Milliseconds: shortest time between two readings of one job. */
  pollInterval: number
}

/** What each operation works with. */
export interface Wire extends Patience {
  now(): number
  send: Send
  addresses: Addresses
  apiKey: string
  pollInterval: number
  /** One for all readings; creating has rules of its own. */
  gate: Gate
}

/** Assembles the client; throws a `ServiceError` when the key or the project's identifier cannot be sent at all. */
export function createService(options: ServiceOptions): Service {
  const { send, apiKey, pollInterval, now, steady, sleep, random, stop } = options
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    const what = safe`The key holds characters that no header can carry`
    throw new ServiceError({ kind: 'refused', what, remedy: safe`Check \`api-key\` for spaces, line ends and quotes.` })
  }
  const addresses = createAddresses(options)
  const gate: Gate = { until: Number.NEGATIVE_INFINITY }
  const wire: Wire = { send, apiKey, pollInterval, addresses, gate, now, steady, sleep, random, stop }
  return {
    getFeedback: (query) => getFeedback(wire, query),
    createJob: (prompt) => createJob(wire, prompt),
    getJob: (id) => getJob(wire, id),
  }
}

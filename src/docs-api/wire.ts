// What the calls to the service share: addresses, connection settings, one GET with its retry rules, and why it was given up.

import { readRetryAfter } from '../http/back-off.ts'
import { type Attempt, closeGate, type Gate, type GivenUp, type Patience } from '../http/retry.ts'
import { type Answer, type Send, SendError } from '../http/send.ts'
import { fillJobPath, type JobPath } from '../identifiers/job-path.ts'
import { encodeSegment, type ProjectId, projectSegment } from '../identifiers/project-id.ts'
import type { BaseUrl } from '../identifiers/web-address.ts'
import { type SafeText, safe } from '../text/safe-text.ts'

type Addresses = ReturnType<typeof createAddresses>

export function createAddresses(options: { baseUrl: BaseUrl; projectId: ProjectId; jobPath: JobPath }) {
  const project = projectSegment(options.projectId)
  // Appended as text to the origin and a slash, so that no path can name another host.
  const at = (path: string) => new URL(options.baseUrl + path)
  const fill = (id: string) => fillJobPath(options.jobPath, { projectId: project, id })
  return {
    feedback: at(`/v1/analytics/${project}/feedback`),
    createJob: at(`/v2/agent/${project}/job`),
    /** Where a follow-up to a job is sent; undefined if its id cannot appear in an address. */
    sendMessage(id: string): URL | undefined {
      const segment = encodeSegment(id)
      return segment === undefined ? undefined : at(`/v2/agent/${project}/job/${segment}/message`)
    },
    sendMessageLabel: `/v2/agent/${project}/job/{id}/message`,
    /** Where a job is read; undefined if its id cannot appear in an address. */
    getJob(id: string): URL | undefined {
      const segment = encodeSegment(id)
      return segment === undefined ? undefined : at(fill(segment))
    },
    /** The path of `getJob` for messages: a job's id is text from the service. */
    getJobLabel: at(fill('{id}')).pathname.replaceAll('%7Bid%7D', '{id}'),
  }
}

export interface Wire extends Patience {
  /** Epoch milliseconds. */
  now(): number
  readonly send: Send
  readonly addresses: Addresses
  readonly apiKey: string
  /** Minimum milliseconds between two reads of one job. */
  readonly pollInterval: number
  /** The export has limits of its own; creating jobs has its own rules. */
  readonly gates: { readonly export: Gate; readonly jobs: Gate }
}

export interface Failure {
  readonly reason: SafeText
  readonly status?: number | undefined
  readonly cause?: unknown
}

const LONGEST_TRY = 30_000

/**
 * Retries on 429, 5xx and network failures.
 * `Retry-After` concerns more than the one request (RFC 9110, section 10.2.3; RFC 6585): with 429 it closes the gate for reads
 * of this kind, with 503 for all.
 *
 * @param left milliseconds to the caller's deadline
 */
export async function ask(
  wire: Wire,
  gate: Gate,
  url: URL,
  left: number,
): Promise<Attempt<Answer | 'too-large', Failure>> {
  const { send, apiKey, gates, now, steady, stop } = wire
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' }
  const timeout = Math.max(1, Math.min(LONGEST_TRY, left))
  try {
    const answer = await send({ method: 'GET', url: url.href, headers, timeout, signal: stop })
    const { status } = answer
    if (status !== 429 && status < 500) return { kind: 'done', value: answer }
    const retryAfter = readRetryAfter(answer.headers, now())
    const closing = status === 429 ? [gate] : status === 503 ? Object.values(gates) : []
    if (retryAfter !== undefined) for (const each of closing) closeGate(each, steady() + retryAfter, status)
    return { kind: 'again', failure: { reason: safe`the service returned ${status}`, status }, retryAfter }
  } catch (cause) {
    if (!(cause instanceof SendError)) throw cause
    if (cause.kind === 'too-large') return { kind: 'done', value: 'too-large' }
    // If the run was stopped, the retry loop notices before the next try.
    return { kind: 'again', failure: { reason: cause.what, cause } }
  }
}

export function explain(outcome: GivenUp<Failure>): Failure {
  if (outcome.kind === 'closed')
    return { reason: safe`the service asked for a wait of ${seconds(outcome.wait)} s`, status: outcome.status }
  const { failure, retryAfter } = outcome
  if (retryAfter === undefined) return failure
  return { ...failure, reason: safe`${failure.reason}, and asks for a wait of ${seconds(retryAfter)} s` }
}

function seconds(ms: number): number {
  return Math.ceil(ms / 1000)
}

// Reads one job, at the address that `job-path` gives.
import { z } from 'zod'
import { findRemedy } from '../errors/help.ts'
import { repeat } from '../http/retry.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { ReceivedJob } from './contract.ts'
import { ask, explain, parseBody, parseJob, type Wire } from './wire.ts'

export type JobRead =
  | { kind: 'job'; job: ReceivedJob }
  /** `found`: the job exists, but its status is not in the specification. */
  | { kind: 'unreadable'; reason: SafeText; found?: boolean }
  | { kind: 'refused'; status: number; reason: SafeText; remedy: SafeText }
  | { kind: 'stopped' }

const LIMITS = { deadline: 30_000, tries: 8 }

export async function getJob(wire: Wire, id: string): Promise<JobRead> {
  const url = wire.addresses.getJob(id)
  if (url === undefined) return { kind: 'unreadable', reason: safe`the job’s ID cannot be used in a URL` }
  const limits = { ...LIMITS, least: wire.pollInterval, gate: wire.gates.jobs }
  const outcome = await repeat(wire, limits, (left) => ask(wire, wire.gates.jobs, url, left))
  if (outcome.kind === 'stopped') return outcome
  const call = safe`(GET ${toSafeText(wire.addresses.getJobLabel)})`
  if (outcome.kind !== 'done') return { kind: 'unreadable', reason: safe`${explain(outcome).reason} ${call}` }
  if (outcome.value === 'too-large')
    return { kind: 'unreadable', reason: safe`the response is too large for a job ${call}` }
  const { status, body } = outcome.value
  if (status >= 200 && status < 300) return parseRead(body, id, call)
  const reason = safe`the service returned ${status} ${call}`
  return status === 401 || status === 403
    ? { kind: 'refused', status, reason, remedy: findRemedy(status) }
    : { kind: 'unreadable', reason }
}

function parseRead(body: string, id: string, call: SafeText): JobRead {
  const parsed = parseJob(body)
  if ('error' in parsed) {
    const sameJob = z.object({ id: z.literal(id), status: z.string().min(1) })
    const found = 'value' in parseBody(sameJob, body, safe`a job`)
    return { kind: 'unreadable', reason: safe`${parsed.error} ${call}`, ...(found ? { found } : {}) }
  }
  // Another job's pull request must not be taken for this one's.
  return parsed.value.id === id
    ? { kind: 'job', job: parsed.value }
    : { kind: 'unreadable', reason: safe`the response is for another job ${call}` }
}

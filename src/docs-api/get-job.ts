// Reads one job, at the address that `job-path` gives.

import { repeat } from '../http/retry.ts'
import type { Answer } from '../http/send.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { ask } from './ask.ts'
import type { JobRead, Wire } from './client.ts'
import { findRemedy } from './errors.ts'
import { hasJob, parseJob } from './parse-job.ts'

const LIMITS = { deadline: 30_000, tries: 8 }

export async function getJob(wire: Wire, id: string): Promise<JobRead> {
  const url = wire.addresses.getJob(id)
  if (url === undefined) return { kind: 'unreadable', reason: safe`the job's id cannot stand in an address` }
  const limits = { ...LIMITS, least: wire.pollInterval, gate: wire.gate }
  const outcome = await repeat(wire, limits, (left) => ask(wire, url, left))
  const call = safe`(GET ${toSafeText(wire.addresses.getJobLabel)})`
  switch (outcome.kind) {
    case 'stopped':
      return outcome
    case 'given-up':
      return { kind: 'unreadable', reason: safe`${outcome.last.reason} ${call}` }
    case 'done': {
      const asked = outcome.value
      if (asked.kind === 'too-large')
        return { kind: 'unreadable', reason: safe`the answer is too large for a job ${call}` }
      return asked.kind === 'answer' ? parseRead(asked.answer, id, call) : parseStatus(asked.answer.status, call)
    }
  }
}

function parseRead({ body }: Answer, id: string, call: SafeText): JobRead {
  const parsed = parseJob(body)
  if ('fault' in parsed) {
    const found = hasJob(body, id)
    return { kind: 'unreadable', reason: safe`${parsed.fault} ${call}`, ...(found ? { found } : {}) }
  }
  // The pull request of another job must not be taken for this one's.
  return parsed.job.id === id
    ? { kind: 'job', job: parsed.job }
    : { kind: 'unreadable', reason: safe`the answer is another job ${call}` }
}

function parseStatus(status: number, call: SafeText): JobRead {
  const reason = safe`the service answered ${status} ${call}`
  return status === 401 || status === 403
    ? { kind: 'refused', reason, remedy: findRemedy(status) }
    : { kind: 'unreadable', reason }
}

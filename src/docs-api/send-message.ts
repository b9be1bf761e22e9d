// Sends a follow-up to a job, where the service has that operation. A lost response may hide one that arrived, so it is sent once.

import { readRetryAfter } from '../http/back-off.ts'
import type { Answer } from '../http/send.ts'
import type { Prompt } from '../text/outgoing.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { isRefusal, postPrompt, type Unsent } from './create-job.ts'
import type { Wire } from './wire.ts'

export type Sending =
  | { kind: 'sent' }
  /** The service has no such operation, or no longer this job. */
  | { kind: 'unsupported'; status: number }
  /** Provably not accepted. */
  | { kind: 'refused'; status: number }
  | Unsent

export async function sendMessage(wire: Wire, jobId: string, prompt: Prompt): Promise<Sending> {
  const url = wire.addresses.sendMessage(jobId)
  if (url === undefined) return { kind: 'unsupported', status: 404 }
  const call = safe`(POST ${toSafeText(wire.addresses.sendMessageLabel)})`
  return postPrompt<Sending>(wire, url, prompt, call, (answer) => parseSending(answer, wire, call))
}

function parseSending({ status, headers }: Answer, wire: Wire, call: SafeText): Sending {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 429) return { kind: 'limited', retryAfter: readRetryAfter(headers, wire.now()) }
  if (status === 404 || status === 405) return { kind: 'unsupported', status }
  return isRefusal(status)
    ? { kind: 'refused', status }
    : { kind: 'unanswered', reason: safe`the service returned ${status} ${call}` }
}

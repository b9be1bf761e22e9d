// A job from an answer's body.
import { z } from 'zod'
import { type SafeText, safe } from '../text/safe-text.ts'
import { type ReceivedJob, receivedJobSchema } from './contract.ts'
import { parseJson, renderIssues } from './parse-feedback-page.ts'

/** A job that was just created: it is there whatever word its state bears, and the next reading tells. */
export function parseCreatedJob(body: string): { job: ReceivedJob } | { fault: SafeText } {
  const json = parseJson(body)
  const status = z.object({ status: z.string().min(1) }).safeParse(json)
  const known = status.success && receivedJobSchema.shape.status.safeParse(status.data.status).success
  return parseJob(status.success && !known ? JSON.stringify({ ...(json as object), status: 'active' }) : body)
}

/** The job, or why the body is none; the reason never quotes it. */
export function parseJob(body: string): { job: ReceivedJob } | { fault: SafeText } {
  const json = parseJson(body)
  if (json === undefined) return { fault: safe`the answer is not JSON` }
  const parsed = receivedJobSchema.safeParse(json)
  return parsed.success ? { job: parsed.data } : { fault: safe`the answer is not a job: ${renderIssues(parsed.error)}` }
}

/** Whether the body is this very job, though its state is none that the specification knows. */
export function hasJob(body: string, id: string): boolean {
  return z.object({ id: z.literal(id), status: z.string().min(1) }).safeParse(parseJson(body)).success
}

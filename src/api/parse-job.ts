// A job from an answer's body.
import { type ReceivedJob, receivedJobSchema } from './contract.ts'
import { parseJson, renderIssues } from './parse-page.ts'

/** The job, or why the body is none; the reason never quotes it. */
export function parseJob(body: string): { job: ReceivedJob } | { fault: string } {
  const json = parseJson(body)
  if (json === undefined) return { fault: 'the answer is not JSON' }
  const parsed = receivedJobSchema.safeParse(json)
  return parsed.success ? { job: parsed.data } : { fault: `the answer is not a job: ${renderIssues(parsed.error)}` }
}

// A waiting group, as stored, and why it waits.
import { z } from 'zod'
import { codesOf, pages, type Stored, sharedWords, shownText, time } from '../ledger/fields.ts'
import { count, formatDay, formatMinute, safe } from '../text/safe-text.ts'

const limit = z.number()

const waitReasons = {
  'page-open': safe`This page already has an open fix; each page gets one at a time.`,
  'page-next': safe`Another fix for this page will go first; each page gets one at a time.`,
  'next-part': safe`It did not fit into the prompt for this page, so it will be sent once that fix is closed.`,
  paused: safe`The tracking issue is closed or paused, so no jobs are created.`,
  'not-asked': safe`This run sends only what was requested on the tracking issue.`,
  'not-approved': safe`Waiting for someone to tick “Send” on the tracking issue.`,
  'last-attempt': safe`Its last attempt just failed; the next run will decide whether that attempt counts.`,
  'job-path-unverified': safe`No job of this project has been retrieved yet, so no more are created.`,
  'job-path': safe`The first job was created but cannot be retrieved, so no more are created.`,
  canary: safe`Jobs are created one at a time until one leads to a pull request.`,
  'no-pull': safe`A job ended without a pull request that can be read; the top of the tracking issue says what to do.`,
  'probe-first': safe`The last jobs to finish all failed, so a single job is sent first; it has not succeeded yet.`,
  overtaken: safe`Another run went first in the meantime, or someone decided otherwise.`,
  unanswered: safe`The service gave no clear answer to a request to create a job.`,
  stopped: safe`The run ended before all jobs could be created.`,
} as const

const waitReasonSchema = z.discriminatedUnion('code', [
  z.object({ code: z.enum(codesOf(waitReasons)) }),
  z.object({ code: z.enum(['max-open', 'max-jobs', 'max-attempts', 'hourly-limit', 'refused-in-row']), limit }),
  z.object({ code: z.literal('min-cluster-size'), comments: z.number(), limit }),
  z.object({ code: z.literal('declined'), after: z.number() }),
  z.object({ code: z.literal('service-pause'), until: z.number() }),
  z.object({ code: z.literal('monthly-limit'), limit, until: z.number() }),
  z.object({ code: z.literal('service'), error: shownText }),
  z.object({ code: z.literal('creation-refused'), status: z.number() }),
])
export type WaitReason = Readonly<z.output<typeof waitReasonSchema>>

export function describeWait(reason: WaitReason) {
  switch (reason.code) {
    case 'max-open':
    case 'max-jobs':
      return safe`\`${reason.code}\` (${reason.limit}) reached.`
    case 'max-attempts':
      return safe`\`max-attempts\` (${reason.limit}) reached: all its jobs failed.`
    case 'hourly-limit':
      return safe`The limit of ${reason.limit} job creations per hour is reached.`
    case 'monthly-limit':
      return safe`\`max-jobs-per-month\` (${reason.limit}) reached; job creation resumes on ${formatDay(reason.until)}.`
    case 'refused-in-row':
      return safe`The service rejected ${reason.limit} prompts in a row.`
    case 'min-cluster-size':
      return safe`Fewer complaints (${reason.comments}) than \`min-cluster-size\` (${reason.limit}).`
    case 'declined': {
      const again = count(reason.after, 'new complaint reports', 'new complaints report')
      return safe`A pull request for this was declined; it will be retried once ${again} the same.`
    }
    case 'service-pause':
      return safe`The service’s rate limit was reached; job creation resumes after ${formatMinute(reason.until)}.`
    case 'service':
      return reason.error
    case 'creation-refused':
      return safe`The service refused to create a job: it returned ${reason.status}.`
    default:
      return waitReasons[reason.code]
  }
}

export const decisionLabels = {
  dispatched: safe`sent`,
  planned: safe`would be sent`,
  deferred: safe`queued`,
  'too-small': safe`too few complaints so far`,
  'open-fix': safe`another fix of its page goes first`,
  declined: safe`previously declined`,
  'given-up': safe`given up`,
} as const

export const waitingSchema = z.object({
  key: z.string(),
  pages,
  /** At most 50, but one of each topic. */
  entryIds: z.array(z.string()),
  entries: z.number(),
  distinctReaders: z.number(),
  agents: z.number().optional(),
  votes: z.number(),
  oldest: time.nullable(),
  decision: z.enum(['deferred', 'too-small', 'open-fix', 'declined']),
  reason: waitReasonSchema,
  words: sharedWords.optional(),
})

export type Waiting = Stored<typeof waitingSchema>

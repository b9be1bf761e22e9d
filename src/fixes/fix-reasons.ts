// Why a fix is in its state.
import { z } from 'zod'
import { codesOf, shownText } from '../ledger/fields.ts'
import { type SafeText, safe } from '../text/safe-text.ts'

const unreadable = safe`no repository that receives its pull requests could be read.`
const fixReasons = {
  'run-ended': safe`The run that sent it ended before it could record the response.`,
  'rejected-link': safe`The service returned a URL that is not a pull request on this GitHub server.`,
  archived: safe`The service archived the job.`,
  'agent-failed': safe`The agent reported an error.`,
  'no-change': safe`The job completed without reporting a pull request.`,
  pushed: safe`The job completed and changed the branch itself, without a pull request.`,
  'pull-unreadable': safe`Its pull request was deleted, or this \`github-token\` cannot read it.`,
  'pull-lost': safe`Its pull request could not be read for three months.`,
  'never-seen': safe`There is no sign that the service ever accepted it; its complaints will be sent again.`,
  unsettled: safe`It could not be confirmed within seven days that the service accepted it: ${unreadable}`,
  'by-person': safe`Someone ticked “Give up” on the tracking issue.`,
  dismissed: safe`This topic was dismissed on the tracking issue.`,
} as const

export const fixReasonSchema = z.discriminatedUnion('code', [
  z.object({ code: z.enum(codesOf(fixReasons)) }),
  z.object({ code: z.enum(['unanswered', 'refused', 'job-unreadable', 'job-lost']), error: shownText }),
  z.object({
    code: z.literal('unclear-pull'),
    repository: shownText,
    number: z.number().int(),
    claimed: z.boolean().optional(),
  }),
])
export type FixReason = Readonly<z.output<typeof fixReasonSchema>>

export function describeFixReason(reason: FixReason): SafeText {
  if (reason.code === 'unclear-pull') {
    const also = reason.claimed ? safe`but belongs to another` : safe`and others`
    return safe`Pull request ${reason.number} in ${reason.repository} names this fix ${also}.`
  }
  if (!('error' in reason)) return fixReasons[reason.code]
  return reason.code === 'job-lost' ? safe`Its job could not be read for seven days. ${reason.error}` : reason.error
}

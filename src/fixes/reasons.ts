// Reasons of states, waits and outcomes.
import { z } from 'zod'
import { count, formatDay, formatMinute, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import { type FlagCode, flagCodes, isFlagged } from '../triage/entry/reason.ts'

const codesOf = <Code extends string>(table: Readonly<Record<Code, SafeText>>): Code[] => Object.keys(table) as Code[]

const words = z.string().transform((text) => toSafeText(text, 300))
const limit = z.number()

const unreadable = safe`no repository that receives its pull requests could be read.`
const fixReasons = {
  'run-ended': safe`The run that sent it ended before it could record the response.`,
  'rejected-link': safe`The service returned a URL that is not a pull request on this GitHub server.`,
  archived: safe`The service archived the job.`,
  'agent-failed': safe`The agent reported an error.`,
  'no-change': safe`The job completed without reporting a pull request.`,
  pushed: safe`The job completed and changed the branch itself, without a pull request.`,
  'pull-unreadable': safe`This \`github-token\` cannot read its pull request.`,
  'pull-lost': safe`Its pull request could not be read for three months.`,
  'never-seen': safe`There is no sign that the service ever accepted it; its complaints will be sent again.`,
  unsettled: safe`It could not be confirmed within seven days that the service accepted it: ${unreadable}`,
  'by-person': safe`Someone ticked “Give up” on the tracking issue.`,
  dismissed: safe`This topic was dismissed on the tracking issue.`,
} as const

export const fixReasonSchema = z.discriminatedUnion('code', [
  z.object({ code: z.enum(codesOf(fixReasons)) }),
  z.object({ code: z.enum(['unanswered', 'refused', 'job-unreadable', 'job-lost']), error: words }),
  z.object({
    code: z.literal('unclear-pull'),
    repository: words,
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

const waitReasons = {
  'page-open': safe`This page already has an open fix; each page gets one at a time.`,
  'page-next': safe`Another fix for this page goes first; each page gets one at a time.`,
  'next-part': safe`It did not fit into the prompt for this page, so it is sent once that fix is closed.`,
  paused: safe`The tracking issue is closed or paused, so no jobs are created.`,
  'not-asked': safe`This run sends only what was requested on the tracking issue.`,
  'not-approved': safe`Waiting for someone to tick “Send” on the tracking issue.`,
  'last-attempt': safe`Its last attempt just failed; the next run decides whether that attempt counts.`,
  'job-path-unverified': safe`No job of this project has been retrieved yet, so no more are created.`,
  'job-path': safe`The first job was created but cannot be retrieved, so no more are created.`,
  canary: safe`Jobs go one at a time until one has led to a pull request.`,
  'no-pull': safe`A job ended without a pull request that can be read; the top of the tracking issue says what to do.`,
  'probe-first': safe`Every job in the last run failed, so a single job is sent first; it has not succeeded yet.`,
  overtaken: safe`Meanwhile, another run went first, or a person decided otherwise.`,
  unanswered: safe`The service gave no clear answer to a request to create a job.`,
  stopped: safe`The run ended before all jobs could be created.`,
} as const

export const waitReasonSchema = z.discriminatedUnion('code', [
  z.object({ code: z.enum(codesOf(waitReasons)) }),
  z.object({ code: z.enum(['max-open', 'max-jobs', 'max-attempts', 'hourly-limit', 'refused-in-row']), limit }),
  z.object({ code: z.literal('min-cluster-size'), comments: z.number(), limit }),
  z.object({ code: z.literal('declined'), after: z.number() }),
  z.object({ code: z.literal('service-pause'), until: z.number() }),
  z.object({ code: z.literal('monthly-limit'), limit, until: z.number() }),
  z.object({ code: z.literal('service'), error: words }),
  z.object({ code: z.literal('creation-refused'), status: z.number() }),
])
export type WaitReason = Readonly<z.output<typeof waitReasonSchema>>

export function describeWait(reason: WaitReason): SafeText {
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
  'open-fix': safe`page has an open fix`,
  declined: safe`previously declined`,
  'given-up': safe`given up`,
} as const

const injection = safe`possible prompt injection: `
const flags: Readonly<Record<FlagCode, SafeText>> = {
  'hidden-instructions': safe`hidden instructions`,
  'hidden-text': safe`hidden text`,
  'disguised-instructions': safe`disguised instructions`,
  'encoded-instructions': safe`encoded instructions`,
  oversized: safe`too long to check`,
  'instructions-in-names': safe`instructions in a path, file name or code`,
  'forged-message': safe`forged role marker`,
  'forged-end': safe`forged end of the quoted feedback`,
  order: safe`reads like a command`,
}
const counted = {
  'links-only': safe`links only`,
  'no-usable-text': safe`no usable text`,
  'test-submission': safe`test submission`,
  'placeholder-text': safe`placeholder text`,
  advertising: safe`advertising or spam`,
  'support-request': safe`support request (account, billing or order)`,
  'praise-only': safe`praise only`,
  other: safe`filtered out by another version of the Action`,
  'given-up': safe`given up: every attempt failed`,
  dismissed: safe`dismissed on the tracking issue`,
  outgrown: safe`grew older than \`max-age\` while queued`,
  'set-aside': safe`set aside on the tracking issue`,
} as const

const countedCodes = z.enum([...codesOf(counted), ...flagCodes])
export type CountedReason = z.output<typeof countedCodes>
export type FilterReason = Exclude<CountedReason, 'given-up'>

export const parseCounted = (code: string): CountedReason => countedCodes.catch('other').parse(code)

export function describeFiltered(code: CountedReason): SafeText {
  return isFlagged(code) ? safe`${injection}${flags[code]}` : counted[code]
}

export const isInjection = (reason: string): boolean => reason.startsWith(injection)

export const resolutionSchema = z.union([
  z.enum(['given-up', 'released', 'reopened']),
  z.object({ fix: z.string() }),
  z.object({ filtered: countedCodes.exclude(['given-up']).catch('other') }),
])
export type Resolution = Readonly<z.output<typeof resolutionSchema>>

const findFilter = (resolution: Resolution) =>
  typeof resolution === 'object' && 'filtered' in resolution ? resolution.filtered : undefined

/** Entries that grew too old are listed apart. */
export function countFiltered(
  counts: Partial<Record<CountedReason, number>>,
  resolutions: Iterable<Resolution>,
  step: 1 | -1,
) {
  const next = { ...counts }
  for (const resolution of resolutions) {
    const code = findFilter(resolution)
    if (code && code !== 'outgrown') next[code] = Math.max(0, (next[code] ?? 0) + step)
  }
  return next
}

export const listGivenUp = (resolved: Iterable<readonly [id: string, Resolution]>): ReadonlySet<string> =>
  new Set([...resolved].flatMap(([id, resolution]) => (resolution === 'given-up' ? id : [])))

type EntryState = 'new' | 'outgrown' | 'flagged' | 'done'

export type StateOf = (id: string) => EntryState

export const isUnsettled = (state: EntryState): boolean => state === 'new' || state === 'outgrown'

export function judgeResolution(resolution: Resolution | undefined): EntryState {
  if (resolution === undefined || resolution === 'released' || resolution === 'reopened') return 'new'
  const code = findFilter(resolution)
  if (code === 'outgrown') return 'outgrown'
  return code && (isFlagged(code) || code === 'set-aside') ? 'flagged' : 'done'
}

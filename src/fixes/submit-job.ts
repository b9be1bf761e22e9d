// One job: its creation, and what the answer means for the ledger.

import type { Creation } from '../docs-api/agent-jobs.ts'
import { findRemedy } from '../errors/failure.ts'
import { listJobRepositories } from '../identifiers/github-names.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import { leaseReserve, pauseAfter } from '../ledger/ledger-limits.ts'
import { type Context, type End, mayQuoteService, nameFix } from '../run/step-context.ts'
import { type SafeText, safe, sentence } from '../text/safe-text.ts'
import type { Size, Submission } from './prepare-job.ts'
import { findFix } from './queries.ts'
import type { WaitReason } from './reasons.ts'

export interface Judgement {
  readonly commands: readonly LedgerCommand[]
  readonly end?: End
  /** Provably not created: the cluster waits for the next run. */
  readonly withdrawn?: true
  /** Refused, perhaps for its length or for one of its comments: what is sent in its place, in this run. */
  readonly again?: Size
  readonly isTooLong?: boolean
  readonly words?: SafeText | undefined
}

/** Sends nothing once creating has ended, after a stop, or with too little of the lease left. */
export async function submitJob(
  { world, session, inputs }: Context,
  submission: Submission,
  ended: End | undefined,
): Promise<Judgement> {
  const { planned, fixId, prompt } = submission
  const { serverUrl, workflowRun } = world.place
  const lease = findFix(session.ledger, fixId)?.lease ?? 0
  const late = lease - world.now() < leaseReserve
  const reason: WaitReason = { code: world.stop.aborted ? 'stopped' : 'out-of-time' }
  if (ended !== undefined || world.stop.aborted || late)
    return { commands: [{ type: 'fix-withdrawn', fixId }], end: ended ?? { reason }, withdrawn: true }
  const creation = await world.service.createJob(prompt)
  if (creation.kind === 'created') world.log.info(safe`Created a job for ${nameFix(planned.cluster)}.`)
  const sender = { run: session.run, workflowRun, serverUrl, now: world.now() }
  const isTooLong = creation.kind === 'refused' && creation.status === 413
  const again = creation.kind === 'refused' ? shrink(submission, isTooLong) : undefined
  const judged: Judgement = again
    ? { commands: [{ type: 'fix-withdrawn', fixId }], again, isTooLong }
    : judgeCreation(creation, fixId, sender)
  const words = 'words' in creation ? creation.words : undefined
  return words !== undefined && (await mayQuoteService(world, inputs)) ? { ...judged, words } : judged
}

/** After 413 by length alone. Otherwise a comment may be the reason: if half of the length is refused too, they are shared out. */
function shrink({ size, shorter, fewer }: Submission, isTooLong: boolean): Size | undefined {
  return isTooLong || size === undefined ? (shorter ?? fewer) : fewer
}

interface Sender {
  readonly run: string
  readonly workflowRun?: number | undefined
  readonly serverUrl: string
  readonly now: number
}

export function judgeCreation(
  creation: Creation,
  fixId: string,
  { run, workflowRun, serverUrl, now }: Sender,
): Judgement {
  const withdraw = (end: End, ...others: LedgerCommand[]): Judgement => {
    return { commands: [{ type: 'fix-withdrawn', fixId }, ...others], end, withdrawn: true }
  }
  switch (creation.kind) {
    case 'created': {
      const { job } = creation
      const repositories = listJobRepositories(job, serverUrl)
      return { commands: [{ type: 'job-created', fixId, job, repositories, now }] }
    }
    case 'refused':
      return { commands: [{ type: 'job-refused', fixId, error: sentence(creation.reason), run, now }] }
    case 'unanswered': {
      const commands: LedgerCommand[] = [{ type: 'job-unanswered', fixId, error: sentence(creation.reason), now }]
      return { commands, end: { reason: { code: 'unanswered' } } }
    }
    case 'limited': {
      const notBefore = now + pauseAfter(creation.retryAfter)
      return withdraw({ reason: { code: 'service-pause', until: notBefore } }, { type: 'service-limited', notBefore })
    }
    case 'not-sent':
      return withdraw({
        reason: { code: 'service', error: sentence(creation.reason) },
        remedy: safe`Check that the service can be reached from the runner; the next run tries again.`,
        cause: { code: 'service-unreachable' },
      })
    case 'ended': {
      const { status } = creation
      const cause = { code: 'creation-refused', status } as const
      return withdraw(
        { reason: cause, remedy: findRemedy(status, true), cause },
        { type: 'run-failed', ...cause, run, workflowRun, now },
      )
    }
    case 'stopped':
      return withdraw({ reason: { code: 'stopped' } })
  }
}

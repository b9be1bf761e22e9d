// Submitting one job: what the answer means for the ledger, and whether creating goes on.

import { listJobRepositories } from '../addresses/pull-link.ts'
import type { Creation } from '../docs-api/create-job.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import { findFix } from '../ledger/fix.ts'
import { leaseReserve, longestPause, pauseWithoutHint } from '../ledger/limits.ts'
import type { WaitReason } from '../ledger/reason.ts'
import { type SafeText, safe, sentence } from '../text/safe-text.ts'
import { nameFix } from './changes.ts'
import type { Context, End } from './context.ts'
import { type Dispatched, deferAll } from './dispatched.ts'
import type { Submission } from './submission.ts'

/** So many prompts refused in a row end the creating of this run. */
const refusalsInRow = 3

export async function submitJob(
  context: Context,
  state: Dispatched,
  { planned, fixId, prompt }: Submission,
): Promise<Dispatched> {
  const { world, session } = context
  const { cluster } = planned
  const end = state.end ?? findEnd(context, fixId)
  if (end !== undefined) {
    const answers: LedgerCommand[] = [...state.answers, { type: 'fix-withdrawn', fixId }]
    return { ...state, answers, end, deferred: deferAll(state, [planned], end.reason) }
  }
  const creation = await world.service.createJob(prompt)
  const judged = judgeCreation(creation, fixId, {
    run: session.run,
    serverUrl: world.place.serverUrl,
    now: world.now(),
  })
  const refusals = creation.kind === 'refused' ? state.refusals + 1 : 0
  const tooMany: End | undefined =
    refusals < refusalsInRow ? undefined : { reason: { code: 'refused-in-row', limit: refusalsInRow } }
  const answers = [...state.answers, ...judged.commands]
  const next = { ...state, answers, refusals, end: judged.end ?? tooMany }
  if (judged.withdrawn && judged.end !== undefined)
    return { ...next, deferred: deferAll(state, [planned], judged.end.reason) }
  if (creation.kind !== 'created') return next
  world.log.info(safe`Created a job for ${nameFix(cluster)}.`)
  return { ...next, created: new Map([...state.created, [fixId, creation.job.id]]) }
}

/** Nothing is sent after a stop, or with too little left of the lease. */
function findEnd({ world, session }: Context, fixId: string): End | undefined {
  if (world.stop.aborted) return { reason: { code: 'stopped' } }
  const lease = findFix(session.ledger, fixId)?.lease ?? 0
  return lease - world.now() < leaseReserve ? { reason: { code: 'out-of-time' } } : undefined
}

interface Judgement {
  readonly commands: readonly LedgerCommand[]
  readonly end?: End
  /** Provably not created: the cluster waits for the next run. */
  readonly withdrawn?: true
}

export function judgeCreation(
  creation: Creation,
  fixId: string,
  { run, serverUrl, now }: { readonly run: string; readonly serverUrl: string; readonly now: number },
): Judgement {
  const withdraw = (reason: WaitReason, remedy?: SafeText, ...others: LedgerCommand[]): Judgement => {
    return { commands: [{ type: 'fix-withdrawn', fixId }, ...others], end: { reason, remedy }, withdrawn: true }
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
      const notBefore = now + Math.min(creation.retryAfter ?? pauseWithoutHint, longestPause)
      return withdraw({ code: 'service-pause', until: notBefore }, undefined, { type: 'service-limited', notBefore })
    }
    case 'not-sent':
      return withdraw(
        { code: 'service', error: sentence(creation.reason) },
        safe`Check that the service can be reached from the runner; the next run tries again.`,
      )
    case 'ended':
      return withdraw({ code: 'service', error: sentence(creation.reason) }, creation.remedy)
    case 'stopped':
      return withdraw({ code: 'stopped' })
  }
}

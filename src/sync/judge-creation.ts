// What the answer to a creation means: commands for the ledger, and whether creating goes on.

import { listJobRepositories } from '../addresses/job-repositories.ts'
import type { Creation } from '../docs-api/create-job.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import { longestPause, pauseWithoutHint } from '../ledger/limits.ts'
import type { WaitReason } from '../ledger/reason.ts'
import { type SafeText, safe, sentence } from '../text/safe-text.ts'
import type { End } from './context.ts'

export interface Judgement {
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

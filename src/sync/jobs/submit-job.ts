// One job: its prompt and intent, its creation, and what the answer means for the ledger.

import { listJobRepositories } from '../../addresses/pull-link.ts'
import { countDistinctReaders } from '../../clusters/readers.ts'
import { signTopic } from '../../clusters/signature.ts'
import type { Creation } from '../../docs-api/create-job.ts'
import type { Inputs } from '../../inputs.ts'
import type { LedgerCommand } from '../../ledger/command.ts'
import { findFix } from '../../ledger/fixes/queries.ts'
import type { Returns } from '../../ledger/records/fix.ts'
import type { Ledger } from '../../ledger/records/ledger.ts'
import { leaseLength, leaseReserve, pauseAfter } from '../../ledger/records/limits.ts'
import type { WaitReason } from '../../ledger/records/reason.ts'
import { findAlike } from '../../plan/returns.ts'
import { buildPrompt, type Prompt } from '../../prompt/build-prompt.ts'
import { describeRefusal } from '../../report/wording/reasons.ts'
import { type SafeText, safe, sentence } from '../../text/safe-text.ts'
import { type Context, type End, type Entries, nameFix } from '../context.ts'
import type { PlannedCluster } from '../plan/plan-clusters.ts'
import { mayQuoteService } from '../visibility.ts'

export interface Submission {
  readonly planned: PlannedCluster
  readonly fixId: string
  readonly prompt: Prompt
  /** What the ledger records before anything is sent. */
  readonly intent: Extract<LedgerCommand, { type: 'fix-submitted' }>
}

/** @param words `counted`: counts in place of readers' words, where those must not be shown */
export function prepare(
  { inputs, template, world, session }: Context,
  planned: PlannedCluster,
  entries: Entries,
  words: 'shown' | 'counted' = 'shown',
): Submission {
  const { cluster, attempt, votes, declines, shown, returns } = planned
  const { instructions } = inputs
  const { key, pages, entryIds, distinctReaders, oldest } = cluster
  const fixId = world.name()
  const delimiter = `=====${world.name().toUpperCase()}=====`
  const prompt = buildPrompt({
    fixId,
    cluster,
    entries,
    votes,
    countReaders: countDistinctReaders,
    instructions,
    template,
    delimiter,
    words,
    earlier: returns && { pull: returns.prLink },
  })
  const now = world.now()
  const fix = {
    id: fixId,
    key,
    attempt,
    state: 'submitting' as const,
    pages,
    entryIds,
    distinctReaders,
    votes,
    oldest,
    topics: cluster.topics.map((topic) => signTopic(topic, entries)),
    words: shown.words,
    run: session.run,
    at: now,
    since: now,
    lease: now + leaseLength,
    notified: [],
    complaints: { since: findStart(session.ledger, inputs, returns, now), times: findAlike(cluster, entries, now) },
    ...(returns === undefined ? {} : { returns }),
  }
  const limits = { maxOpen: inputs['max-open'], maxPerMonth: inputs['max-jobs-per-month'] || undefined }
  return { planned, fixId, prompt, intent: { type: 'fix-submitted', fix, ...limits, declines } }
}

/** Since when a fix's complaints were collected: those that an earlier fix was sent for are not among them. */
function findStart({ merged }: Ledger, inputs: Inputs, returns: Returns | undefined, now: number): number | undefined {
  const reach = inputs['max-age'].time
  const earlier = merged.find(({ fixId }) => fixId === returns?.fixId)
  const starts = [reach === undefined ? [] : now - reach, earlier?.at ?? []].flat()
  return starts.length === 0 ? undefined : starts.reduce((a, b) => Math.max(a, b))
}

export interface Judgement {
  readonly commands: readonly LedgerCommand[]
  readonly end?: End
  /** Provably not created: the cluster waits for the next run. */
  readonly withdrawn?: true
  /** The service's own words about a refusal, where they may be shown. */
  readonly words?: SafeText | undefined
}

/** Sends nothing once creating has ended, after a stop, or with too little of the lease left. */
export async function submitJob(
  { world, session, inputs }: Context,
  { planned, fixId, prompt }: Submission,
  ended: End | undefined,
): Promise<Judgement> {
  const { serverUrl, workflowRun } = world.place
  const lease = findFix(session.ledger, fixId)?.lease ?? 0
  const late = lease - world.now() < leaseReserve
  const reason: WaitReason = { code: world.stop.aborted ? 'stopped' : 'out-of-time' }
  if (ended !== undefined || world.stop.aborted || late)
    return { commands: [{ type: 'fix-withdrawn', fixId }], end: ended ?? { reason }, withdrawn: true }
  const creation = await world.service.createJob(prompt)
  if (creation.kind === 'created') world.log.info(safe`Created a job for ${nameFix(planned.cluster)}.`)
  const judged = judgeCreation(creation, fixId, { run: session.run, workflowRun, serverUrl, now: world.now() })
  const words = 'words' in creation ? creation.words : undefined
  return words !== undefined && (await mayQuoteService(world, inputs)) ? { ...judged, words } : judged
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
      const { remedy } = describeRefusal(status)
      return withdraw({ reason: cause, remedy, cause }, { type: 'run-failed', ...cause, run, workflowRun, now })
    }
    case 'stopped':
      return withdraw({ reason: { code: 'stopped' } })
  }
}

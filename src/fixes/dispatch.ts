// Creates jobs, each after its recorded intent.
import type { Creation } from '../docs-api/agent-jobs.ts'
import { findRemedy, mendService } from '../errors/remedies.ts'
import { listJobRepositories } from '../github/github-names.ts'
import { createIssue, createLabels, listUnrecorded, publish } from '../issue/publish-issue.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import { leaseReserve, pauseAfter, submittingAtOnce } from '../ledger/ledger-limits.ts'
import { isUnapproved, type PlannedCluster } from '../queue/plan-clusters.ts'
import { describeWait, type WaitReason } from '../queue/waiting-record.ts'
import { type Context, describeSize, type Entries, mayQuoteService, nameFix, type StopReason } from '../step-context.ts'
import { count, type SafeText, safe, sentence } from '../text/safe-text.ts'
import { follow } from './follow.ts'
import { prepare, type Size, type Submission } from './prepare-job.ts'
import { findBlock, findFix, goesAlone, isProven, maxPrompt } from './queries.ts'
import { listActive, type Outcome, verifyJobPath } from './read-jobs.ts'

export type Dispatched = ReturnType<typeof beginDispatch>

/** Mutable: a run that throws still reports what it sent. */
export function beginDispatch(started: number) {
  return {
    started,
    refusals: 0,
    words: new Set<SafeText>(),
    sent: new Map<string, Submission>(),
    deferred: new Map<string, WaitReason>(),
    created: new Map<string, string>(),
    end: undefined as StopReason | undefined,
    /** For jobs, in milliseconds. */
    waited: 0,
  }
}

type Pending = Pick<Submission, 'planned'> & { readonly size?: Size }

const refusalsInRow = 3

export async function dispatch(
  context: Context,
  clusters: readonly PlannedCluster[],
  entries: Entries,
  state: Dispatched,
) {
  const { world, session, tracked } = context
  let left: Pending[] = clusters.filter((planned) => planned.decision === 'dispatched').map((planned) => ({ planned }))
  // Only ticks on a labelled issue start runs.
  if (left.length > 0 || !tracked.issue?.isLabelled) await createLabels(context)
  const asks = !tracked.issue && clusters.some(isUnapproved)
  if ((left.length === 0 && !asks) || world.stop.aborted) return
  world.log.group(left.length === 0 ? safe`Asking for approval` : safe`Creating jobs`)
  if (!tracked.issue) {
    tracked.issue = await createIssue(context)
    await createLabels(context)
  }
  if (!tracked.issue) {
    defer(state, left, { code: world.stop.aborted ? 'stopped' : 'overtaken' })
    return
  }
  try {
    while (left.length > 0 && !state.end && !world.stop.aborted) {
      // It reads the issue: people may have closed it meanwhile, or ticked a box.
      if (state.sent.size > 0) await publish(context)
      const reason = findBlock(session.ledger, world.now(), tracked.issue.state === 'closed')
      state.end = reason && { reason }
      if (reason) break
      const alone = goesAlone(session.ledger)
      const next = left.slice(0, alone ? 1 : submittingAtOnce)
      const batch = next.map(({ planned, size }) => prepare(context, planned, entries, size))
      left = left.slice(batch.length)
      const again: Pending[] = []
      for (const submission of await checkpoint(context, state, batch)) {
        const { commands, size } = await submitJob(context, submission, state)
        await session.stage(commands)
        if (size) again.push({ planned: submission.whole, size })
      }
      left = [...again, ...left]
      if (alone && again.length === 0) await proveJob(context, state, batch[0]?.fixId)
    }
    if (!world.stop.aborted) await checkpoint(context, state)
    else state.end ??= { reason: { code: 'stopped' } }
  } catch (error) {
    await checkpoint(context, state).catch(() => undefined)
    throw error
  }
  const { end } = state
  if (end?.fatal) return
  if (end) {
    world.log.info(safe`No more jobs will be created. ${describeWait(end.reason)}`)
    defer(state, left, end.reason)
  }
  await publish(context)
}

/** Known after 413; otherwise once half is accepted, unless a prompt no longer than that is refused. */
function learnLimit(
  { world, inputs, session }: Context,
  { prompt, size }: Submission,
  creation: Creation,
  smaller: Size | undefined,
) {
  const input = inputs['max-prompt']
  const now = world.now()
  const known = maxPrompt(session.ledger, input, now)
  const learn = (longest: number): LedgerCommand[] => [{ type: 'prompt-limited', longest, input, now }]
  if (!smaller) return size && !size.drawn && creation.kind === 'created' ? learn(size.longest) : []
  const most = smaller.drawn ? count(smaller.drawn, 'comment') : count(smaller.longest, 'character')
  world.log.info(safe`The service refused a prompt; it will be sent again with at most ${most}.`)
  if (isTooLong(creation)) return smaller.drawn ? [] : learn(smaller.longest)
  return prompt.length <= known ? learn(input) : []
}

function defer({ deferred }: Dispatched, clusters: readonly Pending[], reason: WaitReason) {
  for (const { planned } of clusters) deferred.set(planned.cluster.key, reason)
}

async function checkpoint(context: Context, state: Dispatched, submissions: readonly Submission[] = []) {
  const intents = submissions.map(({ intent }) => intent)
  const accepted = await context.session.record([...listUnrecorded(context), ...intents])
  const sent = submissions.filter(({ intent }) => accepted.includes(intent))
  for (const submission of sent) state.sent.set(submission.planned.cluster.key, submission)
  const others = submissions.filter((submission) => !sent.includes(submission))
  defer(state, others, { code: context.world.stop.aborted ? 'stopped' : 'overtaken' })
  return sent
}

async function proveJob(context: Context, state: Dispatched, fixId: string | undefined) {
  const { world, session } = context
  if (fixId && state.created.has(fixId)) {
    await checkpoint(context, state)
    if (!session.ledger.jobPathVerified) state.end ??= await verifyJobPath(context, 0)
    if (state.end) return
    world.log.info(safe`Following this job to its end before any other is created.`)
    const active = listActive(session.ledger).filter(({ id }) => id === fixId)
    if (active.length > 0) await publish(context)
    const begun = world.now()
    state.end = await follow(context, active, state)
    state.waited += world.now() - begun
    const { ledger } = session
    if (!isProven(ledger)) state.end ??= { reason: { code: ledger.canary ? 'no-pull' : 'canary' } }
  }
  if (session.ledger.probeFirst) state.end ??= { reason: { code: 'probe-first' } }
}

/** @returns `size`: to be sent again as such */
async function submitJob(context: Context, submission: Submission, state: Dispatched) {
  const { world, session, inputs } = context
  const { planned, left, fixId, prompt, size, shorter, fewer } = submission
  const lease = findFix(session.ledger, fixId)?.lease ?? 0
  const isOver = state.end || world.stop.aborted || lease - world.now() < leaseReserve
  const creation: Creation = isOver ? { kind: 'stopped' } : await world.service.createJob(prompt)
  const { kind } = creation
  const rest = left ? safe` ${describeSize(left)} did not fit into its prompt.` : ''
  if (kind === 'created') world.log.info(safe`Created a job for ${nameFix(planned.cluster)}.${rest}`)
  // Without 413, if half of the length is refused too, the comments are shared out.
  const half = isTooLong(creation) || !size ? shorter : undefined
  const smaller = kind === 'refused' ? (half ?? fewer) : undefined
  const words = 'words' in creation ? creation.words : undefined
  // What is about the project, not the prompt, is no reader’s.
  if (words && (kind === 'ended' || (await mayQuoteService(world, inputs)))) state.words.add(words)
  const learned = learnLimit(context, submission, creation, smaller)
  if (smaller) return { commands: [withdraw(fixId), ...learned], size: smaller }
  const { commands, end } = judgeCreation(creation, fixId, session.run, world)
  if (kind === 'created') state.created.set(fixId, creation.job.id)
  state.refusals = kind === 'refused' ? state.refusals + 1 : 0
  state.end ??= end
  if (state.refusals >= refusalsInRow) state.end ??= { reason: { code: 'refused-in-row', limit: refusalsInRow } }
  if (commands[0]?.type === 'fix-withdrawn' && state.end) defer(state, [submission], state.end.reason)
  return { commands: [...commands, ...learned] }
}

const isTooLong = (creation: Creation) => creation.kind === 'refused' && creation.status === 413

const withdraw = (fixId: string) => ({ type: 'fix-withdrawn', fixId }) as const

export function judgeCreation(
  creation: Creation,
  fixId: string,
  run: string,
  world: Pick<Context['world'], 'place' | 'now'>,
): Outcome {
  const { workflowRun } = world.place
  const now = world.now()
  const error = 'reason' in creation ? sentence(creation.reason) : safe``
  const stop = (end: StopReason, ...others: LedgerCommand[]) => ({ commands: [withdraw(fixId), ...others], end })
  switch (creation.kind) {
    case 'created': {
      const { job } = creation
      const repositories = listJobRepositories(job, world.place)
      return { commands: [{ type: 'job-created', fixId, job, repositories, now }] }
    }
    case 'refused':
      return { commands: [{ type: 'job-refused', fixId, error, run, now }] }
    case 'unanswered':
      return { commands: [{ type: 'job-unanswered', fixId, error, now }], end: { reason: { code: 'unanswered' } } }
    case 'limited': {
      const notBefore = now + pauseAfter(creation.retryAfter)
      return stop({ reason: { code: 'service-pause', until: notBefore } }, { type: 'service-limited', notBefore })
    }
    case 'not-sent':
      return stop({
        reason: { code: 'service', error },
        remedy: mendService,
        cause: { code: 'service-unreachable' },
      })
    case 'ended': {
      const { status } = creation
      const cause = { code: 'creation-refused', status } as const
      return stop(
        { reason: cause, remedy: findRemedy(status, true), cause },
        { type: 'run-failed', ...cause, run, workflowRun, now },
      )
    }
    case 'stopped':
      return stop({ reason: { code: 'stopped' } })
  }
}

// Creating jobs: the tracking issue exists before the first job, each intent is in the ledger before its job is sent.
import type { Creation } from '../docs-api/create-job.ts'
import { findRemedy } from '../errors/help.ts'
import type { Issue } from '../github/issue/tracking-issue.ts'
import { listJobRepositories } from '../identifiers/pull-link.ts'
import { catchUp, createIssue, createLabels, listUnrecorded, publish } from '../issue/publish-issue.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import { leaseReserve, pauseAfter, submittingAtOnce } from '../ledger/ledger-limits.ts'
import { isUnapproved, type PlannedCluster } from '../queue/plan-clusters.ts'
import { type Context, type End, type Entries, mayQuoteService, nameFix, record } from '../run/step-context.ts'
import { count, type SafeText, safe, sentence } from '../text/safe-text.ts'
import { longestPrompt } from './fix-commands.ts'
import { chooseWait, follow } from './follow.ts'
import { prepare, type Size, type Submission } from './prepare-job.ts'
import { findFix, isProven } from './queries.ts'
import { makeContact, readJobs } from './read-jobs.ts'
import { describeWait, type WaitReason } from './reasons.ts'

export interface Dispatched {
  readonly issue: Issue | undefined
  /** By cluster key. */
  readonly sent: ReadonlyMap<string, Submission>
  readonly created: ReadonlyMap<string, string>
  /** By cluster key. */
  readonly deferred: ReadonlyMap<string, WaitReason>
  /** Not committed yet. */
  readonly pending: readonly LedgerCommand[]
  readonly end?: End | undefined
  /** Milliseconds spent following. */
  readonly waited: number
  readonly refusals: number
  /** In characters, since the service refused a longer prompt. */
  readonly longest?: number | undefined
  readonly words: readonly SafeText[]
}

interface Pending {
  readonly planned: PlannedCluster
  readonly size?: Size
}

const refusalsInRow = 3

const cautious = { reason: { code: 'cautious' } } as const

/** Sends in batches; the commit of each also carries the answers to the one before. After a stop, `pending` has the last answers. */
export async function* dispatch(
  context: Context,
  clusters: readonly PlannedCluster[],
  entries: Entries,
  { commands: first, started }: { readonly commands: readonly LedgerCommand[]; readonly started: number },
): AsyncGenerator<{ readonly dispatched: Dispatched }, Dispatched> {
  const { world, session } = context
  const nothing = { sent: new Map(), created: new Map(), deferred: new Map() }
  const counts = { waited: 0, refusals: 0, words: [] }
  let state: Dispatched = { ...nothing, ...counts, issue: context.issue, pending: first }
  let left: Pending[] = clusters.filter((planned) => planned.decision === 'dispatched').map((planned) => ({ planned }))
  const asks = state.issue === undefined && clusters.some(isUnapproved)
  if ((left.length === 0 && !asks) || world.stop.aborted) return state
  world.log.group(left.length === 0 ? safe`Asking for approval` : safe`Creating jobs`)
  if (state.issue === undefined) {
    state = { ...state, issue: await createIssue(context, first), pending: [] }
    if (state.issue === undefined) {
      const waiting = defer(state, left, { code: world.stop.aborted ? 'stopped' : 'issue-intended' })
      return { ...waiting, issue: world.stop.aborted ? undefined : await catchUp(context) }
    }
    yield { dispatched: state }
  }
  const opened = { ...context, issue: state.issue }
  state = { ...state, pending: [...state.pending, ...(await createLabels(opened))] }
  try {
    while (left.length > 0 && state.end === undefined && !world.stop.aborted) {
      // Until one has led to a pull request, and after a run whose jobs all failed.
      const alone = session.ledger.cautious || !isProven(session.ledger)
      const next = left.slice(0, alone ? 1 : submittingAtOnce)
      const { longest } = state
      const batch = next.map(({ planned, size }) => prepare(opened, planned, entries, { size, longest }))
      left = left.slice(batch.length)
      state = await checkpoint(opened, state, batch)
      yield { dispatched: state }
      const accepted = batch.filter((submission) => state.sent.get(submission.planned.cluster.key) === submission)
      const again: Pending[] = []
      for (const submission of accepted) {
        const answer = await submitJob(opened, submission, state.end)
        const job = next[batch.indexOf(submission)] as Pending
        state = learnLimit(opened, addAnswer(state, submission, answer), { submission, answer })
        if (answer.again !== undefined) again.push({ planned: job.planned, size: answer.again })
        yield { dispatched: state }
      }
      left = [...again, ...left]
      if (alone && again.length === 0) state = await proveJob(opened, state, accepted[0]?.fixId, started)
    }
    if (!world.stop.aborted) state = await checkpoint(opened, state)
    else state = { ...state, end: state.end ?? { reason: { code: 'stopped' } } }
  } catch (error) {
    // Known answers must be recorded; the ledger drops what it has.
    await checkpoint(opened, state).catch(() => undefined)
    throw error
  }
  const { end } = state
  if (end?.atOnce) return state
  if (end !== undefined) world.log.info(safe`No more jobs will be created. ${describeWait(end.reason)}`)
  if (end?.reason.code === 'creation-refused' && end.remedy === undefined)
    world.log.warning(findRemedy(end.reason.status, true))
  const published = { ...state, issue: await publish({ ...context, issue: state.issue }) }
  return end === undefined ? published : defer(published, left, end.reason)
}

function addAnswer(state: Dispatched, { planned, fixId }: Submission, answer: Judgement): Dispatched {
  const [first] = answer.commands
  const refusals = answer.again !== undefined ? state.refusals : first?.type === 'job-refused' ? state.refusals + 1 : 0
  const tooMany = { reason: { code: 'refused-in-row', limit: refusalsInRow } } as const
  const end = weigh(answer.end ?? (refusals < refusalsInRow ? undefined : tooMany), state)
  const created = first?.type === 'job-created' ? new Map([...state.created, [fixId, first.job.id]]) : state.created
  const words = answer.words === undefined ? state.words : [...new Set([...state.words, answer.words])]
  const next = { ...state, pending: [...state.pending, ...answer.commands], refusals, end, created, words }
  return answer.withdrawn && end !== undefined ? defer(next, [{ planned }], end.reason) : next
}

/** Known after 413; otherwise once half of the length is accepted, unless a prompt that is no longer is refused then. */
function learnLimit(
  { world, inputs, session }: Context,
  state: Dispatched,
  { submission: { prompt, size }, answer }: { submission: Submission; answer: Judgement },
): Dispatched {
  const input = inputs['max-prompt']
  const known = state.longest ?? longestPrompt(session.ledger, input, world.now())
  const learn = (longest: number | undefined): Dispatched => {
    const learnt: LedgerCommand = { type: 'prompt-limited', longest: longest ?? input, input, now: world.now() }
    return { ...state, longest, pending: [...state.pending, learnt] }
  }
  const { again, isTooLong } = answer
  if (again !== undefined) {
    const most = again.isDrawn ? count(again.comments, 'comment') : safe`${again.longest} characters`
    world.log.info(safe`The service refused a prompt; it is sent again with at most ${most}.`)
    if (isTooLong) return again.isDrawn ? state : learn(again.longest)
    return known !== undefined && prompt.length <= known ? learn(undefined) : state
  }
  const isProven = size !== undefined && !size.isDrawn && answer.commands[0]?.type === 'job-created'
  return isProven && size.longest < (known ?? input) ? learn(size.longest) : state
}

/** After jobs were created, a refusal does not fail the run; the issue gives the remedy. */
function weigh(end: End | undefined, { created }: Dispatched): End | undefined {
  return end?.reason.code === 'creation-refused' && created.size > 0 ? { reason: end.reason } : end
}

function defer(state: Dispatched, clusters: readonly Pending[], reason: WaitReason): Dispatched {
  const deferred = clusters.map(({ planned }) => [planned.cluster.key, reason] as const)
  return { ...state, deferred: new Map([...state.deferred, ...deferred]) }
}

/** An intent that no longer fits must not be sent. */
async function checkpoint(
  context: Context,
  state: Dispatched,
  submissions: readonly Submission[] = [],
): Promise<Dispatched> {
  const { world, session } = context
  const intents = submissions.map(({ intent }) => intent)
  const accepted = new Set(await record(context, [...listUnrecorded(context), ...state.pending, ...intents]))
  const sent = new Map(state.sent)
  const deferred = new Map(state.deferred)
  for (const submission of submissions) {
    const { planned, intent } = submission
    const by = session.refusalOf(intent)
    if (accepted.has(intent)) sent.set(planned.cluster.key, submission)
    else if (by === undefined || world.stop.aborted) deferred.set(planned.cluster.key, { code: 'stopped' })
    else deferred.set(planned.cluster.key, { code: 'overtaken', by })
  }
  return { ...state, pending: [], sent, deferred }
}

/** Can a job that was sent alone be retrieved, and what comes of it? */
async function proveJob(
  context: Context,
  state: Dispatched,
  fixId: string | undefined,
  started: number,
): Promise<Dispatched> {
  const { world, session } = context
  const jobId = state.created.get(fixId ?? '')
  if (fixId === undefined || jobId === undefined)
    return session.ledger.cautious ? { ...state, end: state.end ?? cautious } : state
  const read = session.ledger.contact ? state : await readFirst(context, state, fixId, jobId)
  if (read.end !== undefined) return read
  const recorded = await checkpoint(context, read)
  const fix = findFix(session.ledger, fixId)
  world.log.info(safe`Following this job to its end before any other is created.`)
  const active = fix?.state === 'active' ? [fix] : []
  const shown = active.length === 0 ? context.issue : await publish(context)
  const left = chooseWait(context, started, recorded.waited)
  const begun = world.now()
  const { issue, pending, end } = await follow({ ...context, issue: shown }, active, left)
  const waited = recorded.waited + world.now() - begun
  const { ledger } = session
  const code = ledger.canary === undefined ? (isProven(ledger) ? undefined : 'canary') : 'no-pull'
  const held = ledger.cautious ? cautious : code && ({ reason: { code } } as const)
  return { ...recorded, issue, pending, waited, end: end ?? held }
}

/** A successful first read shares a commit with the answer. */
async function readFirst(context: Context, state: Dispatched, fixId: string, jobId: string): Promise<Dispatched> {
  const fix = findFix(context.session.ledger, fixId)
  if (fix === undefined) return state
  const { commands, end } = await readJobs(context, [{ ...fix, job: { id: jobId, status: 'active' } }])
  if (end !== undefined) return { ...state, end }
  const [first] = commands
  if (first?.type === 'job-read' || (first?.type === 'job-unreadable' && first.found))
    return { ...state, pending: [...state.pending, first] }
  const recorded = await checkpoint(context, state)
  return { ...recorded, end: state.end ?? (await makeContact(context)) }
}

export interface Judgement {
  readonly commands: readonly LedgerCommand[]
  readonly end?: End
  /** Provably not created. */
  readonly withdrawn?: true
  /** What is sent in its place, in this run. */
  readonly again?: Size
  readonly isTooLong?: boolean
  readonly words?: SafeText | undefined
}

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

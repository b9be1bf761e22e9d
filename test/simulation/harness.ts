// Where a story takes place: one virtual timeline, a GitHub, a documentation service with its agent, and somebody who watches.
import type { EditedIssue } from '../../src/checkboxes/edited-issue.ts'
import type { TickKind } from '../../src/checkboxes/tick-record.ts'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { Exchange } from '../../src/http/send.ts'
import { review } from '../../src/review.ts'
import { parsePullEvent } from '../../src/runner/workflow-event.ts'
import type { AgentOutcome, Task } from '../../src/service/agents/agent.ts'
import { findCanary } from '../support/canaries.ts'
import { type ClockedService, createClockedService } from '../support/clocked-service.ts'
import { createFakeGitHub, type FakeGitHub } from '../support/fake-github.ts'
import { minute, monday } from '../support/feedback.ts'
import { createEnds } from '../support/job-ends.ts'
import { createVirtualClock, type VirtualClock } from '../support/virtual-clock.ts'
import { apiKey, project } from '../support/virtual-service.ts'
import { ledgerBranch, proveProject, repository } from '../support/virtual-world.ts'
import { createProcess, type Process } from './process.ts'
import { buildWorld, type Ended, inputsOf, isBug, startEvent } from './runs.ts'
import { type Fate, isProven, type RunPlan, type Story, type TickAction } from './story.ts'
import { handleBox, type Tick } from './ticks.ts'
import type { Variant } from './variants.ts'
import { createWatch, type Watch } from './watch/watch.ts'

/** How long a link may come after its job's end, so that the look a minute later still sees it. */
const lateBy = 30_000

export function createAgent(options: {
  clock: VirtualClock
  github: FakeGitHub
  fates: readonly Fate[]
  isCalm: () => boolean
  opened: (pull: number) => void
  archive: (job: string) => Promise<void>
}) {
  const { clock, github, fates, isCalm, opened, archive } = options
  const endJob = createEnds(github, archive, opened)
  const veiled = new Map<string, number>()
  const ended = new Map<string, AgentOutcome>()
  let taken = 0

  return {
    veil(body: string): string {
      const [, id = ''] = veiled.size === 0 ? [] : (/"id":"(job-\d+)"/.exec(body) ?? [])
      const until = veiled.get(id)
      return until === undefined || clock.now() >= until ? body : body.replace(/"prLink":"[^"]*"/, '"prLink":null')
    },
    async run(task: Task): Promise<AgentOutcome> {
      // A follow-up goes on in the same pull request.
      const before = ended.get(task.jobId)
      const outcome = before ?? (await work(task))
      ended.set(task.jobId, outcome)
      return outcome
    },
  }

  async function work(task: Task): Promise<AgentOutcome> {
    const fate = isCalm() || fates.length === 0 ? undefined : fates[taken++ % fates.length]
    const { end, afterMinutes } = fate ?? { end: 'pull', afterMinutes: 2 }
    await clock.sleep(afterMinutes * minute)
    if (end !== 'late-link') return endJob(end, task)
    veiled.set(task.jobId, clock.now() + lateBy)
    return endJob('pull', task)
  }
}

const plan: RunPlan = { delaySeconds: 4, dry: false, generous: false, skewMinutes: 0, faults: [] }
/** Numbers from here on are of processes that are no sync runs. */
const firstReview = 1000

/** Starts it now; it ends in its own time. */
async function startReview(harness: Harness, number: number, action: string): Promise<void> {
  const process = createProcess(
    harness.clock,
    firstReview + harness.reviews.length,
    plan,
    harness.story.chance + number * 31 + action.length,
  )
  await harness.clock.sleep(plan.delaySeconds * 1000)
  const pulls = harness.github.answer({ method: 'GET', path: `/repos/acme/docs/pulls/${number}` })
  if (pulls.status !== 200) return
  const pull = parsePullEvent({ action, pull_request: pulls.data })
  if (!pull.own) return
  const inputs = inputsOf(harness, plan)
  const world = buildWorld(harness, process, inputs, undefined)
  process.run = world.name()
  harness.note(process, `reviews pull request ${number} (${action})`)
  const end = await review({ ...inputs, usable: true }, pull, world, process.run).then(
    (outcome) => outcome.kind,
    (error: unknown) => {
      if (isBug(error))
        harness.watch.breach(`the review of ${number} threw ${error instanceof Error ? error.stack : error}`)
      return `failed: ${error}`
    },
  )
  harness.note(process, `ends: ${end}`)
}

export interface Harness {
  readonly story: Story
  readonly clock: VirtualClock
  readonly github: FakeGitHub
  readonly service: ClockedService
  readonly failed: ReadonlySet<string>
  readonly watch: Watch
  readonly faults: Map<string, number>
  readonly notes: string[]
  unwell: number
  running: number
  /** From now on agents and networks do what they should. */
  calm: boolean
  trackingIssue: number | undefined
  variant: Variant | undefined
  count(kind: string): void
  /** Whether somebody reads the trace: its lines need not be put together otherwise. */
  readonly traced: boolean
  note(who: Process | string, text: string): void
  serve(
    process: Process,
    exchange: Exchange,
  ): Promise<{ status: number; headers: Record<string, string>; body: string }>
  readonly deletedIssues: number[]
  lostTip: string | undefined
  readonly cursors: Map<string, number>
  readonly shelf: Map<string, Shelved>
  /** A pull request was opened or closed: who watches that is told. */
  pullChanged(number: number, action: 'opened' | 'closed' | 'reopened'): void
  readonly reviews: Promise<void>[]
  /** Runs that ticks have started, and the events of those that did not come to a good end. */
  readonly events: Promise<Ended>[]
  readonly missed: EditedIssue[]
  readonly ticks: Tick[]
  tick(action: TickAction, which: number, kind?: TickKind): void
  /** Somebody else moves the ledger's branch: another project's ledger lies there too. */
  touchBranch(): void
}

/** An entry with what only the outside knows of it. */
export interface Shelved {
  readonly entry: FeedbackEntry
  readonly arrived: number
  /** Its date or status was changed by hand: a window may have passed it by. */
  readonly moved: boolean
  readonly removed: boolean
}

export function createHarness(story: Story, traced: boolean): Harness {
  const clock = createVirtualClock(monday, 1)
  const github = createFakeGitHub({ now: clock.now, repository })
  const agent = createAgent({
    clock,
    github,
    fates: story.fates,
    isCalm: () => harness.calm,
    opened: (number) => harness.pullChanged(number, 'opened'),
    archive: (job) => service.look(({ archiveJob }) => archiveJob(job)),
  })
  let touches = 0
  const failed = new Set<string>()
  const service: ClockedService = createClockedService({
    ...{ clock, project, key: apiKey, repository, run: agent.run },
    ended: (job, { status }) => void (status === 'failed' && failed.add(job)),
    // Its own limit would hide it if ours failed.
    limits: { jobsPerHour: 100_000 },
  })
  if (isProven(story)) proveProject(github)
  const faults = new Map<string, number>()
  const notes: string[] = []

  const harness: Harness = {
    story,
    clock,
    github,
    service,
    failed,
    faults,
    notes,
    traced,
    unwell: 0,
    running: 0,
    calm: false,
    trackingIssue: undefined,
    variant: undefined,
    deletedIssues: [],
    lostTip: undefined,
    cursors: new Map(),
    shelf: new Map(),
    watch: createWatch(() => harness),
    count: (kind) => void faults.set(kind, (faults.get(kind) ?? 0) + 1),
    note(who, text) {
      if (!traced) return
      const name = typeof who === 'string' ? who : `run ${who.number}`
      notes.push(`${new Date(clock.now()).toISOString().slice(0, 19)} ${name.padEnd(8)} ${text}`)
    },
    async serve(process, exchange) {
      const url = new URL(exchange.url)
      if (url.searchParams.has('limit')) url.searchParams.set('limit', String(story.settings.pageSize))
      const { method, headers, body = '' } = exchange
      if (findCanary(body) !== undefined) harness.watch.breach('a canary in a prompt')
      const asked = { method, url: url.href, headers, ...(method === 'GET' ? {} : { body }) }
      const response = await clock.hold(service.answer(asked))
      const [, job] = /\/job\/([^/]+)\/message$/.exec(url.pathname) ?? []
      if (method === 'POST' && job !== undefined && response.status < 300)
        harness.watch.afterMessage(decodeURIComponent(job))
      else if (method === 'POST' && response.status < 300)
        harness.watch.afterCreation(process, JSON.parse(body).prompt, JSON.parse(response.body).id)
      return method === 'GET' ? { ...response, body: agent.veil(response.body) } : response
    },
    reviews: [],
    events: [],
    missed: [],
    ticks: [],
    tick(action, which, kind) {
      github.remember()
      const edited = handleBox(harness, action, which, kind)
      if (edited !== undefined) harness.events.push(startEvent(harness, edited))
    },
    pullChanged(number, action) {
      if (story.settings.reviews) harness.reviews.push(startReview(harness, number, action))
    },
    touchBranch() {
      if (github.branchTip(ledgerBranch) === undefined) return
      github.remember()
      github.commitSigned(ledgerBranch, { 'elsewhere/ledger.json': `${++touches}\n` }, 'another project')
      harness.note('others', 'another project moves the ledger’s branch')
    },
  }
  return harness
}

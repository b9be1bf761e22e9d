// A stage for the whole loop: runs of the Action one after the other, in virtual time, against an in-memory GitHub and service.
import type { EditedIssue } from '../../src/checkboxes/edited-issue.ts'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { exceptionOf } from '../../src/errors/failure-text.ts'
import { renderLedger } from '../../src/ledger/file.ts'
import { createLog, type Log } from '../../src/log/log.ts'
import { conclude, finishRun } from '../../src/outputs/conclude.ts'
import type { RunResult as Result } from '../../src/outputs/report.ts'
import { type Review, review } from '../../src/review.ts'
import { run } from '../../src/run.ts'
import { parsePullEvent } from '../../src/runner/workflow-event.ts'
import { placeOf } from './addresses.ts'
import { forbidCanaries } from './canaries.ts'
import { createChance } from './chance.ts'
import type { TokenName } from './fake/permissions.ts'
import { createFakeGitHub, type FakeGitHub } from './fake-github.ts'
import { monday } from './feedback.ts'
import type { LoggedRequest } from './github-rules.ts'
import { ledgerOf } from './ledger-builders.ts'
import { lookAt } from './observe.ts'
import { createVirtualClock } from './virtual-clock.ts'
import { assembleWorld } from './virtual-connections.ts'
import { type InputTexts, readInputs } from './virtual-inputs.ts'
import { type AgentScript, createVirtualService, project } from './virtual-service.ts'

export interface StageOptions {
  readonly feedback?: readonly FeedbackEntry[]
  readonly agent?: AgentScript
  readonly inputs?: InputTexts
  readonly private?: boolean
  /** A job of this project has led to a pull request before, so that several may be created at once. */
  readonly proven?: boolean
  readonly token?: TokenName
  /** As the event names it; null: not at all. */
  readonly defaultBranch?: string | null
  readonly seed?: string
  readonly labels?: readonly string[]
}

export interface RunOptions {
  readonly inputs?: InputTexts
  readonly stop?: AbortController
  readonly template?: string
  readonly edited?: EditedIssue
  readonly token?: TokenName
  /** Milliseconds by which the runner's own clock is ahead; negative: behind. */
  readonly skew?: number
  /** The process dies, without a word, as this request is about to be sent (`before`) or answered (`after`). */
  readonly dieAt?: (request: { method: string; path: string }) => 'before' | 'after' | undefined
}

interface ReviewOptions extends Pick<RunOptions, 'skew' | 'dieAt' | 'token'> {
  readonly event?: unknown
}

/** One request of a run, to either side; bodies as they were sent. */
export type SeenRequest = Omit<LoggedRequest, 'token'> & { readonly to: 'github' | 'service'; readonly token?: string }

export type RunResult = Awaited<ReturnType<Stage['run']>>
export type Stage = ReturnType<typeof createStage>

export const repository = 'acme/docs'
const verdictNames = ['clear', 'look', 'block'].map((verdict) => `feedback-to-fix:${verdict}`)
// Whatever debugging adds to a log is looked at too.
process.env.RUNNER_DEBUG = '1'

export function createStage(options: StageOptions = {}) {
  const clock = createVirtualClock(monday)
  const place = { ...placeOf(repository, options.defaultBranch), workflowRun: 77 }
  const github = createFakeGitHub({ now: clock.now, repository, private: options.private ?? false })
  const { feedback = [], agent = () => 'pull' } = options
  if (options.proven) proveProject(github)
  for (const name of options.labels ?? verdictNames) github.createLabel(name)
  const service = createVirtualService({ clock, github, repository, feedback, script: agent })
  const chance = createChance(options.seed ?? 'stage')

  /** One run of the Action. Never throws for what the run itself reports: see `failure`. */
  async function runOnce({
    inputs: texts,
    stop = new AbortController(),
    template,
    edited,
    skew,
    dieAt,
    token = options.token ?? 'sync',
  }: RunOptions = {}) {
    const inputs = readInputs({ ...options.inputs, ...texts })
    const seen: SeenRequest[] = []
    const { log, text } = createTranscript()
    const life = { clock, github, service, chance, place, log, stop: stop.signal, inputs, seen, skew, dieAt, token }
    const { world, death } = assembleWorld(life)
    const name = world.name()
    let result: Result = { run: name, changed: [], outgrown: [], ticked: [], endedAt: clock.now() }
    const living = finishRun(name, run(inputs, template, world, name, edited), exceptionOf).then((ended) => {
      result = ended
    })
    await clock.drive(Promise.race([living, death]))
    const { failure } = result
    const faults = await service.look(async ({ faults }) => faults)
    if (faults.length > 0) throw new Error('The service had a fault inside', { cause: faults[0] })
    const { report, outputs, summary, code } = conclude(result, { inputs, place, log, stopped: stop.signal.aborted })
    forbidCanaries('a run', [text(), summary, failure, report, seen])
    return {
      outputs,
      report,
      summary,
      code,
      log: text(),
      failure: failure && `${failure.what} ${failure.remedy}`,
      requests: seen,
      ...lookAt(github),
    }
  }

  /** Undefined outcome and failure: the process died. */
  async function reviewOnce(
    number: number,
    action: string,
    texts: InputTexts = {},
    { skew = 0, dieAt, token = 'review', event }: ReviewOptions = {},
  ) {
    const inputs = readInputs({ ...options.inputs, ...texts }, false)
    const seen: SeenRequest[] = []
    const { log, text } = createTranscript()
    const pull = parsePullEvent({ action, pull_request: event ?? (await readPull(github, number)) })
    const stop = new AbortController().signal
    const life = { clock, github, service, chance, place, log, stop, inputs, seen, skew, dieAt, token }
    const { world, death } = assembleWorld(life)
    let outcome: Review | undefined
    let failure: string | undefined
    const living = review({ ...inputs, usable: true }, pull, world, world.name()).then(
      (result) => {
        outcome = result
      },
      (error: unknown) => {
        failure = Object.values(exceptionOf(error)).join(' ')
      },
    )
    await clock.drive(Promise.race([living, death]))
    forbidCanaries('a review', [text(), outcome, failure, seen])
    return { outcome, failure, log: text(), requests: seen, comments: github.listComments(number) }
  }

  const pass = (ms: number) => clock.drive(clock.sleep(ms))
  return {
    clock,
    github,
    service,
    run: runOnce,
    review: reviewOnce,
    readPull: (number: number) => readPull(github, number),
    pass,
    async runAfter(ms: number, run?: RunOptions) {
      await pass(ms)
      return runOnce(run)
    },
    look: () => lookAt(github),
    addFeedback: (entries: readonly FeedbackEntry[]) => service.addEntries(entries),
    readLedger: () => JSON.parse(github.readFile(ledgerBranch, `${project}/ledger.json`) ?? 'null'),
  }
}

export async function startStage(options?: StageOptions): Promise<Stage> {
  const stage = createStage(options)
  await stage.run()
  return stage
}

export const ledgerBranch = 'feedback-to-fix/ledger'

/** As if a job of it had been retrieved, and had led to a pull request. */
export function proveProject(github: FakeGitHub): void {
  const text = renderLedger(ledgerOf({ sequence: 1 }))
  github.commitSigned(ledgerBranch, { [`${project}/ledger.json`]: text }, 'ledger 1')
}

function createTranscript(): { log: Log; text: () => string } {
  const lines: string[] = []
  return { log: createLog((line) => void lines.push(line)), text: () => lines.join('') }
}

/** A pull request as an event delivers it; the request is none of the run's. */
async function readPull(github: FakeGitHub, number: number): Promise<unknown> {
  const { body } = await github.send({ method: 'GET', path: `/repos/${repository}/pulls/${number}` })
  return JSON.parse(body)
}

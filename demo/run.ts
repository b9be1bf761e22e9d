// One run of the Action in the story: its log on the screen, and all that is known of it afterwards.
import type { RunReport } from '../src/outputs/report.ts'
import type { LoggedRequest } from '../test/support/github-rules.ts'
import type { ActionResult } from '../test/support/run-action.ts'
import { isByAction } from '../test/support/served-github.ts'
import { Unfulfilled } from './check.ts'
import type { Screen } from './screen.ts'
import type { RunOptions, Stage } from './stage.ts'

export interface Run extends Omit<ActionResult, 'report'> {
  readonly report: RunReport
  /** What the Action itself asked of GitHub. */
  readonly requests: readonly LoggedRequest[]
}

/** What a run by hand and a review have in common. */
export type Ended = Omit<Run, 'report'>

/** @throws Unfulfilled when the run does not end well */
export async function runAction(stage: Stage, screen: Screen, inputs: Readonly<Record<string, string>>): Promise<Run> {
  const given = Object.entries(inputs).map(([name, value]) => `${name}: ${value}`)
  const ended = await run(stage, screen, `node dist/index.js, with ${given.join(' and ') || 'the defaults'}`, {
    inputs,
  })
  return { ...ended, report: ended.report as RunReport }
}

/**
 * As the review workflow does when a pull request is opened; without a screen, in silence.
 *
 * @throws Unfulfilled when the run does not end well
 */
export async function reviewPull(stage: Stage, number: number, screen?: Screen): Promise<Ended> {
  const payload = { action: 'opened', number, pull_request: stage.github.getPull(number) }
  const event = { name: 'pull_request', payload }
  return run(stage, screen, `node dist/index.js, on pull request ${number}`, { inputs: {}, event })
}

/**
 * As the workflow does when somebody ticks a box of the tracking issue.
 *
 * @param kind what the first box of this kind asks for
 * @throws Unfulfilled when there is no such box, or the run does not end well
 */
export async function tickBox(stage: Stage, screen: Screen | undefined, kind: string): Promise<Ended> {
  const { github } = stage
  const [issue] = github.listIssues()
  const before = issue?.body ?? ''
  const body = before.replace(`[ ] <!-- feedback-to-fix tick=${kind}/`, `[x] <!-- feedback-to-fix tick=${kind}/`)
  if (issue === undefined || body === before) throw new Unfulfilled(`The tracking issue has no box "${kind}".`)
  github.editIssue(issue.number, { body }, owner)
  const sender = { login: owner, type: 'User' }
  const edited = {
    action: 'edited',
    issue: { number: issue.number, body, user: { type: 'Bot' }, labels: issue.labels },
    changes: { body: { from: before } },
    sender,
  }
  return run(stage, screen, 'node dist/index.js, on the edited issue', {
    inputs: {},
    event: { name: 'issues', payload: edited },
  })
}

const owner = 'acme'

type Start = Pick<RunOptions, 'inputs' | 'event'>

async function run(stage: Stage, screen: Screen | undefined, title: string, start: Start) {
  const before = stage.github.requests.length
  const log = screen?.openLog(title)
  const result = await stage.run({ ...start, onLine: (line) => log?.push(line) })
  log?.end()
  const requests = stage.github.requests.slice(before).filter(isByAction)
  const seconds = (result.ms / 1000).toFixed(1)
  screen?.say(`It took ${seconds} s and ${requests.length} requests to GitHub.`, 'dim')
  if (result.timedOut) throw new Unfulfilled('The run did not end in time.')
  if (result.code !== 0) throw new Unfulfilled(`The run ended with exit code ${result.code}; its log says why.`)
  return { ...result, requests }
}

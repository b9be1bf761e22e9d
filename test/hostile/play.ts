// The stories that hostile feedback goes through, each to the end of every way that a text can take; all that comes out of them.
import * as core from '@actions/core'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { writeSyncOutputs } from '../../src/outputs/outputs.ts'
import { renderReport } from '../../src/outputs/report.ts'
import { day, hour } from '../support/feedback.ts'
import type { JobEnd } from '../support/job-ends.ts'
import { isCreation } from '../support/observe.ts'
import {
  createStage,
  type RunOptions,
  type RunResult,
  type Stage,
  type StageOptions,
} from '../support/virtual-world.ts'
import { readOutputs, runReport } from './report.ts'
import { collectSinks, type Sink } from './sinks.ts'

export interface Played {
  readonly sinks: Sink[]
  readonly runs: RunResult[]
}

const generous = { 'max-jobs': '100', 'max-open': '100', 'max-attempts': '2' }
const ends: readonly JobEnd[] = ['pull', 'failed', 'no-change', 'archived', 'bad-link', 'never', 'shared', 'fork']

export function openStage(options: StageOptions): Stage {
  return createStage({ ...options, inputs: { ...generous, ...options.inputs } })
}

export async function playRun(stage: Stage, name: string, options?: RunOptions): Promise<Played> {
  const result = await stage.run(options)
  const outputs = await readOutputs((folder) => writeSyncOutputs(core, { RUNNER_TEMP: folder }, result))
  return {
    runs: [result],
    sinks: collectSinks(name, { ...result, outputs, report: renderReport(result.report) }),
  }
}

export async function playReview(stage: Stage, number: number, action = 'opened'): Promise<Sink[]> {
  const { outcome, failure, log, requests } = await stage.review(number, action)
  const said = { failure, requests, summary: outcome !== undefined && 'summary' in outcome ? outcome.summary : '' }
  if (outcome?.kind !== 'reviewed') return collectSinks(`review ${action}`, { log, ...said })
  const reported = await runReport(outcome)
  return collectSinks(`review ${action}`, { ...said, outputs: reported.outputs, log: log + reported.log })
}

/** A dry run, a run with quotes, reviews, a pull request that is declined, and the same again from others. */
export async function playQuoted(entries: readonly FeedbackEntry[]): Promise<Played> {
  const stage = openStage({ feedback: entries, inputs: { quotes: 'always' } })
  const dry = await playRun(stage, 'dry run', { inputs: { 'dry-run': 'true' } })
  const real = await playRun(stage, 'run with quotes')
  const [first, second] = stage.look().pulls.map(({ issue }) => issue.number)
  const reviews = first === undefined ? [] : await playReview(stage, first)
  const closed = second === undefined ? [] : await playDeclined(stage, second)
  stage.addFeedback(entries.slice(0, 8).map((entry) => ({ ...entry, id: `${entry.id}-again` })))
  await stage.pass(day)
  // A person takes back all that looked like an attack: what is sent then is no less tame.
  const skipped = real.runs.flatMap(({ report }) => report.entries.skipped)
  const suspects = skipped.filter(({ reason }) => reason.startsWith('possible prompt injection'))
  const named = suspects.map(({ id }) => id).filter((id) => id === id.trim() && !id.includes(','))
  const later = await playRun(stage, 'run after a refusal', { inputs: { 'send-anyway': named.join(',') } })
  return joinPlayed([dry, real, { runs: [], sinks: [...reviews, ...closed] }, later])
}

async function playDeclined(stage: Stage, number: number): Promise<Sink[]> {
  stage.github.closePull(number)
  return playReview(stage, number, 'closed')
}

/** Runs without quotes in which jobs end in every way, a day later again, until attempts are used up. */
export async function playEnds(entries: readonly FeedbackEntry[]): Promise<Played> {
  let asked = 0
  const stage = openStage({
    feedback: entries,
    agent: () => ends[asked++ % ends.length] ?? 'pull',
    inputs: { quotes: 'never' },
  })
  const played: Played[] = []
  for (const name of ['run', 'second run', 'third run']) {
    played.push(await playRun(stage, `${name} without quotes`))
    await stage.pass(day)
  }
  return joinPlayed(played)
}

/** A creation whose answer is lost: the fix is uncertain, looked for, adopted or freed. */
export async function playUncertain(entries: readonly FeedbackEntry[]): Promise<Played> {
  const stage = openStage({ feedback: entries, agent: () => 'no-change', inputs: { quotes: 'always' } })
  const end = stage.service.intercept((request) => (isCreation(request) ? 'apply-then-reset' : undefined))
  const first = await playRun(stage, 'run without an answer')
  end()
  await stage.pass(2 * day + hour)
  return joinPlayed([first, await playRun(stage, 'run that looks for it')])
}

/** Queued feedback that grows too old before its turn comes. */
export async function playOutgrown(entries: readonly FeedbackEntry[]): Promise<Played> {
  const stage = openStage({ feedback: entries, inputs: { quotes: 'always', 'max-jobs': '1', 'max-age': '3d' } })
  const first = await playRun(stage, 'run with a queue')
  await stage.pass(4 * day)
  return joinPlayed([first, await playRun(stage, 'run that finds it too old')])
}

export function joinPlayed(played: readonly Played[]): Played {
  return { sinks: played.flatMap(({ sinks }) => sinks), runs: played.flatMap(({ runs }) => runs) }
}

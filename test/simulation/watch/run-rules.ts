// What must hold when a run has ended by itself, without a failure.
import { parseHiddenLine } from '../../../src/report/hidden-line.ts'
import type { RunResult } from '../../../src/sync/run-state.ts'
import type { Process } from '../process.ts'
import type { Town } from '../town.ts'
import { ours } from './tracking-rules.ts'

const day = 86_400_000

/** @param before ids that were there when it began */
export function judgeRun(town: Town, process: Process, result: RunResult, before: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const most = process.plan.generous ? 100 : town.story.settings.maxJobs
  const created = result.dispatched?.created.size ?? 0
  if (created > most) faults.push(`run ${process.number} created ${created} jobs, and max-jobs is ${most}`)
  const text = town.github.readFile('feedback-to-fix/ledger', 'docs/ledger.json')
  if (
    !process.stop.aborted &&
    process.limitedUntil > town.clock.now() &&
    text !== undefined &&
    town.lostTip === undefined
  )
    if ((JSON.parse(text).notBefore ?? 0) < process.limitedUntil - 2000)
      faults.push(`run ${process.number} did not record how long the service asked to wait`)
  if (process.plan.dry && created > 0) faults.push(`dry run ${process.number} created a job`)
  if (!process.plan.faults.some(({ to }) => to === 'service') && !process.stop.aborted)
    faults.push(...findOverlooked(town, process, result, before))
  // A review may adopt a pull request, but not write to the issue.
  if (town.running === 0 && town.unwell === 0 && !town.story.settings.reviews)
    faults.push(...findUnshown(town, process))
  return faults
}

/**
 * When the last run has ended, the dashboard shows every pull request that the ledger knows, unless a run that was slower
 * wrote what it knew over what another knew later: the next run mends that.
 */
function findUnshown({ github, watch, trackingIssue }: Town, process: Process): string[] {
  const bodies = github.listIssues().filter(({ user, number }) => user.login === ours || number === trackingIssue)
  const shown = Math.max(0, ...bodies.map(({ body }) => parseHiddenLine(body ?? '')?.sequence ?? 0))
  if (shown < watch.highestShown) return []
  const missing = [...watch.fixes.values()].filter(
    ({ state, prLink }) => state === 'proposed' && !bodies.some(({ body }) => body?.includes(`(${prLink?.url})`)),
  )
  return missing.map(({ prLink }) => `after run ${process.number} the dashboard does not show ${prLink?.url}`)
}

/** A scan that met no fault brings every entry that is not done with and came within a day of its own date. */
function findOverlooked(town: Town, process: Process, result: RunResult, before: ReadonlySet<string>): string[] {
  const isAsked = (source: string) => !town.story.settings.twoSources || source === 'contextual' || source === 'agent'
  const done = listDone(town)
  const overlooked: string[] = []
  for (const id of before) {
    const shelved = town.shelf.get(id)
    if (shelved === undefined || shelved.removed || shelved.moved || done.has(id) || result.collected?.entries.has(id))
      continue
    const { createdAt, source, comment, status } = shelved.entry
    const late = createdAt === null ? Number.POSITIVE_INFINITY : shelved.arrived - Date.parse(createdAt)
    if (comment !== null && status === 'pending' && isAsked(source) && late < day) overlooked.push(id)
  }
  return overlooked.length === 0 ? [] : [`run ${process.number} overlooked ${overlooked.join(', ')}`]
}

/** Ids that a fix holds or that were filtered out, by the files on the branch. */
export function listDone({ github, watch }: Town): Set<string> {
  const done = new Set<string>()
  for (const fix of watch.fixes.values())
    if (fix.state !== 'failed' && fix.state !== 'freed') for (const id of fix.entryIds) done.add(id)
  for (const digit of '0123456789abcdef') {
    const text = github.readFile('feedback-to-fix/ledger', `docs/handled/${digit}.json`)
    for (const id of text === undefined ? [] : Object.keys(JSON.parse(text))) done.add(id)
  }
  return done
}

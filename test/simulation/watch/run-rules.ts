// What must hold when a run has ended by itself, without a failure.
import { isWindowWhole, windowStart } from '../../../src/feedback/scan.ts'
import { holdsEntries } from '../../../src/fixes/queries.ts'
import type { Fix, Ledger } from '../../../src/ledger/ledger.ts'
import type { RunResult } from '../../../src/outputs/report.ts'
import { triage } from '../../../src/triage/triage.ts'
import type { Harness } from '../harness.ts'
import type { Process } from '../process.ts'
import { isShortLived } from '../story.ts'
import { listTracking, shownNumber } from './tracking-rules.ts'

const day = 86_400_000

export function judgeRun(harness: Harness, process: Process, result: RunResult, before: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const most = process.plan.generous ? 100 : harness.story.settings.maxJobs
  const created = result.dispatched?.created.size ?? 0
  if (created > most) faults.push(`run ${process.number} created ${created} jobs, and max-jobs is ${most}`)
  const { exportBudget } = harness.story.settings
  if (!process.plan.generous && process.exports > exportBudget)
    faults.push(
      `run ${process.number} sent ${process.exports} requests to the export, and its budget is ${exportBudget}`,
    )
  const text = harness.github.readFile('feedback-to-fix/ledger', 'docs/ledger.json')
  if (
    !process.stop.aborted &&
    process.limitedUntil > harness.clock.now() &&
    text !== undefined &&
    harness.lostTip === undefined
  )
    if ((JSON.parse(text).notBefore ?? 0) < process.limitedUntil - 2000)
      faults.push(`run ${process.number} did not record how long the service asked to wait`)
  if (process.plan.dry && created > 0) faults.push(`dry run ${process.number} created a job`)
  if (!process.plan.faults.some(({ to }) => to === 'service') && !process.stop.aborted)
    faults.push(...findOverlooked(harness, process, result, before, JSON.parse(text ?? '{}').asked))
  if (!process.plan.dry && harness.lostTip === undefined && text !== undefined)
    faults.push(...findForgotten(harness, process, JSON.parse(text)))
  // A review may adopt a pull request, but not write to the issue.
  if (harness.running === 0 && harness.unwell === 0 && !harness.story.settings.reviews)
    faults.push(...findUnshown(harness, process))
  return faults
}

/**
 * When the last run has ended, the dashboard shows every pull request that the ledger knows, unless a run that was slower
 * wrote what it knew over what another knew later: the next run mends that.
 */
function findUnshown(harness: Harness, process: Process): string[] {
  const { watch } = harness
  if (shownNumber(harness) < watch.highestShown) return []
  const bodies = listTracking(harness)
  const missing = [...watch.fixes.values()].filter(
    ({ state, prLink }) => state === 'proposed' && !bodies.some(({ body }) => body?.includes(`(${prLink?.url})`)),
  )
  return missing.map(({ prLink }) => `after run ${process.number} the dashboard does not show ${prLink?.url}`)
}

/** A window that a run has read whole brings every entry that is not done with and came within a day of its own date. */
function findOverlooked(
  harness: Harness,
  process: Process,
  result: RunResult,
  before: ReadonlySet<string>,
  asked: Ledger['asked'],
): string[] {
  const { collected } = result
  const window = collected?.walks.find(({ walk }) => walk.kind === 'window')
  // What is left of a backlog, and what earlier runs read of it, is judged by the ledger.
  if (collected !== undefined && !isWindowWhole(collected.walks)) return []
  const skipped = new Set(collected?.skipped.map(({ id }) => id))
  const isRead = (id: string) => collected?.entries.has(id) || skipped.has(id)
  // What was too old for the first window, no window has to bring.
  const { from = 0 } = window?.walk ?? {}
  const isTooOld = (at: number) => isShortLived(harness.story) && at < Math.min(from, harness.clock.now() - 4 * day)
  // What a person released is looked for by the scan without dates, which may be left to the next run.
  const isScanLeft = collected?.walks.some(({ walk, end }) => walk.kind === 'undated' && end !== 'ended')
  const released = new Set(isScanLeft ? asked : [])
  // When the window was read, a fix held it: another run's that failed since, or one that a person has retried since.
  const { startedAt } = process
  const isReleased = ({ at, state, retried = 0 }: Fix) => (at > startedAt && state === 'failed') || retried > startedAt
  const fixes = [...harness.watch.fixes.values()].filter(isReleased)
  const held = new Set(fixes.flatMap(({ entryIds }) => entryIds))
  const isDue = (id: string) => before.has(id) && !isRead(id) && !released.has(id) && !held.has(id)
  const overlooked = listOwed(harness).filter(({ id, at }) => isDue(id) && !isTooOld(at))
  if (overlooked.length === 0) return []
  return [`run ${process.number} overlooked ${overlooked.map(({ id }) => id).join(', ')}`]
}

/** When no walk is under way, the next window reaches back to every entry that had come when the last one ended. */
function findForgotten(harness: Harness, process: Process, { scans }: Pick<Ledger, 'scans'>): string[] {
  const records = Object.values(scans)
  return records.flatMap((record) => {
    // What a person released is looked for by a scan without dates, which is due then.
    if (record.backlog !== undefined || record.complete === undefined || record.undated === undefined) return []
    const { complete, from: begin = 0 } = record
    const from = windowStart(complete, record.oldestWaiting)
    const forgotten = listOwed(harness).filter(({ arrived, at }) => arrived < complete && at < from && at >= begin)
    return forgotten.map(({ id }) => `after run ${process.number} no window reaches back to ${id}`)
  })
}

/** Dated entries with words that are asked for, came within a day of their date, and are not done with. */
export function listOwed(harness: Harness): { id: string; at: number; arrived: number }[] {
  const isAsked = (source: string) =>
    !harness.story.settings.twoSources || source === 'contextual' || source === 'agent'
  const done = listDone(harness)
  return [...harness.shelf].flatMap(([id, { entry, arrived, removed, moved }]) => {
    const { createdAt, source, comment, status } = entry
    if (removed || moved || createdAt === null || comment === null || status !== 'pending' || done.has(id)) return []
    const at = Date.parse(createdAt)
    // What is filtered out anyway may grow too old unseen.
    const isOld = isShortLived(harness.story) && at < harness.clock.now() - 4 * day
    if (isOld && triage(entry).kind !== 'worded') return []
    return isAsked(source) && arrived - at < day ? [{ id, at, arrived }] : []
  })
}

export function listOutgrown({ github }: Harness): string[] {
  const rows = [...'0123456789abcdef'].flatMap((digit) => {
    const text = github.readFile('feedback-to-fix/ledger', `docs/handled/${digit}.json`)
    return Object.entries<{ filtered?: string }>(JSON.parse(text ?? '{}'))
  })
  return rows.flatMap(([id, { filtered }]) => (filtered === 'outgrown' ? [id] : []))
}

/** Ids that a fix holds or that were filtered out, by the files on the branch. */
export function listDone({ github, watch }: Harness): Set<string> {
  const done = new Set<string>()
  for (const fix of watch.fixes.values()) if (holdsEntries(fix)) for (const id of fix.entryIds) done.add(id)
  for (const digit of '0123456789abcdef') {
    const text = github.readFile('feedback-to-fix/ledger', `docs/handled/${digit}.json`)
    for (const [id, became] of Object.entries(JSON.parse(text ?? '{}')))
      if (became !== 'released' && became !== 'reopened') done.add(id)
  }
  return done
}

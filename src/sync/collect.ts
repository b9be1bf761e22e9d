// Collecting: which entries of the export are new, and which are known.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { heldEntries } from '../ledger/fix.ts'
import { judgeResolution } from '../ledger/reason.ts'
import { planScan, type ScanPlan } from '../ledger/scan.ts'
import { count, formatNumber, joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { type Intake, sortIntake } from '../triage/intake.ts'
import type { World } from '../world.ts'
import type { Context, Entries } from './context.ts'
import { readExport } from './read-export.ts'
import { findReleased, logReleased, type Release } from './release.ts'

export interface Collected extends Intake, Release {
  readonly plan: ScanPlan
  /** Every stream was walked to its end. */
  readonly complete: boolean
  /** Pages of the scan without dates; undefined when none was due, or it did not reach its end. */
  readonly undatedPages: number | undefined
  /** How many entries were read, each once. */
  readonly count: number
  /** Candidates by id. */
  readonly entries: Entries
  /** Candidates that are not done with. */
  readonly fresh: readonly FeedbackEntry[]
  /** Whether an id is done with, for every id that the scan brought. */
  readonly isDone: (id: string) => boolean
  /** Ids among them that the shards know as done with. */
  readonly known: readonly string[]
}

export async function collect(context: Context): Promise<Collected> {
  const { world, session, inputs } = context
  world.log.group(safe`Collecting feedback`)
  const maxAge = inputs['max-age']
  const filters = { sources: inputs.sources, statuses: inputs.statuses }
  const plan = planScan(session.ledger, filters, maxAge.time, world.now())
  const window = { dateTo: plan.dateTo, ...(plan.dateFrom === undefined ? {} : { dateFrom: plan.dateFrom }) }
  world.log.info(
    safe`Window: from ${plan.dateFrom === undefined ? 'the beginning' : toSafeText(plan.dateFrom)} to ${toSafeText(plan.dateTo)}.`,
  )
  const dated = await readExport(world, filters, window)
  // What is released may be older than the window.
  const undated = plan.undated || inputs.release.length > 0 ? await readExport(world, filters, {}) : undefined
  if (undated !== undefined)
    world.log.info(safe`A scan without dates, for entries that bear none: ${count(undated.pages, 'page')}.`)

  const read = [...dated.entries, ...(undated?.entries ?? [])]
  const options = { filters, maxAge: maxAge.time, maxAgeText: toSafeText(maxAge.text), now: plan.start }
  const intake = sortIntake(read, options)
  const done = await findDone(context, plan, intake)
  const fresh = intake.candidates.filter((entry) => !done.isDone(entry.id))
  const skipped = uniqueById([...dated.skipped, ...(undated?.skipped ?? []), ...intake.skipped])

  const total = intake.candidates.length + intake.votes.length + skipped.length
  const numbers = [
    safe`${formatNumber(fresh.length)} new`,
    safe`${formatNumber(intake.candidates.length - fresh.length)} known`,
    count(intake.votes.length, 'wordless vote'),
    safe`${formatNumber(skipped.length)} skipped`,
  ]
  const size = safe`${count(dated.pages, 'page')}; ${count(total, 'entry', 'entries')}`
  world.log.info(safe`${size}: ${joinLines(numbers, ', ')}.`)
  logSkipped(world, skipped)
  logReleased(world, done)
  return {
    ...intake,
    ...done,
    skipped,
    count: total,
    plan,
    complete: dated.complete && !world.stop.aborted,
    undatedPages: undated?.complete ? undated.pages : undefined,
    entries: new Map(intake.candidates.map((entry) => [entry.id, entry])),
    fresh,
  }
}

/** The ledger tells most ids; the shards are asked for those that seem new. */
async function findDone({ session, inputs }: Context, plan: ScanPlan, intake: Intake) {
  const held = heldEntries(session.ledger)
  const remembered = new Set(session.ledger.scans[plan.filters]?.done)
  const waiting = new Set(Object.values(session.ledger.votes).flat())
  const votes =
    inputs['min-votes'] > 0 ? intake.votes.filter((vote) => vote.vote === 'down' && !waiting.has(vote.id)) : []
  const ids = [...intake.candidates, ...votes].map(({ id }) => id)
  const asked = ids.filter((id) => !held.has(id) && (inputs.release.includes(id) || !remembered.has(id)))
  const resolutions = await session.resolutions(asked)
  const release = findReleased(inputs.release, asked, resolutions)
  const isHandled = (id: string) =>
    !release.released.has(id) && (remembered.has(id) || judgeResolution(resolutions.get(id)) !== 'new')
  const isDone = (id: string) => held.has(id) || isHandled(id)
  return { isDone, known: ids.filter(isHandled), ...release }
}

function uniqueById<T extends { id: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

function logSkipped(world: World, skipped: readonly { reason: SafeText }[]): void {
  const reasons = Map.groupBy(skipped, (item) => item.reason)
  for (const [reason, items] of reasons) world.log.info(safe`Skipped ${formatNumber(items.length)}: ${reason}`)
}

// What of the export has not been read yet, and when it goes on.
import type { Ledger } from '../ledger/ledger.ts'
import { fewestSteps } from '../ledger/limits.ts'
import { latestScan, type WalkRead } from '../ledger/record-scan.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { formatMinute } from './format.ts'

export interface Unread {
  readonly reason: 'budget' | 'limited' | 'broken'
  /** When the service may be asked again, if it has asked for a pause. */
  readonly until?: number | undefined
  readonly walks: readonly WalkRead[]
}

/** @param dryRun it records no place */
export function describeUnread({ reason, until, walks }: Unread, budget: number, dryRun: boolean): SafeText {
  const left = describeRest(walks.filter(({ end }) => end !== 'ended'))
  if (dryRun) return safe`${whys[reason](until, budget)} ${left} unread; a dry run records no place to go on from.`
  return safe`${whys[reason](until, budget)} ${left} left: ${whens[reason]}`
}

const whys = {
  budget: (_until: number | undefined, budget: number) =>
    safe`All requests to the export that \`max-export-requests\` (${budget}) allows are spent.`,
  limited: (until = 0) => safe`The service takes no request for its export before ${formatMinute(until)}.`,
  broken: () => safe`The cursors of the export led nowhere.`,
}
const whens = {
  budget: safe`the next run goes on there.`,
  limited: safe`the first run after that goes on there.`,
  broken: safe`the next run asks for it again.`,
}

/** With its verb: `Feedback from before 3 Oct 2026, 05:17 UTC is`. */
function describeRest(left: readonly WalkRead[]): SafeText {
  const rest = left.find(({ walk }) => walk.kind === 'backlog' || walk.kind === 'window') ?? left[0]
  if (rest === undefined) return safe`Part of the feedback is`
  const { kind, from, streams } = rest.walk
  if (kind === 'undated') return safe`Part of the scan for entries that bear no date is`
  const [first, ...others] = streams
  const isOrdered = first !== undefined && others.length === 0 && (first.steps ?? 0) >= fewestSteps
  if (isOrdered && first.last !== undefined && first.order === 'newest-first')
    return safe`Feedback from before ${formatMinute(first.last)} is`
  if (isOrdered && first.last !== undefined && first.order === 'oldest-first')
    return safe`Feedback from after ${formatMinute(first.last)} is`
  const since = from === undefined ? safe`` : safe` since ${formatMinute(from)}`
  return safe`Part of the feedback${since} is`
}

/** From the ledger alone; without the place that has been reached, which would make every run edit the tracking issue. */
export function describeUnreadIn(ledger: Ledger, now: number): SafeText | undefined {
  const { exportNotBefore = 0 } = ledger
  const { backlog, newest, undatedWalk } = latestScan(ledger) ?? {}
  const isPaused = exportNotBefore > now
  if (!isPaused && (backlog ?? newest ?? undatedWalk) === undefined) return undefined
  const when = isPaused
    ? safe`The first run after ${formatMinute(exportNotBefore)} goes on.`
    : safe`The next run goes on.`
  const isDated = isPaused || (backlog ?? newest) !== undefined
  const what = isDated
    ? safe`Part of the feedback has not been read yet.`
    : safe`Feedback without a date is being looked for.`
  return safe`${what} ${when}`
}

// What has not yet been read of the export, and when reading continues.
import type { Ledger } from '../ledger/ledger.ts'
import { formatMinute } from '../text/format.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { latestScan, type WalkRead } from './record-scan.ts'

export interface Unread {
  readonly reason: 'budget' | 'limited' | 'empty' | 'broken'
  /** When the rate limit of the service ends, if it was reached. */
  readonly until?: number | undefined
  readonly walks: readonly WalkRead[]
}

/** @param dryRun a dry run records no checkpoint */
export function describeUnread({ reason, until, walks }: Unread, budget: number, dryRun: boolean): SafeText {
  const left = describeRest(walks.filter(({ end }) => end !== 'ended'))
  if (dryRun) return safe`${whys[reason](until, budget)} ${left} unread; a dry run does not record where to continue.`
  return safe`${whys[reason](until, budget)} ${left} unread; ${whens[reason]}`
}

const whys = {
  budget: (_until: number | undefined, budget: number) => safe`\`max-export-requests\` (${budget}) reached.`,
  limited: (until = 0) => safe`The service’s rate limit was reached; exports resume after ${formatMinute(until)}.`,
  empty: () => safe`The export returned too many pages in a row without a new entry.`,
  broken: () => safe`The export returned unusable cursors.`,
}
const whens = {
  budget: safe`the next run will continue from there.`,
  limited: safe`the first run after that will continue from there.`,
  empty: safe`the next run will continue from there.`,
  broken: safe`the next run will request it again.`,
}

/** Includes the verb: `Part of the feedback since 3 Oct 2026, 05:17 UTC is`. */
function describeRest(left: readonly WalkRead[]): SafeText {
  const rest = left.find(({ walk }) => walk.kind === 'backlog' || walk.kind === 'window') ?? left[0]
  if (rest === undefined) return safe`Part of the feedback is`
  const { kind, from } = rest.walk
  if (kind === 'undated') return safe`Part of the undated feedback is`
  const since = from === undefined ? safe`` : safe` since ${formatMinute(from)}`
  return safe`Part of the feedback${since} is`
}

/** From the ledger alone, and without the position reached, which would make every run edit the tracking issue. */
export function describeUnreadIn(ledger: Ledger, now: number): SafeText | undefined {
  const { exportNotBefore = 0 } = ledger
  const { backlog, undatedWalk } = latestScan(ledger) ?? {}
  const isPaused = exportNotBefore > now
  if (!isPaused && (backlog ?? undatedWalk) === undefined) return undefined
  const when = isPaused
    ? safe`The first run after ${formatMinute(exportNotBefore)} will continue.`
    : safe`The next run will continue.`
  const isDated = isPaused || backlog !== undefined
  const what = isDated ? safe`Part of the feedback has not been read yet.` : safe`Undated feedback is still being read.`
  return safe`${what} ${when}`
}

// What a run left of the export, and when reading continues.
import type { Ledger } from '../ledger/ledger.ts'
import { formatMinute, toInstant } from '../text/format.ts'
import { count, formatNumber, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import type { ExportRead } from './read-export.ts'
import { latestScan, type ScanPlan, type Walk, type WalkRead } from './scan.ts'

export type Unread = Readonly<{
  reason: 'budget' | 'limited' | 'empty' | 'broken'
  until?: number | undefined
  walks: readonly WalkRead[]
}>

export function describeUnread({ reason, until = 0, walks }: Unread, budget: number, dryRun: boolean): SafeText {
  const reasons = {
    budget: [safe`\`max-export-requests\` (${budget}) reached.`, onward],
    limited: [
      safe`The service’s rate limit was reached; exports resume after ${formatMinute(until)}.`,
      safe`the first run after that will continue from there.`,
    ],
    empty: [safe`The export returned too many pages in a row without a new entry.`, onward],
    broken: [safe`The export returned unusable cursors.`, safe`the next run will request it again.`],
  } as const
  const rest = describeRest(walks.filter(({ end }) => end !== 'ended'))
  const [why, when] = reasons[reason]
  return safe`${why} ${rest} unread; ${dryRun ? safe`a dry run does not record where to continue.` : when}`
}

const onward = safe`the next run will continue from there.`

function describeRest(left: readonly WalkRead[]) {
  const rest = left.find(({ walk }) => walk.kind === 'backlog' || walk.kind === 'window') ?? left[0]
  if (!rest) return safe`Part of the feedback is`
  const { kind, from } = rest.walk
  if (kind === 'undated') return safe`Part of the undated feedback is`
  const since = from === undefined ? safe`` : safe` since ${formatMinute(from)}`
  return safe`Part of the feedback${since} is`
}

/** Without the position, for which every run would edit the issue. */
export function describeUnreadIn(ledger: Ledger, now: number): SafeText | undefined {
  const { exportNotBefore = 0 } = ledger
  const { backlog, undatedWalk } = latestScan(ledger) ?? {}
  const isPaused = exportNotBefore > now
  if (!isPaused && !(backlog ?? undatedWalk)) return undefined
  const when = isPaused
    ? safe`The first run after ${formatMinute(exportNotBefore)} will continue.`
    : safe`The next run will continue.`
  const isDated = isPaused || !!backlog
  const what = isDated ? safe`Part of the feedback has not been read yet.` : safe`Undated feedback is still being read.`
  return safe`${what} ${when}`
}

/** Undefined if all was read. `until`: the service asked to wait. */
export function findUnread(
  { walks, requests }: Pick<ExportRead, 'walks' | 'requests'>,
  { budget, until }: { budget: number; until: number | undefined },
): Unread | undefined {
  if (until !== undefined) return { reason: 'limited', until, walks }
  const ends = walks.map(({ end }) => end)
  if (ends.includes('paused')) return { reason: requests < budget ? 'empty' : 'budget', walks }
  return ends.includes('broken') ? { reason: 'broken', walks } : undefined
}

const left = { ended: safe``, paused: safe`; more remains`, broken: safe`; it ended early` }

export function listWalks(plan: ScanPlan, { walks }: ExportRead): SafeText[] {
  const before = new Map(plan.walks.map((walk) => [walk.kind, walk.pages]))
  return walks.map(({ walk, end }) => {
    const pages = Math.max(0, walk.pages - (before.get(walk.kind) ?? 0))
    const sum = pages === walk.pages ? safe`` : safe` (${formatNumber(walk.pages)} in total so far)`
    if (walk.pages === 0 && end === 'paused') return safe`${nameWalk(walk)}: deferred to a later run.`
    return safe`${nameWalk(walk)}: ${count(pages, 'page')}${sum}${left[end]}.`
  })
}

function nameWalk({ kind, from, start }: Walk) {
  if (kind === 'undated') return safe`Scan for undated entries`
  const begin = from === undefined ? safe`the beginning` : toSafeText(toInstant(from))
  return safe`${kind === 'backlog' ? 'Backlog' : 'Feedback'} from ${begin} to ${toSafeText(toInstant(start))}`
}

// What must hold when a fix is recorded or comes into another state: by the two ledgers, and by what only the outside knows.
import { isOpen, isRequested, isTicked } from '../../../src/fixes/queries.ts'
import type { Fix, Ledger } from '../../../src/ledger/ledger.ts'
import { findMarkers } from '../../../src/prompt/marker.ts'
import { project } from '../../support/virtual-service.ts'
import { ledgerBranch, repository } from '../../support/virtual-world.ts'
import type { Harness } from '../harness.ts'
import type { Process } from '../process.ts'
import { isApproved } from '../story.ts'

const minute = 60_000
const day = 1440 * minute

/** A run whose own clock is wrong knows the time from GitHub's `date`, which has whole seconds. */
const resolution = 1_000

/** What is another run's is left to it while its lease lasts; its own requests end minutes before. */
export function findTakings(
  before: Ledger,
  after: Ledger,
  process: Process,
  { clock, trackingIssue }: Harness,
): string[] {
  const now = clock.now() + resolution
  const faults: string[] = []
  const isForeign = (owned: { run: string; lease?: number | undefined } | undefined) =>
    owned?.lease !== undefined && owned.run !== process.run && owned.lease > now
  for (const fix of before.fixes) {
    const state = after.fixes.find(({ id }) => id === fix.id)?.state
    if (isForeign(fix) && state !== 'submitting')
      faults.push(`fix ${fix.id.slice(0, 8)} was taken from its run: ${state}`)
  }
  const { intent, commentIntent } = before.tracking
  // People who name an issue end what a run intended.
  if (trackingIssue === undefined && isForeign(intent) && after.tracking.intent === undefined)
    faults.push('the intent of the tracking issue was taken from its run')
  if (isForeign(commentIntent) && after.tracking.commentIntent === undefined)
    faults.push('the intent of a comment was taken from its run')
  return faults
}

/** A person left it out of a fix, and nobody has asked for it since. */
function isLeftOut({ answers = [] }: Ledger, id: string): boolean {
  const latest = answers.find(({ tick }) => tick.target === id && ['leave-out', 'send-anyway'].includes(tick.kind))
  return latest?.tick.kind === 'leave-out' && latest.outcome === 'obeyed'
}

export function findSubmitFaults(before: Ledger, after: Ledger, process: Process, { clock, story }: Harness): string[] {
  const fresh = after.fixes.filter((fix) => !before.fixes.some(({ id }) => id === fix.id))
  const open = after.fixes.filter((fix) => isOpen(fix, clock.now()))
  const faults: string[] = []
  // A person may send one out of turn.
  const isWanted = fresh.some((fix) => isTicked(before, fix))
  const most = (process.plan.generous ? 1000 : story.settings.maxOpen) + Number(isWanted)
  if (fresh.length > 0 && open.length > most) faults.push(`${open.length} fixes are open, and max-open is ${most}`)
  const isAside = (id: string) => isLeftOut(before, id)
  const mayAsk = !isApproved(story) || process.plan.generous
  for (const fix of fresh) {
    const aside = fix.entryIds.find(isAside)
    if (aside !== undefined) faults.push(`fix ${fix.id.slice(0, 8)} holds ${aside}, which a person left out`)
    if (!mayAsk && !isRequested(before, fix)) faults.push(`fix ${fix.id.slice(0, 8)} is sent, and nobody ticked it`)
    if (fix.state !== 'submitting') faults.push(`fix ${fix.id.slice(0, 8)} is new and ${fix.state}`)
    if ((before.notBefore ?? 0) > fix.at)
      faults.push(`fix ${fix.id.slice(0, 8)} was submitted before the service’s Retry-After was over`)
    const other = open.find(({ id, pages }) => id !== fix.id && pages.some((page) => fix.pages.includes(page)))
    if (other !== undefined) faults.push(`fix ${fix.id.slice(0, 8)} opened beside ${other.id.slice(0, 8)} on one page`)
  }
  return faults
}

/** Whether a fix may have come into its present state, by what only the outside knows. */
export function judgeMove({ clock, github, story }: Harness, { id, state, at, reason, prLink }: Fix): string[] {
  const age = clock.now() - at
  const bears = github.listPulls().filter((pull) => findMarkers(pull.issue.body ?? '').includes(id))
  const own = bears.filter(({ headRepository }) => headRepository === repository)
  const foreign = bears.filter((pull) => !own.includes(pull))
  const missed = own.find(({ issue }) => Date.parse(issue.created_at) < clock.now() - 5 * minute)
  /** Days for which a fix is not given up. */
  const patience = { 'pull-lost': 90, 'job-lost': 7, unsettled: 7 } as Record<string, number | undefined>
  const adoptWithin = story.settings.adoptWithinHours * 60 * minute
  const isForeign = foreign.some(({ issue }) => prLink?.url.endsWith(`/${issue.number}`))
  const faults: [isBroken: boolean, what: string][] = [
    [state === 'freed' && age < adoptWithin, 'was freed before adopt-within was over'],
    [
      state === 'freed' && missed !== undefined,
      `was freed although pull request ${missed?.issue.number} bears its marker`,
    ],
    [state === 'proposed' && isForeign, 'took a stranger’s pull request for its own'],
    [state === 'unchanged' && own.length > 0, 'ended unchanged although a pull request bears its marker'],
    [state === 'given-up' && age < (patience[reason?.code ?? ''] ?? 0) * day, 'was given up too early'],
  ]
  return faults.filter(([isBroken]) => isBroken).map(([, what]) => `fix ${id.slice(0, 8)} ${what}`)
}

export function findUnhandled(before: Ledger, after: Ledger, { github }: Harness): string[] {
  const isOver = ({ state }: Fix) =>
    !['submitting', 'active', 'uncertain', 'proposed', 'failed', 'freed'].includes(state)
  const closed = after.fixes.filter(
    (fix) => isOver(fix) && before.fixes.some(({ id, state }) => id === fix.id && state !== fix.state),
  )
  const ids = closed.flatMap(({ entryIds }) => entryIds)
  if (ids.length === 0) return []
  const handled = new Set<string>()
  for (const name of github.listFiles(ledgerBranch, `${project}/handled/`))
    for (const id of Object.keys(JSON.parse(github.readFile(ledgerBranch, name) ?? '{}'))) handled.add(id)
  return ids.filter((id) => !handled.has(id)).map((id) => `entry ${id} is not among the ids done with`)
}

/** A fix is freed only where the lists of pull requests could be read, and show none of it. */
export function findBlindFreeing(before: Ledger, after: Ledger, process: Process): string[] {
  const freed = after.fixes.filter(
    ({ id, state }) => state === 'freed' && before.fixes.some((fix) => fix.id === id && fix.state !== 'freed'),
  )
  return process.blind.size > 0
    ? freed.map(({ id }) => `fix ${id.slice(0, 8)} was freed although no list shows that nothing took it up`)
    : []
}

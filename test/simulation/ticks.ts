// People at the boxes of the tracking issue, and what must become of each tick: applied or answered, once, and by its own event if not before.
import type { EditedIssue } from '../../src/checkboxes/edited-issue.ts'
import { nameTick, type TickKind } from '../../src/checkboxes/tick-record.ts'
import type { Ledger } from '../../src/ledger/ledger.ts'
import { listBoxes, tickIn } from '../support/ticking.ts'
import type { Harness } from './harness.ts'
import type { TickAction } from './story.ts'
import { ours } from './watch/tracking-rules.ts'

export interface Tick {
  readonly name: string
  readonly turn: number
  readonly counts: boolean
  owed: boolean
  /** An event brings it, whatever becomes of the issue's text. */
  readonly heard: boolean
}

const lead = 'lead'

export function findTracking({ github, trackingIssue }: Harness) {
  const issues = github.listIssues()
  return issues.find(({ number, user }) =>
    trackingIssue === undefined ? user.login === ours : number === trackingIssue,
  )
}

export function handleBox(
  harness: Harness,
  action: TickAction,
  which: number,
  kind?: TickKind,
): EditedIssue | undefined {
  const issue = findTracking(harness)
  const body = issue?.body ?? ''
  if (issue === undefined || body === '') return undefined
  if (action === 'untick') return void untick(harness, issue.number, body)
  const boxes = listBoxes(body).filter((box) => !box.ticked && (kind === undefined || box.kind === kind))
  // Of each kind there are more or fewer; those of the whole project are always there, and one of them stops all others.
  const rare: Partial<Record<string, number>> = { pause: 0, 'run-now': 3 }
  const kinds = [...new Set(boxes.map((one) => one.kind))].filter((one) => (rare[one] ?? which % 5) === which % 5)
  const alike = boxes.filter((one) => one.kind === kinds[which % Math.max(1, kinds.length)])
  const box = alike[which % Math.max(1, alike.length)]
  // A stranger cannot edit an issue of ours at all.
  const isStrange = action === 'stranger-tick'
  if (box === undefined || (isStrange && issue.user.login === ours)) return undefined
  const by = isStrange ? 'stranger' : lead
  harness.github.setPermission(lead, 'write')
  const ticked = tickIn(body, box.kind as TickKind, box.target)
  harness.github.editIssue(issue.number, { body: ticked }, by)
  harness.note(by, `ticks ${box.kind} of ${box.target} (${box.turn})`)
  const heard = action === 'tick'
  // What nobody hears of may be cleared by a run that has read the text before.
  const isSafe = harness.running === 0 && !isForgetful(harness)
  const name = nameTick({ kind: box.kind as TickKind, target: box.target })
  harness.ticks.push({ name, turn: box.turn, counts: !isStrange, owed: !isStrange && (heard || isSafe), heard })
  return heard || isStrange ? { number: issue.number, body: ticked, before: body, editor: by } : undefined
}

/** GitHub may serve a text from before the tick. */
function isForgetful({ story }: Harness): boolean {
  return story.moments.some(({ runs }) => runs.some(({ faults }) => faults.some(({ kind }) => kind === 'stale')))
}

function untick(harness: Harness, number: number, body: string): void {
  if (!body.includes('[x] <!-- feedback-to-fix tick=')) return
  harness.github.editIssue(
    number,
    { body: body.replaceAll('[x] <!-- feedback-to-fix tick=', '[ ] <!-- feedback-to-fix tick=') },
    lead,
  )
  harness.note(lead, 'takes all ticks back')
  forgive(harness)
}

/** The text is gone: what no event brings, nobody can know of. @param all the issue is gone too */
export function forgive(harness: Harness, all = false): void {
  for (const tick of harness.ticks) if (all || !tick.heard) tick.owed = false
}

/** Whatever was applied was ticked, so often at least, by people who may. */
export function findUnasked({ ticks }: Harness, ledger: Ledger): string[] {
  const made = new Set(ticks.filter(({ counts }) => counts).map(({ name, turn }) => `${turn} ${name}`))
  return Object.entries(ledger.ticks ?? {}).flatMap(([name, turns]) =>
    Array.from({ length: turns }, (_, turn) => turn)
      .filter((turn) => !made.has(`${turn} ${name}`))
      .map((turn) => `${name} was answered for turn ${turn}, which nobody with write access ticked`),
  )
}

export function findUnanswered({ ticks }: Harness, ledger: Ledger): string[] {
  return ticks
    .filter(({ owed, name, turn }) => owed && (ledger.ticks?.[name] ?? 0) <= turn)
    .map(({ name, turn }) => `lost: the tick of ${name}, turn ${turn}`)
}

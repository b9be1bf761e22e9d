// Who ticked what, and what is recorded for it.
import { findFix } from '../fixes/queries.ts'
import type { Issue } from '../github/tracking-issue.ts'
import { findOwnPart } from '../issue/hidden-line.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { countGroups } from '../queue/waiting-commands.ts'
import type { Context } from '../step-context.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import { describeOutcome } from './boxes.ts'
import type { EditedIssue } from './edited-issue.ts'
import { boxTable, type Starts, turnOf } from './tick-commands.ts'
import { findEditor, nameTick, parseTicks, type Tick } from './tick-record.ts'

type Ticked = Extract<LedgerCommand, { type: 'box-ticked' }>

/** `edited`: from an event. @returns what the run that a tick started does */
export async function handleTicks(context: Context, edited?: EditedIssue): Promise<Starts | 'answers'> {
  const { world, session, inputs, tracked } = context
  const { issue } = tracked
  if (!issue || inputs['dry-run'] || world.stop.aborted || !session.exists) return 'answers'
  const body = edited?.body ?? issue.body
  const text = findOwnPart({ ...issue, body }, session.ledger.tracking.author)
  const ticks = parseTicks(text)
  const fresh = ticks.filter((tick) => tick.turn >= turnOf(session.ledger, tick))
  if (fresh.length > 0) {
    const now = world.now()
    const refusals = await judgeEditors(context, issue, fresh, edited)
    refuseBesideNever(session.ledger, ticks, refusals)
    // The text may show an older list.
    const clusters = tracked.listed.clusters.filter(({ key }) => text.includes(`/${key}/`))
    const listed = { ...tracked.listed, clusters, more: countGroups(session.ledger) - clusters.length }
    const toCommand = (tick: Tick): Ticked => ({ type: 'box-ticked', tick, refused: refusals.get(tick), now, listed })
    logAnswers(context, await session.record(fresh.map(toCommand)))
  }
  const { sendNow = [], asked = [] } = session.ledger
  // Also those that an earlier try of this run has answered.
  const answered = ticks.filter((tick) => tick.turn < turnOf(session.ledger, tick))
  const starts = (what: Starts) => answered.some(({ kind }) => boxTable[kind].starts === what)
  if (starts('whole')) return 'whole'
  if (starts('asked') && sendNow.length + asked.length > 0) return 'asked'
  return starts('message') ? 'message' : 'answers'
}

/** Bots' ticks do not count. Editing our issue takes write access; on others, their authors can too. */
async function judgeEditors({ world, session }: Context, issue: Issue, ticks: readonly Tick[], edited?: EditedIssue) {
  const refusals = new Map<Tick, Ticked['refused']>()
  const isOurs = issue.author === session.ledger.tracking.author
  const before = new Set(parseTicks(edited?.before ?? '').map(nameTurn))
  const isNew = (tick: Tick) => edited !== undefined && !before.has(nameTurn(tick))
  const edits = ticks.every(isNew) ? [] : await world.edits.listEdits(issue)
  const texts = edits?.map(({ editor, text }) => ({ editor, ticked: new Set(parseTicks(text).map(nameTurn)) })) ?? []
  for (const tick of ticks) {
    const name = nameTurn(tick)
    const editor = isNew(tick) ? edited?.editor : findEditor(texts, ({ ticked }) => ticked.has(name))
    if (editor === undefined) refusals.set(tick, 'unproven')
    else if (!isOurs && !(await world.edits.mayWrite(editor))) refusals.set(tick, 'no-access')
  }
  return refusals
}

/** Of two wishes for the same feedback, the one that sends nothing wins, also when it is answered already. */
function refuseBesideNever(ledger: Ledger, ticks: readonly Tick[], refusals: Map<Tick, Ticked['refused']>) {
  const never = ticks.filter((tick) => tick.kind === 'never' && !refusals.has(tick)).map(({ target }) => target)
  const comments = never.flatMap((id) => findFix(ledger, id)?.comments?.map((one) => one.id) ?? [])
  const unwanted = new Set([...never, ...comments])
  for (const tick of ticks)
    if (tick.kind !== 'never' && unwanted.has(tick.target) && !refusals.has(tick)) refusals.set(tick, 'never')
}

const nameTurn = (tick: Tick) => `${tick.turn} ${nameTick(tick)}`

function logAnswers({ world, session }: Context, accepted: readonly LedgerCommand[]) {
  for (const tick of accepted.flatMap((one) => (one.type === 'box-ticked' ? one.tick : []))) {
    const answer = session.ledger.answers?.find((one) => nameTick(one.tick) === nameTick(tick))
    if (!answer) continue
    const ticked = safe`“${boxTable[tick.kind].label}” was ticked (${toSafeText(tick.target, 80)})`
    world.log.info(safe`${ticked}: ${describeOutcome(tick.kind, answer.outcome)}.`)
  }
}

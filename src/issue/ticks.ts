// Ticks: boxes with their answers as the issue shows them, and what is recorded when somebody ticks one.
import { findFix, listBlamed } from '../fixes/queries.ts'
import type { Issue } from '../github/issue/tracking-issue.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import type { Context } from '../step-context.ts'
import {
  type Blocks,
  bullets,
  code,
  details,
  dotted,
  introduce,
  type Phrase,
  paragraph,
  phrase,
  type Task,
  taskList,
} from '../text/markdown/blocks.ts'
import { count, formatDay, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import { findOwnPart } from './hidden-line.ts'
import { boxTable, judgeTick, listOffers, type Starts, type Subject, turnOf } from './tick-commands.ts'
import {
  findEditor,
  type Impossible,
  nameTick,
  parseBoxes,
  parseTicks,
  type Refusal,
  type Tick,
  type TickAnswer,
  type TickKind,
  wholeProject,
} from './tick-record.ts'

type Shown = { readonly ledger: Ledger }

/** For boxes whose line may be out of sight. */
type About = Phrase | ((kind: TickKind) => Phrase)

/** With their last answers. */
export function buildBoxes(
  ledger: Ledger,
  subject: Subject,
  target: string,
  about: About = [],
  kinds?: readonly TickKind[],
): Blocks {
  const latest = new Map(ledger.answers?.map((answer) => [nameTick(answer.tick), answer]))
  const toTask = (offer: Tick): Task => {
    const last = latest.get(nameTick(offer))
    const before = last ? phrase` (last answer: ${describeAnswer(last)})` : []
    const words = phrase`${boxTable[offer.kind].label}${before}`
    return { tick: offer, words: dotted([words, typeof about === 'function' ? about(offer.kind) : about]) }
  }
  return taskList(listOffers(ledger, subject, target, kinds).map(toTask))
}

/** Below the answers of withdrawn boxes. */
export function buildCommands(
  ledger: Ledger,
  subject: Subject,
  target: string,
  about?: About,
  kinds?: readonly TickKind[],
): Blocks {
  const over = ledger.answers?.filter(({ tick }) => tick.target === target && judgeTick(ledger, tick)) ?? []
  return [...bullets(over.map(sayAnswer)), ...buildBoxes(ledger, subject, target, about, kinds)]
}

const maxComments = 10

/** A comment that was sent again is left out of its newest fix. */
export function buildLeaveOut(ledger: Ledger, fix: Fix): Blocks {
  const blamed = listBlamed(ledger, fix)
  const isNewest = (id: string) =>
    ledger.fixes.find((one) => one.comments?.some((known) => known.id === id))?.id === fix.id
  const own = fix.comments?.filter(({ id }) => isNewest(id)) ?? []
  const blamedFirst = own.toSorted((a, b) => Number(blamed.has(b.id)) - Number(blamed.has(a.id)))
  const tasks = blamedFirst.flatMap(({ id, at, page }) => {
    const of = at === null ? phrase`the undated complaint` : phrase`the complaint of ${formatDay(at)}`
    const by = blamed.has(id) ? phrase`, which the review blames` : []
    const words = phrase`Without ${of} on ${code(fix.pages[page] ?? '')} (${code(id, 40)})${by}`
    return listOffers(ledger, 'comment', id).map((tick): Task => ({ tick, words }))
  })
  const resolve = phrase`set its status to resolved in the service’s dashboard`
  const more = phrase`For another one, ${resolve}, close the pull request, and tick ${boxTable.retry.label}.`
  const what = fix.prLink ? safe`PR ${fix.prLink.number}` : safe`it`
  return details(safe`Did one complaint spoil ${what}? Send the others again`, [
    ...taskList(tasks.slice(0, maxComments)),
    ...(tasks.length > maxComments ? paragraph(more) : []),
  ])
}

export function buildAccepted({ ledger }: Shown): Blocks {
  const { accepted = [] } = ledger
  const tasks = accepted.flatMap((one) =>
    listOffers(ledger, 'accepted', one.key).map((tick): Task => {
      const what = phrase`${code(one.what, 20)} ${code(one.name, 80)} (${code(one.rule, 60)})`
      const by = phrase`accepted by ${code(one.by, 60)}, ${formatDay(one.at)}`
      return { tick, words: phrase`${boxTable.withdraw.label}: ${what}, ${by}` }
    }),
  )
  const more = accepted.length - maxAccepted
  return details(safe`Accepted in every pull request: ${count(accepted.length, 'finding')}`, [
    ...taskList(tasks.slice(0, maxAccepted)),
    ...(more > 0 ? paragraph(phrase`… and ${count(more, 'more finding')}.`) : []),
  ])
}

const maxAccepted = 30

const describeAnswer = ({ tick, outcome, at }: TickAnswer) =>
  safe`${describeOutcome(tick.kind, outcome)}, ${formatDay(at)}`

function sayAnswer(answer: TickAnswer) {
  return phrase`${boxTable[answer.tick.kind].label}: ${describeAnswer(answer)}`
}

const notDone: Readonly<Record<Refusal | Impossible, SafeText>> = {
  'no-access': safe`ignored, because the person who ticked it does not have write access`,
  unproven: safe`ignored, because GitHub does not say who ticked it`,
  never: safe`ignored, because “${boxTable.never.label}” was ticked with it`,
  gone: safe`no longer possible: it is no longer listed here`,
  'moved-on': safe`no longer possible: it has changed since`,
  taken: safe`no longer possible: another fix now covers some of its feedback`,
  already: safe`no longer possible: this has been done already`,
}

const describeOutcome = (kind: TickKind, outcome: TickAnswer['outcome']): SafeText =>
  outcome === 'obeyed' ? boxTable[kind].done : notDone[outcome]

const maxAnswers = 5

export function buildLatestTicks({ ledger: { answers = [] } }: Shown) {
  const others = answers.filter(({ tick }) => tick.target !== wholeProject).slice(0, maxAnswers)
  const sayOf = (answer: TickAnswer) => dotted([answer.page === undefined ? [] : code(answer.page), sayAnswer(answer)])
  return introduce(phrase`Latest ticks:`, bullets(others.map(sayOf)))
}

/** `body`: as the event has it; `before`: ahead of the edit. */
export interface EditedIssue {
  readonly number: number
  readonly body: string
  readonly before: string
  readonly editor: string
}

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
    const groups = parseBoxes(text, ['send-now'], 'shown').map(({ target }) => target)
    const seen = { groups, listed: tracked.listed }
    const toCommand = (tick: Tick): Ticked => ({ type: 'box-ticked', tick, refused: refusals.get(tick), now, seen })
    const commands = fresh.map(toCommand)
    logAnswers(context, await session.record(commands))
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
  const { author } = session.ledger.tracking
  const isOurs = author !== undefined && issue.author === author
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

const nameTurn = (tick: Tick): string => `${tick.turn} ${nameTick(tick)}`

function logAnswers({ world, session }: Context, accepted: readonly LedgerCommand[]) {
  for (const tick of accepted.flatMap((one) => (one.type === 'box-ticked' ? one.tick : []))) {
    const answer = session.ledger.answers?.find((one) => nameTick(one.tick) === nameTick(tick))
    if (!answer) continue
    const ticked = safe`“${boxTable[tick.kind].label}” was ticked (${toSafeText(tick.target, 80)})`
    world.log.info(safe`${ticked}: ${describeOutcome(tick.kind, answer.outcome)}.`)
  }
}

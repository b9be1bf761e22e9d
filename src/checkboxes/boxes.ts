// Boxes that people can tick, with their answers.
import { findBlamed } from '../fixes/queries.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
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
import { boxTable, judgeTick, listOffers, type Subject } from './tick-commands.ts'
import {
  type Impossible,
  nameTick,
  type Refusal,
  type Tick,
  type TickAnswer,
  type TickKind,
  wholeProject,
} from './tick-record.ts'

type Shown = { readonly ledger: Ledger }

/** For boxes whose line may be out of sight. */
type About = Phrase | ((kind: TickKind) => Phrase)

export function buildBoxes(
  ledger: Ledger,
  subject: Subject,
  target: string,
  about: About,
  kinds?: readonly TickKind[],
) {
  const latest = new Map(ledger.answers?.map((answer) => [nameTick(answer.tick), answer]))
  const toTask = (offer: Tick): Task => {
    const last = latest.get(nameTick(offer))
    const before = last ? phrase` (last answer: ${describeAnswer(last)})` : []
    const words = phrase`${boxTable[offer.kind].label}${before}`
    return { tick: offer, words: dotted([words, typeof about === 'function' ? about(offer.kind) : about]) }
  }
  return taskList(listOffers(ledger, subject, target, kinds).map(toTask))
}

export function buildCommands(
  ledger: Ledger,
  subject: Subject,
  target: string,
  about: About,
  kinds?: readonly TickKind[],
): Blocks {
  // A later group of the page has the same name.
  const isOver = (tick: Tick) =>
    subject === 'queued' ? judgeTick(ledger, tick) === 'already' : judgeTick(ledger, tick)
  const over = ledger.answers?.filter(({ tick }) => tick.target === target && isOver(tick)) ?? []
  return [...bullets(over.map(sayAnswer)), ...buildBoxes(ledger, subject, target, about, kinds)]
}

const maxComments = 10

/** A comment that was sent again is left out of its newest fix. */
export function buildLeaveOut(ledger: Ledger, fix: Fix) {
  const blamed = findBlamed(ledger, fix)
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
  const more = phrase`For another one, ${resolve}, close the pull request, and tick “${boxTable.retry.label}”.`
  const what = fix.prLink ? safe`PR ${fix.prLink.number}` : safe`it`
  return details(safe`Did one complaint spoil ${what}? Send the others again`, [
    ...taskList(tasks.slice(0, maxComments)),
    ...(tasks.length > maxComments ? paragraph(more) : []),
  ])
}

export function buildAccepted({ ledger }: Shown, budget: number) {
  const { accepted = [] } = ledger
  const tasks = accepted.flatMap((one) =>
    listOffers(ledger, 'accepted', one.key).map((tick): Task => {
      const what = phrase`${code(one.what, 20)} ${code(one.name, 80)} (${code(one.rule, 60)})`
      const by = phrase`accepted by ${code(one.by, 60)}, ${formatDay(one.at)}`
      return { tick, words: phrase`${boxTable.withdraw.label}: ${what}, ${by}` }
    }),
  )
  const more = accepted.length - budget
  return details(safe`Accepted in every pull request: ${count(accepted.length, 'finding')}`, [
    ...taskList(tasks.slice(0, budget)),
    ...(more > 0 ? paragraph(phrase`… and ${count(more, 'more finding')}.`) : []),
  ])
}

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

export const describeOutcome = (kind: TickKind, outcome: TickAnswer['outcome']) =>
  outcome === 'obeyed' ? boxTable[kind].done : notDone[outcome]

const maxAnswers = 5

export function buildLatestTicks({ ledger: { answers = [] } }: Shown) {
  const others = answers.filter(({ tick }) => tick.target !== wholeProject).slice(0, maxAnswers)
  const sayOf = (answer: TickAnswer) => dotted([answer.page === undefined ? [] : code(answer.page), sayAnswer(answer)])
  return introduce(phrase`Latest ticks:`, bullets(others.map(sayOf)))
}

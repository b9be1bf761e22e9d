// What dashboard sections share.
import { isFaint } from '../clusters/words.ts'
import type { CostInputs } from '../fixes/job-cost.ts'
import { listBlamed } from '../fixes/queries.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { describeReaders, formatDay, omitZeros } from '../text/format.ts'
import {
  type Blocks,
  bullets,
  details,
  introduce,
  listWithin,
  paragraph,
  type Task,
  taskList,
} from '../text/markdown/blocks.ts'
import { code, dotted, type Phrase, phrase, say } from '../text/markdown/phrase.ts'
import { count, joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { type Links, linkPage } from './report-links.ts'
import { boxTable, type Impossible, judgeTick, listOffers, type Subject } from './tick-commands.ts'
import { nameTick, type Tick, type TickAnswer, type TickKind, wholeProject } from './tick-record.ts'

const maxPages = 3
const maxWords = 5

export interface BoardView {
  readonly links: Links
  readonly paused?: boolean
  /** Only for waits: texts must not change with time. */
  readonly now: number
  readonly cost?: CostInputs | undefined
}

export type Board = Readonly<ReturnType<typeof createBoard>>

export function createBoard(ledger: Ledger, view: BoardView) {
  const oldestFirst = ledger.fixes.toSorted((a, b) => a.at - b.at)
  const files = new Map(oldestFirst.flatMap(({ review }) => Object.entries(review?.judged.files ?? {})))
  const show = (page: string) => linkPage(view.links, page, files.get(page))
  return {
    ...view,
    ledger,
    showPages: (pages: readonly string[]) => listWithin(pages, show, maxPages),
    command: (fix: Fix): Blocks => [
      ...buildCommands(ledger, 'fix', fix.id, nameFix(fix)),
      ...buildLeaveOut(ledger, fix),
    ],
  }
}

function nameFix({ pages, prLink }: Fix) {
  const pull = prLink ? phrase`pull request ${prLink.number}` : []
  return dotted([pull, listWithin(pages, code, 1)])
}

const minWords = 3

export function describeWords(words: readonly SafeText[] = []): Phrase {
  const telling = words.flatMap((word) => word.split(/\s+/)).filter((word) => !isFaint(word))
  const shown = dotted(words.slice(0, maxWords).map((word) => say(word)))
  return telling.length < minWords ? [] : phrase`Readers mention: ${shown}`
}

type Asking = Pick<Fix, 'distinctReaders' | 'agents' | 'votes'>

export const describeAsking = (asking: Asking): Phrase => say(joinLines(listAsking(asking), ', '))

export function listAsking(asking: Asking): SafeText[] {
  return [...describeReaders(asking), ...omitZeros([asking.votes, count(asking.votes, 'vote down', 'votes down')])]
}

const reasons: Record<Impossible, SafeText> = {
  gone: safe`it is no longer listed here`,
  'moved-on': safe`it has changed since`,
  taken: safe`another fix now covers some of its feedback`,
  already: safe`this has been done already`,
}

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

export function buildAccepted({ ledger }: Board): Blocks {
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

const ignored = {
  'no-access': safe`ignored, because the person who ticked it does not have write access`,
  unproven: safe`ignored, because GitHub does not say who ticked it`,
  never: safe`ignored, because “${boxTable.never.label}” was ticked with it`,
}

export function describeOutcome(kind: TickKind, outcome: TickAnswer['outcome']): SafeText {
  if (outcome.code === 'not-possible') return safe`no longer possible: ${reasons[outcome.why]}`
  return outcome.code === 'obeyed' ? boxTable[kind].done : ignored[outcome.code]
}

const maxAnswers = 5

export function buildLatestTicks({ ledger: { answers = [] } }: Board) {
  const others = answers.filter(({ tick }) => tick.target !== wholeProject).slice(0, maxAnswers)
  const sayOf = (answer: TickAnswer) => dotted([answer.page === undefined ? [] : code(answer.page), sayAnswer(answer)])
  return introduce(phrase`Latest ticks:`, bullets(others.map(sayOf)))
}

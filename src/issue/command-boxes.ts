// What people can request by ticking a box, and how each earlier tick was answered.

import type { Fix, Ledger } from '../ledger/ledger.ts'
import { formatDay } from '../text/format.ts'
import { type Blocks, bullets, details, paragraph, type Task, taskList } from '../text/markdown/blocks.ts'
import { code, type Phrase, phrase } from '../text/markdown/phrase.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'
import { type Impossible, listAcceptedOffers, listCommentOffers } from './offers.ts'
import { nameTick, type Tick, type TickAnswer, type TickKind } from './tick-record.ts'

export const tickLabels: Readonly<Record<TickKind, SafeText>> = {
  retry: safe`Retry`,
  'send-now': safe`Send now`,
  never: safe`Never send this topic`,
  'give-up': safe`Give up`,
  pause: safe`Pause new jobs`,
  resume: safe`Resume new jobs`,
  'send-anyway': safe`Send anyway`,
  'leave-out': safe`Send again without a complaint`,
  withdraw: safe`Withdraw`,
}

const applied: Readonly<Record<TickKind, SafeText>> = {
  retry: safe`queued for the next run`,
  'send-now': safe`goes first in the next run`,
  never: safe`dismissed`,
  'give-up': safe`given up`,
  pause: safe`paused`,
  resume: safe`resumed`,
  'send-anyway': safe`goes first in the next run`,
  withdraw: safe`no longer accepted`,
  'leave-out': safe`the others go first in the next run, once the pull request is closed`,
}

const reasons: Readonly<Record<Impossible, SafeText>> = {
  gone: safe`it is no longer listed here`,
  'moved-on': safe`it has changed since`,
  taken: safe`another fix now covers some of its feedback`,
  already: safe`this has been done already`,
}

/** The boxes below a line, each with the answer to its last tick, and the answers for boxes that are no longer offered. */
export function buildCommands(ledger: Ledger, target: string, offers: readonly Tick[]): Blocks {
  const offered = new Set(offers.map(nameTick))
  const answers = (ledger.answers ?? []).filter(({ tick }) => tick.target === target)
  const over = answers.filter(({ tick }) => !offered.has(nameTick(tick)))
  return [...bullets(over.map(sayAnswer)), ...taskList(offers.map((offer) => buildOffer(ledger, offer)))]
}

/** Further comments can be left out in the service. */
const mostComments = 10

/** Folded: a box for each comment that the fix can be sent again without, by page and date. */
export function buildLeaveOut(ledger: Ledger, fix: Fix): Blocks {
  const offers = listCommentOffers(ledger, fix)
  if (offers.length === 0) return []
  const blamed = new Set(fix.review?.judged?.blamed)
  const tasks = offers.slice(0, mostComments).map((offer): Task => {
    const { at = null, page = 0 } = fix.comments?.find(({ id }) => id === offer.target) ?? {}
    const of = at === null ? phrase`the undated complaint` : phrase`the complaint of ${formatDay(at)}`
    const by = blamed.has(offer.target) ? phrase`, which the review blames` : []
    const where = phrase`${of} on ${code(fix.pages[page] ?? '')}`
    return {
      tick: [offer.kind, offer.target, offer.turn],
      words: phrase`Without ${where} (${code(offer.target, 40)})${by}`,
    }
  })
  const resolve = phrase`set its status to resolved in the service’s dashboard`
  const more = phrase`For another one, ${resolve}, close the pull request, and tick ${tickLabels.retry}.`
  const what = fix.prLink?.number === undefined ? safe`it` : safe`PR ${fix.prLink.number}`
  return details(safe`Did one complaint spoil ${what}? Send the others again`, [
    ...taskList(tasks),
    ...(offers.length > mostComments ? paragraph(more) : []),
  ])
}

/** Folded: what people have accepted for the project, with a box to withdraw each. */
export function buildAccepted(ledger: Ledger): Blocks {
  const { accepted = [] } = ledger
  const tasks = accepted.flatMap((one) =>
    listAcceptedOffers(ledger, one).map(({ kind, target, turn }): Task => {
      const what = phrase`${code(one.what, 20)} ${code(one.name, 80)} (${code(one.rule, 60)})`
      const by = phrase`accepted by ${code(one.by, 60)}, ${formatDay(one.at)}`
      return { tick: [kind, target, turn], words: phrase`${tickLabels.withdraw}: ${what}, ${by}` }
    }),
  )
  if (tasks.length === 0) return []
  const more = accepted.length - mostAccepted
  return details(safe`Accepted in every pull request: ${count(accepted.length, 'finding')}`, [
    ...taskList(tasks.slice(0, mostAccepted)),
    ...(more > 0 ? paragraph(phrase`… and ${count(more, 'more finding')}.`) : []),
  ])
}

const mostAccepted = 30

function buildOffer(ledger: Ledger, offer: Tick): Task {
  const last = (ledger.answers ?? []).find(({ tick }) => nameTick(tick) === nameTick(offer))
  const words = last === undefined ? phrase`${tickLabels[offer.kind]}` : sayAnswer(last)
  return { tick: [offer.kind, offer.target, offer.turn], words }
}

/** `Retry: queued for the next run, 22 Nov 2026` */
function sayAnswer({ tick, outcome, at }: TickAnswer): Phrase {
  return phrase`${tickLabels[tick.kind]}: ${describeOutcome(tick.kind, outcome)}, ${formatDay(at)}`
}

/** Names the page, for places where no line does. */
export function sayAnswerOf(answer: TickAnswer): Phrase {
  return answer.page === undefined ? sayAnswer(answer) : phrase`${code(answer.page)} · ${sayAnswer(answer)}`
}

export function describeOutcome(kind: TickKind, outcome: TickAnswer['outcome']): SafeText {
  switch (outcome.code) {
    case 'obeyed':
      return applied[kind]
    case 'no-access':
      return safe`ignored, because the person who ticked it does not have write access`
    case 'unproven':
      return safe`ignored, because GitHub does not say who ticked it`
    case 'not-possible':
      return safe`no longer possible: ${reasons[outcome.why]}`
  }
}

// Commands that people give by ticking boxes. Each is judged against the current ledger and answered once.
import { type Advance, applied } from '../fixes/change-fix.ts'
import type { StateOf } from '../fixes/reason-codes.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { answersKept, turnsKept } from '../ledger/ledger-limits.ts'
import { judgeTick, turnOf } from './offers.ts'
import { dismiss, effects, type Topics } from './tick-effects.ts'
import { nameTick, readName, type Tick, type TickAnswer, type TickOutcome } from './tick-record.ts'

interface Ticked {
  tick: Tick
  /** Why the tick does not count: the person has no write access, or it is unknown who ticked the box. */
  refused?: 'no-access' | 'unproven' | undefined
  now: number
}

export const tickRules = {
  'box-ticked': (ledger: Ledger, { tick, refused, now }: Ticked, stateOf: StateOf): Advance => {
    if (tick.turn < turnOf(ledger, tick)) return 'known'
    const page = findPage(ledger, tick)
    const reply = (next: Ledger, outcome: TickOutcome) => answer(next, { tick, at: now, outcome, page })
    if (refused !== undefined) {
      const latest = ledger.answers?.find((other) => nameTick(other.tick) === nameTick(tick))
      const isReported = latest?.outcome.code === refused && latest.tick.turn === tick.turn
      return isReported ? 'known' : applied(reply(ledger, { code: refused }))
    }
    const why = judgeTick(ledger, tick)
    const change = why === undefined ? effects[tick.kind](ledger, tick.target, now, stateOf) : why
    if (typeof change === 'string') return applied(count(reply(ledger, { code: 'not-possible', why: change }), tick))
    return { ...change, ledger: count(reply(change.ledger, { code: 'obeyed' }), tick) }
  },

  /** The topics of a dismissed queued group, as the scan found them. */
  'topics-dismissed': (
    ledger: Ledger,
    { topics, keys, now }: { topics: readonly Topics[]; keys: readonly string[]; now: number },
  ): Advance => {
    const dismissed = (ledger.dismissed ?? []).filter(({ key }) => keys.includes(key))
    if (dismissed.length === 0) return 'known'
    const known = new Set(dismissed.map(({ key }) => key))
    const matching = topics.filter(({ of }) => known.has(of))
    const left = (ledger.dismissed ?? []).filter(({ key }) => !known.has(key))
    return applied(dismiss({ ...ledger, dismissed: left }, matching, now))
  },
}

function answer(ledger: Ledger, given: TickAnswer): Ledger {
  const others = (ledger.answers ?? []).filter((other) => nameTick(other.tick) !== nameTick(given.tick))
  return { ...ledger, answers: [given, ...others].slice(0, answersKept) }
}

function findPage({ fixes, waiting, flagged = [] }: Ledger, { target }: Tick): string | undefined {
  const queued = waiting.clusters.find(({ key }) => key === target)
  const [page] = (fixes.find(({ id }) => id === target) ?? queued)?.pages ?? []
  const named = fixes.flatMap(({ comments = [], ...fix }) =>
    comments.flatMap((comment) => (comment.id === target ? (fix.pages[comment.page] ?? []) : [])),
  )
  return page ?? named[0] ?? flagged.find(({ id }) => id === target)?.page
}

/** Forgets counts of boxes that nobody can tick any more first. */
function count(ledger: Ledger, tick: Tick): Ledger {
  const name = nameTick(tick)
  const ticks = { ...ledger.ticks, [name]: Math.max(tick.turn, turnOf(ledger, tick)) + 1 }
  const turns = Object.entries(ticks)
  if (turns.length <= turnsKept) return { ...ledger, ticks }
  const answered = new Set((ledger.answers ?? []).map((other) => nameTick(other.tick)))
  const isShown = (other: string) => {
    const known = readName(other)
    return other === name || answered.has(other) || (known !== undefined && judgeTick(ledger, known) !== 'gone')
  }
  return { ...ledger, ticks: Object.fromEntries(turns.filter(([turn]) => isShown(turn))) }
}

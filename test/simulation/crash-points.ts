// Crash points: every effect of a story's reference runs, and what becomes of the world when a process dies just before or after it.

import { isRead } from '../support/github-line.ts'
import { at, plain } from './crash-points-words.ts'
import { describe } from './github-line.ts'
import { simulate } from './simulate.ts'
import type { Fault, Moment, Story } from './story.ts'
import type { Variant } from './variants.ts'

/** A request of a run of the last moment that changes something. */
export interface Effect {
  readonly run: number
  readonly to: 'github' | 'service'
  /** Counted from zero within its run and side. */
  readonly nth: number
  readonly name: string
}

export interface Point extends Effect {
  readonly kind: 'die-before' | 'die-after'
}

export interface Played {
  /** Of the last moment's runs, in the order in which they happened. */
  readonly effects: readonly Effect[]
  readonly crashes: number
  /** After how many clean runs nothing was left to settle; undefined: that never came, or something was broken. */
  readonly rest: number | undefined
  readonly breaches: readonly string[]
  readonly trace: readonly string[]
}

/** When every lease and the hour of the creations are over. */
const recovery: Moment = at(62, [], plain)

/** Plays the story, then clean runs until nothing is left to settle. */
export async function playToRest(story: Story, traced = false): Promise<Played> {
  const last = story.moments.at(-1)?.runs.length ?? 0
  const before = story.moments.reduce((sum, { runs }) => sum + runs.length, -last)
  const { effects, listener } = createListener(before)
  const { tally, breaches, clean, trace } = await simulate(story, { traced, variant: listener, untilRest: true })
  const rest = breaches.length === 0 ? clean : undefined
  return { effects: effects.filter(({ run }) => run >= 0 && run < last), crashes: tally.crashes, rest, breaches, trace }
}

/** Hears of each effect as it is sent, and changes nothing. `first`: number of the first run of the last moment. */
function createListener(first: number): { effects: Effect[]; listener: Variant } {
  const effects: Effect[] = []
  const hear = (run: number, to: Effect['to'], name: string) => {
    const nth = effects.filter((other) => other.run === run && other.to === to).length
    effects.push({ run, to, nth, name })
  }
  // Both lines of a process are laid, and its world is built from them, before the next one has its turn.
  let next = { run: -1 }
  const listener: Variant = {
    name: 'none: it listens only',
    github: (send) => {
      const own = next
      return (request) => {
        if (!isRead(request)) hear(own.run, 'github', describe(request))
        return send(request)
      }
    },
    service: (send) => {
      const own = next
      return (exchange) => {
        if (exchange.method === 'POST') hear(own.run, 'service', 'POST job')
        return send(exchange)
      }
    },
    world: (world, process) => {
      next.run = process.number - first
      next = { run: -1 }
      return world
    },
  }
  return { effects, listener }
}

export function listPoints(effects: readonly Effect[]): Point[] {
  return effects.flatMap((effect) => [
    { ...effect, kind: 'die-before' },
    { ...effect, kind: 'die-after' },
  ])
}

/** Of each kind of request one point, with its index; `turn` decides which, before and after the request in turn. */
export function sampleByKind(points: readonly Point[], turn: number): [number, Point][] {
  const kinds = Map.groupBy(points.entries(), ([, { name }]) => name)
  return [...kinds.values()].map((own, at) => own[(turn + at) % own.length] as [number, Point])
}

/** The story, in whose last moment a process dies. */
export function crashAt(story: Story, { run, to, nth, kind }: Point): Story {
  const fault: Fault =
    to === 'github' ? { to, on: 'effect', nth, kind, size: 0 } : { to, on: 'creation', nth, kind, size: 0 }
  const last = story.moments.at(-1)
  if (last === undefined) return story
  const runs = last.runs.map((plan, index) => (index === run ? { ...plan, faults: [...plan.faults, fault] } : plan))
  return { ...story, moments: [...story.moments.slice(0, -1), { ...last, runs }] }
}

export function recover(story: Story): Story {
  return { ...story, moments: [...story.moments, recovery] }
}

// Crash points: every effect of a story's reference runs, and what becomes of the world when a process dies just before or after it.
import { isRead } from '../support/github-line.ts'
import { at, plain } from './crash-points-words.ts'
import { describe } from './github-line.ts'
import { referenceStories } from './reference-stories.ts'
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

export function crashAt(story: Story, { run, to, nth, kind }: Point): Story {
  const fault: Fault =
    to === 'github' ? { to, on: 'effect', nth, kind, size: 0 } : { to, on: 'creation', nth, kind, size: 0 }
  const last = story.moments.at(-1)
  if (last === undefined) return story
  const runs = last.runs.map((plan, index) => (index === run ? { ...plan, faults: [...plan.faults, fault] } : plan))
  return { ...story, moments: [...story.moments.slice(0, -1), { ...last, runs }] }
}

function recover(story: Story): Story {
  return { ...story, moments: [...story.moments, recovery] }
}

export interface Place {
  readonly story: number
  readonly first: number
  /** A point of the recovery run; undefined: that one is clean. */
  readonly second?: number | undefined
}

export interface Verdict {
  readonly singles: number
  readonly pairs: number
  readonly worst: number
  readonly failures: readonly { readonly place: Place; readonly why: string }[]
}

/** After more clean runs than these nothing may be left to settle. */
const maxRuns = 3

export const none: Verdict = { singles: 0, pairs: 0, worst: 0, failures: [] }

export function addVerdicts(one: Verdict, other: Verdict): Verdict {
  return {
    singles: one.singles + other.singles,
    pairs: one.pairs + other.pairs,
    worst: Math.max(one.worst, other.worst),
    failures: [...one.failures, ...other.failures],
  }
}

export async function findPoints(number: number): Promise<{ points: Point[]; played: Played }> {
  const played = await playToRest(storyAt(number))
  return { points: listPoints(played.effects), played }
}

export async function judgeSingle(place: Place, point: Point, crashes: number): Promise<Verdict> {
  const played = await playToRest(crashAt(storyAt(place.story), point))
  return { ...none, singles: 1, ...judge(place, played, crashes + 1) }
}

/** Every second point of the recovery run after `point`, or those that are chosen. */
export async function judgePairs(
  place: Place,
  point: Point,
  crashes: number,
  choose: (points: readonly Point[]) => [number, Point][] = (points) => [...points.entries()],
): Promise<Verdict> {
  const story = recover(crashAt(storyAt(place.story), point))
  const recovered = await playToRest(story)
  let verdict: Verdict = { ...none, ...judge(place, recovered, crashes + 1) }
  for (const [second, other] of choose(listPoints(recovered.effects))) {
    const played = await playToRest(crashAt(story, other))
    verdict = addVerdicts(verdict, { ...none, pairs: 1, ...judge({ ...place, second }, played, crashes + 2) })
  }
  return verdict
}

export async function tracePlace({ story: number, first, second }: Place): Promise<Played> {
  const crashed = (story: Story, points: readonly Point[], index: number) => {
    const point = points[index]
    if (point === undefined)
      throw new Error(`There are ${points.length} points, counted from 0, and no number ${index}.`)
    return crashAt(story, point)
  }
  const { points } = await findPoints(number)
  const single = crashed(storyAt(number), points, first)
  if (second === undefined) return playToRest(single, true)
  const { effects } = await playToRest(recover(single))
  return playToRest(crashed(recover(single), listPoints(effects), second), true)
}

function storyAt(number: number): Story {
  const reference = referenceStories[number]
  if (reference === undefined)
    throw new Error(`There are ${referenceStories.length} stories, counted from 0, and no number ${number}.`)
  return reference.story
}

function judge(place: Place, { rest, breaches, crashes }: Played, wanted: number): Pick<Verdict, 'worst' | 'failures'> {
  const fail = (why: string) => ({ worst: rest ?? 0, failures: [{ place, why }] })
  if (breaches[0] !== undefined) return fail(breaches[0])
  if (crashes !== wanted) return fail(`${crashes} processes died instead of ${wanted}: the point was never reached`)
  if (rest === undefined) return fail('it never came to rest')
  return rest > maxRuns ? fail(`it came to rest after ${rest} clean runs only`) : { worst: rest, failures: [] }
}

// What comes of one crash point, alone and with a second one in the run after it.
import { crashAt, listPoints, type Played, type Point, playToRest, recover } from './crash-points.ts'
import { referenceStories } from './reference-stories.ts'
import type { Story } from './story.ts'

export interface Place {
  readonly story: number
  readonly first: number
  /** A point of the recovery run; undefined: that one is clean. */
  readonly second?: number | undefined
}

export interface Failure {
  readonly place: Place
  readonly why: string
}

export interface Verdict {
  readonly singles: number
  readonly pairs: number
  readonly worst: number
  readonly failures: readonly Failure[]
}

/** After more clean runs than these nothing may be left to settle. */
const mostRuns = 3

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
  return rest > mostRuns ? fail(`it came to rest after ${rest} clean runs only`) : { worst: rest, failures: [] }
}

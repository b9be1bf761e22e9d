// Every crash point of the reference stories, and a sample of the pairs. All pairs: npm run simulate:crashes.
import { describe, expect, test } from 'vitest'
import { crashAt, type Point, playToRest } from './crash-points.ts'
import { addVerdicts, findPoints, judgePairs, judgeSingle, none } from './crash-points-verdict.ts'
import type { ReferenceStory } from './crash-points-words.ts'
import { referenceStories } from './reference-stories.ts'

/** Other tests share the machine. */
const timeout = 120_000
let points = 0

describe.each([...referenceStories.entries()])('reference story %i', (number, reference) => {
  test(`${reference.name}: goes through it, and comes to rest`, { timeout }, async () => {
    const { trace, rest, breaches } = await playToRest(reference.story, true)
    expect({ rest, breaches }).toEqual({ rest: 1, breaches: [] })
    const lines = cutReference(trace, reference)
    let last = -1
    for (const shown of reference.shows) {
      last = lines.findIndex(
        (line, index) => index > last && (typeof shown === 'string' ? line.includes(shown) : shown.test(line)),
      )
      expect(last, `${shown} follows in\n${lines.join('\n')}`).toBeGreaterThanOrEqual(0)
    }
  })

  test(`${reference.name}: converges from every point`, { timeout }, async () => {
    const found = await findPoints(number)
    let verdict = none
    for (const [first, point] of found.points.entries()) {
      verdict = addVerdicts(verdict, await judgeSingle({ story: number, first }, point, found.played.crashes))
    }
    expect(verdict).toMatchObject({ singles: found.points.length, failures: [] })
    expect(verdict.worst).toBeLessThanOrEqual(3)
    points += verdict.singles
  })
})

test('there are about five hundred points', () => {
  expect(points).toBeGreaterThanOrEqual(500)
})

test('pairs converge: of each story one first point with every sixth second one', { timeout }, async () => {
  let verdict = none
  for (const [story] of referenceStories.entries()) {
    const { first, point, crashes } = await pickPoint(story, story * 7)
    verdict = addVerdicts(
      verdict,
      await judgePairs({ story, first }, point, crashes, (second) => second % 6 === story % 6),
    )
  }
  expect(verdict.failures).toEqual([])
  expect(verdict.pairs).toBeGreaterThan(50)
})

test('a point that is never reached does not count as one that converges', async () => {
  const { point, crashes } = await pickPoint(0, 0)
  const { failures } = await judgeSingle({ story: 0, first: 0 }, { ...point, nth: 1000 }, crashes)
  expect(failures).toMatchObject([{ why: expect.stringContaining('never reached') }])
})

test('a point plays the same way every time', async () => {
  const { point, story } = await pickPoint(0, 20)
  const [one, other] = [await playToRest(crashAt(story, point), true), await playToRest(crashAt(story, point), true)]
  expect(one.trace).toEqual(other.trace)
})

async function pickPoint(number: number, index: number) {
  const { points, played } = await findPoints(number)
  const first = index % points.length
  return {
    first,
    point: points[first] as Point,
    crashes: played.crashes,
    story: (referenceStories[number] as ReferenceStory).story,
  }
}

/** The part of the trace from the start of the reference runs on. */
function cutReference(trace: readonly string[], { story }: ReferenceStory): readonly string[] {
  const before = story.moments.slice(0, -1).reduce((sum, { runs }) => sum + runs.length, 0)
  return trace.slice(
    trace.findIndex((line) => line.includes(`run ${before} `)),
    trace.findIndex((line) => line.includes('all is calm now')),
  )
}

// Crash points of the reference stories: one of every eighth kind of request a story, unless `.ci/run` plays them all beside, and pairs.
import { expect, test } from 'vitest'
import { isSimulatedApart } from '../support/strength.ts'
import {
  addVerdicts,
  crashAt,
  judgePairs,
  judgeSingle,
  listPoints,
  none,
  type Point,
  playToRest,
  sampleByKind,
} from './crash-points.ts'
import type { ReferenceStory } from './crash-points-words.ts'
import { referenceStories } from './reference-stories.ts'

const stories = referenceStories.map((reference, number) => ({ ...reference, number }))
const [firstRun] = stories as [(typeof stories)[number]]

test.each(stories)('$name: goes through it, and settles after a crash at any kind of request', async (reference) => {
  const { number, story, shows } = reference
  const played = await playToRest(story, true)
  expect(played).toMatchObject({ rest: 1, breaches: [] })
  expectInOrder(cutReference(played.trace, reference), shows)

  if (isSimulatedApart) return
  let verdict = none
  const points = sampleByKind(listPoints(played.effects), number >> 1).filter(
    (_, at, all) => at % 8 === (number % all.length) % 8,
  )
  expect(points).not.toEqual([])
  for (const [first, point] of points)
    verdict = addVerdicts(verdict, await judgeSingle({ story: number, first }, point, played.crashes))
  expect(verdict).toMatchObject({ singles: points.length, failures: [] })
})

test.each(stories.filter(({ number }) => number % 8 === 0))(
  '$name: settles after a second crash, at any kind of request of the run after it',
  async ({ number, story }) => {
    const { effects, crashes } = await playToRest(story)
    const points = listPoints(effects)
    const first = (number * 7 + (number >> 3)) % points.length
    const choose = (seconds: readonly Point[]) => sampleByKind(seconds, number)
    const verdict = await judgePairs({ story: number, first }, points[first] as Point, crashes, choose)
    expect(verdict.failures).toEqual([])
    expect(verdict.pairs).toBeGreaterThan(1)
  },
)

test('refuses to call a point settled that is never reached', async () => {
  const { effects, crashes } = await playToRest(firstRun.story)
  const point = { ...(listPoints(effects)[0] as Point), nth: 1000 }
  const { failures } = await judgeSingle({ story: 0, first: 0 }, point, crashes)
  expect(failures).toMatchObject([{ why: expect.stringContaining('never reached') }])
})

test('plays a point the same way every time', async () => {
  const { effects } = await playToRest(firstRun.story)
  const crashed = crashAt(firstRun.story, listPoints(effects)[20] as Point)
  const [one, other] = [await playToRest(crashed, true), await playToRest(crashed, true)]
  expect(one.trace).toEqual(other.trace)
})

function expectInOrder(lines: readonly string[], shows: ReferenceStory['shows']): void {
  let last = -1
  for (const shown of shows) {
    last = lines.findIndex(
      (line, index) => index > last && (typeof shown === 'string' ? line.includes(shown) : shown.test(line)),
    )
    expect(last, `${shown} follows in\n${lines.join('\n')}`).toBeGreaterThanOrEqual(0)
  }
}

function cutReference(trace: readonly string[], { story }: ReferenceStory): readonly string[] {
  const before = story.moments.slice(0, -1).reduce((sum, { runs }) => sum + runs.length, 0)
  return trace.slice(
    trace.findIndex((line) => line.includes(`run ${before} `)),
    trace.findIndex((line) => line.includes('all is calm now')),
  )
}

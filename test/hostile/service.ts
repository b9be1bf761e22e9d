// A hostile service, and hostile pull requests: job fields, error texts, titles, descriptions and branches have no effect.
import { describe, expect, test } from 'vitest'
import { type HostileItem, isOfJob, isOfPull, loadHostile } from '../corpus/load.ts'
import { sample } from '../support/strength.ts'
import { inBatches, judgePlayed, summarise } from './attack.ts'
import { playError, playJobs, playPulls, refusals, textsOf } from './play-jobs.ts'

const items = loadHostile()
const throwAll = (batch: readonly HostileItem[], shown: boolean) => batch.map((item) => ({ item, shown }))

test.each(inBatches(sample(items.filter(isOfJob), 10), 40))(
  'jobs of $id and those after it have no effect',
  async (...batch) => {
    const effects = await judgePlayed(await playJobs(batch.map(textsOf)), throwAll(batch, true), true)
    expect(summarise(effects)).toEqual([])
  },
)

/** Each text meets two of the refusals, or one where a sample is played; each refusal a share of the texts: in turn. */
describe('error texts have no effect', () => {
  const errors = items.filter(({ field }) => field === 'error')
  test.each(refusals.map((refusal, turn) => ({ ...refusal, turn })))('$name', async ({ turn, ...refusal }) => {
    const own = sample(
      errors.filter((_, at) => at % 4 === turn % 4),
      2,
      turn >> 2,
    )
    expect(own.length).toBeGreaterThan(1)
    for (const item of own) {
      const effects = await judgePlayed(await playError(item.text, refusal), throwAll([item], true), true)
      expect(summarise(effects)).toEqual([])
    }
  })
})

test.each([true, false])('pull requests have no effect, known by their links: %s', async (answered) => {
  for (const batch of inBatches(sample(items.filter(isOfPull), 10, answered ? 0 : 1), 40)) {
    // Titles are shown, cleaned.
    const thrown = batch.map((item) => ({ item, shown: item.field === 'pullTitle' }))
    const effects = await judgePlayed(await playPulls(batch.map(textsOf), answered), thrown, true)
    expect(summarise(effects)).toEqual([])
  }
})

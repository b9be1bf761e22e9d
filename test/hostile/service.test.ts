// A hostile service, and hostile pull requests: job fields, error texts, titles, descriptions and branches have no effect.
import { expect, test, vi } from 'vitest'
import { type HostileItem, isOfJob, isOfPull, loadHostile } from '../corpus/load.ts'
import { inBatches, judgePlayed, summarise } from './attack.ts'
import { playError, playJobs, playPulls, textsOf } from './play-jobs.ts'

vi.setConfig({ testTimeout: 120_000 })

const items = loadHostile()
const throwAll = (batch: readonly HostileItem[], shown: boolean) => batch.map((item) => ({ item, shown }))

test.each(inBatches(items.filter(isOfJob), 40))('jobs from $id on', async (...batch) => {
  const effects = await judgePlayed(await playJobs(batch.map(textsOf)), throwAll(batch, true), true)
  expect(summarise(effects)).toEqual([])
})

test('error texts', async () => {
  const errors = items.filter(({ field }) => field === 'error')
  const effects = []
  for (const item of errors)
    effects.push(...(await judgePlayed(await playError(item.text), throwAll([item], true), true)))
  expect(summarise(effects)).toEqual([])
})

test.each([true, false])('pull requests, known by their links: %s', async (answered) => {
  for (const batch of inBatches(items.filter(isOfPull), 40)) {
    const effects = await judgePlayed(await playPulls(batch.map(textsOf), answered), throwAll(batch, false), true)
    expect(summarise(effects)).toEqual([])
  }
})

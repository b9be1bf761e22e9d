// Every hostile text of the corpus as what a change holds and as a path in it: comment, summary, annotations and outputs have no effect.
import { describe, expect, test, vi } from 'vitest'
import { loadHostile } from '../corpus/load.ts'
import { inBatches, judgePlayed, summarise } from './attack.ts'
import { playTold } from './play-told.ts'

vi.setConfig({ testTimeout: 120_000 })

const batches = inBatches(loadHostile(), 180).map((batch) => [batch[0]?.id, batch] as const)

describe('what a finding is about, and what readers wrote', () => {
  test.each(batches)('from %s on', async (_, batch) => {
    const played = await playTold(batch.map(({ text }) => ({ words: text })))
    const thrown = batch.map((item) => ({ item, shown: false }))
    expect(summarise(await judgePlayed(played, thrown, true))).toEqual([])
  })
})

describe('a path', () => {
  test.each(batches)('from %s on', async (_, batch) => {
    const played = await playTold(batch.map(({ text }) => ({ path: text })))
    const thrown = batch.map((item) => ({ item, shown: true }))
    expect(summarise(await judgePlayed(played, thrown, true))).toEqual([])
  })
})

// Hostile pull requests of the agent, from the event to the comment: names, title, description, commit and contents have no effect.
import { expect, test } from 'vitest'
import { loadHostile } from '../corpus/load.ts'
import { sample } from '../support/strength.ts'
import { inBatches, judgePlayed, summarise } from './attack.ts'
import { playChanges } from './play-changes.ts'

const items = sample(
  loadHostile().filter(({ text }) => text.length < 20_000),
  8,
  1,
)

// A second look finds and shows the same: it stands for all in the first batch.
const batches = inBatches(items, 60).map((batch, at) => [batch[0]?.id, batch, at === 0] as const)

test.each(batches)('%s and those after it have no effect', async (_, batch, again) => {
  const played = await playChanges(
    batch.map(({ text }) => text),
    again,
  )
  expect(played.sinks.filter(({ name, kind }) => name === 'review opened: outputs' && kind === 'outputs')).toHaveLength(
    1,
  )
  const thrown = batch.map((item) => ({ item, shown: true }))
  expect(summarise(await judgePlayed(played, thrown, true))).toEqual([])
})

// The same texts where no reader may be quoted, while jobs end in every way and are tried again: no effect, and no word of theirs.
import { expect, test } from 'vitest'
import { isOfReader, loadHostile } from '../corpus/load.ts'
import { sample } from '../support/strength.ts'
import { inBatches, judgePlayed, summarise } from './attack.ts'
import { placeItem } from './feedback.ts'
import { playEnds } from './play.ts'

/** What may be shown, names and code, and of the comments, which no reader may see here, every third of each family. */
const shown = loadHostile().filter((item, at) => isOfReader(item) && (item.field !== 'comment' || at % 3 === 0))
const items = sample(shown, 10)

test.each(inBatches(items, 40).map((batch) => [batch[0]?.id, batch] as const))(
  '%s and those after it have no effect',
  async (_, batch) => {
    const played = await playEnds(batch.map((item, number) => placeItem(item, number).entry))
    const thrown = batch.map((item) => ({ item, shown: item.field === 'path' || item.field === 'entryId' }))
    const effects = await judgePlayed(played, thrown, false)
    expect(summarise(effects)).toEqual([])
  },
)

// Hostile texts of the corpus as what a change holds and as a path in it: comment, summary, annotations and outputs have no effect.
import { expect, test } from 'vitest'
import { loadHostile } from '../corpus/load.ts'
import { sample } from '../support/strength.ts'
import { inBatches, judgePlayed, summarise } from './attack.ts'
import { playReported } from './play-reported.ts'

const items = loadHostile()
/** Each text stands as words or, beside one of another family, as a path; in `.ci/run` once as either. */
const pairs = sample(
  items.map((item, at) => [item, items[(at + 601) % items.length] ?? item] as const),
  24,
  2,
)

test.each(inBatches(pairs, 60).map((batch) => [batch[0]?.[0].id, batch] as const))(
  '%s and those after it have no effect',
  async (_, batch) => {
    const played = await playReported(batch.map(([words, path]) => ({ words: words.text, path: path.text })))
    // A text that a list leaves out would prove nothing.
    expect(played.sinks.filter(({ kind, text }) => kind === 'markdown' && /^(?:- and|… and) \d/m.test(text))).toEqual(
      [],
    )
    const thrown = batch.flatMap(([words, path]) => [
      { item: words, shown: false },
      { item: path, shown: true },
    ])
    expect(summarise(await judgePlayed(played, thrown, true))).toEqual([])
  },
)

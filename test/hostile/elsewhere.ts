// A stranger picks the field: comments of the corpus as code, file name and language, as contact, as path and as id.
import { describe, expect, test } from 'vitest'
import { loadHostile } from '../corpus/load.ts'
import { sample } from '../support/strength.ts'
import { inBatches, judgePlayed, summarise } from './attack.ts'
import { writeEntry } from './feedback.ts'
import { openStage, playRun } from './play.ts'

const places = [
  {
    field: 'code, file name and language',
    shown: false,
    put: (text: string) => ({ code: text, filename: text, lang: text }),
  },
  { field: 'contact', shown: false, put: (text: string) => ({ contact: text }) },
  { field: 'path', shown: true, put: (text: string) => ({ path: text }) },
  { field: 'id', shown: true, put: (text: string, number: number) => ({ entryId: `${number}: ${text}` }) },
]
const items = loadHostile().filter(({ field }) => field === 'comment')

/** Each text stands in one field, and each field has a quarter of every family: in turn. */
describe.each(places.map((place, turn) => ({ ...place, turn })))('$field', ({ shown, put, turn }) => {
  const own = sample(
    items.filter((_, at) => at % places.length === turn),
    10,
    turn,
  )
  test.each(inBatches(own, 80).map((batch) => [batch[0]?.id, batch] as const))(
    '%s and those after it have no effect',
    async (_, batch) => {
      const entries = batch.map(({ text }, number) => writeEntry(put(text, number), number))
      const played = await playRun(openStage({ feedback: entries, inputs: { quotes: 'always' } }), 'run')
      expect(played.runs[0]?.failure).toBeUndefined()
      const thrown = batch.map((item) => ({ item, shown }))
      expect(summarise(await judgePlayed(played, thrown, true))).toEqual([])
    },
  )
})

// A stranger picks the field: every comment of the corpus as code, file name, language and contact; and as path and id.

import { describe, expect, test, vi } from 'vitest'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { type HostileItem, loadHostile } from '../corpus/load.ts'
import { inBatches, judgePlayed, summarise } from './attack.ts'
import { placeInNames, placeInWords } from './feedback.ts'
import { openStage, playRun } from './play.ts'

vi.setConfig({ testTimeout: 120_000 })

const items = loadHostile().filter(({ field }) => field === 'comment')
const batches = inBatches(items, 40).map((batch) => [batch[0]?.id, batch] as const)

async function play(batch: readonly HostileItem[], entries: readonly FeedbackEntry[], shown: boolean) {
  const stage = openStage({ feedback: entries, inputs: { quotes: 'always' } })
  const played = await playRun(stage, 'run')
  expect(played.runs[0]?.failure).toBeUndefined()
  return judgePlayed(
    played,
    batch.map((item) => ({ item, shown })),
    true,
  )
}

describe('code, file name, language and contact', () => {
  test.each(batches)('from %s on', async (_, batch) => {
    expect(summarise(await play(batch, batch.flatMap(placeInWords), false))).toEqual([])
  })
})

test.each(batches)('path and id, from %s on', async (_, batch) => {
  expect(summarise(await play(batch, batch.flatMap(placeInNames), true))).toEqual([])
})

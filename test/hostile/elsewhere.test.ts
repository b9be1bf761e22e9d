// A stranger picks the field: every comment of the corpus as code, file name, language and contact; and as path and id.

import { describe, expect, test, vi } from 'vitest'
import type { FeedbackEntry } from '../../src/api/contract.ts'
import { type HostileItem, loadHostile } from '../corpus/load.ts'
import { inBatches, judgePlayed, listLeaks, summarise, summariseKinds, withoutLeaks } from './attack.ts'
import { placeInNames, placeInWords } from './feedback.ts'
import { knownInNames, knownInWords, knownLeaks, tooSlow } from './known.ts'
import { openStage, playRun } from './play.ts'
import type { Effect } from './sinks.ts'

vi.setConfig({ testTimeout: 120_000 })

const items = loadHostile().filter(({ field, id }) => field === 'comment' && !tooSlow.includes(id))
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
  const leaks = new Set<string>()
  test.each(batches)('from %s on', async (_, batch) => {
    const effects = await play(batch, batch.flatMap(placeInWords), false)
    for (const id of listLeaks(effects)) leaks.add(id)
    expect(summarise(withoutLeaks(effects))).toEqual([])
  })

  test('no canary gets out but the known ones', () => {
    const others = [...leaks].filter((id) => !knownLeaks.includes(id)).toSorted()
    expect(others).toEqual(knownInWords)
  })
})

describe('path and id', () => {
  const effects: Effect[] = []
  test.each(batches)('from %s on', async (_, batch) => {
    effects.push(...(await play(batch, batch.flatMap(placeInNames), true)))
  })

  test('no effect of another kind than the known ones', () => {
    expect(summariseKinds(effects)).toEqual(knownInNames)
  })
})

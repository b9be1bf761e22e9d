// The files beside the ledger: in which of them a closed fix is kept.
import { expect, test } from 'vitest'
import { openShards } from '../../src/ledger/shards.ts'
import { fixOf, now } from '../support/ledger-builders.ts'

// Whoever may write the branch may have put any number there.
test.each([
  ['2026-11', now],
  ['unknown', 1e300],
])('a closed fix is kept with those sent in its month: %s', async (month, at) => {
  const shards = openShards(async () => undefined)
  const files = await shards.addHistory([fixOf({ state: 'merged', at })])
  expect(Object.keys(files)).toEqual([`history/${month}.json`])
})

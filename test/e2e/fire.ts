// A small fire: runs die at chosen moments, two run at once, and GitHub answers with 502; `npm run fire` does this at length.
import { describe, expect, test } from 'vitest'
import { copyBundle, startLane } from '../fire/lanes.ts'

/** Virtual seconds per real one: slower than in the long fire, for the other scenarios want the machine as well. */
const pace = 18

describe.concurrent('a small fire', () => {
  test('no entry twice, none lost, every pull request told of once', async () => {
    const { script, remove } = copyBundle()
    try {
      const [world] = await startLane({ part: 'small', seed: 1, number: 1, count: 1, pace, script }, () => {})
      expect(world?.findings).toEqual([])
      expect(world).toMatchObject({ entries: 12 })
      // Six are planned; on a machine that is busy a moment may not come.
      expect(world?.killed.length).toBeGreaterThanOrEqual(4)
    } finally {
      remove()
    }
  })
})

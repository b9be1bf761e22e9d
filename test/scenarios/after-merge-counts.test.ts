// Whatever runs see, in whatever order, and wherever they die: what came after a merge is counted once, and all of it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, downvote, entry, hour, monday } from '../support/feedback.ts'
import { createStage, type Stage } from '../support/virtual-world.ts'

const complaint = 'The install command fails with an error on Windows.'
const other = 'Which cipher suites does the webhook proxy accept?'

type Step =
  | { readonly does: 'complain' | 'ask' | 'down'; readonly late: number }
  | { readonly does: 'pass'; readonly hours: number }
  | { readonly does: 'run'; readonly requests: number; readonly dies: number }

/** What readers leave may arrive late: with a date from before the last run, or from before the merge. */
const left = fc.record({
  does: fc.constantFrom('complain', 'complain', 'ask', 'down'),
  late: fc.constantFrom(0, 0, 1, 30, 50, 100),
})
const passing = fc.record({ does: fc.constant('pass'), hours: fc.constantFrom(1, 26, 60, 200) })
/** Some with a budget of one request, some that die at their first or second write. */
const running = fc.record({
  does: fc.constant('run'),
  requests: fc.constantFrom(60, 60, 1),
  dies: fc.constantFrom(0, 0, 0, 1, 2),
})
const steps = fc.array(fc.oneof(left, left, passing, running) as fc.Arbitrary<Step>, { minLength: 6, maxLength: 18 })

interface Left {
  readonly id: string
  readonly does: string
  readonly at: number
}

async function play(stage: Stage, step: Step, all: Left[]): Promise<void> {
  if (step.does === 'pass') return stage.pass(step.hours * hour)
  if (step.does === 'run') {
    let writes = 0
    const dies = ({ method, path }: { method: string; path: string }) => {
      if (method !== 'GET' && path !== '/graphql') writes += 1
      return step.dies > 0 && writes === step.dies ? ('after' as const) : undefined
    }
    await stage.run({ inputs: { 'max-export-requests': String(step.requests) }, dieAt: dies })
    return
  }
  const { does, late } = step
  const [id, age] = [`x${all.length}`, monday - stage.clock.now() + late * hour]
  const comment = does === 'complain' ? `${complaint} (${id})` : does === 'ask' ? other : null
  stage.addFeedback([entry(id, '/a', { comment, age })])
  all.push({ id, does, at: monday - age })
}

test('complaints', async () => {
  let counted = 0
  await fc.assert(
    fc.asyncProperty(steps, async (drawn) => {
      const before = [1, 2, 3].map((age) => entry(`b${age}`, '/a', { comment: complaint, age: age * day }))
      const stage = createStage({ feedback: [...before, downvote('v', '/a')] })
      await stage.run()
      await stage.pass(2 * day)
      stage.github.mergePull(2)
      await stage.pass(hour)
      await stage.run()
      const all: Left[] = []
      for (const step of drawn) await play(stage, step, all)
      // A scan without dates comes within a month; the first run may only find what a dead one left.
      for (const pause of [day, 31 * day, 31 * day]) {
        await stage.pass(pause)
        await stage.run()
      }
      const { merged } = stage.readLedger()
      const [{ sent, at, later }] = merged
      const end = at + 30 * day
      const left = all.filter((one) => one.does !== 'down' && one.at > sent && one.at <= end)
      expect(merged).toHaveLength(1)
      expect(later).toEqual(Object.fromEntries(left.map((one) => [one.id, one.at])))
      counted += left.length
    }),
    { seed: 20261122, numRuns: 16 },
  )
  expect(counted).toBeGreaterThan(20)
}, 60_000)

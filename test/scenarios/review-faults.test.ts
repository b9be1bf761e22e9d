// Reviews on a bad day: each of their requests goes wrong in each way, or is the last one before the process dies.
import { describe, expect, test } from 'vitest'
import { entry, hour, minute } from '../support/feedback.ts'
import { isRead } from '../support/github-line.ts'
import { countGitHubRequests } from '../support/observe.ts'
import { sample } from '../support/strength.ts'
import { type SeenRequest, startStage } from '../support/virtual-world.ts'

async function startWithPull() {
  const stage = await startStage({ feedback: [entry('a', '/a')] })
  await stage.pass(hour)
  return stage
}

const whole = (await (await startWithPull()).review(2, 'opened')).requests
const nameless = (path: string) => path.replace(/[0-9a-f]{40}/g, 'sha')
const nameRequest = ({ method, path, body }: Omit<SeenRequest, 'to' | 'status'>) =>
  `${method} ${nameless(path)} ${/"query":"(\w+.)/.exec(JSON.stringify(body ?? ''))?.[1] ?? ''}`
/** One of each kind that the client or its callers tell apart. */
const statuses = [401, 403, 404, 409, 410, 422, 429, 500] as const
const faults = ['reset', 'apply-then-reset', ...statuses] as const
type Fault = (typeof faults)[number]

/** One review in which this request fails, each time; the event itself is delivered. */
async function reviewWith(target: SeenRequest, fault: Fault) {
  const stage = await startWithPull()
  let isDelivered = false
  const mend = stage.github.intercept((request) => {
    const isHit = isDelivered && nameRequest(request) === nameRequest(target)
    isDelivered = true
    if (!isHit) return undefined
    return typeof fault === 'number' ? { status: fault, body: '{"message":"No"}' } : fault
  })
  const begin = stage.clock.now()
  const first = await stage.review(2, 'opened')
  const took = stage.clock.now() - begin
  mend()
  await stage.pass(hour)
  return { first, took, second: await stage.review(2, 'synchronize') }
}

const mine = [...whole.filter(({ to }) => to === 'github').entries()]
const isWritten = (request: SeenRequest) => !isRead(request)

describe.each(mine.map(([at, request]) => [`${request.method} ${nameless(request.path)}`, request, at] as const))(
  '%s',
  (_, request, at) => {
    test.each(sample(faults, 10, at))(
      'that fails with %s leaves at most one comment, and none of its own faults to the next review',
      async (fault) => {
        const { first, took, second } = await reviewWith(request, fault)
        expect(first.comments.length).toBeLessThanOrEqual(1)
        expect([second.failure, second.outcome?.kind, second.comments.length]).toEqual([undefined, 'reviewed', 1])
        expect(took).toBeLessThan(6 * minute)
        expect(countGitHubRequests(first)).toBeLessThanOrEqual(40)
        // What was judged is told, whether or not it could be written.
        if (isWritten(request) || /\/pulls\/2$/.test(request.path))
          expect([first.failure, first.outcome?.kind]).toEqual([undefined, 'reviewed'])
        if (isWritten(request) && first.comments.length === 0)
          expect(first.log).toContain('The verdict is in the summary')
      },
    )
  },
)

test.each(['before', 'after'] as const)(
  '%s any of its requests a review dies: the next ones leave one comment',
  async (moment) => {
    for (const last of sample([...whole.keys()], 4, moment === 'before' ? 0 : 1).map((at) => at + 1)) {
      const stage = await startWithPull()
      let count = 0
      await stage.review(2, 'opened', {}, { dieAt: () => (++count === last ? moment : undefined) })
      expect((await stage.review(2, 'synchronize')).comments.length, `request ${last}`).toBeLessThanOrEqual(1)
      await stage.pass(hour)
      const { failure, outcome, comments } = await stage.review(2, 'synchronize')
      expect([failure, outcome?.kind, comments.length], `request ${last}`).toEqual([undefined, 'reviewed', 1])
    }
  },
)

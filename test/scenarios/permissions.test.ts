// What each token may do: the README's permissions are enough, and what lacks one is told which.
import { expect, test } from 'vitest'
import { bearerOf, type TokenName } from '../support/fake/permissions.ts'
import { hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { findCreations, findWrites } from '../support/observe.ts'
import { createStage } from '../support/virtual-world.ts'

const feedback = pagesWithOneComplaint(1)

test.each([true, false])('the README’s tokens suffice for a sync and a review (private: %s)', async (isPrivate) => {
  const stage = createStage({ feedback, private: isPrivate })
  const first = await stage.run({ token: 'sync' })
  await stage.pass(hour)
  const review = await stage.review(2, 'opened', {}, { token: 'review' })
  expect([first.failure, review.failure, review.outcome?.kind]).toEqual([undefined, undefined, 'reviewed'])
  const refused = [...first.requests, ...review.requests].filter(({ status }) => status === 403)
  expect(refused.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  expect(review.comments).toHaveLength(1)
})

test.each<[TokenName, string]>([
  ['read-only', '`contents: write`'],
  ['dependabot', '`contents: write`'],
  ['review', '`issues: write`'],
])('a sync with the token “%s” creates no job, and says that %s is missing', async (token, permission) => {
  const stage = createStage({ feedback })
  const { failure, requests, code } = await stage.run({ token })
  expect([code, findCreations({ requests })]).toEqual([1, []])
  expect(failure).toContain(permission)
})

test.each<TokenName>(['read-only', 'dependabot'])(
  'a review with the token “%s” judges, and writes nothing',
  async (token) => {
    const stage = createStage({ feedback })
    await stage.run()
    await stage.pass(hour)
    const { outcome, requests, comments, log } = await stage.review(2, 'opened', {}, { token })
    expect([outcome?.kind, comments]).toEqual(['reviewed', []])
    expect(findWrites({ requests }).every(({ status }) => status === 403)).toBe(true)
    expect(log).toContain('the verdict is in the summary')
  },
)

test('`pull-requests: write` creates no label', async () => {
  const stage = createStage({ feedback })
  await stage.run()
  const by = bearerOf('review')
  const label = { method: 'POST', path: '/repos/acme/docs/issues/2/labels', by }
  const { status, body } = await stage.github.send({ ...label, body: { labels: ['new'] } })
  expect([status, JSON.parse(body).message]).toEqual([
    403,
    'You do not have permission to create labels on this repository.',
  ])
  expect((await stage.github.send({ ...label, body: { labels: ['feedback-to-fix:look'] } })).status).toBe(200)
})

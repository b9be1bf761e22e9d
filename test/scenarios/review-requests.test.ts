// What a review asks of GitHub and of the service, request by request.
import { expect, test } from 'vitest'
import { entry, hour } from '../support/feedback.ts'
import { renderRequests } from '../support/golden.ts'
import { findWrites } from '../support/observe.ts'
import { createStage } from '../support/virtual-world.ts'

const names = ['a', 'b', 'c', 'd', 'e']
const pages = (text: string) => Object.fromEntries(names.map((name) => [`docs/${name}.md`, `# ${name}\n\n${text}\n`]))

async function startWithFivePages() {
  const stage = createStage({ feedback: [entry('a', '/a', { comment: 'No word about Windows.' })] })
  stage.github.commit('main', pages('Text.'))
  await stage.run()
  await stage.pass(hour)
  stage.github.commit(stage.github.getPull(2).headRef, pages('Better text.'), 'Mend the pages', {
    author: 'docs-agent[bot]',
  })
  return stage
}

test('a pull request of five pages takes at most 18 requests to GitHub, of which 5 write', async () => {
  const stage = await startWithFivePages()
  const { requests, failure } = await stage.review(2, 'opened')
  expect(failure).toBeUndefined()
  const own = requests.filter(({ to }) => to === 'github')
  expect(own.length).toBeLessThanOrEqual(18)
  expect(findWrites({ requests: own }).length).toBeLessThanOrEqual(5)
  await expect(renderRequests(requests)).toMatchFileSnapshot('golden/review-requests.txt')
})

test('it records which file each page is built from', async () => {
  const stage = await startWithFivePages()
  await stage.review(2, 'opened')
  expect(stage.readLedger().fixes[0].review.judged.files).toEqual({ '/a': 'docs/a.md' })
})

test('without a key the service is not asked', async () => {
  const stage = await startWithFivePages()
  const { requests, failure, outcome } = await stage.review(2, 'opened', { 'api-key': '' })
  expect([failure, outcome?.kind]).toEqual([undefined, 'reviewed'])
  expect(requests.filter(({ to }) => to === 'service')).toEqual([])
})

test('a service that does not answer keeps no review from its comment', async () => {
  const stage = await startWithFivePages()
  stage.service.intercept(() => ({ status: 401, body: { error: 'No' } }))
  const { failure, comments, log } = await stage.review(2, 'opened')
  expect([failure, comments.length]).toEqual([undefined, 1])
  expect(log).toContain('::warning::Read 0 of the 1 complaint that this fix addresses.')
})

test('a push while it judges leaves the comment to the next run', async () => {
  const stage = await startWithFivePages()
  stage.github.intercept(({ path, body }) => {
    if (path === '/graphql' && JSON.stringify(body).includes('b0:object'))
      stage.github.commit(stage.github.getPull(2).headRef, { 'docs/a.md': 'Once more\n' })
    return undefined
  })
  const { failure, comments } = await stage.review(2, 'opened')
  expect([failure, comments]).toEqual([undefined, []])
})

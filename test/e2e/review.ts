// Reviews: of a fix's pull request, of others, of a fork's; with a token that only reads, and whatever the inputs.
import { describe, expect, test } from 'vitest'
import { complaint } from './feedback.ts'
import { findSecrets, listErrors, listWrites, readLedgerFile, readLog } from './findings.ts'
import { type Harness, type RunOptions, withHarness } from './harness.ts'

const outdated = complaint('fb_1', '/install', 'The page is outdated: brew has no such formula')
const bad = { 'project-id': '', 'api-key': '', 'base-url': 'x', 'max-jobs': 'many' }

async function reviewWithKey(harness: Harness, number: number, action: string, inputs = {}, options: RunOptions = {}) {
  const payload = { action, number, pull_request: await harness.github.getPull(number) }
  return harness.run(inputs, { ...options, event: { name: 'pull_request', payload } })
}

const keyless = { 'api-key': '', 'base-url': '' }
const review: typeof reviewWithKey = (harness, number, action, inputs = {}, options = {}) =>
  reviewWithKey(harness, number, action, { ...keyless, ...inputs }, options)

describe.concurrent('reviews', () => {
  test('of a pull request that belongs to a fix', () =>
    withHarness({ entries: [outdated] }, async (harness) => {
      const { github } = harness
      await harness.run()
      const number = (await github.listPulls())[0]?.number ?? 0
      const reads = { token: github.tokens.readonly }
      const before = listWrites(harness).length
      const [readOnly, refused] = await Promise.all([
        review(harness, number, 'opened', {}, reads),
        review(harness, number, 'opened', { 'max-jobs': 'many' }),
      ])
      expect(readOnly).toMatchObject({ code: 0, stderr: '', outputs: { verdict: 'clear' } })
      expect(readOnly.summary).toContain('`/install`')
      expect(refused).toMatchObject({ code: 1, outputs: {} })
      expect(listErrors(refused)).toEqual([expect.stringContaining('`max-jobs`')])
      expect(refused.summary).toContain('- `max-jobs` must be')
      expect(listWrites(harness)).toHaveLength(before)
      expect(await github.listComments(number)).toEqual([])

      const opened = await review(harness, number, 'opened')
      expect((await github.getPull(number)).labels).toMatchObject([{ name: 'feedback-to-fix:clear' }])
      const settled = listWrites(harness).length
      expect(await review(harness, number, 'labeled')).toMatchObject({ code: 0, outputs: {} })
      expect(listWrites(harness)).toHaveLength(settled)
      expect(opened).toMatchObject({ code: 0, stderr: '', outputs: { verdict: 'clear' } })
      await review(harness, number, 'synchronize')
      // Clear, and nothing is left to decide: the label says it all.
      expect(await github.listComments(number)).toEqual([])
      expect(opened.summary).not.toContain(outdated.comment)
      expect(findSecrets(harness, readLog(opened) + opened.summary)).toEqual([])

      await github.mergePull(number)
      expect(await review(harness, number, 'closed')).toMatchObject({ code: 0, outputs: { verdict: 'clear' } })
      expect(await readLedgerFile(harness, 'docs/ledger.json')).toMatchObject({ fixes: [{ state: 'merged' }] })
      expect(await github.listComments(number)).toEqual([])
    }))

  test('of pull requests that belong to none: exit 0 whatever the inputs, and nothing is written', () =>
    withHarness({}, async (harness) => {
      const { github } = harness
      const marker = `feedback-to-fix: ${'a'.repeat(32)}`
      const own = await github.openPull({ head: 'typo', title: 'Mend a typo' })
      const fork = await github.openPull({ head: 'patch-1', title: 'Mend another', body: marker, fork: true })
      const marked = await github.openPull({ head: 'guess', title: 'Guess', body: marker })
      const results = await Promise.all([
        review(harness, own.number, 'opened', bad),
        review(harness, fork.number, 'opened', bad, { token: '' }),
        review(harness, marked.number, 'closed'),
        // What a label of our own would start.
        review(harness, own.number, 'labeled', bad),
      ])
      for (const result of results) {
        expect(result).toMatchObject({ code: 0, stderr: '', outputs: {}, summary: '' })
        expect(readLog(result)).toContain('Nothing to review: ')
      }
      expect(listWrites(harness)).toEqual([])
      expect(harness.service.countRequests()).toBe(0)
    }))
})

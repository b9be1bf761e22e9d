// Jobs that fail. What becomes of each end is in `scenarios/ends.test.ts`.
import { describe, expect, test } from 'vitest'
import { noFormula, noImport } from './feedback.ts'
import { listErrors, readIssues, readReport } from './findings.ts'
import { withHouse } from './house.ts'

describe.concurrent('jobs that fail', () => {
  test('failed: its entries are new again, and fail-on decides whether the run fails', () =>
    withHouse({ entries: [noFormula, noImport], fates: { '/install': 'failed' } }, async (house) => {
      const first = await house.run({ 'fail-on': 'job-failure' })
      expect(first).toMatchObject({ code: 1, outputs: { 'jobs-created': '2', 'jobs-failed': '1' } })
      expect(listErrors(first)).toEqual([expect.stringContaining('fail-on')])
      const states = readReport(first).fixes.map(({ state, pages }) => [pages[0], state])
      expect(Object.fromEntries(states)).toEqual({ '/install': 'failed', '/quickstart': 'proposed' })
      expect((await readIssues(house)).comments).toHaveLength(1)

      const second = await house.run()
      expect(second).toMatchObject({ code: 0, outputs: { entries: '1', 'jobs-created': '1', 'jobs-failed': '1' } })
      expect(await house.jobs()).toHaveLength(3)
      expect(listErrors(second)).toEqual([])
    }))

  test('failed, and given up at once: the job counts as failed all the same', () =>
    withHouse({ entries: [noFormula, noImport], fates: { '/install': 'failed' } }, async (house) => {
      const result = await house.run({ 'fail-on': 'job-failure', 'max-attempts': '1' })
      expect(result).toMatchObject({ code: 1, outputs: { 'jobs-created': '2', 'jobs-failed': '1' } })
      expect(
        readReport(result)
          .fixes.map(({ state }) => state)
          .sort(),
      ).toEqual(['given-up', 'proposed'])
      expect(result.summary).toMatch(/Failed jobs +\| +1 /)
      expect(listErrors(result)).toEqual([expect.stringContaining('fail-on')])
    }))
})

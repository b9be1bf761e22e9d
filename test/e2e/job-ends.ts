// Jobs that end without a pull request: unchanged, failed, archived.
import { describe, expect, test } from 'vitest'
import { preload } from '../fire/timeline.ts'
import { noFormula, noImport } from './feedback.ts'
import { listErrors, readIssues, readReport } from './findings.ts'
import { withHouse } from './house.ts'

describe.concurrent('jobs that end without a pull request', () => {
  test('unchanged: read once more after a minute, then a normal end', () =>
    withHouse({ entries: [noFormula], fates: { '/install': 'unchanged' } }, async (house) => {
      // For this run alone a minute takes a few seconds.
      const env = { FIRE_CLOCK: `${Date.now()}:${Date.now()}:10`, NODE_OPTIONS: `--import="${preload}"` }
      const result = await house.run({ wait: 'PT80S' }, { env })
      expect(result).toMatchObject({
        code: 0,
        outputs: { 'jobs-created': '1', 'jobs-active': '0', 'jobs-failed': '0' },
      })
      expect(readReport(result)).toMatchObject({ end: 'done', fixes: [{ state: 'unchanged', prLink: null }] })
      const { bodies, comments } = await readIssues(house)
      expect(comments).toEqual([])
      expect(bodies).toEqual([expect.stringContaining('**1 job ended without a pull request.**')])
      expect(bodies[0]).toMatch(/^- `\/install` · job `[^`]+` · \d+ \w+ \d{4}$/m)
    }))

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

  test('archived: its entries are done with', () =>
    withHouse({ entries: [noFormula], fates: { '/install': 'archived' } }, async (house) => {
      const first = await house.run()
      expect(first).toMatchObject({ code: 0, outputs: { 'jobs-created': '1', 'jobs-active': '0' } })
      expect(readReport(first)).toMatchObject({ end: 'done', fixes: [{ state: 'archived' }] })

      const second = await house.run()
      expect(second).toMatchObject({ code: 0, outputs: { entries: '0', 'jobs-created': '0' } })
      expect(await house.jobs()).toHaveLength(1)
      expect((await readIssues(house)).comments).toEqual([])
    }))
})

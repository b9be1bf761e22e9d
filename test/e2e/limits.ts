// What one run leaves to the next: by `max-jobs`, and by the end of `wait`.
import { describe, expect, test } from 'vitest'
import { noFormula, noImport } from './feedback.ts'
import { readIssues, readReport } from './findings.ts'
import { withHouse } from './house.ts'

describe.concurrent('a run leaves the rest to the next', () => {
  test('deferred at max-jobs, and its continuation; a project with a slash', () =>
    withHouse({ entries: [noFormula, noImport], projectId: 'team/docs' }, async (house) => {
      const { run, jobs, github } = house
      const first = await run({ 'max-jobs': '1' })
      expect(first).toMatchObject({ code: 0, outputs: { entries: '2', 'jobs-created': '1' } })
      const report = readReport(first)
      expect(report.end).toBe('partly-done')
      expect(report.clusters.map(({ decision }) => decision)).toEqual(['dispatched', 'deferred'])
      expect(report.clusters[1]?.reason).toContain('`max-jobs` (1)')
      expect((await readIssues(house)).bodies[0]).toContain('## Queued')

      const second = await run({ 'max-jobs': '1' })
      expect(second).toMatchObject({ code: 0, outputs: { entries: '1', 'jobs-created': '1' } })
      expect(readReport(second).clusters.map(({ pages }) => pages)).toEqual([report.clusters[1]?.pages])
      expect(readReport(second).end).toBe('done')

      expect(await jobs()).toHaveLength(2)
      const { bodies, comments } = await readIssues(house)
      expect(bodies).toHaveLength(1)
      for (const { html_url } of await github.listPulls()) {
        expect(comments.filter((comment) => comment.includes(`](${html_url})`))).toHaveLength(1)
      }
    }))

  test('still active at the end of wait, finished by the next run', () =>
    withHouse({ entries: [noFormula], fates: { '/install': 'held' } }, async (house) => {
      const first = await house.run({ wait: 'PT2S' })
      expect(first).toMatchObject({
        code: 0,
        outputs: { 'jobs-created': '1', 'jobs-active': '1', 'pull-requests': '[]' },
      })
      expect(readReport(first)).toMatchObject({ end: 'partly-done', fixes: [{ state: 'active', prLink: null }] })
      expect((await readIssues(house)).comments).toEqual([])

      house.release()
      await house.service.settled()
      const [pull] = await house.github.listPulls()
      const second = await house.run()
      expect(second).toMatchObject({ code: 0, outputs: { 'jobs-created': '0', 'jobs-active': '0' } })
      expect(JSON.parse(second.outputs['pull-requests'] ?? '')).toEqual([pull?.html_url])
      expect(readReport(second)).toMatchObject({ end: 'done', fixes: [{ state: 'proposed', prLink: pull?.html_url }] })
      expect((await readIssues(house)).comments).toEqual([expect.stringContaining(`](${pull?.html_url})`)])
      expect(await house.jobs()).toHaveLength(1)
    }))
})

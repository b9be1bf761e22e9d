// Which pages get jobs, how many a month, what they cost, and to whom their pull requests are handed over.
import { describe, expect, test } from 'vitest'
import { complaint, noFormula, noImport } from './feedback.ts'
import { listErrors, readIssues, readReport } from './findings.ts'
import { withHouse } from './house.ts'

const page = '# Page\n\nRun it:\n\n```sh\nferrypost\n```\n'
const files = {
  ...{ 'docs/install.md': page, 'docs/guides/send.md': page },
  CODEOWNERS: '*.md @ada\n/docs/ @grace @acme/writers\n',
}
const noQuota = complaint('fb_3', '/guides/send', 'Nothing says how many parcels a day the account may send')

describe.concurrent('scope and cost', () => {
  test('a monthly limit, patterns, and a handed-over pull request', () =>
    withHouse({ entries: [noFormula, noImport, noQuota], github: { files } }, async (house) => {
      const { github, run } = house
      const inputs = {
        exclude: '/quickstart',
        'max-jobs-per-month': '1',
        'job-cost': '0.5 USD',
        labels: 'documentation, reader feedback',
        assignees: 'ada',
        reviewers: 'codeowners',
      }
      const dry = await run({ ...inputs, 'dry-run': 'true' })
      expect(dry).toMatchObject({ code: 0, outputs: { 'jobs-created': '0' } })
      expect(dry.summary).toContain('**1 pull request, about 0.5 USD.** A real run would ask for it on')

      const first = await run(inputs)
      expect(first).toMatchObject({ code: 0, stderr: '', outputs: { 'jobs-created': '1' } })
      const report = readReport(first)
      expect(report.entries.skipped).toEqual([{ id: 'fb_2', reason: 'out of scope' }])
      expect(report.clusters.map(({ decision }) => decision)).toEqual(['dispatched', 'deferred'])
      expect(report.clusters[1]?.reason).toContain('`max-jobs-per-month` (1) reached')
      const [issue = ''] = (await readIssues(house)).bodies
      expect(issue).toContain('The monthly job limit is reached')
      expect(issue).toMatch(/So far: 1 of up to 1 job in \w{3} \d{4}, about 0\.5 USD\./)

      const [pull] = await github.listPulls()
      expect(pull?.labels.map(({ name }) => name)).toEqual(['documentation', 'reader feedback'])
      expect([pull?.assignees, pull?.requested_reviewers]).toMatchObject([[{ login: 'ada' }], [{ login: 'grace' }]])
      // A workflow's own token sees no team.
      expect(first.stdout).toContain('these teams as reviewers: writers')
      expect(listErrors(first)).toEqual([])
      expect((await run(inputs)).outputs['jobs-created']).toBe('0')
    }))
})

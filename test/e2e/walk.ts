// The README's first steps in a private repository, through the bundle: before anything is set up, the dry run, the first real run.
import { expect, test } from 'vitest'
import { noFormula, noImport } from './feedback.ts'
import { listWrites } from './findings.ts'
import { withHouse } from './house.ts'
import { readBody } from './tick-box.ts'

test.concurrent('a lead follows the README: nothing is in the way, and each pull request is shown with its title', () =>
  withHouse({ entries: [noFormula, noImport], github: { private: true } }, async (house) => {
    const inputs = { 'max-jobs-per-month': '20', 'job-cost': '115 credits' }
    const event = { name: 'schedule', payload: { schedule: '17 6 * * 1-5' } }
    const early = await house.run({ 'project-id': '', 'api-key': '' }, { event })
    expect(early).toMatchObject({ code: 0, stderr: '', outputs: {} })
    const dry = await house.run({ ...inputs, 'dry-run': 'true' })
    expect(dry).toMatchObject({ code: 0, stderr: '' })
    expect(dry.summary).toContain('**2 pull requests, about 230 credits.**')
    expect(dry.summary).toContain(noFormula.comment)
    expect(dry.summary.match(/^- [✓–✗]/gm)).not.toContain('- ✗')
    expect(listWrites(house)).toEqual([])
    const first = await house.run(inputs)
    expect(JSON.parse(first.outputs['pull-requests'] ?? '')).toHaveLength(2)
    const titles = house.github.listPulls().map(({ title }) => title)
    for (const title of titles) expect(readBody(house, 1)).toContain(`“${title}”`)
  }))

// The first job of a project goes alone, and without a pull request that can be read no other is created until a person says so;
// with `approve`, none at all that nobody ticked. Each rule is in `scenarios/canary.test.ts` and `scenarios/approve.test.ts`.
import { describe, expect, test } from 'vitest'
import { noFormula, noImport } from './feedback.ts'
import { listErrors } from './findings.ts'
import { type Fate, type House, withHouse } from './house.ts'
import { readBody, tick } from './tick-box.ts'

const ends: readonly [code: string, fate: Fate, prepare?: (house: House) => void][] = [
  ['pushed', 'pushed'],
  ['unreadable-link', { prLink: 'https://gitlab.example/acme/docs/-/merge_requests/7' }],
  [
    'unknown',
    'no-change',
    ({ github }) => github.intercept(({ path }) => (/\/commits\?.*since=/.test(path) ? { status: 404 } : undefined)),
  ],
]

describe.concurrent('the first job', () => {
  test.for(ends)(
    '%s: one run fails, no more jobs are created, until a person says to go on',
    ([code, fate, prepare], { expect }) =>
      withHouse({ entries: [noFormula], fates: { '/install': fate } }, async (house) => {
        prepare?.(house)
        const first = await house.run()
        expect(first).toMatchObject({ code: 1, stderr: '', outputs: { 'jobs-created': '1', 'pull-requests': '[]' } })
        const [stopped] = readBody(house, 1).match(/^> \*\*.*No more jobs are created\..*$/m) ?? []
        const [job] = await house.jobs()
        const told = [...listErrors(first), stopped]
          .join('\n\n')
          .replaceAll(job?.job.id ?? '', '(job)')
          .replaceAll(house.github.url, 'https://github.com')
          .replace(/[0-9a-f]{40}|(?<=\[`?)[0-9a-f]{7}/g, '(commit)')
          .replace(/\d{1,2} \w{3} \d{4}/g, '(day)')
        await expect(`${told}\n`).toMatchFileSnapshot(`golden/canary-${code}.md`)

        // What follows is the same for each.
        if (code !== 'pushed') return
        await house.service.addEntries([noImport])
        expect(await house.run()).toMatchObject({ code: 0, stderr: '', outputs: { 'jobs-created': '0' } })
        const gone = await tick(house, 1, 'go-on')
        expect(gone).toMatchObject({ code: 0, stderr: '', outputs: { 'jobs-created': '1' } })
        expect(JSON.parse(gone.outputs['pull-requests'] ?? '')).toHaveLength(1)
        expect(readBody(house, 1)).not.toContain('No more jobs are created.')
      }),
  )
})

describe.concurrent('approval first', () => {
  test('no job without a tick, and one for each', () =>
    withHouse({ entries: [noFormula, noImport] }, async (house) => {
      const inputs = { approve: 'true', 'job-cost': '115 credits' }
      expect(await house.run(inputs)).toMatchObject({ code: 0, stderr: '', outputs: { 'jobs-created': '0' } })
      expect(readBody(house, 1)).toMatch(/^## Waiting for your approval$/m)
      expect(readBody(house, 1)).toContain('about 115 credits')
      const sent = await tick(house, 1, 'send-now', { inputs })
      expect(sent).toMatchObject({ code: 0, stderr: '', outputs: { 'jobs-created': '1' } })
      expect(await house.jobs()).toHaveLength(1)
    }))
})

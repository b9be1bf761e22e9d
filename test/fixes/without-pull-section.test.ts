// Jobs that ended without a pull request: what that can mean, and which they were, for thirty days.

import { describe, expect, test } from 'vitest'
import { renderDashboard } from '../../src/issue/dashboard.ts'
import { listUnfinished } from '../../src/run/job-summary.ts'
import { createFix, createLedger, createView, november } from '../support/report-fixtures.ts'

const day = 86_400_000
const without = (number: number, part = {}) =>
  createFix({
    id: `fx-${number}`,
    state: 'unchanged',
    pages: [`/guide/page-${number}`],
    since: november(20) - number * day,
    job: { id: `job-${number}`, status: 'completed' },
    reason: { code: 'no-change' },
    ...part,
  })
const render = (...fixes: ReturnType<typeof createFix>[]) => renderDashboard(createLedger({ fixes }), createView())

describe('under "Problems"', () => {
  test('stand the three meanings, and below them, folded, pages, jobs and days', async () => {
    const body = render(without(0), without(3), without(30))
    expect(body).toMatch(/\*\*3 jobs ended without a pull request\.\*\*/)
    const own = body.slice(body.indexOf('## Problems'), body.indexOf('---'))
    await expect(own).toMatchFileSnapshot('golden/without-pull.md')
  })

  test('a link that is no pull request is shown as code', () => {
    const body = render(without(0, { rejectedLink: 'https://example.org/1', reason: { code: 'rejected-link' } }))
    expect(body).toContain('- `/guide/page-0` · job `job-0` · 20 Nov 2026 · returned `https://example.org/1`\n')
  })
})

test('the summary of a failed run lists them with what failed, newest first', () => {
  const failed = createFix({ id: 'failed', state: 'failed', since: november(20) - day })
  const old = createFix({ id: 'old', state: 'given-up', since: november(20) - 31 * day })
  const fixes = [without(2), failed, old, without(0), createFix({ id: 'active' })]
  expect(listUnfinished(createLedger({ fixes })).map(({ id }) => id)).toEqual(['fx-0', 'failed', 'fx-2'])
})

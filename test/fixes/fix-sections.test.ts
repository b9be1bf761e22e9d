// Sections of the issue about fixes, and how a fix is described.
import { describe, expect, test } from 'vitest'
import { explainOnePr } from '../../src/fixes/describe-fix.ts'
import { listProblems } from '../../src/fixes/fix-sections.ts'
import { groupByPull } from '../../src/fixes/queries.ts'
import { renderDashboard } from '../../src/issue/dashboard.ts'
import { paragraph } from '../../src/text/markdown/blocks.ts'
import { serialise } from '../../src/text/markdown/github-markdown.ts'
import { fixOf, ledgerOf, now, pullLink } from '../support/ledger-builders.ts'
import { createFix, createLedger, createView, november } from '../support/report-fixtures.ts'

const day = 86_400_000
const without = (number: number, part = {}) =>
  createFix({
    ...{ id: `fx-${number}`, state: 'unchanged', pages: [`/guide/page-${number}`], reason: { code: 'no-change' } },
    ...{ since: november(20) - number * day, job: { id: `job-${number}`, status: 'completed' }, ...part },
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

test('a fix that a person retried is no longer a problem', () => {
  const fixes = (['given-up', 'failed'] as const).map((state) => fixOf({ id: state, state }))
  expect(listProblems(ledgerOf({ fixes })).map(({ id }) => id)).toEqual(['failed', 'given-up'])
  const retried = fixes.map((fix) => ({ ...fix, retried: now }))
  expect(listProblems(ledgerOf({ fixes: retried }))).toEqual([])
})

test('a pull request of this repository that is gone needs no other token', () => {
  const gone = createFix({ state: 'proposed', prLink: pullLink(5), unreadableSince: november(18) })
  expect(render(gone)).toContain('It was deleted (then tick “Give up”), or the job lacks `pull-requests: read`.')
})

test('a job that is at work for more than a day is worth a look', () => {
  const bodies = [18, 20].map((since) => render(without(1, { state: 'active', since: november(since) }), without(0)))
  expect(bodies.map((body) => body.includes('Look at job `job-1` in the service’s dashboard.'))).toEqual([true, false])
})

test.each([
  [999, '999 merged'],
  [1_000, 'at least 1,000 merged'],
])('of %i fixes that the ledger still has, all merged lately: %s', (number, said) => {
  const fixes = Array.from({ length: number }, (_, index) =>
    without(index % 30, { id: `fx-${index}`, state: 'merged' }),
  )
  expect(render(...fixes)).toContain(`Done in the last 30 days: ${said}<`)
})

const name = '0123456789ab'

test.each<[what: string, key: string, pages: `/${string}`[], topics: number, said: string]>([
  ['a page', `page-${name}`, ['/a'], 1, ''],
  ['a page of many topics', `page-${name}`, ['/a'], 1200, '1,200 topics'],
  ['a topic that pages share', `shared-${name}`, ['/a', '/b', '/c'], 3, 'same complaint on 3 pages'],
  ['what is left of one', `shared-${name}`, ['/a'], 1, ''],
  ['votes alone', `page-${name}`, ['/a'], 0, 'votes only'],
  ['topics that were forgotten', `page-${name}`, ['/a'], 0, ''],
  ['a key of another kind', 'page-1', ['/a'], 2, '2 topics'],
])('%s', (what, key, pages, number, text) => {
  // Topics without a signature are topics all the same.
  for (const topic of [[], ['signature']]) {
    const topics = Array.from({ length: number }, () => topic)
    const voteEntries = Number(what === 'votes alone')
    const phrases = groupByPull([fixOf({ key, pages, topics, voteEntries })]).map(explainOnePr)
    expect(phrases.map((one) => serialise(paragraph(one)))).toEqual([text])
  }
})

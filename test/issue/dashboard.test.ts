// The tracking issue's body: golden texts, its cap, and what hostile text may not do in it.
import { describe, expect, test } from 'vitest'
import { renderDashboard } from '../../src/issue/dashboard.ts'
import { isSameBody, parseHiddenLine } from '../../src/issue/hidden-line.ts'
import type { Fix, Ledger } from '../../src/ledger/ledger.ts'
import type { DocPath } from '../../src/pages/doc-path.ts'
import type { SafeText } from '../../src/text/safe-text.ts'
import { toSafeText } from '../../src/text/sanitise.ts'
import { expectHarmless, hostileTexts, testHostile } from '../support/hostile-reports.ts'
import { pullLink } from '../support/ledger-builders.ts'
import {
  createFix,
  createLedger,
  createView,
  createWaiting,
  fixOf,
  links,
  manyStates,
  november,
} from '../support/report-fixtures.ts'

const firstRun = createLedger({
  fixes: [
    createFix({ id: 'fx-2', pages: ['/guide/proxy'], state: 'active', since: november(21) }),
    createFix({ id: 'fx-1', state: 'proposed', since: november(21), prLink: pullLink(12) }),
  ],
  waiting: { at: november(21), clusters: [createWaiting({})], entries: 4, oldest: november(2), more: 0 },
})

describe('golden', () => {
  test.each<[string, Ledger, ReturnType<typeof createView>]>([
    ['dashboard-empty', createLedger({}), createView({ commit: '', sequence: 0 })],
    ['dashboard-first-run', firstRun, createView()],
    ['dashboard-paused', createLedger({ ...firstRun, notBefore: november(22) }), createView({ paused: true })],
  ])('%s', async (name, ledger, view) => {
    const body = renderDashboard(ledger, view)
    await expect(body).toMatchFileSnapshot(`golden/${name}.md`)
  })
})

describe('what a merged pull request left unanswered', () => {
  const review = (unanswered: number, topics = 5): Partial<Fix> => ({
    review: { nonce: 'n', at: november(9), number: 1, judged: { verdict: 'look', head: 'c0ffee', topics, unanswered } },
  })
  const show = (...fixes: readonly Fix[]) => renderDashboard(createLedger({ fixes }), createView())
  const fix = (number: number, part: Partial<Fix>, state: Fix['state'] = 'merged') =>
    fixOf(`fx-${number}`, state, `/${number}`, 9, { prLink: pullLink(number), ...part })

  test('is reported, and counted', () => {
    const body = show(fix(1, review(2)), fix(2, review(1, 1)), fix(3, {}))
    expect(body).toContain('Merged pull requests may have missed 3 topics: no matching change was found.')
    expect(body).toMatch(/^- merged 9 Nov 2026 · \S+ \S+ · `\/1` · 2 of 5 topics may not be addressed$/m)
    expect(body).toMatch(/· `\/2` · 1 of 1 topic may not be addressed$/m)
    expect(body).toMatch(/· `\/3`$/m)
  })
})

describe('a failed attempt whose feedback was sent again', () => {
  const failed = fixOf('fx-1', 'failed', '/faq', 11, { at: november(10), entryIds: ['a', 'b'] })
  const again = (entryIds: readonly string[]) =>
    fixOf('fx-2', 'active', '/faq', 12, { at: november(12), entryIds, attempt: 2 })

  test.each<[string, readonly Fix[], boolean]>([
    ['not yet', [failed], true],
    ['in part', [again(['a']), failed], true],
    ['whole', [again(['a', 'b', 'c']), failed], false],
  ])('%s', (_, fixes, stays) => {
    const body = renderDashboard(createLedger({ fixes }), createView())
    expect(body.includes('**Failed** on 11 Nov 2026.')).toBe(stays)
  })
})

test('fixes of one time stand by page, whatever their ids', () => {
  const pages = ['/c', '/a', '/b'] as DocPath[]
  const fixes = pages.map((page, index) => fixOf(`fx-${index}`, 'merged', page, 9, { prLink: pullLink(index + 1) }))
  const body = renderDashboard(createLedger({ fixes }), createView())
  expect([...body.matchAll(/^- merged .*`(.*?)`$/gm)].map(([, page]) => page)).toEqual(['/a', '/b', '/c'])
})

test('the ledger number and its commit alone change nothing that counts', () => {
  const body = renderDashboard(manyStates, createView())
  const later = renderDashboard(manyStates, createView({ sequence: 43, commit: 'f'.repeat(40) }))
  expect(later).not.toBe(body)
  expect(isSameBody(body, later)).toBe(true)
  expect(isSameBody(body, renderDashboard(manyStates, createView({ paused: true })))).toBe(false)
})

describe('overfull', () => {
  const states = ['proposed', 'uncertain', 'active', 'merged', 'given-up'] as const
  const reason = { code: 'job-unreadable', error: toSafeText(`_*${'word '.repeat(60)}`) } as const
  const fixes = Array.from({ length: 500 }, (_, index) => {
    const pages: DocPath[] = [`/guide/${'long-'.repeat(30)}${index}`, `/reference/${'long-'.repeat(30)}${index}`]
    const state = states[index % states.length] ?? 'active'
    const part = { state, pages, reason, since: november(1) + index }
    return createFix({ id: `fx-${index}`, ...part, ...(index % 5 === 0 && { prLink: pullLink(index + 1) }) })
  })
  const clusters = fixes.slice(0, 50).map((_, index) => createWaiting({ key: `w-${index}`, pages: [`/w/${index}`] }))
  const ledger = { ...manyStates, fixes, waiting: { ...manyStates.waiting, clusters } }
  const body = renderDashboard(ledger, createView())

  test('stays below the cap', () => {
    expect([...body].length).toBeLessThanOrEqual(30_000)
    expect([...body].length).toBeGreaterThan(10_000)
  })

  test('keeps headings, hidden line and footer', () => {
    const headings = ['Action needed', 'Problems', 'In progress', 'Queued']
    expect(body.match(/^## .*$/gm)).toEqual(headings.map((heading) => `## ${heading}`))
    expect(body.match(/<summary>[A-Z]\w+/g)?.map((start) => start.slice(9))).toEqual(['Done', 'Filtered', 'Trends'])
    expect(parseHiddenLine(body)?.sequence).toBe(42)
    expect(body).toMatch(/overwritten\. Close this issue to pause, and reopen it to resume\.<\/sub>$/m)
    expect(body).toMatch(/^- and \d+ more$/m)
  })

  test('holds even when every fix has a long link of its own', () => {
    const name = `${'o'.repeat(39)}/${'r'.repeat(100)}`
    const many = Array.from({ length: 3000 }, (_, index) =>
      fixOf(`fx-${index}`, 'proposed', '/guide/install', 10, { prLink: pullLink(index + 1, name) }),
    )
    const text = renderDashboard(createLedger({ fixes: many }), createView())
    expect([...text].length).toBeLessThanOrEqual(30_000)
    expect(text).toMatch(/overwritten\. Close this issue to pause, and reopen it to resume\.<\/sub>$/m)
  })
})

testHostile((text) => {
  const pages = [text, text, text] as DocPath[]
  const error = text as SafeText
  const reason = { code: 'job-unreadable', error } as const
  const part = { id: text, pages, reason, job: { id: text, status: text }, prLink: undefined }
  const clusters = [createWaiting({ pages, reason: { code: 'service', error } })]
  const votes = { comments: 1, up: 1, down: 1, silent: 1 }
  const ledger = createLedger({
    project: text,
    fixes: manyStates.fixes.map((fix) => ({ ...fix, ...part, rejectedLink: fix.id + text })),
    waiting: { at: 0, clusters, entries: 1, oldest: null, more: 0 },
    filteredCounts: { 'praise-only': 3 },
    tally: { countedTo: 0, pages: { [text]: votes }, weeks: { [text]: { comments: 3, votes: 0 } } },
    outcomes: { merged: 1 },
  })
  const body = renderDashboard(ledger, createView())
  expect(parseHiddenLine(body)).toMatchObject({ project: text, sequence: 42 })
  return body
})

test('many hostile reasons on one issue stay text', () => {
  const show = (texts: readonly string[]) => {
    const fixes = texts.map((text, index) => {
      const reason = { code: 'refused', error: text as SafeText } as const
      const since = november(10) - index
      return createFix({ id: `fx-${index}`, state: 'given-up', pages: [text as DocPath], reason, since })
    })
    return renderDashboard(createLedger({ fixes }), createView())
  }
  expectHarmless(show(hostileTexts), show(['plain words']))
})

test('a secret in a path is not cut in half', () => {
  const token = `ghp_${'a1B2'.repeat(9)}`
  const ledger = createLedger({ fixes: [createFix({ pages: [`/${'x'.repeat(20)}/${token}/${'y'.repeat(40)}`] })] })
  expect(renderDashboard(ledger, createView())).not.toContain('ghp_')
})

test('a pull request elsewhere says where', () => {
  const ledger = createLedger({ fixes: [createFix({ state: 'proposed', prLink: pullLink(5, 'acme/site') })] })
  expect(renderDashboard(ledger, createView({ links: { ...links, issue: undefined } }))).toContain(
    '[PR 5](https://github.com/acme/site/pull/5) in `acme/site`',
  )
})

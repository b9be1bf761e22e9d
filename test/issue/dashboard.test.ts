// The tracking issue’s body: golden texts, its parts one by one, its cap, and what hostile text may not do in it.
import { describe, expect, test } from 'vitest'
import { parseTicks, type TickAnswer } from '../../src/checkboxes/tick-record.ts'
import type { Judged } from '../../src/fixes/fix.ts'
import { renderDashboard } from '../../src/issue/dashboard.ts'
import { isSameBody, parseHiddenLine } from '../../src/issue/hidden-line.ts'
import type { Fix, Ledger, Waiting } from '../../src/ledger/ledger.ts'
import type { DocPath } from '../../src/pages/doc-path.ts'
import { type SafeText, safe } from '../../src/text/safe-text.ts'
import { toSafeText } from '../../src/text/sanitise.ts'
import { expectHarmless, hostileTexts, testHostile } from '../support/hostile-reports.ts'
import { pullLink, reviewOf } from '../support/ledger-builders.ts'
import {
  commit,
  createFix,
  createLedger,
  createView,
  createWaiting,
  fixOf,
  links,
  manyStates,
  november,
} from '../support/report-fixtures.ts'

const limited = createWaiting({ reason: { code: 'max-open', limit: 2 } })
const firstRun = createLedger({
  fixes: [
    createFix({ id: 'fx-2', pages: ['/guide/proxy'], state: 'active', since: november(21) }),
    createFix({ id: 'fx-1', state: 'proposed', since: november(21), prLink: pullLink(12) }),
  ],
  waiting: { clusters: [limited], entries: 4, oldest: november(2), more: 0 },
})

test.each<[string, Ledger, ReturnType<typeof createView>]>([
  ['dashboard-empty', createLedger({ sequence: 0 }), createView({ commit: '' })],
  ['dashboard-first-run', firstRun, createView()],
  ['dashboard-paused', createLedger({ ...firstRun, notBefore: november(22) }), createView({ paused: true })],
])('golden: %s', async (name, ledger, view) => {
  const body = renderDashboard(ledger, view)
  await expect(body).toMatchFileSnapshot(`golden/${name}.md`)
})

const review = (unanswered: number, topics?: number): Partial<Fix> => ({
  review: reviewOf({ topics, unanswered }, { at: november(9) }),
})
const show = (...fixes: readonly Fix[]) => renderDashboard(createLedger({ fixes }), createView())
const fix = (number: number, part: Partial<Fix>, state: Fix['state'] = 'merged') =>
  fixOf(`fx-${number}`, state, `/${number}`, 9, { prLink: pullLink(number), ...part })

test('what a merged pull request left unanswered is reported, and counted', () => {
  const body = show(fix(1, review(2, 5)), fix(2, review(1, 1)), fix(3, {}), fix(4, review(1)))
  expect(body).toContain('Merged pull requests may not answer 3 topics: no matching change was found.')
  expect(body).toMatch(/^- merged 9 Nov 2026 · \S+ \S+ · `\/1` · 2 of 5 topics may not be answered$/m)
  expect(body).toMatch(/· `\/2` · 1 of 1 topic may not be answered$/m)
  expect(body).toMatch(/· `\/3`$/m)
  // Without readers' texts, the review tells no topics apart.
  expect(body).toMatch(/· `\/4` · 1 page not edited$/m)
})

const failed = fixOf('fx-1', 'failed', '/faq', 11, { at: november(10), entryIds: ['a', 'b'] })
const again = (entryIds: readonly string[]) =>
  fixOf('fx-2', 'active', '/faq', 12, { at: november(12), entryIds, attempt: 2 })

test.each<[string, readonly Fix[], boolean]>([
  ['not yet', [failed], true],
  ['in part', [again(['a']), failed], true],
  ['whole', [again(['a', 'b', 'c']), failed], false],
])('a failed attempt whose feedback was sent again, %s', (_, fixes, stays) => {
  const body = renderDashboard(createLedger({ fixes, probeFirst: true }), createView())
  expect(body.includes('**Failed** on 11 Nov 2026.')).toBe(stays)
  // “The reasons are listed below”
  expect(body.includes('The last jobs to finish all failed')).toBe(stays)
})

const proven = { outcomes: { merged: 1 } }
const opened = { fixes: [fixOf('fx-1', 'active', '/reference/api', 20)] }
test.each<[Waiting['reason'], holding: Partial<Ledger>, over: Partial<Ledger>, said: string]>([
  [{ code: 'max-open', limit: 1 }, opened, {}, '`max-open` (1) reached'],
  [{ code: 'next-part' }, opened, {}, 'it did not fit into the prompt'],
  [{ code: 'canary' }, {}, proven, 'jobs are created one at a time'],
  [{ code: 'probe-first' }, { ...proven, probeFirst: true }, proven, 'the last jobs to finish all failed'],
  [{ code: 'job-path-unverified' }, {}, { jobPathVerified: true }, 'no job of this project'],
  [{ code: 'service-pause', until: november(22) }, {}, {}, 'the service’s rate limit'],
  [
    { code: 'monthly-limit', limit: 40, until: november(31) },
    { jobsPerMonth: { '2026-11': 40 } },
    { jobsPerMonth: { '2026-11': 39 } },
    '`max-jobs-per-month` (40) reached; job creation resumes on 1 Dec 2026',
  ],
])('a reason is told as long as it lasts: %j', (reason, holding, over, said) => {
  const waiting = { at: november(20), clusters: [createWaiting({ reason })], entries: 4, oldest: null, more: 0 }
  const held = renderDashboard(createLedger({ waiting, ...holding }), createView())
  expect(held).toContain(` · ${said}`)
  // A limit in time stands above, too.
  expect(/^> (?:The service’s|`max-jobs-per-month`)/m.test(held)).toBe('until' in reason)
  const later = renderDashboard(createLedger({ waiting, ...over }), createView({ now: november(23) }))
  expect(later).not.toContain(said)
  expect(later).toContain(' · waits for a later run')
})

test('fixes of one time stand by page, whatever their ids', () => {
  const pages = ['/c', '/a', '/b'] as DocPath[]
  const fixes = pages.map((page, index) => fixOf(`fx-${index}`, 'merged', page, 9, { prLink: pullLink(index + 1) }))
  const body = renderDashboard(createLedger({ fixes, exportNotBefore: november(30) }), createView())
  expect(body).toContain('**Feedback is still being read.**')
  expect([...body.matchAll(/^- merged .*`(.*?)`$/gm)].map(([, page]) => page)).toEqual(['/a', '/b', '/c'])
})

test('the ledger number and its commit alone change nothing that counts', () => {
  const body = renderDashboard(manyStates, createView())
  const later = renderDashboard({ ...manyStates, sequence: 43 }, createView({ commit: 'f'.repeat(40) }))
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

  test('below the cap, it keeps headings, hidden line and footer', () => {
    expect([...body].length).toBeLessThanOrEqual(30_000)
    expect([...body].length).toBeGreaterThan(10_000)
    const headings = ['Action needed', 'Problems', 'In progress', 'Queued']
    expect(body.match(/^## .*$/gm)).toEqual(headings.map((heading) => `## ${heading}`))
    expect(body.match(/<summary>[A-Z]\w+/g)?.map((start) => start.slice(9))).toEqual(['Done', 'Filtered', 'Trends'])
    expect(parseHiddenLine(body)?.sequence).toBe(42)
    expect(body).toMatch(/overwritten\. Close this issue to pause, and reopen it to resume\.<\/sub>$/m)
    expect(body).toMatch(/^- and \d+ more$/m)
  })

  test('of findings accepted for the project, as many can be withdrawn as there is room for', () => {
    const accepted = Array.from({ length: 80 }, (_, at) => ({
      rule: 'script',
      what: 'host',
      name: `cdn${at}.test`,
      by: 'lead',
      at,
      key: `${at}`.padStart(32, '0'),
    }))
    const count = (part: Partial<Ledger>) =>
      renderDashboard(createLedger({ ...part, accepted }), createView()).split('tick=withdraw').length - 1
    expect(count({})).toBe(80)
    expect(count(ledger)).toBeLessThan(30)
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

const view = createView({
  links: { ...links, workflowRun: 77, workflow: 'feedback.yml', action: 'acme/feedback-to-fix' },
  cost: { 'job-cost': { amount: 0.5, decimals: 1, unit: 'USD', isUnitFirst: false }, 'max-jobs-per-month': 50 },
})
const render = (part: Partial<Ledger>, changed: Partial<typeof view> = {}) =>
  renderDashboard(createLedger(part), { ...view, ...changed })
const judged = (part: Partial<Judged> = {}) => ({
  review: reviewOf({ verdict: 'clear', ...part }, { at: november(18) }),
})
const proposed = (number: number, part = {}) =>
  fixOf(`fx-${number}`, 'proposed', '/guide/install', 18, { prLink: pullLink(number), ...part })
const answer = (tick: TickAnswer['tick'], outcome: TickAnswer['outcome']): TickAnswer => {
  return { tick, outcome, at: november(20) }
}
const words = [safe`Windows`, safe`install path`, safe`PowerShell`]
const install = { files: { '/guide/install': 'docs/guide/install.md' } }

const returns = { fixId: 'fx-5', prLink: pullLink(28) }
const rich: Ledger = {
  ...manyStates,
  fixes: [
    proposed(40, { words, ...judged({ verdict: 'look', topics: 5, unanswered: 2, ...install }), returns }),
    ...manyStates.fixes,
  ],
  waiting: {
    ...manyStates.waiting,
    clusters: manyStates.waiting.clusters.map((waiting, index) => {
      return { ...waiting, key: `page-${index}`, words: words.slice(0, index === 0 ? 3 : 0) }
    }),
  },
  flagged: [{ id: 'fb-1', reason: 'hidden-text', page: '/guide/install', at: november(19) }],
  answers: [
    answer({ kind: 'retry', target: 'fx-1', turn: 0 }, 'no-access'),
    answer({ kind: 'never', target: 'page-0', turn: 0 }, 'moved-on'),
    answer({ kind: 'send-now', target: 'page-gone', turn: 0 }, 'gone'),
  ],
  ticks: { 'retry:fx-1': 1 },
  paused: november(20),
  lastRun: { at: november(21), starts: [november(21)] },
  jobsPerMonth: { '2026-11': 7 },
}

test('all of it, golden', async () => {
  const body = renderDashboard(rich, { ...view, links: { ...view.links, siteUrl: 'https://docs.acme.com/en' } })
  await expect(body).toMatchFileSnapshot('golden/dashboard-rich.md')
})

const showPage = (page: string, file?: string, siteUrl?: string) =>
  render(
    { fixes: [proposed(1, { pages: [page as DocPath], ...judged({ files: file ? { [page]: file } : {} }) })] },
    { links: { ...links, siteUrl } },
  )
const head = '- **[PR 1](https://github.com/acme/docs/pull/1)** · '

test.each<[string, string, (string | undefined)?, string?]>([
  ['`/a`', '/a'],
  ['[`/a`](https://github.com/acme/docs/blob/HEAD/docs/a.md)', '/a', 'docs/a.md'],
  ['[`/`](https://docs.acme.com/)', '/', undefined, 'https://docs.acme.com'],
  ['[`/a`](https://docs.acme.com/v2/a)', '/a', 'a.md', 'https://docs.acme.com/v2'],
  ['[`/v2/a`](https://docs.acme.com/v2/a)', '/v2/a', 'a.md', 'https://docs.acme.com/v2'],
  ['[`/é/漢`](https://docs.acme.com/%C3%A9/%E6%BC%A2)', '/é/漢', undefined, 'https://docs.acme.com'],
  ['`/a`', '/a', '../a.md'],
  ['`/a`', '/a', 'docs/a b.md'],
  ['`/a?b`', '/a?b', undefined, 'https://docs.acme.com'],
  ['`/a%20b`', '/a%20b', undefined, 'https://docs.acme.com'],
  ['`//evil.example`', '//evil.example', undefined, 'https://docs.acme.com'],
])('a page: %s', (shown, ...page) => expect(showPage(...page)).toContain(`${head}${shown}\\\n`))

const of = ' · review of [c0ffee](https://github.com/acme/docs/commit/c0ffee):'
test.each<[string, Partial<Judged> | undefined]>([
  ['', undefined],
  [`${of} 🟢 harmless`, { unanswered: 0 }],
  [`${of} 🟢 harmless · 1 page not edited`, { unanswered: 1 }],
  [`${of} 🟡 needs a look · answers 3 of 3 topics`, { verdict: 'look', topics: 3, unanswered: 0 }],
  [`${of} 🔴 **do not merge as is** · answers 2 of 3 topics`, { verdict: 'block', topics: 3, unanswered: 1 }],
])('a pull request to decide: %s', (end, found) => {
  const body = render({ fixes: [proposed(1, found && judged(found))] })
  expect(body).toContain(`  3 readers · open since 18 Nov 2026${end}\n`)
})

test('the boxes bear the answers to earlier ticks, and are read as they were drawn', () => {
  const body = renderDashboard(rich, view)
  expect(body).toContain(
    '-->Retry (last answer: ignored, because the person who ticked it does not have write access, 20 Nov 2026)',
  )
  expect(body).toMatch(
    /^Latest ticks:\n\n- Retry: ignored, .*\n- .*\n- Send: no longer possible: it is no longer listed here, 20 Nov 2026$/m,
  )
  expect(parseTicks(body.replaceAll('- [ ]', '- [x]'))).toHaveLength(body.split('- [ ] <!-- ').length - 1)
  expect(body.match(/tick=(?:pause|resume)\/project/g)).toEqual(['tick=resume/project'])
  expect(render(rich, { paused: true })).toContain('Reopen it and tick “Resume new jobs” to resume.')
})

const clusters = Array.from({ length: 50 }, (_, index) =>
  createWaiting({
    key: `page-${index}`,
    pages: Array.from({ length: 5 }, (_, page) => `/${'long-'.repeat(40)}${index}-${page}` as DocPath),
    words: Array.from({ length: 5 }, () => toSafeText('w'.repeat(40))),
  }),
)
const waiting = { at: 0, clusters, entries: 2000, oldest: november(1), more: 450 }

test('500 queued groups with 60 pull requests beside them, and a person’s text above: every link, headline, controls and footer', () => {
  const fixes = Array.from({ length: 60 }, (_, index) =>
    proposed(index + 1, { words, ...judged(install), topics: [['a'], ['b']] }),
  )
  for (const longest of [30_000, 10_000, 6_000]) {
    const body = render({ fixes, waiting, filteredCounts: { 'hidden-text': 500 } }, { longest })
    expect([...body].length).toBeLessThanOrEqual(longest)
    for (const { prLink } of fixes) expect(body).toContain(`(${prLink?.url})`)
    expect(body).toContain('**60 pull requests to review. 500 groups queued.**')
    expect(body).toContain('tick=pause/project/0')
    expect(body).toMatch(/overwritten\. Close this issue to pause, and reopen it to resume\.<\/sub>$/m)
  }
})

testHostile((text) => {
  const pages = [text, text, text] as DocPath[]
  const [error, word] = [text as SafeText, toSafeText(text)]
  const part = { id: text, pages, job: { id: text, status: text }, prLink: undefined }
  const reason = { code: 'job-unreadable', error } as const
  const votes = { up: 1, down: 1, silent: 1 }
  const body = render(
    {
      project: text,
      fixes: [
        proposed(1, { pages, words: [word, word], ...judged({ head: commit, files: { [text]: text } }) }),
        ...manyStates.fixes.map((fix) => ({ ...fix, ...part, reason, rejectedLink: fix.id + text })),
      ],
      waiting: {
        ...{ at: 0, entries: 2, oldest: null, more: 0 },
        clusters: [createWaiting({ key: text, pages, words: [word], reason: { code: 'service', error } })],
      },
      flagged: [{ id: text, reason: 'order', page: text, at: november(1) }],
      answers: [answer({ kind: 'retry', target: text, turn: 0 }, 'gone')],
      filteredCounts: { 'praise-only': 3, order: 1 },
      tally: { countedTo: 0, pages: { [text]: votes }, weeks: { [text]: 3 } },
      outcomes: { merged: 1 },
    },
    { links },
  )
  expect(parseHiddenLine(body)).toMatchObject({ project: text, sequence: 42 })
  return body
})

// The tracking issue's parts one by one: links, words, verdicts, boxes with their answers, the heartbeat, and 500 queued groups.
import { describe, expect, test } from 'vitest'
import type { Judged } from '../../src/fixes/fix.ts'
import { renderDashboard } from '../../src/issue/dashboard.ts'
import { parseTicks, type TickAnswer } from '../../src/issue/tick-record.ts'
import type { Ledger } from '../../src/ledger/ledger.ts'
import type { DocPath } from '../../src/pages/doc-path.ts'
import { safe } from '../../src/text/safe-text.ts'
import { toSafeText } from '../../src/text/sanitise.ts'
import { expectHarmless, hostileTexts } from '../support/hostile-reports.ts'
import { pullLink } from '../support/ledger-builders.ts'
import {
  commit,
  createLedger,
  createView,
  createWaiting,
  fixOf,
  links,
  manyStates,
  november,
} from '../support/report-fixtures.ts'

const view = createView({
  links: { ...links, workflowRun: 77, workflow: 'feedback.yml', action: 'acme/feedback-to-fix' },
  cost: { 'job-cost': { amount: 0.5, decimals: 1, unit: 'USD', isUnitFirst: false }, 'max-jobs-per-month': 50 },
})
const render = (part: Partial<Ledger>, changed: Partial<typeof view> = {}) =>
  renderDashboard(createLedger(part), { ...view, ...changed })
const judged = (part: Partial<Judged> = {}) => ({
  review: { nonce: 'n', at: november(18), number: 1, judged: { verdict: 'clear', head: 'c0ffee', ...part } as Judged },
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
    answer({ kind: 'retry', target: 'fx-1', turn: 0 }, { code: 'no-access' }),
    answer({ kind: 'never', target: 'page-0', turn: 0 }, { code: 'not-possible', why: 'moved-on' }),
    answer({ kind: 'send-now', target: 'page-gone', turn: 0 }, { code: 'not-possible', why: 'gone' }),
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

describe('a page', () => {
  const show = (page: string, file?: string, siteUrl?: string) =>
    render(
      { fixes: [proposed(1, { pages: [page as DocPath], ...judged({ files: file ? { [page]: file } : {} }) })] },
      { links: { ...links, siteUrl } },
    )
  const head = '- **[PR 1](https://github.com/acme/docs/pull/1)** · '

  test.each<[string, string, (string | undefined)?, string?]>([
    ['`/a`', '/a'],
    ['[`/a`](https://github.com/acme/docs/blob/HEAD/docs/a.md)', '/a', 'docs/a.md'],
    ['[`/a`](https://docs.acme.com/a)', '/a', undefined, 'https://docs.acme.com'],
    ['[`/a`](https://docs.acme.com/v2/a)', '/a', 'a.md', 'https://docs.acme.com/v2'],
    ['[`/é/漢`](https://docs.acme.com/%C3%A9/%E6%BC%A2)', '/é/漢', undefined, 'https://docs.acme.com'],
    ['`/a`', '/a', '../a.md'],
    ['`/a`', '/a', 'docs/a b.md'],
    ['`/a?b`', '/a?b', undefined, 'https://docs.acme.com'],
    ['`/a%20b`', '/a%20b', undefined, 'https://docs.acme.com'],
    ['`//evil.example`', '//evil.example', undefined, 'https://docs.acme.com'],
  ])('%s', (shown, ...page) => expect(show(...page)).toContain(`${head}${shown}\\\n`))
})

describe('a pull request to decide', () => {
  const of = ' · review of [c0ffee](https://github.com/acme/docs/commit/c0ffee):'
  test.each<[string, Partial<Judged> | undefined]>([
    ['', undefined],
    [`${of} 🟢 harmless`, {}],
    [`${of} 🟡 needs a look · answers 3 of 3 topics`, { verdict: 'look', topics: 3, unanswered: 0 }],
    [`${of} 🔴 **do not merge as is** · answers 2 of 3 topics`, { verdict: 'block', topics: 3, unanswered: 1 }],
  ])('%s', (end, found) => {
    const body = render({ fixes: [proposed(1, found && judged(found))] })
    expect(body).toContain(`  3 readers · open since 18 Nov 2026${end}\n`)
  })
})

test('the boxes bear the answers to earlier ticks, and are read as they were drawn', () => {
  const body = renderDashboard(rich, view)
  expect(body).toContain('-->Retry: ignored, because the person who ticked it does not have write access, 20 Nov 2026')
  expect(body).toMatch(
    /^Latest ticks:\n\n- Retry: ignored, .*\n- .*\n- Send: no longer possible: it is no longer listed here, 20 Nov 2026$/m,
  )
  expect(parseTicks(body.replaceAll('- [ ]', '- [x]'))).toHaveLength(body.split('- [ ] <!-- ').length - 1)
  expect(body.match(/tick=(?:pause|resume)\/project/g)).toEqual(['tick=resume/project'])
})

describe('500 queued groups', () => {
  const clusters = Array.from({ length: 50 }, (_, index) =>
    createWaiting({
      key: `page-${index}`,
      pages: Array.from({ length: 5 }, (_, page) => `/${'long-'.repeat(40)}${index}-${page}` as DocPath),
      words: Array.from({ length: 5 }, () => toSafeText('w'.repeat(40))),
    }),
  )
  const waiting = { at: 0, clusters, entries: 2000, oldest: november(1), more: 450 }

  test('with 60 pull requests beside them, and a person’s text above: every link, headline, controls and footer', () => {
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
})

function renderWritten(text: string) {
  const [pages, target] = [[text] as DocPath[], text]
  const ticked = answer({ kind: 'retry', target, turn: 0 }, { code: 'not-possible', why: 'gone' })
  const word = toSafeText(text)
  const fixes = [
    proposed(1, { pages, words: [word, word], ...judged({ head: commit, files: { [text]: text } }) }),
    fixOf(text, 'unchanged', '/a', 18, { pages, job: { id: text, status: text } }),
  ]
  const clusters = [createWaiting({ key: text, pages, words: [word] })]
  const waiting = { at: 0, clusters, entries: 2, oldest: null, more: 0 }
  const flagged = [{ id: text, reason: 'order' as const, page: text, at: november(1) }]
  return render({ fixes, waiting, flagged, filteredCounts: { order: 1 }, answers: [ticked] }, { links })
}

test.each(hostileTexts)('what others wrote into the ledger does nothing: %j', (text) =>
  expectHarmless(renderWritten(text), renderWritten('plain words')),
)

// The comment at the end of a run that has news.
import { describe, expect, test } from 'vitest'
import type { DocPath } from '../../src/feedback/doc-path.ts'
import type { News } from '../../src/ledger/ledger.ts'
import { type CommentInput, renderComment, renderIssueTitle } from '../../src/report/comment.ts'
import { hasNonce } from '../../src/report/hidden-line.ts'
import type { SafeText } from '../../src/text/safe-text.ts'
import { pullLink } from '../support/ledger-builders.ts'
import { createFix, createLedger, links, manyStates } from './fixtures.ts'
import { expectHarmless, expectTables, hostileTexts } from './hostile.ts'

const none: CommentInput['quotes'] = new Map()
const news = (fixId: string, kind: News) => ({ fixId, news: kind })
const all = [news('fx-8', 'pull-request'), news('fx-1', 'given-up'), news('fx-9', 'needs-person')]

test('all kinds of news, golden', async () => {
  const quotes = new Map([['fx-8', ['The command fails on Windows.', 'Step 3 is missing.', 'A third one.']]])
  const comment = renderComment({ ledger: manyStates, news: all, links, nonce: 'n-2', quotes })
  expectTables(comment)
  expect(comment).not.toContain('A third one.')
  expect(hasNonce(comment, 'n-2')).toBe(true)
  await expect(comment).toMatchFileSnapshot('golden/comment.md')
})

test('one link of several fixes is one row', () => {
  const comment = renderComment({ ledger: manyStates, news: all, links, nonce: 'n-2', quotes: none })
  expect(comment.split('https://github.com/acme/docs/pull/31')).toHaveLength(2)
  expect(comment).toContain('`/guide/install`, `/guide/windows` | 2 topics of one page; 1 topic of one page | 4 | 4 |')
})

test('a fix that the ledger no longer holds is passed over', () => {
  const comment = renderComment({
    ledger: manyStates,
    news: [news('gone', 'given-up')],
    links,
    nonce: 'n-2',
    quotes: none,
  })
  expect(comment).not.toContain('### Given up')
})

test('many pull requests: below the cap, none missing', () => {
  const fixes = Array.from({ length: 400 }, (_, index) =>
    createFix({
      id: `fx-${index}`,
      state: 'proposed',
      pages: [`/${'long-'.repeat(30)}${index}`],
      prLink: pullLink(index + 1),
    }),
  )
  const quotes = new Map(fixes.map((fix) => [fix.id, ['word '.repeat(60), 'word '.repeat(60)]]))
  const input = {
    ledger: createLedger({ fixes }),
    news: fixes.map((fix) => news(fix.id, 'pull-request')),
    links,
    nonce: 'n',
    quotes,
  }
  const comment = renderComment(input)
  expect([...comment].length).toBeLessThanOrEqual(65_000)
  for (const fix of fixes) expect(comment).toContain(`(${fix.prLink?.url})`)
})

describe('hostile text stays text', () => {
  test.each(hostileTexts.map((text) => [text]))('%j', (text) => {
    const fixes = manyStates.fixes.map((fix) => ({
      ...fix,
      pages: [text, text] as DocPath[],
      reason: { code: 'refused', error: text as SafeText } as const,
      prLink: undefined,
      rejectedLink: text,
    }))
    const quotes = new Map([['fx-8', [text, text]]])
    const comment = renderComment({ ledger: createLedger({ fixes }), news: all, links, nonce: 'n-2', quotes })
    expectHarmless(comment)
    expectTables(comment)
  })
})

describe('the title', () => {
  test.each([
    [undefined, 'Reader feedback → fixes'],
    ['docs', 'Reader feedback → fixes (docs)'],
    ['acme/docs#1 @octocat <b>`x`', 'Reader feedback → fixes (acme docs 1 octocat b x)'],
    ['Döku', 'Reader feedback → fixes (Döku)'],
    ['//', 'Reader feedback → fixes'],
    ['x'.repeat(300), `Reader feedback → fixes (${'x'.repeat(60)})`],
  ])('%j', (project, title) => {
    expect(renderIssueTitle(project)).toBe(title)
  })
})

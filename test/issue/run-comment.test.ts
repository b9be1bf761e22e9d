// The comment at the end of a run that has news.
import { expect, test } from 'vitest'
import { hasNonce, renderIssueTitle } from '../../src/issue/hidden-line.ts'
import { renderComment } from '../../src/issue/run-comment.ts'
import type { News } from '../../src/ledger/ledger.ts'
import type { DocPath } from '../../src/pages/doc-path.ts'
import type { SafeText } from '../../src/text/safe-text.ts'
import { testHostile } from '../support/hostile-reports.ts'
import { pullLink } from '../support/ledger-builders.ts'
import { createLedger, fixOf, links, manyStates } from '../support/report-fixtures.ts'

const news = (fixId: string, kind: News) => ({ fixId, news: kind })
const all = [news('fx-8', 'pull-request'), news('fx-1', 'given-up'), news('fx-9', 'needs-person')]

test('all kinds of news, golden', async () => {
  const quotes = new Map([['fx-8', ['The command fails on Windows.', 'Step 3 is missing.', 'A third one.']]])
  const comment = renderComment({ ledger: manyStates, news: all, links, nonce: 'n-2', quotes })
  expect(comment).not.toContain('A third one.')
  expect(hasNonce(comment, 'n-2')).toBe(true)
  await expect(comment).toMatchFileSnapshot('golden/comment.md')
})

test('many pull requests: below the cap, none missing', () => {
  const fixes = Array.from({ length: 400 }, (_, index) =>
    fixOf(`fx-${index}`, 'proposed', `/${'long-'.repeat(30)}${index}`, 10, { prLink: pullLink(index + 1) }),
  )
  const quotes = new Map(fixes.map((fix) => [fix.id, ['word '.repeat(60), 'word '.repeat(60)]]))
  const all = fixes.map((fix) => news(fix.id, 'pull-request'))
  const comment = renderComment({ ledger: createLedger({ fixes }), news: all, links, nonce: 'n', quotes })
  expect([...comment].length).toBeLessThanOrEqual(65_000)
  for (const fix of fixes) expect(comment).toContain(`(${fix.prLink?.url})`)
})

testHostile((text) => {
  const part = { pages: [text, text] as DocPath[], reason: { code: 'refused', error: text as SafeText } as const }
  const fixes = manyStates.fixes.map((fix) => ({ ...fix, ...part, prLink: undefined, rejectedLink: text }))
  const quotes = new Map([['fx-8', [text, text]]])
  return renderComment({ ledger: createLedger({ fixes }), news: all, links, nonce: 'n-2', quotes })
})

test('the title names the project, if there is one', () => {
  expect([renderIssueTitle(), renderIssueTitle('docs')]).toEqual([
    'Reader feedback → fixes',
    'Reader feedback → fixes (docs)',
  ])
})

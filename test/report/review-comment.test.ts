// The comment on the agent's pull request.
import { describe, expect, test } from 'vitest'
import type { DocPath } from '../../src/feedback/doc-path.ts'
import { renderReview } from '../../src/report/review-comment.ts'
import type { SafeText } from '../../src/text/safe-text.ts'
import { createFix, links } from './fixtures.ts'
import { testHostile } from './hostile.ts'

const fix = createFix({ attempt: 2, votes: 4, pages: ['/guide/install', '/guide/windows'] })

describe('golden', () => {
  test.each(['clear', 'look', 'block'] as const)('%s', async (verdict) => {
    const quotes = verdict === 'clear' ? [] : ['The command fails on Windows.', 'Step 3 is missing.']
    const findings = verdict === 'block' ? ['It changes a workflow file.', 'It links to a new address.'] : []
    const comment = renderReview({ fix, links, nonce: 'n-3', quotes, verdict, findings })
    await expect(comment).toMatchFileSnapshot(`golden/review-${verdict}.md`)
  })
})

test('one page, first attempt, no issue yet', () => {
  const unknown = { ...links, issue: undefined }
  const comment = renderReview({ fix: createFix({}), links: unknown, nonce: 'n', quotes: [], verdict: 'clear' })
  expect(comment).toContain('answers 3 feedback entries on `/guide/install`, by 3 readers.')
  expect(comment).not.toContain('attempt')
})

testHostile((text) => {
  const reason = { code: 'refused', error: text as SafeText } as const
  const hostile = createFix({ pages: [text, text] as DocPath[], reason, id: text })
  return renderReview({ fix: hostile, links, nonce: 'n', quotes: [text], verdict: 'look', findings: [text] })
})

test('thousands of findings stay below the cap', () => {
  const findings = Array.from({ length: 5000 }, (_, index) => `finding ${index} ${'word '.repeat(50)}`)
  const comment = renderReview({ fix, links, nonce: 'n', quotes: [], verdict: 'block', findings })
  expect([...comment].length).toBeLessThanOrEqual(65_000)
  expect(comment).toMatch(/- and [\d,]+ more/)
})

// Findings beside the lines of a change.
import { expect, test } from 'vitest'
import { listAnnotations } from '../../src/review/review-comment.ts'
import { hostileTexts } from '../support/hostile-reports.ts'
import { createFinding } from './review-cases.ts'

test('an error for what blocks, a warning for what is worth a look, with the place and the rule', () => {
  const place = { path: 'docs/guide/a b.md', line: 3 }
  const findings = [
    createFinding({
      ...place,
      severity: 'block',
      rule: 'script',
      message: 'This runs.',
      from: ['fb_1'],
      subject: 'alert(1)',
    }),
    createFinding({ path: 'docs/a.md' }),
    createFinding({ subject: 'a' }),
    createFinding({ subject: 'b' }),
  ]
  const says = 'This host, package, account or contact is new to the repository; check whose it is.'
  const title = 'feedback-to-fix: name-new'
  expect(listAnnotations(findings)).toEqual([
    {
      kind: 'error',
      title: 'feedback-to-fix: script',
      text: 'This runs. It came from a reader’s complaint.',
      file: place.path,
      line: 3,
    },
    { kind: 'warning', title, text: says, file: 'docs/a.md' },
    { kind: 'warning', title, text: says },
  ])
})

test('of each kind the gravest nine, so that GitHub drops none of them nor the run’s own', () => {
  const findings = Array.from({ length: 60 }, (_, at) =>
    createFinding({ severity: at < 30 ? 'block' : 'look', line: at }),
  )
  const shown = listAnnotations(findings.map((finding) => ({ ...finding, path: 'a.md' })))
  expect(shown.map(({ line }) => line)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 30, 31, 32, 33, 34, 35, 36, 37, 38])
})

test.each([
  ...hostileTexts.filter((text) => /[\n\r\u202e\u200b\u00ad&]|<!--/.test(text)),
  ...[
    'a::b.md',
    'a##[error]b.md',
    ' a.md',
    'a\u0000b.md',
    `${'a/'.repeat(300)}b.md`,
    `docs/ghp_${'a1B2'.repeat(9)}.md`,
  ],
])('a path that cannot be named as it is leaves the place out: %j', (path) => {
  const [shown] = listAnnotations([createFinding({ path, line: 2, subject: path })])
  expect(shown).not.toHaveProperty('file')
  expect(shown).not.toHaveProperty('line')
  expect(JSON.stringify(shown)).not.toContain('evil')
})

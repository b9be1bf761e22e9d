import { expect, test } from 'vitest'
import { updatePage } from './page.ts'

const order = ['start-up', 'idle', 'review']
const page = `# Performance

What it is.

<!-- section start-up -->
## Start

Old.

<!-- section review -->
## Review

Kept.
`

test('what was measured again is replaced, and a new section comes in its place', () => {
  const parts = [
    { name: 'idle', text: '## Idle\n\nNew.\n' },
    { name: 'start-up', text: '## Start\n\nNew.\n' },
  ]
  expect(updatePage(page, parts, order)).toBe(`# Performance

What it is.

<!-- section start-up -->
## Start

New.

<!-- section idle -->
## Idle

New.

<!-- section review -->
## Review

Kept.
`)
})

test('nothing measured changes nothing', () => {
  expect(updatePage(page, [], order)).toBe(page)
})

test('a section that is no more is dropped', () => {
  expect(updatePage(page, [], ['review'])).toBe(
    '# Performance\n\nWhat it is.\n\n<!-- section review -->\n## Review\n\nKept.\n',
  )
})

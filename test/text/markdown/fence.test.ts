// A fence in Markdown: nothing leaves it.
import { expect, test } from 'vitest'
import { fence } from '../../../src/text/markdown/github-markdown.ts'

test.each([
  ['plain', 'a', 'js', '```js\na\n```'],
  ['backticks inside', '```\na\n````', undefined, '`````\n```\na\n````\n`````'],
  ['tildes inside', '~~~~', undefined, '`````\n~~~~\n`````'],
  ['language that is none', 'a', 'js`\n<b>', '```\na\n```'],
  ['language that is too long', 'a', 'x'.repeat(21), '```\na\n```'],
  ['line ends', 'a\r```\r\nb', 'c++', '````c++\na\n```\nb\n````'],
])('%s', (_name, text, info, expected) => {
  expect(fence(text, info)).toBe(expected)
})

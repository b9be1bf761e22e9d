// The marks of Markdown in a prompt: nothing leaves them.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeSpan, fence } from '../../src/text/markdown.ts'

describe('codeSpan', () => {
  test.each([
    ['words', 'docs/a b.md', '`docs/a b.md`'],
    ['nothing', ' \n\u200b', '`(empty)`'],
    ['lines', 'a\n b', '`a b`'],
    ['backticks', 'a `b` c', '``a `b` c``'],
    ['backticks at the ends', '`a``', '``` `a`` ```'],
    ['pipe', 'a|b', '`a\\|b`'],
    ['pipe after backslashes', 'a\\|b\\\\|c', '`a\\\\\\|b\\\\\\\\\\|c`'],
    ['mention', '@octocat #1', '`@octocat #1`'],
  ])('%s', (_name, text, expected) => {
    expect(codeSpan(text)).toBe(expected)
  })

  test('nothing leaves it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('`', '``', 'a', '|', '\\', '\n', ' ') }), (text) => {
        const [, ticks = '', content = ''] = /^(`+)([\s\S]*?)(?<!`)\1$/.exec(codeSpan(text)) ?? []
        expect(ticks).not.toBe('')
        expect(content.match(/`+/g) ?? []).not.toContain(ticks)
        expect(content).not.toMatch(/\n|(?<!\\)(?:\\\\)*\|/)
      }),
      { seed: 1 },
    )
  })
})

describe('fence', () => {
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
})

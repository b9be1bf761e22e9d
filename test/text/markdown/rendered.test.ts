// The judge of the other tests here sees what it is to see.
import { expect, test } from 'vitest'
import { read } from './rendered.ts'

test.each([
  ['ask @octocat', ['mention']],
  ['ask &#64;octocat', ['mention']],
  ['ask \\@octocat', ['mention']],
  ['see \\#1 and o/r#2', ['number']],
  ['see GH-1', ['number with letters']],
  ['ghsa-abcd', ['advisory']],
  ['in deadbeef', ['commit']],
  ['at ftp:&#47;/x.y', ['address']],
  ['at https://x.y', ['link']],
  ['at www.x.y', ['link']],
  ['a&#64;b', ['mention']],
  ['a@b.example', ['link']],
  [':tada:', ['emoji']],
  ['\\$x\\$', ['formula']],
  ['# a', []],
  ['- [x] a', ['task']],
  ['> a', ['blockquote']],
  ['a <b>b</b>', ['html', 'html']],
  ['<!-- a -->', ['html']],
  ['![a](b)', ['image']],
  ['[a]\n\n[a]: b', ['linkReference', 'definition']],
  ['~~a~~ *a* __a__', ['delete', 'emphasis', 'strong']],
  ['a[^1]\n\n[^1]: b', ['footnoteReference', 'footnoteDefinition']],
  ['---', ['thematicBreak']],
  ['`@octocat` and\n\n```\n#1\n```', []],
  ['fine, with @ and # and 3 - 4', []],
])('%j: %j', (markdown, effects) => {
  expect(read(markdown).effects).toEqual(effects)
})

test('words are those that a reader sees', () => {
  expect(read('a \\* `b` @&#x200B;c\n\n```\nd\n```').words).toEqual(['a * ', 'b', ' @c', 'd'])
})

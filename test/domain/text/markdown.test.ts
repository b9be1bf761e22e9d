// Strangers' text in Markdown: nothing but text comes of it.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeSpan, escapeMarkdown, fence, quote } from '../../../src/domain/text/markdown.ts'

const gap = '&#8203;'

describe('escapeMarkdown', () => {
  test.each([
    ['words', 'Plain words, (nothing) else: it’s 50 % fine!', 'Plain words, (nothing) else: it’s 50 % fine!'],
    ['mention', 'ask @octocat and @org/team', `ask @${gap}octocat and @${gap}org/team`],
    ['encoded mention', '&amp;#64;user @&shy;user', `@${gap}user @${gap}user`],
    ['reference', '#1 o/r#2 GH-3 gh-4', `\\#${gap}1 o/r\\#${gap}2 GH-${gap}3 gh-${gap}4`],
    ['advisory', 'GHSA-abcd-efgh CVE-2024-1', `GHSA-${gap}abcd-efgh CVE-${gap}2024-1`],
    ['commit', 'in deadbeef1 and 1234567', `in dea${gap}dbeef1 and 123${gap}4567`],
    ['closing keyword', 'Fixes #1, closes o/r#1', `Fixes \\#${gap}1, closes o/r\\#${gap}1`],
    ['address', 'https://x.y ftp://x.y www.x.y', `https:${gap}//x.y ftp:${gap}//x.y www${gap}.x.y`],
    ['autolink', '<https://evil|label>', `\\<https:${gap}//evil\\|label\\>`],
    ['link', '[a](//evil "t")', '\\[a\\](//evil "t")'],
    ['link definition', '[ref]: //evil', '\\[ref\\]: //evil'],
    ['image', '![a](b)', '!\\[a\\](b)'],
    ['task', '- [x] done', '\\- \\[x\\] done'],
    ['HTML', '<img src=x> <b>', '\\<img src=x\\> \\<b\\>'],
    ['comment', 'a<!-- marker -->b', 'ab'],
    ['cell break', 'a|b\\|c', 'a\\|b\\\\\\|c'],
    ['emphasis', '*a* _b_ ~c~ `d`', '\\*a\\* \\_b\\_ \\~c\\~ \\`d\\`'],
    ['formula', '$x$', '&#36;x&#36;'],
    ['entity', 'fish &chips &hearts;', 'fish \\&chips \\&hearts;'],
    ['trailing backslash', 'a\\', 'a\\\\'],
    ['lines', ' a\n# b\r\n\tc ', `a \\#${gap} b c`],
    ['list', '1. a', '1\\. a'],
    ['other list', '+ a', '\\+ a'],
    ['underline', '===', '\\==='],
    ['heading', '# a', `\\#${gap} a`],
    ['e-mail', 'a@example.com', '\\[e-mail\\]'],
  ])('%s', (_name, text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected)
  })

  test('the length is that of the text, not of its escapes', () => {
    expect(escapeMarkdown('****', 3)).toBe('\\*\\*…')
  })

  test('one line with every active character escaped', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab1 @#:/|\\`<>[]()!*_~$&-+=.\n', 'www', 'gh') }), (text) => {
        const escaped = escapeMarkdown(text)
        const bare = escaped
          .replaceAll(gap, '')
          .replaceAll('&#36;', '')
          .replace(/\\[^a-z\d\s]/g, '')
        expect(bare).not.toMatch(/[\\`*_[\]<>|~$#&\n]/)
        expect(escaped).not.toMatch(/@(?!&#8203;)|(?<!&|\\)#|:\/\/|www\.|gh-\d/i)
      }),
      { seed: 1 },
    )
  })
})

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

describe('quote', () => {
  test.each([
    [
      'clean, redacted, without a stack of empty lines',
      ' a<!-- x -->\n\n \n\nb@example.com ',
      '```\na\n\n[e-mail]\n```',
    ],
    ['short', 'x'.repeat(300), `\`\`\`\n${'x'.repeat(199)}…\n\`\`\``],
    ['never empty', '\u200b', '```\n(no words)\n```'],
    ['in a longer fence', '```\n@octocat', '````\n```\n@octocat\n````'],
  ])('%s', (_name, text, expected) => {
    expect(quote(text)).toBe(expected)
  })

  test('a secret is gone before the cut could halve it', () => {
    const secret = `ghp_${'a1B2'.repeat(9)}`
    expect(quote(`look at ${secret} please`, 20)).toBe('```\nlook at [secret] pl…\n```')
  })
})

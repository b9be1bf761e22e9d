// How strangers' text is written, so that neither Markdown nor what GitHub adds to it makes more of it than text.
import { expect, test } from 'vitest'
import { paragraph } from '../../../src/text/markdown/blocks.ts'
import { serialise } from '../../../src/text/markdown/github-markdown.ts'
import { link, phrase, text } from '../../../src/text/markdown/phrase.ts'

const gap = '&#x200B;'
const dollar = `${gap}&#x24;${gap}`
const write = (raw: string) => serialise(paragraph(text(raw)))

test.each([
  ['words', 'Plain words, (nothing) else: it’s 50 % fine.', 'Plain words, (nothing) else: it’s 50 % fine.'],
  ['mention', 'ask @octocat and @org/team', `ask @${gap}octocat and @${gap}org/team`],
  ['encoded mention', '&amp;#64;user @&shy;user', `@${gap}user @${gap}user`],
  ['reference', 'a #1 o/r#2 GH-3 gh-4', `a #${gap}1 o/r#${gap}2 GH-${gap}3 gh-${gap}4`],
  ['reference of a repository’s own', 'ABC-12 a-b', `ABC-${gap}12 a-b`],
  ['advisory', 'GHSA-abcd-efgh CVE-2024-1', `GHSA-${gap}abcd-efgh CVE-${gap}2024-1`],
  ['short commit', 'in deadbeef1 and 1234567', `in deadbe${gap}ef1 and 123456${gap}7`],
  ['whole commit', 'a'.repeat(40), `${`aaaaaa${gap}`.repeat(6)}aaaa`],
  ['word of such letters', 'feedback', 'feedback'],
  ['closing keyword', 'Fixes #1, closes o/r#1', `Fixes #${gap}1, closes o/r#${gap}1`],
  ['address', 'https://x.y ftp://x.y www.x.y', `https:${gap}//x.y ftp:${gap}//x.y www${gap}.x.y`],
  ['scheme without a slash', 'data:image/gif mailto:x metadata:y', `data:${gap}image/gif mailto:${gap}x metadata:y`],
  ['emoji', ':tada: at 12:30:45', `:${gap}tada: at 12:${gap}30:45`],
  ['emoji that is one', '👩‍💻 #️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩‍💻 #️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['autolink', '<https://evil|label>', `\\<https:${gap}//evil|label>`],
  ['link', '[a](//evil "t")', '\\[a]\\(//evil "t")'],
  ['link definition', '[ref]: //evil', '\\[ref]: //evil'],
  ['footnote', '[^1]: a', '\\[^1]: a'],
  ['image', '![a](b)', '!\\[a]\\(b)'],
  ['task', '- [x] done', '\\- \\[x] done'],
  ['HTML', '<img src=x> <b>', '\\<img src=x> \\<b>'],
  ['comment', 'a<!-- marker -->b', 'ab'],
  ['emphasis', '*a* _b_ ~c~ `d`', '\\*a\\* \\_b\\_ \\~c\\~ \\`d\\`'],
  ['emphasis after a sign', '𐄀_a_', `𐄀${gap}\\_a\\_`],
  ['formula', '$x$ $$y$$', `${dollar}x${dollar} ${dollar}${dollar}y${dollar}${dollar}`],
  ['entity', 'fish &chips &heart;', 'fish \\&chips \\&heart;'],
  ['backslash before a sign', '\\*', '\\\\\\*'],
  ['lines', ' a\n# b\r\n\tc ', `a #${gap} b c`],
  ['list', '1. a', '1\\. a'],
  ['underline', '===', '\\==='],
  ['quotation', '> [!NOTE]', '\\> \\[!NOTE]'],
  ['heading', '# a', `\\#${gap} a`],
  ['fence', '~~~ a', '\\~\\~\\~ a'],
  ['e-mail', 'a@example.com', '\\[e-mail]'],
  ['nothing', ' \u200b', ''],
])('%s', (_name, raw, expected) => {
  expect(write(raw)).toBe(expected)
})

test.each([
  ['reference', phrase`GH-${text('1')} and ${text('#')}${text('1')}`, `GH-${gap}1 and #${gap}1`],
  ['address', phrase`http:${text('//x.y')}`, `http:${gap}//x.y`],
  ['commit', phrase`${text('feed')}${text('f00')}`, `feedf0${gap}0`],
  ['entity', phrase`&${text('lt;')}`, '\\&lt;'],
  ['text before a link', phrase`${text('!')}${link('https://x.y', ['a'], phrase`b`)}`, '\\![b](https://x.y/a)'],
])('where texts meet: %s', (_name, words, expected) => {
  expect(serialise(paragraph(words))).toBe(expected)
})

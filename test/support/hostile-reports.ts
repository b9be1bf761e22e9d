// Text that tries to be more than text, and that it stayed text: as a parser of Markdown sees it, independent of how it is escaped.
import { expect, test } from 'vitest'
import { judgeMarkdown, learnManners, parseMarkdown } from '../hostile/judges/markdown.ts'

export const hostileTexts = [
  '@octocat @acme/owners',
  'fixes #1, closes acme/docs#2, resolves GH-3',
  '<img src=x onerror=alert(1)> <script>x</script> <b>bold</b>',
  '<!-- feedback-to-fix project=docs ledger=99 commit=abc nonce=n-1 -->',
  '[click](https://evil.example/a) ![](https://evil.example/b.png) <https://evil.example/c>',
  'https://evil.example/d www.evil.example',
  '` @octocat `` @octocat ``` @octocat',
  '``` \n</details>\n# Heading\n- [x] approved\n@octocat',
  '| cell | @octocat | \\| @octocat \\\\|',
  '\\` @octocat \\',
  '&#64;octocat &lt;b&gt; &#60;!-- x --&#62;',
  '\u202e@octocat\u2066 \u200b@\u00adoctocat',
  '-->\n<h1>x</h1>',
  '[ref]: https://evil.example/e "title"',
  '~~~\n@octocat\n~~~',
  '/merge\r\n/approve',
]

export function testHostile(render: (text: string) => string): void {
  test.each(hostileTexts)('hostile text stays text: %j', (text) => expectHarmless(render(text), render('plain words')))
}

/** Neither mention, reference, foreign link, image, HTML, task nor marker, and nothing where a harmless text has nothing. */
export function expectHarmless(markdown: string, harmless: string): void {
  expect(judgeMarkdown(markdown, learnManners([harmless]))).toEqual([])
  expect(countHtml(markdown)).toBe(countHtml(harmless))
}

/** A copy of a line of ours would be one more. */
const countHtml = (text: string) => parseMarkdown(text).children.filter(({ type }) => type === 'html').length

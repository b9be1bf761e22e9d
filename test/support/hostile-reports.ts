// Text that tries to be more than text, and simple assertions that it stayed text. Independent of how it is escaped.
import { expect, test } from 'vitest'

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
  test.each(hostileTexts)('hostile text stays text: %j', (text) => {
    const markdown = render(text)
    expectHarmless(markdown)
    expectTables(markdown)
  })
}

/** Of a box: nobody sees it, and what is in it is encoded. */
const tickMarker = /<!-- feedback-to-fix tick=[a-z-]+\/[\w.~!*'()%-]+\/\d+ -->/g

/** What is left when code is taken away holds no mention, reference, foreign link, image, HTML, task or marker. */
export function expectHarmless(markdown: string): void {
  const marked = withoutCode(markdown.replace(/^<!--.*\n/, ''))
  const prose = marked.replace(tickMarker, '')
  expect(prose).not.toMatch(/@[a-z]/i)
  expect(prose).not.toMatch(/(?:^|[^\w&])#\d|GH-\d/i)
  expect(prose.replace(/\\!|\\\[/g, '')).not.toMatch(/!\[/)
  for (const [, target] of prose.matchAll(/(?<!\\)\]\(([^)]*)\)/g)) {
    expect(target).toMatch(/^https:\/\/github\.com\/acme\/[\w-]+\/(?:pull|commit|issues)\/[0-9a-f]+$/)
  }
  expect(prose.replaceAll(/\]\(https:\/\/github\.com\/[^)]*\)/g, '')).not.toMatch(/https?:\/\/\w|www\.\w/i)
  const tags = [...prose.matchAll(/(?<!\\)<[^>\n]*>?/g)].map(([tag]) => tag.replace(/\d[\d,]*/g, '0'))
  const allowed = /^(?:<\/?sub>|<\/?details>|<\/?summary>)$/
  expect(tags.filter((tag) => !allowed.test(tag))).toEqual([])
  expect(marked).not.toMatch(/^\s*[-*] \[[ x]\](?! <!-- feedback-to-fix tick=)/im)
  expect(prose).not.toMatch(/^\s*\/(?:merge|approve)/m)
  expect(prose).not.toMatch(/^# /m)
  expect(markdown).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\u00ad]/)
  expect(withoutFences(markdown).match(/^<!-- feedback-to-fix .*-->$/gm)).toHaveLength(1)
  expect(markdown.startsWith('<!-- feedback-to-fix ')).toBe(true)
}

export function expectTables(markdown: string): void {
  for (const table of withoutFences(markdown).match(/(?:^\|.*\n?)+/gm) ?? []) {
    const widths = table
      .trim()
      .split('\n')
      .map((row) => row.replace(/\\./g, '').split('|').length)
    expect(new Set(widths).size).toBe(1)
  }
}

function withoutCode(markdown: string): string {
  return withoutFences(markdown)
    .split('\n')
    .map((line) => line.replace(/(?<![\\`])(`+)(?!`)(.*?)(?<!`)\1(?!`)/g, ' code '))
    .join('\n')
}

function withoutFences(markdown: string): string {
  return markdown.replace(/^(?:> ?)?(`{3,}|~{3,})[^\n`]*\n[\s\S]*?\n(?:> ?)?\1[ \t]*$/gm, ' fence ')
}

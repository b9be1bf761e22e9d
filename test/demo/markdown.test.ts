// GitHub's Markdown as the demo's page shows it, and what of a hostile one gets through.
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { describe, expect, test } from 'vitest'
import { type Kind, renderMarkdown } from '../../demo/page/markdown.ts'
import { loadHostile } from '../corpus/load.ts'

const render = (markdown: string, kind: Kind = 'comment') => renderMarkdown(markdown, kind).text

describe('as GitHub shows it', () => {
  test.each([
    ['a heading and a paragraph', '## Queued\n\n3 groups', '<h2>Queued</h2>\n<p>3 groups</p>'],
    [
      'code, bold and a link',
      '`a<b` **x** [PR 2](https://e.example/2)',
      '<p><code>a&lt;b</code> <strong>x</strong> <a href="https://e.example/2">PR 2</a></p>',
    ],
    ['a bare address', 'www.e.example', '<p><a href="http://www.e.example">www.e.example</a></p>'],
    ['what is hidden', '<!-- ledger=4 -->\n\nText', '\n<p>Text</p>'],
    ['small print', '<sub>Kept by `x`.</sub>', '<p><sub>Kept by <code>x</code>.</sub></p>'],
    ['what is struck out', '~~old~~', '<p><del>old</del></p>'],
    [
      'a table',
      '| Page | Readers |\n| - | -: |\n| `/a\\|b` | 3 |',
      '<table>\n<thead>\n<tr>\n<th>Page</th>\n<th align="right">Readers</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><code>/a|b</code></td>\n<td align="right">3</td>\n</tr>\n</tbody>\n</table>',
    ],
    [
      'what is folded',
      '<details><summary>More</summary>\n\n- one\n\n</details>',
      '<details><summary>More</summary>\n<ul>\n<li>one</li>\n</ul>\n</details>',
    ],
    ['code in a block', '```sh\n$ <x>\n```', '<pre><code>$ &lt;x&gt;\n</code></pre>'],
    [
      'an alert',
      '> [!WARNING]\n> Two **words**.\n>\n> More.',
      '<div class="alert warning"><p class="alert-title">Warning</p><p>Two <strong>words</strong>.</p>\n<p>More.</p>\n</div>',
    ],
    ['a quote', '> Not [!NOTE] this.', '<blockquote>\n<p>Not [!NOTE] this.</p>\n</blockquote>'],
    ['an alert of no known kind', '> [!HELLO]\n> you', '<blockquote>\n<p>[!HELLO]<br>you</p>\n</blockquote>'],
  ])('%s', (_, markdown, shown) => {
    expect(render(markdown)).toBe(shown)
  })
})

describe('hostile Markdown', () => {
  test.each([
    ['a script', 'a <script>alert(1)</script>', '<p>a &lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['a style', '<style>*{}</style>', '&lt;style&gt;*{}&lt;/style&gt;'],
    ['a handler', '<b onclick="x()" style="color:red" class="bar" id="issue">b</b>', '<p><b>b</b></p>'],
    ['a picture', '![alt](https://e.example/b.png) <img src=x onerror=x>', '<p><img alt="alt"> <img></p>'],
    ['a link that runs', '[a](javascript:alert(1)) <javascript:x>', '<p><a>a</a> <a>javascript:x</a></p>'],
    ['one in disguise', '<a href=" jAva&#10;script&colon;x">a</a>', '<p><a>a</a></p>'],
    ['one of data', '[a](data:text/html,x) [b](vbscript:x) [c](file:///x)', '<p><a>a</a> <a>b</a> <a>c</a></p>'],
    ['an SVG', '<svg onload=x><a href="https://e.example">a</a><script>x</script></svg>', undefined],
    ['a frame', '<iframe srcdoc="<script>x</script>"></iframe>', undefined],
    ['a form', '<form action=x><button>Go</button><input name=q></form>', 'Go'],
    ['a forged task', '<ul><li><input type="checkbox" checked> approved</li></ul>', '<ul><li> approved</li></ul>'],
    [
      'one by our name',
      '- [ ] a\n\n<task-check checked></task-check>',
      '<ul>\n<li class="task"><input type="checkbox"> a</li>\n</ul>\n<p></p>',
    ],
    ['an end of what it stands in', '</div></article></main><h1>x</h1>', '<h1>x</h1>'],
    ['a comment that stays open', 'a\n\n<!-- <b>', '<p>a</p>\n'],
    ['more depth than a page has', '<b>'.repeat(300), `<p>${'<b>'.repeat(199)}…${'</b>'.repeat(199)}</p>`],
    ['an element in a template', '<template><b>x</b></template>', '<p></p>'],
  ])('%s', (_, markdown, shown) => {
    const written = render(markdown)
    if (shown !== undefined) expect(written).toBe(shown)
    expect(listFaults(written)).toEqual([])
  })

  const corpus = loadHostile().map(({ id, text }) => ({ id, text: text.slice(0, 1000) }))

  test('of the corpus nothing but text, links and the elements of Markdown gets through', () => {
    const faulty = corpus.flatMap(({ id, text }) => {
      const faults = [...listFaults(render(text)), ...listFaults(render(text, 'summary'))]
      return faults.length === 0 ? [] : [{ id, faults }]
    })
    expect(corpus.length).toBeGreaterThan(1000)
    expect(faulty).toEqual([])
  })
})

const elements =
  `a abbr b blockquote br caption cite circle code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i
  img input ins kbd li line mark ol p path pre q rect s samp small span strong sub summary sup svg table tbody td text tfoot th thead time tr tt
  ul var wbr`.split(/\s+/)
const attributes =
  `align alt aria-label checked class colspan cx cy d datetime dir disabled height href open r role rowspan start text-anchor title type
  viewBox width x x1 x2 y y1 y2`.split(/\s+/)

/** As a browser would read it. */
function listFaults(written: string): string[] {
  const faults: string[] = []
  const visit = (node: Tree.Node): void => {
    if (node.nodeName === '#comment') faults.push('a comment')
    if ('tagName' in node) {
      if (!elements.includes(node.tagName)) faults.push(`<${node.tagName}>`)
      for (const { name, value } of node.attrs) {
        if (!attributes.includes(name)) faults.push(name)
        const isLink = /^(?:https?:|mailto:|[^:]*$|[^:]*[/?#])/i.test(value)
        if (name === 'href' && !isLink) faults.push(`href ${value}`)
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
  }
  visit(parseFragment(written))
  return faults
}

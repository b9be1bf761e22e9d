import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { describe, expect, test } from 'vitest'
import { buildPage, type Shown } from '../../demo/page/build-page.ts'
import { loadHostile } from '../corpus/load.ts'

const at = '2026-03-02T06:17:00Z'
const url = 'http://127.0.0.1:1/acme/docs'
const post = (body: string, author = 'github-actions[bot]') => ({ author, at, body })
const shown: Shown = {
  repositoryUrl: url,
  earlier: {
    ...{
      ...post('Five groups **queued**.'),
      number: 1,
      title: 'Reader feedback',
      labels: [],
      comments: [post('Gone')],
    },
    state: 'open',
  },
  issues: [
    {
      ...{
        ...post(`**1 pull request.** See [PR 2](${url}/pull/2).\nIt waits.`),
        number: 1,
        title: 'Reader <feedback>',
      },
      ...{ state: 'open', labels: ['feedback-to-fix'], comments: [post('- [ ] never'), post('Thanks', 'acme')] },
    },
  ],
  pulls: [
    {
      ...{ ...post(`[Tracked](${url}/issues/1) [file](${url}/blob/main/a.md)`), number: 2, title: 'docs: clarify /a' },
      ...{ state: 'merged', labels: [], comments: [post('**Clear.**')], link: `${url}/pull/2` },
      changes: [{ file: 'docs/<a>.md', additions: 1, deletions: 1, patch: '@@ -7,2 +7,2 @@\n same\n-old\n+<new>' }],
    },
  ],
  summaries: [{ name: 'First run', markdown: 'one\ntwo' }],
  prompts: ['# Fix\n\n- `/a`\n\n| </pre><script>x</script>'],
}

function findAll(page: string, test: (element: Tree.Element) => boolean): Tree.Element[] {
  const found: Tree.Element[] = []
  const visit = (node: Tree.Node): void => {
    if ('tagName' in node && test(node)) found.push(node)
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
  }
  visit(parse(page))
  return found
}

describe('the page', () => {
  const page = buildPage(shown)

  test('shows issue, comments, pull request, change, summary and prompt', () => {
    for (const text of [
      '<h1>Reader &lt;feedback&gt; <span class="number">#1</span></h1>',
      '<span class="state open">Open</span><b>github-actions</b> <span class="bot">bot</span> opened this issue on 2 Mar 2026',
      '<p><strong>1 pull request.</strong> See <a href="#thread-2">PR 2</a>.<br>It waits.</p>',
      '<li class="task"><input type="checkbox"> never</li>',
      '<section id="earlier">\n<article class="thread" id="earlier-1">',
      '<p>Five groups <strong>queued</strong>.</p>',
      '<header><b>acme</b> commented on 2 Mar 2026</header>',
      '<span class="label">feedback-to-fix</span>',
      '<span class="state merged">Merged</span>',
      `<a href="#thread-1">Tracked</a> <a class="elsewhere" title="${url}/blob/main/a.md">file</a>`,
      '<p><strong>Clear.</strong></p>',
      '<header>docs/&lt;a&gt;.md <b>+1 −1</b></header>',
      '<article class="run" id="run-1"><h1>First run</h1>',
      '<p>one\ntwo</p>',
      '<summary>Job 1: /a</summary><pre># Fix',
      '| &lt;/pre&gt;&lt;script&gt;x&lt;/script&gt;</pre>',
    ])
      expect(page).toContain(text)
    expect(page).not.toContain('Gone')
  })
})

test('whatever it is given, the page has no script, loads nothing, and keeps its shape', () => {
  const texts = loadHostile().map(({ text }) => text.slice(0, 1000))
  const page = buildPage({
    ...shown,
    issues: texts.slice(0, 700).map((text, index) => {
      const {
        issues: [issue],
      } = shown
      if (issue === undefined) throw new Error('There is no issue.')
      const posted = { ...post(text, text), comments: [post(text)] }
      return { ...issue, ...posted, number: index + 1, title: text, labels: [text] }
    }),
    summaries: texts.slice(700, 1100).map((text) => ({ name: text, markdown: text })),
    prompts: texts.slice(1100),
  })
  const loading = findAll(page, ({ tagName }) => /^(?:script|link|iframe|object|embed|form|base)$/.test(tagName))
  expect(loading.map(({ tagName }) => tagName)).toEqual([])
  expect(findAll(page, ({ attrs }) => attrs.some(({ name }) => /^(?:on|src|style|action)/.test(name)))).toEqual([])
  expect(findAll(page, ({ tagName }) => tagName === 'article')).toHaveLength(700 + 1 + 1 + 400)
  expect(
    findAll(page, ({ tagName }) => tagName === 'section').map(({ childNodes }) => childNodes.length > 0),
  ).toHaveLength(5)
})

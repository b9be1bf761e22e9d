// A page taken apart: each kind of part, in each way it can be written.
import { describe, expect, test } from 'vitest'
import { readFormat } from '../../../src/pages/formats.ts'
import type { Part } from '../../../src/review/diff/page.ts'
import { parsePage as parseFormat } from '../../../src/review/diff/parse-page.ts'

const parsePage = (path: string, text: string) => parseFormat(readFormat(path) ?? 'text', text)

function list(path: string, text: string, ...kinds: readonly Part['kind'][]): Part[] {
  return (parsePage(path, text)?.parts ?? []).filter(({ kind }) => kinds.includes(kind))
}

describe('links of Markdown', () => {
  test.each([
    ['[t](https://a.example/?a=1&amp;b=2)', 'https://a.example/?a=1&b=2', 't'],
    ['[t](<a b.md> "title")', 'a b.md', 't'],
    ['<https://a.example>', 'https://a.example', 'https://a.example'],
    ['see www.a.example now', 'http://www.a.example', 'www.a.example'],
    ['see https://a.example/x.', 'https://a.example/x', 'https://a.example/x'],
    ['mail me@a.example now', 'mailto:me@a.example', 'me@a.example'],
    ['[**t**`c`](x.md)', 'x.md', 'tc'],
    ['<a href="java&#115;cript:x">t</a>', 'javascript:x', ''],
    ['<form ACTION=/x>', '/x', ''],
    ['<button formaction="/y">', '/y', ''],
    ['---\ncanonical: https://a.example/x\n---', 'https://a.example/x', ''],
  ])('%s', (text, url, shown) => {
    expect(list('a.md', text, 'link')).toMatchObject([{ url, text: shown }])
  })

  test('a reference has the address of its definition, which is a link too', () => {
    expect(list('a.md', '[t][x] and [X]\n\n[x]: /y\n[X]: /z', 'link')).toEqual([
      { kind: 'link', url: '/y', text: 't', line: 1 },
      { kind: 'link', url: '/y', text: 'X', line: 1 },
      { kind: 'link', url: '/y', text: '', line: 3 },
      { kind: 'link', url: '/z', text: '', line: 4 },
    ])
  })

  test('those of JSX, where they are no more than a text', () => {
    const text = '<Card href={\'/a\'} />\n\n<Link to="/b" />\n\n<Link to={`/${c}`} />\n\n<img src={`/d`} alt="e" />'
    expect(list('a.mdx', text, 'link', 'image')).toEqual([
      { kind: 'link', url: '/a', text: '', line: 1 },
      { kind: 'link', url: '/b', text: '', line: 3 },
      { kind: 'image', url: '/d', text: 'e', line: 7 },
    ])
  })
})

test.each([
  ['![a](b.png)', 'b.png', 'a'],
  ['![a][c]\n\n[c]: d.png', 'd.png', 'a'],
  ['<img src="e.png" alt="f">', 'e.png', 'f'],
  ['<video poster="g.png">', 'g.png', ''],
  ['---\nimage: https://a.example/h.png\n---', 'https://a.example/h.png', ''],
])('an image: %s', (text, url, shown) => {
  expect(list('a.md', text, 'image')).toMatchObject([{ url, text: shown }])
})

test('each source of a picture is one', () => {
  const text = '<picture><source srcset="a.png 1x, b.png 2x"></picture>'
  expect(list('a.md', text, 'image')).toMatchObject([{ url: 'a.png' }, { url: 'b.png' }])
})

describe('headings', () => {
  test.each([
    ['## Set *up*', { depth: 2, text: 'Set up' }],
    ['Set up\n---', { depth: 2, text: 'Set up' }],
    ['## Set up {#setup}', { depth: 2, text: 'Set up', id: 'setup' }],
    ['## Set `{#up}` now', { depth: 2, text: 'Set {#up} now' }],
    ['<h3 id="x">Set <b>up</b></h3>', { depth: 3, text: 'Set up', id: 'x' }],
  ])('%s', (text, heading) => {
    expect(list('a.md', text, 'heading')).toEqual([{ kind: 'heading', line: 1, ...heading }])
  })

  test('with an id in MDX', () => {
    expect(parsePage('a.mdx', '# A {#b-c}\n')).toEqual({
      parts: [{ kind: 'heading', depth: 1, text: 'A', id: 'b-c', line: 1 }],
      isParsed: true,
    })
  })
})

describe('code', () => {
  test.each([
    ['```js title="a"\nx\n```', { lang: 'js', meta: 'title="a"', value: 'x' }],
    ['    x\n    y', { lang: '', meta: '', value: 'x\ny' }],
    ['    ```\n', { lang: '', meta: '', value: '```' }],
    ['~~~\nx\n```\n~~~~', { lang: '', meta: '', value: 'x\n```' }],
    ['> ```\n> x\n> ```', { lang: '', meta: '', value: 'x' }],
    ['```\nx\n``\nafter', { lang: '', meta: '', value: 'x\n``\nafter', isOpen: true }],
    ['````\nx\n```', { lang: '', meta: '', value: 'x\n```', isOpen: true }],
    ['```', { lang: '', meta: '', value: '', isOpen: true }],
    ['- ```\n  x\n\nafter', { lang: '', meta: '', value: 'x', isOpen: true }],
  ])('%j', (text, code) => {
    expect(list('a.md', text, 'code')).toEqual([{ kind: 'code', line: 1, ...code }])
  })

  test('in a line of text', () => {
    expect(list('a.md', 'Run ``a ` b`` or `{c}`.', 'inline-code', 'expression')).toEqual([
      { kind: 'inline-code', value: 'a ` b', line: 1 },
      { kind: 'inline-code', value: '{c}', line: 1 },
    ])
  })
})

test('text is what a reader sees, block by block', () => {
  const text = 'A *b*\n`c` &amp; [d](e)<br>f\n\n- g\n\n| h |\n| - |\n| i |\n\n> j[^k]\n\n[^k]: l'
  const values = list('a.md', text, 'text').map((part) => 'value' in part && [part.line, part.value])
  expect(values).toEqual([
    [1, 'A b `c` & d f'],
    [4, 'g'],
    [6, 'h'],
    [8, 'i'],
    [10, 'j[^k]'],
    [12, '[^k]l'],
  ])
})

describe('HTML', () => {
  test('names and attributes in their plain form', () => {
    expect(list('a.md', 'x\n\n<IMG SRC=x OnError="a&lpar;1)" hidden>', 'tag')).toEqual([
      { kind: 'tag', name: 'img', attributes: { src: 'x', onerror: 'a(1)', hidden: '' }, isJsx: false, line: 3 },
    ])
  })

  test('what stands in a script belongs to it', () => {
    expect(list('a.md', '<script>\nif (a < b) c("<i>")\n</script>', 'tag')).toEqual([
      { kind: 'tag', name: 'script', attributes: {}, isJsx: false, line: 1, content: '\nif (a < b) c("<i>")\n' },
      { kind: 'tag', name: 'i', attributes: {}, isJsx: false, line: 2 },
    ])
  })

  test.each([
    ['an element that only its place allows', '<tr onclick=a><body onload=b>', ['tr', 'body']],
    ['SVG, where a browser reads styles as HTML', '<svg><style><img onerror=a></style></svg>', ['svg', 'style', 'img']],
    ['a text area', '<textarea><script>a</script></textarea>', ['textarea', 'script']],
    ['a style that ends in a quote', "<style>/*<a title='*/</style><iframe>'", ['style', 'iframe']],
    ['a name that objects have', '<a __proto__=b constructor=c>', ['a']],
  ])('%s hides nothing', (_, text, names) => {
    expect(list('a.md', text, 'tag').map((part) => 'name' in part && part.name)).toEqual(names)
  })

  test('comments, closed or not', () => {
    expect(list('a.md', 'a <!-- b\nc --> d\n\n<!-- e\n\nf', 'comment')).toEqual([
      { kind: 'comment', value: 'b\nc', line: 1 },
      { kind: 'comment', value: 'e\n\nf', line: 4 },
    ])
  })
})

describe('MDX', () => {
  const text = [
    'import A from "a"',
    "import B from 'b'",
    '',
    'export const c = {',
    '  d: 1',
    '}',
    '',
    'Text {e + 1} and {/* f */}',
    '',
    '<A b="&lt;" C={d} {...e} f>',
    '  *g*',
    '</A>',
    '',
    '{/* h */}',
  ].join('\n')

  test('its statements, expressions, comments and elements', () => {
    expect(parsePage('a.MDX', text)?.isParsed).toBe(true)
    expect(list('a.MDX', text, 'esm', 'expression', 'comment', 'tag')).toEqual([
      { kind: 'esm', value: 'import A from "a"', line: 1 },
      { kind: 'esm', value: "import B from 'b'", line: 2 },
      { kind: 'esm', value: 'export const c = {\n  d: 1\n}', line: 4 },
      { kind: 'expression', value: 'e + 1', line: 8 },
      { kind: 'comment', value: 'f', line: 8 },
      {
        kind: 'tag',
        name: 'A',
        attributes: { b: '<', c: '{d}', '{...e}': '', f: '' },
        isJsx: true,
        line: 10,
      },
      { kind: 'comment', value: 'h', line: 14 },
    ])
  })

  test.each(['<A>\n\ntext', '{a', 'import a from\n\ntext', 'a <b', '<!-- c -->'])(
    '%j is not well-formed, and is read as Markdown',
    (broken) => {
      const page = parsePage('a.mdx', `# Title\n\n${broken}\n`)
      expect(page?.isParsed).toBe(false)
      expect(page?.parts[0]).toEqual({ kind: 'heading', depth: 1, text: 'Title', line: 1 })
    },
  )
})

describe('what generators run in plain Markdown', () => {
  test.each([
    ['import A from "./a"\nimport B from "./b"', ['esm import A from "./a"', 'esm import B from "./b"']],
    ['export const a = 1', ['esm export const a = 1']],
    ['export default () => null', ['esm export default () => null']],
    ['text {a}', ['expression a']],
    ['text {{ a }} more', ['expression { a }']],
    ['{a\nb', ['expression a\nb']],
    ['text {/* a */}', ['comment a']],
    ['[a](b){: onclick="c" .d}', ['tag {"onclick":"c"}']],
    ['import the data, then "save"', []],
    ['export your data', []],
    ['- import A from "a"', []],
    ['`{a}` ``{b}`` \\{c\\}', []],
    ['# A {#b}', []],
    ['text {: .note #x}', []],
    ['text {.note}', []],
    ['text <code v-pre>{{ a }}</code>', ['tag {"v-pre":""}']],
    ['text <code v-pre>a</code> {{ b }}', ['expression { b }', 'tag {"v-pre":""}']],
    ['```\n{a}\n```', []],
  ])('%j', (text, found) => {
    const parts = list('a.md', text, 'esm', 'expression', 'comment', 'tag')
    const shown = parts.map(
      (part) => `${part.kind} ${part.kind === 'tag' ? JSON.stringify(part.attributes) : 'value' in part && part.value}`,
    )
    expect(shown).toEqual(found)
  })

  test.each([
    [':::warning Title\ntext\n:::', 'warning', 'Title'],
    ['!!! note "a"', 'note', '"a"'],
    ['--8<-- "a.md"', '--8<--', '"a.md"'],
    ['{% include a.html b="c" %}', 'include', 'a.html b="c"'],
    ['{{< readfile "a" >}}', 'readfile', '"a"'],
    ['{{% note %}}', 'note', ''],
    ['{{< raw >}}', 'raw', ''],
  ])('%j is a directive', (text, name, value) => {
    expect(list('a.md', text, 'directive', 'expression')).toEqual([{ kind: 'directive', name, value, line: 1 }])
  })
})

test.each<[string, (string | number)[][]]>([
  [
    '---\ntitle: "A: b"\n# a note\nnav:\n  order: 3\nhead:\n- a: 1\nempty:\n---\n',
    [
      [2, 'title', 'A: b'],
      [4, 'nav', 'order: 3'],
      [6, 'head', '- a: 1'],
      [8, 'empty', ''],
    ],
  ],
  [
    '+++\ntitle = "A"\n[menu.main]\nweight = 3\n+++\n',
    [
      [2, 'title', 'A'],
      [4, 'menu.main.weight', '3'],
    ],
  ],
  [
    '---\n? script\n: x\ntitle: "a\nredirect: b\n---\n',
    [
      [2, '', '? script'],
      [3, '', ': x'],
      [4, 'title', '"a'],
      [5, 'redirect', 'b'],
    ],
  ],
])(
  'front matter: the keys at the margin, each with its line and what is below it; a line of none has no name',
  (text, keys) => {
    const found = list('a.md', text, 'front-matter').map((part) => 'key' in part && [part.line, part.key, part.value])
    expect(found).toEqual(keys)
  },
)

test('line ends of every kind count once, and a byte order mark is none of the page', () => {
  expect(list('a.md', '\uFEFF# A\r\n\r\nb {c}\r# D', 'heading', 'expression')).toEqual([
    { kind: 'heading', depth: 1, text: 'A', line: 1 },
    { kind: 'expression', value: 'c', line: 3 },
    { kind: 'heading', depth: 1, text: 'D', line: 4 },
  ])
})

// Formats that are taken apart by lines: reStructuredText, AsciiDoc, HTML, notebooks, plain text.
import { describe, expect, test } from 'vitest'
import { readFormat } from '../../../src/review/pages/formats.ts'
import type { Part, PartKind } from '../../../src/review/pages/page.ts'
import { parsePage as parseFormat } from '../../../src/review/pages/parse-page.ts'

const parsePage = (path: string, text: string, mayParse?: boolean) =>
  parseFormat(readFormat(path) ?? 'text', text, mayParse)

function list(path: string, text: string, ...kinds: readonly PartKind[]): Part[] {
  const { parts, isParsed } = parsePage(path, text)
  expect(isParsed).toBe(true)
  return kinds.length === 0 ? [...parts] : parts.filter(({ kind }) => kinds.includes(kind))
}

describe('reStructuredText', () => {
  test('headings by the order of their signs, with the label before them', () => {
    const text = '====\nBook\n====\n\n.. _set-up:\n\nSet ``up``\n==========\n\nMore\n----\n\nAgain\n=====\n'
    expect(list('a.rst', text, 'heading')).toEqual([
      { kind: 'heading', depth: 1, text: 'Book', line: 1 },
      { kind: 'heading', depth: 2, text: 'Set up', line: 7, id: 'set-up' },
      { kind: 'heading', depth: 3, text: 'More', line: 10 },
      { kind: 'heading', depth: 2, text: 'Again', line: 13 },
    ])
  })

  test.each([
    ['A `b c <https://a.example>`_ d', 'https://a.example', 'b c', 1],
    ['A `b\nc <https://a.example>`__ d', 'https://a.example', 'b c', 1],
    ['A\n:doc:`b <../c>` d', '../../c', 'b', 2],
    ['See :ref:`label`.', 'label', '', 1],
    ['See https://a.example/x.', 'https://a.example/x', 'https://a.example/x', 1],
    ['.. _b c: https://a.example', 'https://a.example', 'b c', 1],
    ['.. _b:\n   https://a.example/\n   c', 'https://a.example/c', 'b', 1],
    ['__ https://a.example', 'https://a.example', '', 1],
    ['.. toctree::\n   :hidden:\n\n   Title <a/b>', 'a/b', 'Title', 4],
    ['.. raw:: html\n\n   <a href="x">b</a>', 'x', '', 3],
  ])('a link: %j', (text, url, shown, line) => {
    expect(list('a.rst', text, 'link')).toEqual([{ kind: 'link', url, text: shown, line }])
  })

  test('names of targets, wherever they are', () => {
    const text = 'See `The b`_ and b_ and c_.\n\n.. _the b: /x\n.. _b: /y\n'
    expect(list('a.rst', text, 'link')).toEqual([
      { kind: 'link', url: '/x', text: 'The b', line: 1 },
      { kind: 'link', url: '/y', text: 'b', line: 1 },
      { kind: 'link', url: '/x', text: 'the b', line: 3 },
      { kind: 'link', url: '/y', text: 'b', line: 4 },
    ])
  })

  test('images, with their link', () => {
    const text = '.. figure:: a.png\n   :alt: b\n   :target: https://a.example\n\n   Caption\n\n.. |c| image:: d.png\n'
    expect(list('a.rst', text)).toEqual([
      { kind: 'image', url: 'a.png', text: 'b', line: 1 },
      { kind: 'link', url: 'https://a.example', text: '', line: 1 },
      { kind: 'text', value: 'Caption', line: 5 },
      { kind: 'image', url: 'd.png', text: '', line: 7 },
    ])
  })

  test.each([
    [
      '.. code-block:: console\n   :linenos:\n\n   $ a\n\n     b\n\nc',
      { lang: 'console', meta: ':linenos:', value: '$ a\n\n  b' },
    ],
    ['Run::\n\n  a\n  b\n\nc', { lang: '', meta: '', value: 'a\nb' }],
    ['>>> a\nb\n\nc', { lang: 'python', meta: '', value: '>>> a\nb' }],
  ])('code: %j', (text, code) => {
    expect(list('a.rst', text, 'code')).toEqual([{ kind: 'code', line: 1, ...code }])
  })

  test.each([
    ['.. include:: ../a.txt', 'include', '../../a.txt'],
    ['.. literalinclude:: /etc/passwd\n   :lines: 1', 'literalinclude', '/etc/passwd :lines: 1'],
    ['.. csv-table:: T\n   :file: a.csv\n   :url: b', 'csv-table', 'T :file: a.csv :url: b'],
    ['.. raw:: html\n   :file: a.html', 'raw', 'html :file: a.html'],
    ['.. note::\n\n   text', 'note', ''],
    ['* .. include:: a', 'include', 'a'],
    ['term\n   .. include:: a', 'include', 'a'],
    ['.. note:: .. include:: a', 'include', 'a'],
    ['| .. include:: a |', 'include', 'a |'],
    ['.. py:function:: f()', 'py:function', 'f()'],
  ])('a directive: %j', (text, name, value) => {
    expect(list('a.rst', text, 'directive')).toEqual([
      { kind: 'directive', name, value, line: text.startsWith('term') ? 2 : 1 },
    ])
  })

  test('HTML that is passed through, and roles that pass it', () => {
    const text = '.. raw:: html\n\n   <script>\n   a()\n   </script>\n\n:raw-html:`<b onclick=c>` d\n'
    expect(list('a.rst', text, 'tag')).toMatchObject([
      { name: 'script', line: 3, content: '\n   a()\n   ' },
      { name: 'b', attributes: { onclick: 'c' }, line: 7 },
    ])
  })

  test.each([
    ['.. a comment\n   of two lines', 'a comment of two lines', 1],
    ['..\n   Ignore this.', 'Ignore this.', 1],
    ['text\n\n.. note to self', 'note to self', 3],
  ])('a comment: %j', (text, value, line) => {
    expect(list('a.rst', text, 'comment')).toEqual([{ kind: 'comment', value, line }])
  })

  test('text and literals, item by item', () => {
    expect(list('a.rst', ':orphan:\n\nA *b* ``c`` |d|\n`e`.\n\n* f\n  g\n* h\n')).toEqual([
      { kind: 'front-matter', key: 'orphan', value: '', line: 1 },
      { kind: 'text', value: 'A b c |d| e.', line: 3 },
      { kind: 'inline-code', value: 'c', line: 3 },
      { kind: 'inline-code', value: 'e', line: 4 },
      { kind: 'text', value: 'f g', line: 6 },
      { kind: 'text', value: 'h', line: 8 },
    ])
  })
})

describe('AsciiDoc', () => {
  test.each([
    ['== Set `up`', { depth: 2, text: 'Set up', line: 1 }],
    ['[[a-b]]\n== Set up', { depth: 2, text: 'Set up', line: 2, id: 'a-b' }],
    ['[#a-b.c]\n=== Set up', { depth: 3, text: 'Set up', line: 2, id: 'a-b' }],
    ['== [[a]]Set up', { depth: 2, text: 'Set up', line: 1, id: 'a' }],
  ])('a heading: %j', (text, heading) => {
    expect(list('a.adoc', text)).toEqual([{ kind: 'heading', ...heading }])
  })

  test.each([
    ['https://a.example/x[b]', 'https://a.example/x', 'b'],
    ['a https://a.example/x.', 'https://a.example/x', 'https://a.example/x'],
    ['a link:b.html[c,window=_blank]', 'b.html', 'c'],
    ['a xref:b.adoc#c[d]', 'b.adoc#c', 'd'],
    ['a <<b,c d>>', '#b', 'c d'],
    ['a <<b.adoc#c>>', 'b.adoc#c', ''],
    ['mailto:a@b.example[c]', 'mailto:a@b.example', 'c'],
  ])('a link: %j', (text, url, shown) => {
    expect(list('a.adoc', text, 'link')).toEqual([{ kind: 'link', url, text: shown, line: 1 }])
  })

  test('images, with their link', () => {
    expect(
      list('a.adoc', 'image::a.png[B c,100,link="https://a.example"]\n\nx image:d.png[e] y', 'image', 'link'),
    ).toEqual([
      { kind: 'image', url: 'a.png', text: 'B c', line: 1 },
      { kind: 'link', url: 'https://a.example', text: '', line: 1 },
      { kind: 'image', url: 'd.png', text: 'e', line: 3 },
    ])
  })

  test.each([
    ['[source,yaml]\n----\na\n\nb\n----\nc', { lang: 'yaml', meta: 'source,yaml', value: 'a\n\nb', line: 2 }],
    ['[#b]\n[source%linenums,js]\n----\na\n----', { lang: 'js', meta: '#b source%linenums,js', value: 'a', line: 3 }],
    ['[,console]\n----\na\n----', { lang: 'console', meta: ',console', value: 'a', line: 2 }],
    ['....\na\n....', { lang: '', meta: '', value: 'a', line: 1 }],
    ['```js\na\n```', { lang: 'js', meta: '', value: 'a', line: 1 }],
    ['[source,sh]\na\n\nb', { lang: 'sh', meta: 'source,sh', value: 'a', line: 2 }],
    [' a\n b\n\nc', { lang: '', meta: '', value: ' a\n b', line: 1 }],
    ['-----\na\n----', { lang: '', meta: '', value: 'a\n----', line: 1, isOpen: true }],
  ])('code: %j', (text, code) => {
    expect(list('a.adoc', text, 'code')).toEqual([{ kind: 'code', ...code }])
  })

  test.each([
    ['include::a.adoc[lines=1..2]', 'include', 'a.adoc lines=1..2'],
    ['include::https://a.example/b.adoc[]', 'include', 'https://a.example/b.adoc'],
    ['ifdef::env-github[]', 'ifdef', 'env-github'],
    ['a pass:[<b>] c', 'pass', '<b>'],
    ['a +++<b>+++ c', 'pass', '<b>'],
    ['++++\n<b>\n++++', 'pass', ''],
    ['[pass]\n<b>', 'pass', 'pass'],
    ['[#a]\n[pass]\n<b>', 'pass', '#a pass'],
  ])('a directive: %j', (text, name, value) => {
    expect(list('a.adoc', text, 'directive')).toMatchObject([{ name, value }])
  })

  test('HTML that is passed through', () => {
    const text = 'a pass:q[<i>] +++<b>+++ $$<u>$$\n\n++++\n<script>c</script>\n++++\n\n[pass]\n<img onerror=d>\n'
    expect(list('a.adoc', text, 'tag')).toMatchObject([
      { name: 'i', line: 1 },
      { name: 'b', line: 1 },
      { name: 'u', line: 1 },
      { name: 'script', content: 'c', line: 4 },
      { name: 'img', line: 8 },
    ])
  })

  test('attributes, comments, text, monospaced words', () => {
    const text = '= A\n:toc: left\n:!sectnums:\n\n// b\n////\nc\n////\n\nd `+e+`\nf.\n\n* g\n* h\n\n|===\n|i |j\n|===\n'
    expect(list('a.adoc', text)).toEqual([
      { kind: 'heading', depth: 1, text: 'A', line: 1 },
      { kind: 'front-matter', key: 'toc', value: 'left', line: 2 },
      { kind: 'front-matter', key: '!sectnums', value: '', line: 3 },
      { kind: 'comment', value: 'b', line: 5 },
      { kind: 'comment', value: 'c', line: 6 },
      { kind: 'text', value: 'd e f.', line: 10 },
      { kind: 'inline-code', value: 'e', line: 10 },
      { kind: 'text', value: 'g', line: 13 },
      { kind: 'text', value: 'h', line: 14 },
      { kind: 'text', value: '|i |j', line: 17 },
    ])
  })
})

test('a page of HTML', () => {
  const text =
    '<!doctype html>\n<h1 id=a>B <b>c</b></h1>\n<p>d <a href="e">f</a></p>\n<pre><code>g\nh</code></pre>\n<!-- i -->'
  expect(list('a.htm', text, 'heading', 'text', 'code', 'link', 'comment')).toEqual([
    { kind: 'heading', depth: 1, id: 'a', text: 'B c', line: 2 },
    { kind: 'link', url: 'e', text: '', line: 3 },
    { kind: 'text', value: 'd f', line: 3 },
    { kind: 'code', lang: '', meta: '', value: 'g\nh', line: 4 },
    { kind: 'comment', value: 'i', line: 6 },
  ])
})

describe('a notebook', () => {
  const cell = (kind: string, source: unknown, outputs?: unknown) => ({ cell_type: kind, source, outputs })
  const write = (...cells: readonly unknown[]) =>
    JSON.stringify({ cells, metadata: { language_info: { name: 'python' } } }, null, 1)

  test('its cells by their kinds, with their lines in the file', () => {
    const text = write(cell('markdown', ['# A\n', '\n', '[b](c)']), cell('code', ['d\n', 'e']), cell('raw', 'f <g>'))
    const lines = text.split('\n')
    const lineOf = (start: string) => lines.findIndex((line) => line.trim().startsWith(start)) + 1
    expect(list('a.ipynb', text)).toEqual([
      { kind: 'heading', depth: 1, text: 'A', line: lineOf('"# A') },
      { kind: 'text', value: 'b', line: lineOf('"[b]') },
      { kind: 'link', url: 'c', text: 'b', line: lineOf('"[b]') },
      { kind: 'code', lang: 'python', meta: '', value: 'd\ne', line: lineOf('"d') },
      { kind: 'text', value: 'f', line: lineOf('"source": "f') },
      { kind: 'tag', name: 'g', attributes: {}, isJsx: false, line: lineOf('"source": "f') },
    ])
  })

  test('its outputs, which browsers may run', () => {
    const data = {
      'text/plain': ['a'],
      'text/html': '<b onclick=c>',
      'application/javascript': 'd()',
      'image/png': 'e',
    }
    expect(list('a.ipynb', write(cell('code', '', [{ data }, { text: ['f\n'] }])), 'text', 'tag')).toMatchObject([
      { kind: 'text', value: 'a' },
      { kind: 'tag', name: 'b', attributes: { onclick: 'c' } },
      { kind: 'tag', name: 'script', content: 'd()' },
      { kind: 'text', value: 'f' },
    ])
  })

  test.each(['', '{}', '[1', '{"cells": 1}'])('%j is none, and is taken apart by lines', (text) => {
    expect(parsePage('a.ipynb', text).isParsed).toBe(false)
  })
})

test('plain text', () => {
  expect(list('README', 'A\n\n  b https://c.example <d>\n')).toEqual([
    { kind: 'text', value: 'A', line: 1 },
    { kind: 'text', value: 'b https://c.example <d>', line: 3 },
    { kind: 'link', url: 'https://c.example', text: 'https://c.example', line: 3 },
  ])
})

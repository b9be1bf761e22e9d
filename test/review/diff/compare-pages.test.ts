// Two versions of a page, and what is only in one of them.
import { describe, expect, test } from 'vitest'
import { comparePage } from '../../../src/review/diff/compare-pages.ts'
import { fileOf, listPages } from '../judge/subject.ts'

const page = '# A\n\nOne.\n\n## B\n\nTwo [x](y).\n\n## C\n\nThree.\n'

test('a change of a word', () => {
  const { before, after, ...compared } = comparePage(fileOf('a.md', page, page.replace('Two', 'Both')))
  expect(compared).toEqual({
    path: 'a.md',
    format: 'markdown',
    isParsed: true,
    added: [{ kind: 'text', value: 'Both x.', line: 7 }],
    removed: [{ kind: 'text', value: 'Two x.', line: 7 }],
    addedLines: [{ text: 'Both [x](y).', line: 7 }],
    removedLines: [{ text: 'Two [x](y).', line: 7 }],
    hunks: [{ line: 7, baseLine: 7, heading: 'B', added: ['Both [x](y).'], removed: ['Two [x](y).'] }],
  })
  expect([before.length, after.length]).toEqual([7, 7])
})

test('what moved is neither new nor gone', () => {
  const moved = '# A\n\n## C\n\nThree.\n\n## B\n\nTwo [x](y).\n\nOne.\n'
  expect(comparePage(fileOf('a.md', page, moved))).toMatchObject({ added: [], removed: [] })
})

test('of two equal parts the new one is on a changed line', () => {
  expect(comparePage(fileOf('a.md', 'b `c`\n\nd\n', 'a `c`\n\nb `c`\n\nd\n')).added).toEqual([
    { kind: 'text', value: 'a `c`', line: 1 },
    { kind: 'inline-code', value: 'c', line: 1 },
  ])
})

test('a new page is added whole, a removed one gone', () => {
  const added = comparePage(fileOf('a.md', undefined, 'b\nc\n'))
  expect(added).toMatchObject({
    before: [],
    removed: [],
    hunks: [{ line: 1, baseLine: 1, heading: '', added: ['b', 'c'] }],
  })
  const gone = comparePage(fileOf('a.md', 'b\nc\n', undefined))
  expect(gone).toMatchObject({ after: [], added: [], removedLines: [{ line: 1 }, { line: 2 }] })
  expect(gone.hunks).toEqual([{ line: 1, baseLine: 1, heading: '', added: [], removed: ['b', 'c'] }])
})

test('a hunk stands under its heading, also where lines are only gone', () => {
  const shorter = page.replace('Two [x](y).\n\n', '')
  expect(comparePage(fileOf('a.md', page, shorter)).hunks).toEqual([
    { line: 7, baseLine: 7, heading: 'B', added: [], removed: ['Two [x](y).', ''] },
  ])
})

test('line ends alone change nothing', () => {
  expect(comparePage(fileOf('a.md', page, page.replaceAll('\n', '\r\n')))).toMatchObject({ added: [], hunks: [] })
})

test('texts that share little are compared line by line, wherever the lines stand', () => {
  const lines = (name: string) => Array.from({ length: 3_000 }, (_, index) => `${name} ${index}`)
  const before = ['top', ...lines('a'), 'kept', 'end'].join('\n')
  const after = ['top', 'kept', ...lines('b'), 'end'].join('\n')
  const { addedLines, removedLines, hunks } = comparePage(fileOf('a.txt', before, after))
  expect([addedLines.length, addedLines[0], addedLines.at(-1)]).toEqual([
    3_000,
    { text: 'b 0', line: 3 },
    { text: 'b 2999', line: 3_002 },
  ])
  expect([removedLines.length, removedLines[0], removedLines.at(-1)]).toEqual([
    3_000,
    { text: 'a 0', line: 2 },
    { text: 'a 2999', line: 3_001 },
  ])
  expect(hunks.map(({ line, added, removed }) => [line, added.length, removed.length])).toEqual([[3, 3_000, 3_000]])
})

describe('of a change', () => {
  test('no file whose text is not known, generated or a drawing', () => {
    const files = [
      fileOf('a.md', 'a', 'b'),
      fileOf('b.lock', 'a', 'b'),
      fileOf('b.svg', 'a', 'b'),
      fileOf('_redirects', 'a', 'b'),
      fileOf('c.mdx', undefined, undefined),
      fileOf('README', undefined, 'b'),
    ]
    expect(listPages(files).map(({ path, format }) => [path, format])).toEqual([
      ['a.md', 'markdown'],
      ['_redirects', 'text'],
      ['README', 'text'],
    ])
  })

  test('what exceeds the budget is taken apart by lines', () => {
    const files = ['a.md', 'b.md', 'c.rst'].map((path) => fileOf(path, 'One.', 'Two.'))
    expect(listPages(files, 10).map(({ isParsed }) => isParsed)).toEqual([true, false, true])
    const page = (file: string) => `---\nhead:\n  - ${file}\n---\nOne.\n`
    const [{ added } = {}] = listPages([fileOf('a.md', page('a.css'), page('a.js'))], 0)
    expect(added).toContainEqual({ kind: 'front-matter', key: 'head', value: '- a.js', line: 2 })
    const others = Array.from({ length: 25 }, (_, at) => fileOf(`${at}.js`, '', 'a'.repeat(190_000)))
    const read = listPages([...others, fileOf('a.md', 'One.', 'Two.')])
    expect([read.length, read.at(-1)?.isParsed]).toEqual([22, true])
  })

  test('of a line that is longer than any page only the beginning is', () => {
    const [page] = listPages([fileOf('a.md', 'One.\n', `${'word '.repeat(300_000)}\n`)])
    expect([page?.isParsed, page?.addedLines[0]?.text.length]).toEqual([false, 1_000_000])
  })

  test('of what is far beyond it only the changed lines are, each where it stands', () => {
    const long = 'Words of a long page.\n\n'.repeat(60_000)
    const [, page] = listPages([
      fileOf('a.md', long, long),
      fileOf('b.md', `${long}https://old.example`, `${long}\nhttps://new.example`),
    ])
    expect(page).toMatchObject({ isParsed: false })
    expect(page?.added).toContainEqual(
      expect.objectContaining({ kind: 'link', url: 'https://new.example', line: 120_002 }),
    )
    expect(page?.removed).toContainEqual(
      expect.objectContaining({ kind: 'link', url: 'https://old.example', line: 120_001 }),
    )
  })
})

describe('Markdown of a site that reads it as MDX', () => {
  const kindsOf = (text: string, config: string, before = 'Words.\n') => {
    const [page] = listPages([fileOf('docs/a.md', before, text)], undefined, new Set(['docs/a.md', config]))
    return [page?.format, page?.isParsed, ...(page?.added ?? []).map(({ kind }) => kind)]
  }
  const text = 'Words.\n\n<Demo run={1 + 1} />\n'

  test.each(['docusaurus.config.js', 'website/docusaurus.config.mts'])('is parsed as MDX: %s', (config) => {
    expect(kindsOf(text, config)).toEqual(['mdx', true, 'tag'])
    expect(kindsOf('Words.\n\n- {fetch("/x")}\n', config)).toEqual(['mdx', true, 'expression'])
  })

  test('stays Markdown in any other, and where MDX refuses it', () => {
    expect(kindsOf(text, 'docs/docusaurus.config.md')).toEqual(['markdown', true, 'text', 'expression'])
    expect(kindsOf(`${text}<A>\n`, 'docusaurus.config.js').slice(0, 2)).toEqual(['markdown', true])
    const comments = `${text}\n<!-- Words */ -->\n\n\`\`\`html\n<!-- b -->\n\`\`\`\n`
    expect(kindsOf(comments, 'docusaurus.config.js')).toEqual(['mdx', true, 'tag', 'comment', 'code'])
    expect(kindsOf(text, 'docusaurus.config.js', '1 < 2 {\n').slice(0, 2)).toEqual(['markdown', true])
  })
})

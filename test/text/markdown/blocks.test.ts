// Markdown from blocks: what they become, and that nothing else gets in.
import { describe, expect, test } from 'vitest'
import {
  bullets,
  code,
  columns,
  details,
  dotted,
  hidden,
  introduce,
  items,
  lines,
  list,
  notice,
  paragraph,
  phrase,
  quote,
  rule,
  say,
  section,
  shownPrompt,
  small,
  strong,
  text,
} from '../../../src/text/markdown/blocks.ts'
import {
  fence,
  fitRows,
  putAfter,
  putBelow,
  serialise,
  writeTitle,
} from '../../../src/text/markdown/github-markdown.ts'
import { type Prompt, safe } from '../../../src/text/safe-text.ts'
import { parseMarkdown } from '../../hostile/judges/markdown.ts'
import { asMarkdown, asTitle } from '../../support/markdown.ts'

describe('a reader’s words', () => {
  test.each([
    ['clean, redacted, on few lines', ' a<!-- x -->\n\n \n\nb@example.com ', '```\na\n\n[email]\n```'],
    ['short', 'x'.repeat(300), `\`\`\`\n${'x'.repeat(199)}…\n\`\`\``],
    ['never empty', '\u200b', '```\n(no words)\n```'],
  ])('%s', (_name, raw, expected) => {
    expect(serialise(quote(raw))).toBe(expected)
  })

  test('a secret is gone before the cut could halve it', () => {
    const secret = `ghp_${'a1B2'.repeat(9)}`
    expect(serialise(quote(`look at ${secret} please`, 20))).toBe('```\nlook at [secret] pl…\n```')
    expect(serialise(paragraph(code(`/${secret}/${'x'.repeat(80)}`, 20)))).toBe('`/[secret]/…xxxxxxxxx`')
  })
})

test.each([
  ['words', 'docs/a b.md', '`docs/a b.md`'],
  ['nothing', ' \n\u200b', '`(empty)`'],
  ['lines', 'a\n b', '`a b`'],
  ['backticks', 'a `b` c', '``a `b` c``'],
  ['backticks at the ends', '`a``', '``` `a`` ```'],
  ['a bar', 'a|b', '`a|b`'],
  ['mention', '@octocat #1', '`@octocat #1`'],
  ['long', `/start/${'x'.repeat(80)}/end`, `\`/start/${'x'.repeat(29)}…${'x'.repeat(31)}/end\``],
  ['a cut character', `${'x'.repeat(35)}👩‍💻${'x'.repeat(80)}`, `\`${'x'.repeat(35)}👩…${'x'.repeat(35)}\``],
])('code: %s', (_name, raw, expected) => {
  expect(serialise(paragraph(code(raw)))).toBe(expected)
})

test('the rest', () => {
  const blocks = [
    ...hidden({ project: 'a-->b', nonce: '' }),
    ...section(2, safe`Section`, paragraph(strong(phrase`Bold.`)), bullets([phrase`one`, code('two')])),
    ...section(3, safe`Empty`, [], paragraph([]), bullets([]), introduce(phrase`Above nothing`, [])),
    ...notice(phrase`Note`),
    ...details(safe`1 < ${2}`, shownPrompt('a\r\n```\nb' as Prompt)),
    ...columns([safe`  1 Jan  █`, safe` 8 Jan  ${0}`]),
    ...items(
      [{ words: lines([phrase`one`, [], dotted([phrase`+ two`, code('3')])]), inside: bullets([phrase`four`]) }],
      1,
      5,
    ),
    ...rule(),
    ...paragraph(small(phrase`Small ${list([say(1), [], text('<b>')])}`)),
  ]
  expect(serialise(blocks).split('\n\n')).toEqual([
    ...['<!-- feedback-to-fix project=a%2D%2D%3Eb nonce= -->', '## Section', '**Bold.**', '- one\n- `two`', '> Note'],
    ...['<details><summary>1 &#60; 2</summary>', '````\na\n```\nb\n````', '</details>'],
    ...['```\n  1 Jan  █\n 8 Jan  0\n```', '- one\\\n  \\+ two · `3`\n  - four\n- and 5 more', '---'],
    '<sub>Small 1, \\<b></sub>',
  ])
})

test('a prompt is shown as it is sent: what is in it, people can see', () => {
  const prompt = 'Fix it.\n<!-- a comment of the template -->\n&lt;b&gt; &amp; @team #1\n' as Prompt
  expect(serialise(shownPrompt(prompt))).toBe(`\`\`\`\n${prompt}\n\`\`\``)
})

test('people’s own text and our former words are put back byte for byte', () => {
  const own = serialise(paragraph(phrase`Ours`))
  expect(putBelow('@ana, see #1  \n\n<b>', own)).toBe('@ana, see #1  \n\n<b>\n\nOurs')
  expect(putBelow('', own)).toBe('Ours')
  expect(putAfter('Before', own)).toBe('Before\n\n---\n\nOurs')
})

test.each([
  [undefined, 'Words'],
  ['docs', 'Words (docs)'],
  ['acme/docs#1 @octocat <b>`x`', 'Words (acme docs 1 octocat b x)'],
  ['Do\u0308ku', 'Words (Döku)'],
  ['\u3164\u202e//', 'Words'],
  ['x'.repeat(300), `Words (${'x'.repeat(60)})`],
])('title: %j', (name, title) => {
  expect(writeTitle(safe`Words`, name)).toBe(title)
})

test('the compiler takes no plain text, and no node that was not made here', () => {
  const raw: string = '@octocat'
  const refused = [
    // @ts-expect-error a plain text between words of ours
    () => phrase`Reader ${raw}`,
    // @ts-expect-error a plain text as words of ours
    () => say(raw),
    // @ts-expect-error a plain text as a phrase
    () => paragraph(raw),
    // @ts-expect-error a node made elsewhere
    () => paragraph([{ type: 'text', value: raw }]),
    // @ts-expect-error a block made elsewhere
    () => serialise([{ type: 'html', value: raw }]),
    // @ts-expect-error a plain text as a heading
    () => section(2, raw, rule()),
    // @ts-expect-error a plain text as a folded line
    () => details(raw, rule()),
    // @ts-expect-error a plain text in columns
    () => columns([raw]),
    // @ts-expect-error a plain text as a prompt
    () => shownPrompt(raw),
    // @ts-expect-error a plain text as a title
    () => writeTitle(raw),
    // @ts-expect-error a plain text as finished Markdown
    () => putBelow('', raw),
    // @ts-expect-error a title as finished Markdown
    () => putAfter('', asTitle(raw)),
    // @ts-expect-error Markdown as words of ours
    () => phrase`${asMarkdown(raw)}`,
  ]
  expect(refused).toHaveLength(13)
})

test.each(['|-|', '| :- |', ':-:', ':-|-', '-|-', '-:|:-', '---'])('%j below a line with a bar is no table', (raw) => {
  const [found] = parseMarkdown(serialise(paragraph(lines([phrase`a | b`, text(raw)])))).children
  expect(found?.type).toBe('paragraph')
})

const build = (budget: number) => paragraph(phrase`${text('x'.repeat(budget), 1_000)}the end`)

test.each([
  [1_000, 500],
  [300, 200],
  [20, 12],
  [10, 3],
  [7, 0],
  [3, 0],
])('rows give way: within %d: %d', (longest, rows) => {
  expect(fitRows(build, longest)).toBe(`${'x'.repeat(rows)}the end`)
})

test.each([
  ['plain', 'a', 'diff', '```diff\na\n```'],
  ['backticks inside', '```\na\n````', undefined, '`````\n```\na\n````\n`````'],
  ['tildes inside', '~~~~', undefined, '`````\n~~~~\n`````'],
  ['line ends', 'a\r```\r\nb', undefined, '````\na\n```\nb\n````'],
] as const)('%s', (_name, text, info, expected) => {
  expect(fence(text, info)).toBe(expected)
})

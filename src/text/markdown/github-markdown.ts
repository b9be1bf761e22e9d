// Markdown for GitHub, serialised from a tree.
import type { Code, Text } from 'mdast'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import type { Markdown, SafeText, Title } from '../safe-text.ts'
import { cleanText } from '../unicode/clean.ts'
import type { Blocks } from './blocks.ts'

export type { Markdown }

/** A zero-width space: GitHub keeps it, and no reference spans it. */
const gap = '\u200b'

/** What GitHub acts on in rendered text, though not in code and links. A gap follows each. */
const active: readonly RegExp[] = [
  // People, teams, commits, email addresses.
  /@/,
  // `#1`, `owner/name#1`; a keycap is an emoji.
  /#(?!\ufe0f?\u20e3)/,
  // Schemes; some need only one slash.
  /:(?=\/)/,
  // Schemes that need none.
  /\b(?:data|javascript|mailto|xmpp):(?=\w)/,
  /www(?=\.)/,
  /:(?=[\w+-]+:)/,
  // `GH-1`, `CVE-2024-1`, a repository's own references.
  /(?<=[a-z])-(?=\d)/,
  /(?<=ghsa)-/,
]
const anyActive = new RegExp(active.map(({ source }) => source).join('|'), 'gi')
const commit = /(?<![\da-z])[\da-f]{7,}(?![\da-z])/gi
/** Parsers disagree about punctuation beyond the BMP, and so about italics. */
const low = /(?<=[\ud800-\udfff])_/g

function defuse(text: string) {
  return (
    text
      .replace(commit, (digits) => digits.replace(/.{6}(?=.)/g, `$&${gap}`))
      .replace(anyActive, `$&${gap}`)
      .replace(low, `${gap}_`)
      // Between gaps, a dollar is no formula's.
      .replace(/\$/g, `${gap}$$${gap}`)
  )
}

const options: Options = {
  bullet: '-',
  rule: '-',
  resourceLink: true,
  handlers: {
    // The library's fence may be shorter than tildes inside.
    code: ({ value, lang }: Code) => fence(value, lang === 'diff' ? lang : undefined),
    text: ({ value }: Text, _parent, state, info) =>
      state.safe(state.stack.includes('link') ? value : defuse(value), { ...info, encode: ['$'] }),
  },
  // A gap becomes `&#x200B;`, visible in the source. Tildes strike through on GitHub.
  unsafe: [
    ...[gap, '$', '~'].map((character) => ({ character, inConstruct: 'phrasing' as const })),
    { atBreak: true, character: '|', after: '[\t :-]' },
    { atBreak: true, character: ':', after: '-' },
    { atBreak: true, character: '-', after: '[:|-]' },
  ],
}

export function serialise(blocks: Blocks) {
  return toMarkdown({ type: 'root', children: [...blocks] }, options).replace(/\n$/, '') as Markdown
}

/** GitHub refuses more than 65,536 characters. */
export const maxBody = 65_000

export function fitRows(build: (budget: number) => Blocks, longest = maxBody) {
  let text = serialise([])
  for (const budget of [500, 200, 100, 50, 25, 12, 6, 3, 1, 0]) {
    text = serialise(build(budget))
    if (isWithin(text, longest)) break
  }
  return text
}

export function isWithin(text: string, longest: number): boolean {
  return [...text].length <= longest
}

export function putBelow(preface: string, own: Markdown) {
  return (preface === '' ? own : `${preface}\n\n${own}`) as Markdown
}

export function putAfter(held: string, added: Markdown) {
  return `${held}\n\n---\n\n${added}` as Markdown
}

export function writeTitle(words: SafeText, name = ''): Title {
  const letters = cleanText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const title: string = letters === '' ? words : `${words} (${[...letters].slice(0, 60).join('')})`
  return title as Title
}

/** Nothing in the text can end it. Keep it at the margin: in a list item, a line may end the item. */
export function fence(text: string, language?: 'diff') {
  const runs = text.match(/`+|~+/g) ?? []
  const ticks = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), 3))
  return `${ticks}${language ?? ''}\n${text.replace(/\r\n?/g, '\n')}\n${ticks}`
}

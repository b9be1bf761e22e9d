// Markdown for GitHub, serialised from a tree: the only text of issues, comments and summaries.
import type { Code, Text } from 'mdast'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import type { Markdown, Title } from '../outgoing.ts'
import type { SafeText } from '../safe-text.ts'
import { cleanText } from '../unicode/clean.ts'
import type { Blocks } from './blocks.ts'

export type { Markdown }

/** A zero-width space: invisible, kept by GitHub, and no reference spans it. */
const gap = '\u200b'

/** GitHub acts on these in rendered text, where escapes are gone, but not in code and links. A gap follows each. */
const active: readonly RegExp[] = [
  // A person, a team, a commit of a repository, an e-mail address.
  /@/,
  // `#1`, `owner/name#1`; a keycap is an emoji.
  /#(?!\ufe0f?\u20e3)/,
  // Every scheme; some need only one slash.
  /:(?=\/)/,
  // Schemes without a slash, which some parsers link too.
  /\b(?:data|javascript|mailto|xmpp):(?=\w)/,
  /www(?=\.)/,
  // `:name:` of an emoji.
  /:(?=[\w+-]+:)/,
  // `GH-1`, `CVE-2024-1`, a repository's own kind of reference.
  /(?<=[a-z])-(?=\d)/,
  /(?<=ghsa)-/,
]
const anyActive = new RegExp(active.map(({ source }) => source).join('|'), 'gi')
/** At least seven digits. */
const commit = /(?<![\da-z])[\da-f]{7,}(?![\da-z])/gi
/** Parsers disagree about punctuation beyond the BMP, and so about italics after it. */
const low = /(?<=[\ud800-\udfff])_/g

function defuse(text: string): string {
  return (
    text
      .replace(commit, (digits) => digits.replace(/.{6}(?=.)/g, `$&${gap}`))
      .replace(anyActive, `$&${gap}`)
      .replace(low, `${gap}_`)
      // Between two gaps, a dollar neither begins nor ends a formula.
      .replace(/\$/g, `${gap}$$${gap}`)
  )
}

const options: Options = {
  bullet: '-',
  rule: '-',
  resourceLink: true,
  handlers: {
    // Longer than any run of tildes inside, too; the library's is not.
    code: ({ value, lang }: Code) => fence(value, lang === 'diff' ? lang : undefined),
    text: ({ value }: Text, _parent, state, info) =>
      state.safe(state.stack.includes('link') ? value : defuse(value), { ...info, encode: ['$'] }),
  },
  // A gap is written as `&#x200B;`, which is visible in the source. Tildes are GitHub's strikethrough.
  unsafe: [
    ...[gap, '$', '~'].map((character) => ({ character, inConstruct: 'phrasing' as const })),
    // The second line of a table.
    { atBreak: true, character: '|', after: '[\t :-]' },
    { atBreak: true, character: ':', after: '-' },
    { atBreak: true, character: '-', after: '[:|-]' },
  ],
}

export function serialise(blocks: Blocks): Markdown {
  return toMarkdown({ type: 'root', children: [...blocks] }, options).replace(/\n$/, '') as Markdown
}

/** GitHub refuses bodies of more than 65,536 characters. */
export const longestBody = 65_000

/** Renders with fewer and fewer rows until the text fits; without any, it has to. */
export function fitRows(build: (budget: number) => Blocks, longest = longestBody): Markdown {
  let text = serialise([])
  for (const budget of [500, 200, 100, 50, 25, 12, 6, 3, 1, 0]) {
    text = serialise(build(budget))
    if (isWithin(text, longest)) break
  }
  return text
}

export function isWithin(text: string, longest: number): boolean {
  return text.length <= longest || [...text].length <= longest
}

/** Below the text of the person who opened the issue, which stays exactly as GitHub has it. */
export function putBelow(preface: string, own: Markdown): Markdown {
  return (preface === '' ? own : `${preface}\n\n${own}`) as Markdown
}

/** After a comment of the Action's own, which stays as GitHub has it. */
export function putAfter(held: string, added: Markdown): Markdown {
  return `${held}\n\n---\n\n${added}` as Markdown
}

export function writeTitle(words: SafeText, name = ''): Title {
  const letters = cleanText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const title: string = letters === '' ? words : `${words} (${[...letters].slice(0, 60).join('')})`
  return title as Title
}

/** A block that nothing in the text can end. It belongs at the margin: in a list item, a line of the text may end the item. */
export function fence(text: string, language?: 'diff'): string {
  const runs = text.match(/`+|~+/g) ?? []
  const ticks = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), 3))
  return `${ticks}${language ?? ''}\n${text.replace(/\r\n?/g, '\n')}\n${ticks}`
}

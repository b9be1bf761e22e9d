// Markdown for GitHub: a tree of nodes, serialised by a library. Only this file makes texts for issues, comments and summaries.
import type { Code, Text } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { cleanText } from '../../text/clean.ts'
import { fence } from '../../text/markdown.ts'
import type { Markdown, Title } from '../../text/outgoing.ts'
import type { SafeText } from '../../text/safe-text.ts'
import type { Blocks } from './blocks.ts'

export type { Markdown }

/** A zero-width space: invisible, kept by GitHub, and no reference spans it. */
const gap = '\u200b'

/**
 * GitHub looks for these after the Markdown is rendered, where a backslash or an entity is gone again. A gap follows each match.
 * Inside code and links it looks for nothing.
 */
const active: readonly RegExp[] = [
  // A person, a team, a commit of a repository, an e-mail address.
  /@/,
  // `#1`, `owner/name#1`; a keycap is an emoji.
  /#(?!\ufe0f?\u20e3)/,
  // `https://`, and every other scheme; one slash is enough for some.
  /:(?=\/)/,
  // Schemes without a slash, of which some parsers make links too.
  /\b(?:data|javascript|mailto|xmpp):(?=\w)/,
  /www(?=\.)/,
  // `:name:` of an emoji.
  /:(?=[\w+-]+:)/,
  // `GH-1`, `CVE-2024-1`, a repository's own kind of reference.
  /(?<=[a-z])-(?=\d)/,
  /(?<=ghsa)-/,
]
const anyActive = new RegExp(active.map(({ source }) => source).join('|'), 'gi')
/** Seven digits at least. */
const commit = /(?<![\da-z])[\da-f]{7,}(?![\da-z])/gi
/** Parsers differ on what is a sign beyond the first plane, and so on what is italic after one. */
const low = /(?<=[\ud800-\udfff])_/g

function defuse(text: string): string {
  return (
    text
      .replace(commit, (digits) => digits.replace(/.{6}(?=.)/g, `$&${gap}`))
      .replace(anyActive, `$&${gap}`)
      .replace(low, `${gap}_`)
      // Formulas are read in the rendered text too, but not where a gap stands before the dollar, or between it and code.
      .replace(/\$/g, `${gap}$$${gap}`)
  )
}

const options: Options = {
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  bullet: '-',
  rule: '-',
  resourceLink: true,
  handlers: {
    // Longer than tildes inside too, unlike the library's.
    code: ({ value, lang }: Code) => fence(value, lang ?? ''),
    text: ({ value }: Text, _parent, state, info) =>
      state.safe(state.stack.includes('link') ? value : defuse(value), { ...info, encode: ['$'] }),
  },
  // Written as `&#x200B;`, a gap is there to see in the source. Tildes strike out, which GitHub knows beyond plain Markdown.
  unsafe: [gap, '$', '~'].map((character) => ({ character, inConstruct: 'phrasing' })),
}

/** Without a line end at its end. */
export function serialise(blocks: Blocks): Markdown {
  return toMarkdown({ type: 'root', children: [...blocks] }, options).replace(/\n$/, '') as Markdown
}

/** GitHub refuses bodies of more than 65,536 characters. */
export const longestBody = 65_000

/** Renders with fewer and fewer rows until the text fits. Only rows give way, so without any it has to fit. */
export function fitRows(build: (budget: number) => Blocks, longest = longestBody): Markdown {
  let text = serialise([])
  for (const budget of [500, 200, 100, 50, 25, 12, 6, 3, 1, 0]) {
    text = serialise(build(budget))
    if (isWithin(text, longest)) break
  }
  return text
}

/** Counted in code points, as GitHub does. */
export function isWithin(text: string, longest: number): boolean {
  return text.length <= longest || [...text].length <= longest
}

/** The text of the person who opened the issue stays above ours, exactly as GitHub holds it. */
export function putBelow(preface: string, own: Markdown): Markdown {
  return (preface === '' ? own : `${preface}\n\n${own}`) as Markdown
}

/** Below the body of a comment that we wrote ourselves, as GitHub holds it. */
export function putAfter(held: string, added: Markdown): Markdown {
  return `${held}\n\n---\n\n${added}` as Markdown
}

/** An issue's title: words of ours, and in brackets the letters and digits of a name, if it has any. GitHub resolves nothing in it. */
export function writeTitle(words: SafeText, name = ''): Title {
  const letters = cleanText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const title: string = letters === '' ? words : `${words} (${[...letters].slice(0, 60).join('')})`
  return title as Title
}

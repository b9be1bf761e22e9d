// What GitHub makes of plain text beyond Markdown, and how the serialiser keeps it from that.
import type { Text } from 'mdast'
import type { Handle, Options } from 'mdast-util-to-markdown'

/** A zero-width space: invisible, kept by GitHub, and no reference spans it. */
const gap = '\u200b'

/**
 * GitHub looks for these after the Markdown is rendered, where a backslash or an entity is gone again. A gap follows each match.
 * Nothing of it happens inside code or a link.
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

/** A commit has seven digits at least. */
const commit = /(?<![\da-z])[\da-f]{7,}(?![\da-z])/gi

/** Formulas are read in the rendered text too, but not where a gap stands before the dollar, or between it and code. */
const dollar = /\$/g

/** Parsers differ on what is a sign beyond the first plane, and so on what is italic after one. */
const low = /(?<=[\ud800-\udfff])_/g

export function defuse(text: string): string {
  return text
    .replace(commit, (digits) => digits.replace(/.{6}(?=.)/g, `$&${gap}`))
    .replace(anyActive, `$&${gap}`)
    .replace(low, `${gap}_`)
    .replace(dollar, `${gap}$$${gap}`)
}

const text: Handle = (node: Text, _parent, state, info) => {
  const value = state.stack.includes('link') ? node.value : defuse(node.value)
  return state.safe(value, { ...info, encode: ['$'] })
}

/** For `mdast-util-to-markdown`: written as `&#x200B;`, a gap is there to see in the source. */
export const defusing: Options = {
  handlers: { text },
  unsafe: [
    { character: gap, inConstruct: 'phrasing' },
    { character: '$', inConstruct: 'phrasing' },
    // Struck-out text, which GitHub knows beyond plain Markdown.
    { character: '~', inConstruct: 'phrasing' },
  ],
}

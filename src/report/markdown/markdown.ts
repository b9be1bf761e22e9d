// Markdown for GitHub: a tree of nodes, serialised by a library. Only this file makes texts for issues, comments and summaries.
import type { Code } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { cleanText } from '../../text/clean.ts'
import { fence } from '../../text/markdown.ts'
import type { Markdown, Title } from '../../text/outgoing.ts'
import type { SafeText } from '../../text/safe-text.ts'
import type { Blocks } from './blocks.ts'
import { defusing } from './defuse.ts'

export type { Markdown }

const options: Options = {
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), defusing],
  bullet: '-',
  rule: '-',
  resourceLink: true,
  // Longer than the library's where tildes are inside.
  handlers: { code: ({ value, lang }: Code) => fence(value, lang ?? '') },
}

/** Without a line end at its end. */
export function serialise(blocks: Blocks): Markdown {
  return toMarkdown({ type: 'root', children: [...blocks] }, options).replace(/\n$/, '') as Markdown
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

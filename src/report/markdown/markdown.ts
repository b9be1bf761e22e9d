// Markdown for GitHub: a tree of nodes, serialised by a library. Nothing else makes a text that an issue, a comment or a summary takes.
import type { Code } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { fence } from '../../text/markdown.ts'
import type { Markdown } from '../../text/outgoing.ts'
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

/**
 * People's own text above our part of the issue that they opened. It is put back as GitHub holds it: they wrote it there, what it
 * does it does already, and cleaning it would change their words.
 */
export function putBelow(preface: string, own: Markdown): Markdown {
  return (preface === '' ? own : `${preface}\n\n${own}`) as Markdown
}

/** New words below those of a comment that we wrote ourselves, which was Markdown then and is put back as GitHub holds it. */
export function putAfter(held: string, added: Markdown): Markdown {
  return `${held}\n\n---\n\n${added}` as Markdown
}

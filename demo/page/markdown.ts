// GitHub's Markdown as HTML: issues, comments and descriptions, and job summaries.
import { micromark, type Options } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { parseFragment } from 'parse5'
import type { Html } from './html.ts'
import { type Look, writeTree } from './write-tree.ts'

type Extension = NonNullable<Options['extensions']>[number]
type Tokenize = Extract<NonNullable<NonNullable<Extension['text']>[number]>, { tokenize: unknown }>['tokenize']

/**
 * `comment`: an issue, a comment or a description, in which each line end is one on the page and check-boxes can be ticked;
 * `summary`: as in a file.
 */
export type Kind = 'comment' | 'summary'

export function renderMarkdown(
  markdown: string,
  kind: Kind,
  findTarget: Look['findTarget'] = (address) => address,
): Html {
  // No element of the Markdown's own has this name.
  let checkbox = 'task-check'
  while (markdown.toLowerCase().includes(checkbox)) checkbox += '-x'
  const made = micromark(markdown, {
    extensions: kind === 'comment' ? [gfm(), lineBreaks] : [gfm()],
    htmlExtensions: [gfmHtml(), writeCheckbox(checkbox), ...(kind === 'comment' ? [skipEscape] : [])],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  })
  return writeTree(parseFragment(made), { findTarget, checkbox, canTick: kind === 'comment' })
}

const isSpace = (code: number | null) => code === 32 || code === -1 || code === -2

const tokenizeLineEnd: Tokenize = (effects, ok) => {
  const prefix = (code: number | null) => {
    if (isSpace(code)) {
      effects.consume(code)
      return prefix
    }
    effects.exit('linePrefix')
    return ok(code)
  }
  return (code) => {
    effects.enter('hardBreakTrailing')
    effects.consume(code)
    effects.exit('hardBreakTrailing')
    return (next) => {
      if (!isSpace(next)) return ok(next)
      effects.enter('linePrefix')
      return prefix(next)
    }
  }
}
const lineEnd = { name: 'lineBreak', tokenize: tokenizeLineEnd }

/** By micromark's codes of line ends: CR, LF, and both. */
const lineBreaks: Extension = { text: { [-5]: lineEnd, [-4]: lineEnd, [-3]: lineEnd } }

/** The line end after its backslash is a break already. */
const skipEscape = { exit: { hardBreakEscape: () => undefined } }

type Handles = Record<string, (this: { tag(text: string): void }) => void>

function writeCheckbox(name: string): { readonly enter: Handles; readonly exit: Handles } {
  return {
    enter: {
      taskListCheck() {
        this.tag(`<${name}`)
      },
    },
    exit: {
      taskListCheckValueChecked() {
        this.tag(' checked')
      },
      taskListCheck() {
        this.tag(`></${name}>`)
      },
    },
  }
}

// What a text is made of from top to bottom: headings, paragraphs, lists, readers' words, and what GitHub draws.
import type { RootContent } from 'mdast'
import type { Prompt } from '../../prompt/build-prompt.ts'
import { capText } from '../../text/cap.ts'
import type { SafeText } from '../../text/safe-text.ts'
import { sanitise } from '../../text/sanitise.ts'
import { type Phrase, say } from './phrase.ts'

declare const made: unique symbol
/** Nodes of a text. Only this room makes them. */
export type Blocks = readonly (RootContent & { readonly [made]: true })[]

/** Nothing where there are no words. */
export function paragraph(words: Phrase): Blocks {
  return words.length === 0 ? [] : make({ type: 'paragraph', children: [...words] })
}

/** A heading with what stands below it; nothing where nothing does. */
export function section(depth: 2 | 3, heading: SafeText, ...parts: readonly Blocks[]): Blocks {
  const below = parts.flat()
  return below.length === 0 ? [] : [...make({ type: 'heading', depth, children: [...say(heading)] }), ...below]
}

export function bullets(items: readonly Phrase[]): Blocks {
  if (items.length === 0) return []
  const children = items.map((item) => ({
    type: 'listItem' as const,
    spread: false,
    children: [{ type: 'paragraph' as const, children: [...item] }],
  }))
  return make({ type: 'list', ordered: false, spread: false, children })
}

/** A paragraph that stands out. */
export function notice(words: Phrase): Blocks {
  return make({ type: 'blockquote', children: [{ type: 'paragraph', children: [...words] }] })
}

export function rule(): Blocks {
  return make({ type: 'thematicBreak' })
}

/** A reader's words: at most `max` code points, no empty lines in a row. */
export function quote(raw: string, max = 200): Blocks {
  const words = capText(
    sanitise(raw)
      .replace(/\n\s*\n/g, '\n\n')
      .trim(),
    max,
  )
  return make({ type: 'code', value: words || '(no words)' })
}

/** A prompt as it is sent, of which nothing may be hidden from the people who look at it. Strangers' words in it are clean already. */
export function shownPrompt(prompt: Prompt): Blocks {
  return make({ type: 'code', value: prompt.toWellFormed() })
}

/** In the language of Mermaid. */
export function chart(lines: readonly SafeText[]): Blocks {
  return make({ type: 'code', lang: 'mermaid', value: lines.join('\n') })
}

/** Folded away below a line of ours. */
export function details(summary: SafeText, inside: Blocks): Blocks {
  const words = summary.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return [
    ...make({ type: 'html', value: `<details><summary>${words}</summary>` }),
    ...inside,
    ...make({ type: 'html', value: '</details>' }),
  ]
}

/** An HTML comment. Its bytes and the order of its fields may not change: issues and comments of earlier versions hold them. */
export function hidden(fields: Readonly<Record<string, string>>): Blocks {
  const parts = Object.entries(fields).map(([name, value]) => `${name}=${encodeHidden(value)}`)
  return make({ type: 'html', value: `<!-- feedback-to-fix ${parts.join(' ')} -->` })
}

/** `>` becomes `%3E`, so that nothing in here can end the comment; a double hyphen is not welcome in one either. */
export function encodeHidden(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('--', '%2D%2D')
}

/** For this room's own files. */
export function make(node: RootContent): Blocks {
  return [node as Blocks[number]]
}

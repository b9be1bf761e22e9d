// What a text is made of from top to bottom: headings, paragraphs, lists, tables, readers' words, and what GitHub draws.
import type { PhrasingContent, RootContent } from 'mdast'
import type { Prompt } from '../../prompt/build-prompt.ts'
import { capText } from '../../text/cap.ts'
import { formatNumber, type SafeText } from '../../text/safe-text.ts'
import { sanitise } from '../../text/sanitise.ts'
import { list, type Phrase, phrase, say, text } from './phrase.ts'

declare const made: unique symbol
/** Nodes of a text. Only this file makes them. */
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
    ...({ type: 'listItem', spread: false } as const),
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
  const words = sanitise(raw).replace(/\n\s*\n/g, '\n\n')
  return make({ type: 'code', value: capText(words.trim(), max) || '(no words)' })
}

/** A prompt exactly as it is sent, so that nothing is hidden from people. Strangers' words in it are clean already. */
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

/** Nothing in here can end the comment: `>` becomes `%3E`, a double hyphen `%2D%2D`. */
export function encodeHidden(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('--', '%2D%2D')
}

/** Long lists end in `and 7 more`. */
export function listWithin(items: readonly string[], build: (item: string) => Phrase, most: number): Phrase {
  const shown = list(items.slice(0, most).map((item) => build(item)))
  return items.length > most ? phrase`${shown} and ${formatNumber(items.length - most)} more` : shown
}

/** Cells by their column's head. Numbers stand at the right. */
export type Row = Readonly<Record<string, Phrase | number>>

/** At most `budget` rows, and below them how many are left out; `beyond` were left out before. Nothing where there are none. */
export function table<T>(items: readonly T[], toRow: (item: T) => Row, budget = items.length, beyond = 0): Blocks {
  const rows = items.slice(0, budget).map((item) => Object.entries(toRow(item)))
  const more = formatNumber(items.length - rows.length + beyond)
  const [first] = rows
  if (first === undefined) return more === '0' ? [] : paragraph(phrase`${more} in all, not listed here.`)
  const cells = rows.map((row) => row.map(([, cell]) => (typeof cell === 'number' ? say(formatNumber(cell)) : cell)))
  const children = [first.map(([head]) => text(head)), ...cells].map((row) => ({
    type: 'tableRow' as const,
    children: row.map((cell) => ({ type: 'tableCell' as const, children: cell.map(withoutBars) })),
  }))
  const align = first.map(([, cell]) => (typeof cell === 'number' ? ('right' as const) : null))
  return [...make({ type: 'table', align, children }), ...(more === '0' ? [] : paragraph(phrase`… and ${more} more`))]
}

/** A bar ends a cell even inside code, and how an escaped one is read there differs between parsers. */
function withoutBars(node: PhrasingContent): PhrasingContent {
  return node.type === 'inlineCode' ? { ...node, value: node.value.replaceAll('|', '¦') } : node
}

function make(node: RootContent): Blocks {
  return [node as Blocks[number]]
}

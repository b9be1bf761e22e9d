// Markdown: phrases, and blocks of them.
import type { ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { formatNumber, type Parts, type Prompt, type SafeText } from '../safe-text.ts'
import { capText, sanitise, sanitiseLine } from '../sanitise.ts'

declare const made: unique symbol
type Made<Node> = readonly (Node & { readonly [made]: true })[]
/** Made only here, so that no untrusted text gets in unsanitised. */
export type Phrase = Made<PhrasingContent>
export type Blocks = Made<RootContent>

export function phrase<const Values extends readonly (number | string | Phrase)[]>(
  words: TemplateStringsArray,
  ...values: Parts<Values, SafeText | Phrase>
): Phrase {
  return join(words.flatMap((part, index) => [...write(part), ...write(values[index] ?? '')]))
}

export const say: (words: number | SafeText) => Phrase = write

/** Untrusted text on one line of at most `max` code points; empty if nothing is visible. */
export function text(raw: string, max = 200) {
  return write(sanitiseLine(raw, max))
}

/** Text between single backticks is code. */
export function prose(raw: string, max = 200) {
  const parts = sanitiseLine(raw, max).split(/(?<!`)`([^`]+)`(?!`)/)
  return join(parts.flatMap((part, index) => (index % 2 === 0 ? write(part) : code(part, max))))
}

/** Untrusted text as code, on one line of at most `max` code points; both ends stay, because paths differ there. */
export function code(raw: string, max = 72) {
  // Half a secret would not be recognised.
  const whole = sanitiseLine(raw)
  const characters = [...whole]
  const start = characters.slice(0, Math.floor(max / 2)).join('')
  const end = characters.slice(1 + Math.floor(max / 2) - max).join('')
  // The cut may split a character.
  const value = characters.length > max ? sanitiseLine(`${start}…${end}`) : whole
  return inline({ type: 'inlineCode', value: value || '(empty)' })
}

export function strong(words: Phrase) {
  return words.length === 0 ? [] : inline({ type: 'strong', children: [...words] })
}

export function small(words: Phrase): Phrase {
  return [...inline({ type: 'html', value: '<sub>' }), ...words, ...inline({ type: 'html', value: '</sub>' })]
}

/**
 * Only ever below `server`.
 * @param place a source line, or a fragment
 */
export function link(
  server: string,
  path: readonly (string | number)[],
  words: Phrase,
  place?: number | string,
): Phrase {
  const parts = path.map((part) => encodeURIComponent(String(part).toWellFormed()))
  const fragment =
    typeof place === 'number' ? `?plain=1#L${place}` : place === undefined ? '' : `#${encodeURIComponent(place)}`
  return inline({
    type: 'link',
    url: `${server.replace(/\/$/, '')}/${parts.join('/')}${fragment}`,
    children: [...words],
  })
}

export const list = (phrases: readonly Phrase[]) => putBetween(write(', '), phrases)
export const dotted = (phrases: readonly Phrase[]) => putBetween(write(' · '), phrases)
export const lines = (phrases: readonly Phrase[]) => putBetween(inline({ type: 'break' }), phrases)

function putBetween(between: Phrase, phrases: readonly Phrase[]) {
  const shown = phrases.filter((one) => one.length > 0)
  return join(shown.flatMap((one, index) => (index === 0 ? one : [...between, ...one])))
}

/** A reference split across two texts must be recognised. */
function join(pieces: Phrase): Phrase {
  const all: Phrase[number][] = []
  for (const node of pieces) {
    const last = all.at(-1)
    if (node.type !== 'text' || last?.type !== 'text') all.push(node)
    else all[all.length - 1] = { ...last, value: last.value + node.value }
  }
  return all
}

function inline(node: PhrasingContent): Phrase {
  return [node as Phrase[number]]
}

function write(words: number | string | Phrase) {
  if (typeof words === 'object') return words
  return words === '' ? [] : inline({ type: 'text', value: String(words) })
}

export function paragraph(words: Phrase) {
  return words.length === 0 ? [] : make(toParagraph(words))
}

export function section(depth: 2 | 3, heading: SafeText, ...parts: readonly Blocks[]): Blocks {
  const below = parts.flat()
  return below.length === 0 ? [] : [...make({ type: 'heading', depth, children: [...say(heading)] }), ...below]
}

export function introduce(words: Phrase, below: Blocks): Blocks {
  return below.length === 0 ? [] : [...paragraph(words), ...below]
}

export interface Item {
  readonly words: Phrase
  readonly inside?: Blocks
}

export function items(all: readonly Item[], budget = all.length, beyond = 0) {
  const shown = all.slice(0, budget)
  const more = all.length - shown.length + beyond
  const rest: readonly Item[] = more === 0 ? [] : [{ words: phrase`and ${formatNumber(more)} more` }]
  const children = [...shown, ...rest].map(({ words, inside = [] }): ListItem => {
    return { type: 'listItem', spread: false, children: [toParagraph(words), ...inside] as ListItem['children'] }
  })
  return children.length === 0 ? [] : make({ type: 'list', spread: false, children })
}

export function bullets(all: readonly Phrase[], budget = all.length) {
  const rows = all.map((words) => ({ words }))
  return items(rows, budget)
}

export type Box<K extends string = string> = Readonly<{
  kind: K
  target: string
  /** How often it was answered before: each box counts once. */
  turn: number
}>

export type Task = Readonly<{
  tick: Box
  words: Phrase
  isTicked?: boolean
}>

/** The Action's only boxes: whoever may edit the text can tick them. */
export function taskList(tasks: readonly Task[]) {
  const rows = tasks.map(({ tick, words, isTicked = false }) => {
    const box = { type: 'html', value: renderBox(tick, isTicked) } as const
    return { words: [box as Phrase[number], ...words] }
  })
  return items(rows)
}

function renderBox({ kind, target, turn }: Box, isTicked: boolean) {
  return `[${isTicked ? 'x' : ' '}] <!-- feedback-to-fix tick=${kind}/${encodeHidden(target)}/${turn} -->`
}

export const notice = (words: Phrase) => make({ type: 'blockquote', children: [toParagraph(words)] })
export const rule = () => make({ type: 'thematicBreak' })

export function caution(words: Phrase) {
  const head = { type: 'html', value: '[!CAUTION]\n' } as const
  return notice([head as Phrase[number], ...words])
}

export function quote(raw: string, max = 200) {
  const words = sanitise(raw).replace(/\n\s*\n/g, '\n\n')
  return make({ type: 'code', value: capText(words.trim(), max) || '(no words)' })
}

/** UTF-16 units: a longer line may have been cut within a secret. */
const maxOfLine = 300

export function diff(before: readonly string[], after: readonly string[]) {
  const show = (sign: '-' | '+', lines: readonly string[]) =>
    lines.map((line) => {
      const indent = /^[ \t]{0,20}/.exec(line)?.[0] ?? ''
      return `${sign} ${indent}${sanitiseLine(line.length < maxOfLine ? line : line.replace(/\S*$/, '…'), 200)}`
    })
  const value = [...show('-', before), ...show('+', after)].join('\n')
  return value === '' ? [] : make({ type: 'code', lang: 'diff', value })
}

export const copyable = (names: readonly string[]) =>
  make({ type: 'code', value: names.map((name) => sanitiseLine(name, 200) || '(empty)').join('\n') })

/** Exactly as it is sent; untrusted words in it are already cleaned. */
export const shownPrompt = (prompt: Prompt) => make({ type: 'code', value: prompt.toWellFormed() })

export const columns = (lines: readonly SafeText[]) => make({ type: 'code', value: lines.join('\n') })

export function details(summary: SafeText, inside: Blocks): Blocks {
  if (inside.length === 0) return []
  const words = summary.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return [
    ...make({ type: 'html', value: `<details><summary>${words}</summary>` }),
    ...inside,
    ...make({ type: 'html', value: '</details>' }),
  ]
}

/** Earlier issues and comments use this format, and that of boxes: they must not change. */
export function hidden(fields: Readonly<Record<string, string>>) {
  const parts = Object.entries(fields).map(([name, value]) => `${name}=${encodeHidden(value)}`)
  return make({ type: 'html', value: `<!-- feedback-to-fix ${parts.join(' ')} -->` })
}

export function encodeHidden(value: string) {
  return encodeURIComponent(value.toWellFormed()).replaceAll('--', '%2D%2D')
}

export function listWithin<T>(items: readonly T[], build: (item: T) => Phrase, most: number) {
  const shown = list(items.slice(0, most).map((item) => build(item)))
  return items.length > most ? phrase`${shown} and ${formatNumber(items.length - most)} more` : shown
}

function toParagraph(words: Phrase): Paragraph {
  return { type: 'paragraph', children: [...words] }
}

function make(node: RootContent): Blocks {
  return [node as Blocks[number]]
}

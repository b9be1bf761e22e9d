// Texts as snippets, and their commands.
import { isTree } from '../../pages/formats.ts'
import { dropUnseen } from '../../text/unicode/invisible.ts'
import { type PageChange, type PageLine, type Part, textOf } from '../diff/page.ts'
import programs from './downloads.json' with { type: 'json' }
import { compile, setOf } from './patterns.ts'

export type Snippet = Readonly<{
  path: string
  line: number
  text: string
  /** Plain, with those that continue joined. */
  lines: readonly PageLine[]
  kind: 'code' | 'inline-code' | 'line' | 'prose'
  lang: string
}>

export function listSnippets(pages: readonly PageChange[], side: 'added' | 'removed'): Snippet[] {
  return pages.flatMap((page) => {
    const { path, hunks } = page
    const rows = isByLines(page) ? hunks : []
    return [
      ...page[side].map((part) => readText(part, path)),
      ...rows.map(({ line, [side]: lines }) => toSnippet(lines.join('\n'), 'line', { path, line })),
    ]
  })
}

export const isByLines = ({ format, isParsed }: PageChange) => !isParsed || !isTree(format)

function readText(part: Part, path: string) {
  const isCode = /^(?:code|directive|esm|expression)$/.test(part.kind)
  const kind = part.kind === 'inline-code' ? part.kind : isCode ? 'code' : 'prose'
  const [line, lang] = part.kind === 'code' ? [part.line + 1, part.lang.toLowerCase()] : [part.line, '']
  return toSnippet(textOf(part), kind, { path, line, lang })
}

export function toSnippet(text: string, kind: Snippet['kind'], { path = '', line = 1, lang = '' } = {}): Snippet {
  return { path, line, text, lines: listLines({ text, line }), kind, lang }
}

const codeTag = /<\/?(?:code|kbd|li|p|pre|samp|span|td)(?:\s[^<>\n]{0,500})?>/gi
const continued = /(?:\\|`|\^|\||&&|\|\||[$<>]\()[ \t]*$/
const maxJoined = 40
const [maxLine, overlap] = [20_000, 1_000]

/** Pieces that overlap, so that a cut hides nothing. */
export function splitLong(text: string, size: number, overlap: number): string[] {
  if (text.length <= size) return [text]
  const step = size - overlap
  return Array.from({ length: Math.ceil(text.length / step) }, (_, at) => text.slice(at * step, at * step + size))
}

export function listLines({ text, line }: Pick<Snippet, 'text' | 'line'>): PageLine[] {
  const rows = dropUnseen(text)
    .replace(codeTag, ' ')
    .normalize('NFKC')
    .split(/\r\n?|\n/)
  const joined: PageLine[] = []
  for (let at = 0; at < rows.length; ) {
    const first = at
    const parts: string[] = []
    for (let isOpen = true; isOpen && at < rows.length && at - first < maxJoined; at += 1) {
      const row = rows[at] ?? ''
      isOpen = continued.test(row.slice(-40)) || /^\s{0,40}(?:\||&&)/.test(rows[at + 1] ?? '')
      parts.push(row.replace(/[\\`^][ \t]*$/, ' '))
    }
    for (const text of splitLong(parts.join(' '), maxLine, overlap)) joined.push({ text, line: line + first })
  }
  return joined
}

const said = /(?<!\p{Ll})(?:\p{Ll}{2,}\s){2}\p{Ll}{2}|>`_|^\s*\.\.\s+_|\blink:|https?:\/\/[^\s[]{1,500}\[/u
export const isSentence = (text: string): boolean =>
  said.test(text) && !/^\s*(?:[$#>]|eval|exec|iex)\s|\s--\w/.test(text)

export type Command = Readonly<{ words: readonly string[]; text: string; isPiped: boolean }>

const lead = compile('lead')
const keyword = /^\s*(?:-\s+)?(?:(?:RUN|CMD|ENTRYPOINT)\s+|(?:run|script|command|cmd|sh|shell):\s*[|>]?\s*)/
const prefixes = setOf(programs.prefixes)
const separator = /(\|\||&&|;|\|&?|&(?=\s|$))/

export function listCommands(line: string): Command[] {
  const pieces = line.replace(lead, '').replace(keyword, '').split(separator)
  return pieces.flatMap((piece, at) => {
    const text = piece.trim()
    const words = at % 2 === 0 ? splitWords(text) : []
    return words.length === 0 ? [] : { words, text, isPiped: /^\|&?$/.test(pieces[at + 1] ?? '') }
  })
}

/** Without quotes and brackets: finds commands inside string literals too. */
function splitWords(text: string) {
  return text
    .split(/\s+|["'`][,\s]+(?=["'`])|(?<=[(=[])(?=["'`])/)
    .map((word) => word.replace(/^(?:\$\(|[("'`[{<!])+/, '').replace(/["'`)\],}]+[.,;:!?]*$/, ''))
    .filter((word) => word !== '')
}

export function dropPrefixes(words: readonly string[]): readonly string[] {
  let at = 0
  let isPrefixed = false
  for (; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (prefixes.has(word)) isPrefixed = true
    else if (!(/^\w{1,80}=/.test(word) || (isPrefixed && /^(?:-|\d+[smh]?$)/.test(word)))) break
  }
  return words.slice(at)
}

export function programOf(words: readonly string[]): string {
  const name = dropPrefixes(words)[0]?.toLowerCase() ?? ''
  return name.replace(/^.*[/\\](?=[^/\\])|\.exe$/g, '')
}

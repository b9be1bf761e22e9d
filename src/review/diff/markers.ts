// What generators run in plain Markdown.
import { parseHtml } from './html.ts'
import { type Part, splitLines } from './page.ts'

export function isEsm(paragraph: string): boolean {
  const isImport = /^import\s*(?:["'{*]|[\w$]+\s*(?:,|\sfrom\b))/.test(paragraph) && /["']/.test(paragraph)
  return isImport || /^export\s*(?:[{*]|(?:default|const|let|var|class|(?:[a-z]+\s+)?function)\b)/.test(paragraph)
}

export function readExpression(value: string, line: number): Part {
  const comment = /^\s*\/\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(value)?.[1]
  return comment === undefined
    ? { kind: 'expression', value: value.trim(), line }
    : { kind: 'comment', value: comment.trim(), line }
}

const verbatim = /<(\w{1,20})(?:\s[^<>]{0,200})?\sv-pre(?:\s[^<>]{0,200})?>[^<]{0,2000}<\/\1>/g

/** `{…}` outside code, without escapes, ids and shortcodes. Attribute lists (`{: onclick=…}`) are tags without a name. */
export function readBraces(text: string, line: number): Part[] {
  const source = text.includes('v-pre') ? text.replace(verbatim, (found) => found.replaceAll('{', ' ')) : text
  const parts: Part[] = []
  let at = line
  for (let index = 0; index < source.length; index += 1) {
    const sign = source[index]
    if (sign === '\n') at += 1
    else if (sign === '\\') index += 1
    else if (sign === '`') index = skipCode(source, index)
    else if (sign === '{') {
      const end = findEnd(source, index)
      const value = source.slice(index + 1, end)
      for (const part of readBrace(value, at)) parts.push(part)
      at += value.split('\n').length - 1
      index = end
    }
  }
  return parts
}

function readBrace(value: string, line: number): Part[] {
  if (/^(?:%|\{[<%]|\s*$)/.test(value) || /^#[^\s{}"'=]+\s*$/.test(value)) return []
  if (!/^\s*(?::|[.#][\w-]+(?=[\s}]|$)|[\w:@-]{1,80}\s?=\s?["']|(?:on[a-z]{3,20}|style)\s?=|hidden\s*$)/.test(value))
    return [readExpression(value, line)]
  const list = value.replace(/^:/, '').replace(/(^|\s)[.#][\w-]+(?=\s|$)/g, '$1')
  if (list.trim() === '') return []
  return parseHtml(`<x ${list}>`, line).map((part) => (part.kind === 'tag' ? { ...part, name: '' } : part))
}

function skipCode(source: string, start: number) {
  let width = 1
  while (source[start + width] === '`') width += 1
  const ticks = /`+/g
  ticks.lastIndex = start + width
  for (let found = ticks.exec(source); found !== null; found = ticks.exec(source))
    if (found[0].length === width) return found.index + width - 1
  return start + width - 1
}

function findEnd(source: string, start: number) {
  let depth = 0
  for (let index = start; index < source.length; index += 1) {
    if (source[index] === '{') depth += 1
    else if (source[index] === '}') depth -= 1
    if (depth === 0) return index
  }
  return source.length
}

export function isOpenFence(source: string): boolean {
  const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0]
  if (fence === undefined) return false
  const whole = source.trimEnd()
  const end = whole.lastIndexOf('\n')
  const last = end < 0 ? '' : whole.slice(end).replace(/^[\s>]*/, '')
  return !/^(?:`{3,}|~{3,})$/.test(last) || last[0] !== fence[0] || last.length < fence.length
}

const marks: readonly RegExp[] = [
  /^\s*:{3,}\s*\{?([\w-]+)\}?[ \t]*(.*)$/,
  /^\s*(?:!!!|\?\?\?\+?)\s+([\w-]+)[ \t]*(.*)$/,
  /^\s*(-{1,2}8<-{1,2})[ \t]*(.*)$/,
]
const inclusions: readonly RegExp[] = [
  /^\s*<<<?\s{0,3}(?:@\/|[./{[(~]|\w{1,60}[/.])([^\n]{1,500})$/,
  /\{\{\s{0,3}#(?:include|rustdoc_include|playground|playpen)\s{1,9}([^{}]{1,500})\}\}/,
  /^\s*(?:!!!?\s?include|[$@]include|!include|@import)\b[\s("']{1,4}([^\n]{1,500})$/,
  /\{!\s{0,3}([^!{}]{1,500})!\}/,
  /\{download\}`(?:[^`<>]{0,500}<)?([^`<>]{1,500})>?`/,
  /\[!(?:INCLUDE|code)[^[\]]{0,80}(?:\[[^[\]]{0,200}\])?\]?\(([^()]{1,500})\)/i,
  /\{\{-?\s{0,3}(?:include|include_raw|import|readFile|os\.ReadFile|includeMarkdown)\b\s{0,3}[("'`]([^{}]{1,500})\}\}/,
]
const toDirective = (name: string, value: string, line: number): Part => {
  return { kind: 'directive', name, value: value.trim(), line }
}

/** `{% raw %}` (Liquid, Jinja) runs nothing. */
const shortcode = /\{(?:%-?(?!\s*(?:raw|verbatim)\b)|\{[<%])\s{0,9}([\w/.-]+)(?![\w/.-])([^{}]*)[%>]\}\}?/g

export function readDirectives(source: string, line: number): Part[] {
  let isListed = false
  return splitLines(source).flatMap((text, index): Part[] => {
    const at = line + index
    if (/^\s*-{1,2}8<-{1,2}\s*$/.test(text)) isListed = !isListed
    else if (isListed) return [toDirective('--8<--', text, at)]
    for (const form of inclusions) {
      const value = form.exec(text)?.[1]
      if (value !== undefined) return [toDirective('include', value, at)]
    }
    for (const mark of marks) {
      const [, name, value = ''] = mark.exec(text) ?? []
      if (name !== undefined) return [toDirective(name, value, at)]
    }
    const codes = [...text.matchAll(shortcode)]
    return codes.map(([, name = '', value = '']) => toDirective(name, value.replace(/-$/, ''), at))
  })
}

const lineDirectives: readonly RegExp[] = [
  /^\s*\.\.\s+(?:\|[^|]{1,80}\|\s+)?([\w:-]{1,60}?)::\s*(.*)$/,
  /(?<![\\\w])(include|image|video|audio|link|xref|pass|stem)::?([^\s[]{0,500}\[.{0,500})/,
  /^(\+{4})()$/,
  /^\[(source|subs|pass|stem)[^\]]{0,20}(subs\s*=[^\]]{0,200})\]/,
  /^:([\w-]*subs|allow-uri-read|docinfo\w{0,8}|source-highlighter):\s*(.*)$/,
  /^\s+:(file|url|http-equiv|class):\s*(.*)$/,
  /:(download|include|file|source|raw-html|raw):`(?:[^`<>]{0,500}<)?([^`<>]{1,500})>?`/,
]

export function readLineDirectives(text: string, line: number): Part[] {
  return lineDirectives.flatMap((form) => {
    const [, name, value = ''] = form.exec(text) ?? []
    return name === undefined ? [] : [toDirective(name, value, line)]
  })
}

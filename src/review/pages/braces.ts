// What Docusaurus, VitePress and kramdown run or interpret in plain Markdown, although Markdown itself treats it as text.
import { parseHtml } from './html.ts'
import type { Part } from './page.ts'

/** A paragraph that begins with `import` or `export` at the margin, as in MDX; '' for prose. */
export function findEsm(paragraph: string): string {
  const isImport = /^import\s*(?:["'{*]|[\w$]+\s*(?:,|\sfrom\b))/.test(paragraph) && /["']/.test(paragraph)
  const isExport = /^export\s*(?:[{*]|(?:default|const|let|var|class|(?:[a-z]+\s+)?function)\b)/.test(paragraph)
  return isImport || isExport ? paragraph : ''
}

const verbatim = /<(\w{1,20})(?:\s[^<>]{0,200})?\sv-pre(?:\s[^<>]{0,200})?>[^<]{0,2000}<\/\1>/g

/** `{…}` outside code. Escaped braces, ids and shortcodes do not count; attribute lists (`{: onclick=…}`) are tags without a name. */
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
  const comment = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(value)?.[1]
  if (comment !== undefined) return [{ kind: 'comment', value: comment.trim(), line }]
  if (/^(?:%|\{[<%]|\s*$)/.test(value) || /^#[^\s{}"'=]+\s*$/.test(value)) return []
  if (!/^\s*(?::|[.#][\w-]+(?=[\s}]|$)|[\w:@-]{1,80}\s?=\s?["'])/.test(value))
    return [{ kind: 'expression', value: value.trim(), line }]
  const list = value.replace(/^:/, '').replace(/(^|\s)[.#][\w-]+(?=\s|$)/g, '$1')
  return parseHtml(`<x ${list}>`, line)
    .slice(0, list.trim() === '' ? 0 : undefined)
    .map((part) => (part.kind === 'tag' ? { ...part, name: '' } : part))
}

/** The index of the last backtick of the code that begins at `start`, or of the run of backticks if it opens no code. */
function skipCode(source: string, start: number): number {
  let width = 1
  while (source[start + width] === '`') width += 1
  const ticks = /`+/g
  ticks.lastIndex = start + width
  for (let found = ticks.exec(source); found !== null; found = ticks.exec(source))
    if (found[0].length === width) return found.index + width - 1
  return start + width - 1
}

function findEnd(source: string, start: number): number {
  let depth = 0
  for (let index = start; index < source.length; index += 1) {
    if (source[index] === '{') depth += 1
    else if (source[index] === '}') depth -= 1
    if (depth === 0) return index
  }
  return source.length
}

// AsciiDoc split by lines and delimited blocks.
import { readAsciidocInline } from './asciidoc-inline.ts'
import { parseHtml } from './html.ts'
import { splitLines } from './lines.ts'
import type { Part } from './page.ts'

/** Blocks whose content is not text: listings, literals, passthroughs, comments. */
const verbatim = /^(?:(-{4,})|(\.{4,})|(\+{4,})|(\/{4,})|(`{3,})(\S*))\s*$/
const style = /^\[([^[\]]*)\]\s*$/
const anchor = /^\[\[([^\],]{1,200})(?:,[^\]]*)?\]\]\s*$/
const title = /^(={1,6}|#{1,6})\s+(\S.*)$/
const attribute = /^:(!?[\w][\w-]*!?):(?:\s+(.*))?$/
/** `include::`, `image::`, `ifdef::`, `toc::`, and the block macros of extensions. */
const macro = /^([\w-]{1,80})::([^\s[\]]*)\[(.*)\]\s*$/
/** Lines that group others or separate them: examples, sidebars, quotes, tables. */
const frame = /^(?:={4,}|\*{4,}|_{4,}|--|[|,:!]={3,}|'{3,}|<{3,}|\+)\s*$/
const item = /^\s*(?:[*.-]{1,5}|\d{1,9}\.|<\d{1,3}>|<\.>)\s+/

export function parseAsciidoc(text: string): Part[] {
  const lines = splitLines(text.replace(/^\uFEFF/, ''))
  const parts: Part[] = []
  const add = (more: readonly Part[]) => {
    for (const part of more) parts.push(part)
  }
  let [styles, id, from]: [string, string | undefined, number] = ['', undefined, 0]
  let paragraph: string[] = []
  const endParagraph = () => {
    if (paragraph.length > 0) add(readParagraph(paragraph.join('\n'), styles, from + 1))
    if (paragraph.length > 0) [styles, paragraph] = ['', []]
  }

  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? ''
    const at = index + 1
    const block = verbatim.exec(line)
    const [, marks = '', words = ''] = title.exec(line) ?? []
    const [, name, url = '', list = ''] = macro.exec(line) ?? []
    const [, key, value = ''] = attribute.exec(line) ?? []
    if (line.trim() === '' || block !== null || frame.test(line) || /^(?:\[|\/\/)/.test(line)) endParagraph()
    if (block !== null) {
      const end = findEnd(lines, index)
      add(readBlock(block, lines.slice(index + 1, end), end === lines.length, styles, at))
      styles = ''
      index = end + 1
      continue
    }
    if (line.startsWith('//')) add([{ kind: 'comment', value: line.slice(2).trim(), line: at }])
    else if (anchor.test(line)) id = anchor.exec(line)?.[1]
    else if (style.test(line)) {
      styles = [styles, style.exec(line)?.[1] ?? '']
        .filter((one) => one !== '')
        .join(' ')
        .slice(-500)
      id = /(?:^|,\s{0,9}id=["']?|[^,\s]{0,80})#([\w-]{1,200})/.exec(styles)?.[1] ?? id
    } else if (marks !== '' && paragraph.length === 0) {
      const inner = /\[\[([^\],]{1,200})[^\]]{0,200}\]\]/.exec(words)
      const shown = words
        .replace(inner?.[0] ?? '', '')
        .replace(/\s=+$/, '')
        .replace(/[`*]/g, '')
        .trim()
      const heading = { kind: 'heading' as const, depth: marks.length, text: shown, line: at }
      const named = inner?.[1] ?? id
      add([named === undefined ? heading : { ...heading, id: named }])
      id = undefined
      styles = ''
    } else if (key !== undefined && paragraph.length === 0)
      add([{ kind: 'front-matter', key, value: value.trim(), line: at }])
    else if (name !== undefined) {
      endParagraph()
      add(readMacro(name, url, list, at))
      styles = ''
    } else if (frame.test(line)) styles = ''
    else if (line.trim() !== '') {
      if (item.test(line) || line.startsWith('|')) endParagraph()
      if (paragraph.length === 0) from = index
      paragraph.push(line)
    }
    index += 1
  }
  endParagraph()
  return parts
}

/** The index of the line that ends the block starting here; past the last line when none does. */
function findEnd(lines: readonly string[], start: number): number {
  const fence = (lines[start] ?? '').trimEnd().replace(/^(`{3,}).*$/, '$1')
  let end = start + 1
  while (end < lines.length && lines[end]?.trimEnd() !== fence) end += 1
  return end
}

function readBlock(
  fences: RegExpExecArray,
  lines: readonly string[],
  isOpen: boolean,
  styles: string,
  line: number,
): Part[] {
  const [, , , pass, comment, , fenced = ''] = fences
  const value = lines.join('\n')
  if (comment !== undefined) return [{ kind: 'comment', value: value.trim(), line }]
  if (pass !== undefined || /(?:^|\s)pass\b/.test(styles))
    return [{ kind: 'directive', name: 'pass', value: styles, line }, ...parseHtml(value, line + 1)]
  const lang = /(?:^|\s)(?:source)?(?:%[\w-]{1,40})?,\s{0,9}([^,\s]+)/.exec(styles)?.[1] ?? fenced
  const code = { kind: 'code' as const, lang, meta: styles, value, line }
  const macros = /\bsubs=/.test(styles) ? readAsciidocInline(value, line + 1).filter(({ kind }) => kind !== 'text') : []
  return [isOpen ? { ...code, isOpen } : code, ...macros]
}

function readMacro(name: string, url: string, list: string, line: number): Part[] {
  if (name === 'image') {
    const link = /(?:^|,)\s{0,9}link=["']?([^"',\]]+)/.exec(list)?.[1]
    const alt = /^(?:"([^"]*)"|([^,=]*)(?:,|$))/.exec(list)
    const image: Part = { kind: 'image', url, text: (alt?.[1] ?? alt?.[2] ?? '').trim(), line }
    return link === undefined ? [image] : [image, { kind: 'link', url: link, text: '', line }]
  }
  const whole: Part = { kind: 'directive', name, value: [url, list].filter((text) => text !== '').join(' '), line }
  return name === 'video' || name === 'audio' ? [whole, { kind: 'link', url, text: '', line }] : [whole]
}

/** A style alone can make a paragraph code or HTML. */
function readParagraph(text: string, styles: string, line: number): Part[] {
  if (/(?:^|\s)pass\b/.test(styles))
    return [{ kind: 'directive', name: 'pass', value: styles, line }, ...parseHtml(text, line)]
  const code = /(?:^|\s)(?:(?:source|listing|literal)(?:%[\w-]{1,40})?(?=[,\s]|$)|(?=,))(?:,\s{0,9}([^,\s]+))?/.exec(
    styles,
  )
  if (code !== null) return [{ kind: 'code', lang: code[1] ?? '', meta: styles, value: text, line }]
  return /^\s/.test(text) && !item.test(text)
    ? [{ kind: 'code', lang: '', meta: styles, value: text, line }]
    : readAsciidocInline(text, line)
}

// reStructuredText split by lines and indentation.
import { parseHtml } from './html.ts'
import { dedent, measureIndent, splitLines, squeeze } from './lines.ts'
import type { Part } from './page.ts'
import { readInline } from './restructuredtext-inline.ts'

/** Directives whose content is not text. */
const codes = new Set([
  ...['code', 'code-block', 'doctest', 'graphviz', 'highlight', 'ipython', 'jupyter-execute', 'literalinclude', 'math'],
  ...['mermaid', 'parsed-literal', 'plot', 'productionlist', 'prompt', 'sourcecode', 'testcode', 'testoutput'],
  ...['testsetup', 'uml'],
])
const plainCodes = new Set(['code', 'code-block', 'highlight', 'parsed-literal', 'prompt', 'sourcecode'])

const explicit = /^(?:\s*\.\.(?:\s+|$)|(?=__\s+\S))(.*)$/
/** A directive in a list item, a cell or after another directive. */
const nested = /[\s|]\.\.\s{1,9}(?=[A-Za-z|][^\s]{0,200}::(?:\s|$))/
const directive = /^(?:\|[^|]{1,200}\|\s+)?([A-Za-z][\w.+-]{0,80}(?::[\w.+-]{1,80})?)::(?:\s+(.*))?$/
const target = /^(?:_`([^`]+)`|_((?:\\:|[^:]){1,300})|_()_):(?:\s+(.*))?$|^__\s+(.*)$/
const option = /^\s+:([\w-]+):(?:\s+(.*))?$/
const adornment = /^([!-/:-@[-`{-~])\1+\s*$/
const item = /^\s*(?:[-*+•]|(?:\d{1,9}|#|[A-Za-z])[.)]|\(\w{1,9}\))\s+/

export function parseRestructuredText(text: string): Part[] {
  const lines = splitLines(text.replace(/^\uFEFF/, ''))
  const parts: Part[] = []
  const add = (more: readonly Part[]) => {
    for (const part of more) parts.push(part)
  }
  const targets = readTargets(lines)
  const styles: string[] = []
  let [label, hasContent]: [string | undefined, boolean] = [undefined, false]
  let paragraph: string[] = []
  let from = 0
  const endParagraph = () => {
    if (paragraph.length > 0) add(readInline(paragraph.join('\n'), from + 1, targets))
    paragraph = []
  }
  const lineAt = (at: number) => lines[at] ?? ''

  for (let index = 0; index < lines.length; ) {
    const line = lineAt(index)
    const at = index + 1
    const inner = nested.exec(line)
    const rest = inner === null ? explicit.exec(line)?.[1] : line.slice(inner.index + inner[0].length)
    if (line.trim() === '') {
      endParagraph()
      index += 1
    } else if (rest !== undefined || explicit.test(line)) {
      endParagraph()
      const before = line.slice(0, inner?.index ?? 0).replace(/^[\s*+|-]+/, '')
      if (before !== '' && !explicit.test(line)) add(readInline(before, at, targets))
      const end = findEnd(lines, index, measureIndent(line))
      const block = lines.slice(index + 1, end)
      const [, name, argument = ''] = directive.exec(rest ?? '') ?? []
      const found = target.exec(rest ?? '')
      if (name !== undefined) {
        const read = readDirective(name, argument.trim(), block, at)
        add(read.parts)
        index += 1 + read.lines
      } else if (found !== null) {
        const url = (found[4] ?? found[5] ?? '') + block.map((more) => more.trim()).join('')
        if (url.trim() !== '') add([{ kind: 'link', url: url.trim(), text: found[1] ?? found[2] ?? '', line: at }])
        else label = found[1] ?? found[2]
        index = url.trim() === '' ? index + 1 : end
      } else if (/^\[[^\]]+\]/.test(rest ?? '')) {
        add(readInline(rest ?? '', at, targets))
        index += 1
      } else {
        const value = squeeze([rest ?? '', ...block].join(' '))
        if (value !== '') add([{ kind: 'comment', value, line: at }])
        index = Math.max(end, index + 1)
      }
      hasContent = true
    } else if (paragraph.length === 0 && readAdornment(lines, index) !== undefined) {
      const { style, title, length } = readAdornment(lines, index) ?? { style: '', title: '', length: 1 }
      if (!styles.includes(style) && styles.length < 100) styles.push(style)
      const heading = { kind: 'heading' as const, depth: styles.indexOf(style) + 1, text: strip(title), line: at }
      add([label === undefined ? heading : { ...heading, id: label }])
      label = undefined
      hasContent = true
      index += length
    } else if (!hasContent && /^:[\w -]{1,80}:(?:\s|$)/.test(line)) {
      const [, key = '', value = ''] = /^:([^:]+):\s*(.*)$/.exec(line) ?? []
      add([{ kind: 'front-matter', key, value: value.trim(), line: at }])
      index += 1
    } else if (adornment.test(line) || /^[=+|\s-]+$/.test(line)) {
      endParagraph()
      index += 1
    } else if (/^\s*>>> /.test(line) && paragraph.length === 0) {
      let end = index
      while (lineAt(end).trim() !== '') end += 1
      add([{ kind: 'code', lang: 'python', meta: '', value: dedent(lines.slice(index, end)), line: at }])
      index = end
    } else {
      if (item.test(line)) endParagraph()
      if (paragraph.length === 0) from = index
      paragraph.push(line)
      index += 1
      if (line.trimEnd().endsWith('::') && lineAt(index).trim() === '') {
        const end = findEnd(lines, index - 1, measureIndent(lineAt(from)))
        const value = dedent(lines.slice(index, end))
        endParagraph()
        if (value !== '') add([{ kind: 'code', lang: '', meta: '', value, line: at }])
        index = value === '' ? index : end
      }
    }
  }
  endParagraph()
  return parts
}

/** The index after the more deeply indented lines, without the blank lines at their end. */
function findEnd(lines: readonly string[], start: number, indent: number): number {
  let end = start + 1
  for (let index = start + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (line.trim() === '') continue
    if (measureIndent(line) <= indent) break
    end = index + 1
  }
  return end
}

/** `lines`: how many lines of the block were consumed; the rest is text. */
function readDirective(name: string, argument: string, block: readonly string[], line: number) {
  const start = block.findIndex((text) => !option.test(text))
  const count = start < 0 ? block.length : start
  const options = block.slice(0, count).map((text) => option.exec(text))
  const get = (key: string) => options.find((found) => found?.[1] === key)?.[2]?.trim()
  const meta = options.map((found) => `:${found?.[1] ?? ''}: ${found?.[2] ?? ''}`.trim()).join(' ')
  const value = [argument, meta].filter((text) => text !== '').join(' ')
  const content = block.slice(count)
  const whole: Part = { kind: 'directive', name, value, line }
  const link = get('target')
  const links: Part[] = link === undefined ? [] : [{ kind: 'link', url: link, text: '', line }]

  if (name === 'image' || name === 'figure')
    return { parts: [{ kind: 'image' as const, url: argument, text: get('alt') ?? '', line }, ...links], lines: count }
  if (name === 'raw') return { parts: [whole, ...parseHtml(content.join('\n'), line + count + 1)], lines: block.length }
  if (name === 'toctree') {
    const entries = content.map((text, index): Part => {
      const [, title = '', url = text.trim()] = /^\s*([^<>]*)<([^<>]+)>\s*$/.exec(text) ?? []
      return { kind: 'link', url, text: title.trim(), line: line + count + 1 + index }
    })
    return { parts: [whole, ...entries.filter((part) => 'url' in part && part.url !== '')], lines: block.length }
  }
  if (codes.has(name)) {
    const code: Part = { kind: 'code', lang: argument, meta, value: dedent(content), line }
    return { parts: plainCodes.has(name) ? [code] : [whole, code], lines: block.length }
  }
  const words: Part[] = argument === '' ? [] : readInline(argument, line, new Map())
  return { parts: [whole, ...words, ...links], lines: count }
}

/** Targets by name, for references that precede them. */
function readTargets(lines: readonly string[]): Map<string, string> {
  const targets = new Map<string, string>()
  for (const line of lines) {
    const found = target.exec(explicit.exec(line)?.[1] ?? '')
    const name = found?.[1] ?? found?.[2]
    if (name !== undefined && found?.[4] !== undefined) targets.set(squeeze(name).toLowerCase(), found[4].trim())
  }
  return targets
}

/** A title above a line of punctuation, perhaps with the same line above it. */
function readAdornment(lines: readonly string[], index: number) {
  const [one = '', two = '', three = ''] = lines.slice(index, index + 3)
  const over = adornment.exec(one)?.[1]
  const isLong = (title: string, under: string) => under.trimEnd().length >= Math.min(title.trim().length, 4)
  if (over !== undefined)
    return two.trim() !== '' && adornment.exec(three)?.[1] === over && isLong(two, three)
      ? { style: over + over, title: two, length: 3 }
      : undefined
  const under = adornment.exec(two)?.[1]
  return under !== undefined && measureIndent(one) === 0 && isLong(one, two)
    ? { style: under, title: one, length: 2 }
    : undefined
}

function strip(title: string): string {
  return squeeze(title.replace(/[`*]/g, ''))
}

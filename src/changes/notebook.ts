// A Jupyter notebook: its cells in order, each parsed by its type.
import { parseHtml } from './html.ts'
import { squeeze } from './lines.ts'
import type { Part } from './page.ts'

/** Throws if the text is not a notebook. `parseCell` parses the Markdown of a cell. */
export function parseNotebook(text: string, parseCell: (source: string) => readonly Part[]): Part[] {
  const notebook: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
  const cells = get(notebook, 'cells')
  if (!Array.isArray(cells)) throw new Error('No cells.')
  const info = get(get(notebook, 'metadata'), 'language_info')
  const lang = toSource(get(info, 'name'))
  const parts: Part[] = []
  const place = makePlace(text)
  for (const cell of cells) {
    const source = toSource(get(cell, 'source'))
    const line = place(get(cell, 'source'))
    const kind = get(cell, 'cell_type')
    if (kind === 'markdown') for (const part of parseCell(source)) parts.push({ ...part, line: part.line + line - 1 })
    else if (kind === 'code') parts.push({ kind: 'code', lang, meta: '', value: source, line })
    // Raw cells are passed through to whatever the notebook is converted to.
    else for (const part of parseHtml(source, line)) parts.push(part)
    for (const output of toList(get(cell, 'outputs'))) for (const part of readOutput(output, place)) parts.push(part)
  }
  return parts
}

function readOutput(output: unknown, place: (source: unknown) => number): Part[] {
  const data = get(output, 'data')
  const shown = [get(output, 'text'), get(data, 'text/plain'), get(data, 'text/markdown')]
  const texts = shown.flatMap((source): Part[] => {
    const value = squeeze(toSource(source))
    return value === '' ? [] : [{ kind: 'text', value, line: place(source) }]
  })
  // Browsers run these.
  const live = ['text/html', 'image/svg+xml'].flatMap((type) => {
    const source = get(data, type)
    return source === undefined ? [] : parseHtml(toSource(source), place(source))
  })
  const script = get(data, 'application/javascript')
  if (script === undefined) return [...texts, ...live]
  const tag = { kind: 'tag' as const, name: 'script', attributes: {}, isJsx: false }
  return [...texts, ...live, { ...tag, content: toSource(script), line: place(script) }]
}

/** Finds a text's line in the file, if the notebook is stored in the usual way: one line of text per line of JSON, in order. */
function makePlace(text: string): (source: unknown) => number {
  let [offset, line, misses] = [0, 1, 0]
  return (source) => {
    const first = Array.isArray(source) ? source[0] : source
    if (typeof first !== 'string' || misses > 20) return line
    const at = text.indexOf(JSON.stringify(first), offset)
    if (at < 0) {
      misses += 1
      return line
    }
    for (let end = text.indexOf('\n', offset); end >= 0 && end < at; end = text.indexOf('\n', offset)) {
      offset = end + 1
      line += 1
    }
    return line
  }
}

function get(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function toSource(value: unknown): string {
  if (typeof value === 'string') return value
  return toList(value)
    .filter((line) => typeof line === 'string')
    .join('')
}

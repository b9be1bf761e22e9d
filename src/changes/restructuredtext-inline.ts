// A paragraph of reStructuredText: its text, links, roles and literals.
import { parseHtml } from './html.ts'
import { findAll, findBareLinks, squeeze } from './lines.ts'
import type { Part } from './page.ts'

/** Roles that link to another page or file. */
const links = new Set(['any', 'doc', 'download', 'numref', 'ref'])

const literal = /``((?:[^`]|`(?!`)){1,5000})``/g
const role = /:([\w.+-]{1,80}(?::[\w.+-]{1,80})?):`([^`]{1,5000})`/g
const quoted = /(?<![`:\w])`([^`<]{0,5000})(?:<([^<>`]{1,5000})>)?`(_{0,2})/g
const simple = /(?<![\w`])([\w-]{1,200})_(?![\w`])/g

/** `targets`: the addresses behind names, in lower case. */
export function readInline(source: string, line: number, targets: ReadonlyMap<string, string>): Part[] {
  const parts: Part[] = [{ kind: 'text', value: shown(source), line }]
  for (const { found, at } of findAll(literal, source, line))
    parts.push({ kind: 'inline-code', value: found[1] ?? '', line: at })
  const rest = source.replace(literal, (text) => text.replace(/[^\n]/g, ' '))
  for (const { found, at } of findAll(role, rest, line)) {
    const [, name = '', value = ''] = found
    const [, text = '', url = value] = /^([^<>]*)<([^<>]+)>$/.exec(value) ?? []
    if (links.has(name)) parts.push({ kind: 'link', url: url.trim(), text: text.trim(), line: at })
    else parts.push({ kind: 'inline-code', value, line: at })
    // A custom role that passes HTML through is usually named that way.
    if (/raw|html/i.test(name)) for (const part of parseHtml(value, at)) parts.push(part)
  }
  for (const { found, at } of findAll(quoted, rest, line)) {
    const [, text = '', address, end] = found
    const url = address ?? targets.get(squeeze(text).toLowerCase())
    if (end === '') parts.push({ kind: 'inline-code', value: text, line: at })
    else if (url !== undefined) parts.push({ kind: 'link', url: squeeze(url), text: squeeze(text), line: at })
  }
  for (const { found, at } of findAll(simple, rest, line)) {
    const url = targets.get((found[1] ?? '').toLowerCase())
    if (url !== undefined) parts.push({ kind: 'link', url, text: found[1] ?? '', line: at })
  }
  for (const part of findBareLinks(rest.replace(/<[^<>\s]{1,5000}>`_/g, ''), line)) parts.push(part)
  return parts
}

function shown(source: string): string {
  return squeeze(source)
    .replace(/^(?:[-*+•]|(?:\d{1,9}|#)[.)]) /, '')
    .replace(/ ?<[^<>`]{1,5000}>`_{0,2}/g, '')
    .replace(/:[\w.+-]{1,80}(?::[\w.+-]{1,80})?:`/g, '')
    .replace(/::$/, ':')
    .replace(/`_{0,2}|\*{1,2}/g, '')
}

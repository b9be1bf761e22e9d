// A paragraph of AsciiDoc: its text, links, macros, passthroughs and monospaced words.
import { parseHtml } from './html.ts'
import { findAll, findBareLinks, squeeze } from './lines.ts'
import type { Part } from './page.ts'

const pass = /pass:[a-z,]{0,20}\[((?:[^\]\\]|\\.){0,2000})\]|\+{3}([^+]{1,5000})\+{3}|\$\$([^$]{1,5000})\$\$/g
const address = /\b((?:https?|ftp|irc):\/\/[^\s<>"'`[\]]{1,2000})\[([^\]]{0,2000})\]/gi
const macro = /\b(link|xref|mailto|image|icon|footnote|include):([^\s:[\]][^\s[\]]{0,2000})\[([^\]]{0,2000})\]/g
const cross = /<<([^<>,]{1,300})(?:,([^<>]{0,300}))?>>/g
const mono = /`\+?([^`]{1,2000}?)\+?`/g

export function readAsciidocInline(source: string, line: number): Part[] {
  const parts: Part[] = [{ kind: 'text', value: shown(source), line }]
  for (const { found, at } of findAll(pass, source, line)) {
    parts.push({ kind: 'directive', name: 'pass', value: found[1] ?? found[2] ?? found[3] ?? '', line: at })
    for (const part of parseHtml(found[1] ?? found[2] ?? found[3] ?? '', at)) parts.push(part)
  }
  for (const { found, at } of findAll(mono, source, line))
    parts.push({ kind: 'inline-code', value: found[1] ?? '', line: at })
  const rest = source.replace(mono, (text) => text.replace(/[^\n]/g, ' '))
  for (const { found, at } of findAll(address, rest, line))
    parts.push({ kind: 'link', url: found[1] ?? '', text: label(found[2]), line: at })
  for (const { found, at } of findAll(macro, rest, line)) {
    const [, name, url = '', text] = found
    if (name === 'link' || name === 'xref' || name === 'mailto')
      parts.push({ kind: 'link', url: name === 'mailto' ? `mailto:${url}` : url, text: label(text), line: at })
    else if (name === 'image') parts.push({ kind: 'image', url, text: label(text), line: at })
    else parts.push({ kind: 'directive', name: name ?? '', value: url, line: at })
  }
  for (const { found, at } of findAll(cross, rest, line)) {
    const target = found[1] ?? ''
    parts.push({ kind: 'link', url: target.includes('.adoc') ? target : `#${target}`, text: label(found[2]), line: at })
  }
  for (const part of findBareLinks(
    rest.replace(address, (text) => text.replace(/[^\n]/g, ' ')),
    line,
  ))
    parts.push(part)
  return parts
}

function label(list: string | undefined): string {
  return (list ?? '').replace(/\^?(?:,\s*(?:window|role|opts)=.*)?$/s, '').trim()
}

function shown(source: string): string {
  return squeeze(source)
    .replace(/^(?:[*.-]{1,5}|\d{1,9}\.|\|) /, '')
    .replace(mono, '$1')
    .replace(address, '$2')
    .replace(macro, '$3')
    .replace(cross, (_, id: string, text: string | undefined) => text ?? id)
    .replace(/[`*^]|\+{2,3}/g, '')
}

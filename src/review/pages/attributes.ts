// The addresses in a tag's attributes.
import type { Part, Tag } from './page.ts'

const attributes = new Set([
  ...['action', 'background', 'cite', 'data', 'formaction', 'href', 'longdesc', 'manifest', 'ping', 'poster', 'src'],
  ...['srcset', 'to', 'xlink:href'],
])

const pictures = new Set(['image', 'img', 'input', 'picture'])

/** `to` is a link on components only. An address computed by an expression does not count. */
export function listAddresses(tag: Tag): Part[] {
  return Object.entries(tag.attributes).flatMap(([name, value]) => {
    if (!attributes.has(name) || (name === 'to' && !tag.isJsx)) return findRefresh(tag, name, value)
    const isPicture =
      (pictures.has(tag.name.toLowerCase()) && name !== 'href') || /^(?:srcset|poster|background)$/.test(name)
    const urls = name === 'srcset' ? splitSources(readLiteral(value)) : [readLiteral(value)]
    const text = isPicture ? (tag.attributes.alt ?? '') : ''
    return urls
      .filter((url) => url !== '')
      .map((url) => ({ kind: isPicture ? ('image' as const) : ('link' as const), url, text, line: tag.line }))
  })
}

/** `<meta http-equiv="refresh" content="0; url=…">` redirects. */
function findRefresh(tag: Tag, name: string, value: string): Part[] {
  if (tag.name !== 'meta' || name !== 'content') return []
  const url = /^[\d.]*\s{0,9}[;,]?\s{0,9}url\s{0,9}=\s{0,9}['"]?([^'"]*)/i.exec(value.trim())?.[1]
  return url === undefined ? [] : [{ kind: 'link', url: url.trim(), text: '', line: tag.line }]
}

function splitSources(value: string): string[] {
  return value.split(/,\s/).map((source) => source.trim().split(/\s/)[0] ?? '')
}

/** The value of an attribute; for a JSX expression, only if it is a string, otherwise ''. */
function readLiteral(value: string): string {
  if (!value.startsWith('{')) return value.trim()
  return /^\{\s*(['"`])([^'"`$\\]*)\1\s*\}$/.exec(value)?.[2]?.trim() ?? ''
}

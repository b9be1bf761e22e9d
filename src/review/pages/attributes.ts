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
    if (!attributes.has(name) || (name === 'to' && !tag.isJsx)) return []
    const isPicture =
      (pictures.has(tag.name.toLowerCase()) && name !== 'href') || /^(?:srcset|poster|background)$/.test(name)
    const urls = name === 'srcset' ? splitSources(readLiteral(value)) : [readLiteral(value)]
    const text = isPicture ? (tag.attributes.alt ?? '') : ''
    return urls
      .filter((url) => url !== '')
      .map((url) => ({ kind: isPicture ? ('image' as const) : ('link' as const), url, text, line: tag.line }))
  })
}

function splitSources(value: string): string[] {
  return value.split(/,\s/).map((source) => source.trim().split(/\s/)[0] ?? '')
}

/** The value of an attribute; for a JSX expression, only if it is a string, otherwise ''. */
function readLiteral(value: string): string {
  if (!value.startsWith('{')) return value.trim()
  return /^\{\s*(['"`])([^'"`$\\]*)\1\s*\}$/.exec(value)?.[2]?.trim() ?? ''
}

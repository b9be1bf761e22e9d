// Drawings (SVG), which may contain anything that an HTML page may.
import type { FileChange } from '../pages/change.ts'
import { parseHtml } from '../pages/html.ts'
import type { Tag } from '../pages/page.ts'
import { findHandlers } from './handlers.ts'
import { isScriptAddress } from './script-address.ts'

const elements: ReadonlySet<string> = new Set(
  'script foreignobject iframe object embed link meta base form handler listener html body audio video'.split(' '),
)
const longest = 2_000_000

/** Whether a tag runs code, or loads anything but a part of its own drawing or an embedded picture. */
function isActive(tag: Tag): boolean {
  const name = tag.name.replace(/^[a-z0-9]+:/, '')
  if (elements.has(name) || findHandlers(tag).length > 0) return true
  if (name === 'style') return /@import|url\(\s*["']?(?!#|data:image|data:font)/i.test(tag.content ?? '')
  return Object.entries(tag.attributes).some(([key, value]) => {
    if (isScriptAddress(value)) return true
    if (/^(?:xlink:)?href$/.test(key)) return name !== 'a' && !/^(?:#|data:image\/(?!svg))/.test(value.trim())
    return /url\(\s*["']?(?:https?:)?\/\//i.test(value) || (key === 'attributename' && /href|^on/i.test(value))
  })
}

/** Whether a changed drawing runs code or loads something when it is opened. */
export function isActiveDrawing({ path, before, after }: FileChange): boolean {
  const text = after?.text
  if (!/\.svgz?$/i.test(path) || text === undefined || text === before?.text) return false
  if (text.length > longest || /<!ENTITY|<\?xml-stylesheet/i.test(text)) return true
  return parseHtml(text, 1).some((part) => part.kind === 'tag' && isActive(part))
}

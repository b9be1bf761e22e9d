// Directives of MyST, which are fences (```` ```{note} ````). The content of many is Markdown like the rest of the page.
import myst from './myst.json' with { type: 'json' }
import type { Code, Part } from './page.ts'

const prose: ReadonlySet<string> = new Set(myst.prose)
const pictures: ReadonlySet<string> = new Set(myst.pictures)

type Parse = (text: string) => readonly Part[]

/** The parts of a directive that contains prose; any other part unchanged. Throws whatever `parse` throws. */
export function splitDirective(part: Part, parse: Parse): readonly Part[] {
  if (part.kind !== 'code' || part.isOpen) return [part]
  const name = /^\{([\w-]+)\}$/.exec(part.lang)?.[1]
  if (name === undefined || !prose.has(name)) return [part]
  const content = parse(part.value).map((inner) => ({ ...inner, line: part.line + inner.line }))
  return [...readArgument(part, name, parse), ...content]
}

/** What follows the directive's name: a picture's address, or a title. */
function readArgument({ meta, line }: Code, name: string, parse: Parse): readonly Part[] {
  if (meta === '') return []
  if (pictures.has(name)) return [{ kind: 'image', url: meta, text: '', line }]
  return parse(meta).map((inner) => ({ ...inner, line }))
}

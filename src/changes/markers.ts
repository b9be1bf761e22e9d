// Markers that only generators know, not Markdown itself, and unclosed fences.
import { splitLines } from './lines.ts'
import type { Part } from './page.ts'

/** The source of a code block, including its fence. An indented block is never open. */
export function isOpenFence(source: string): boolean {
  const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0]
  if (fence === undefined) return false
  const whole = source.trimEnd()
  const end = whole.lastIndexOf('\n')
  const last = end < 0 ? '' : whole.slice(end).replace(/^[\s>]*/, '')
  return !/^(?:`{3,}|~{3,})$/.test(last) || last[0] !== fence[0] || last.length < fence.length
}

/** `:::note` of Docusaurus and MyST, `!!! note` and `--8<-- "file"` of MkDocs, `{% include x %}` of Jekyll, `{{< x >}}` of Hugo. */
const marks: readonly RegExp[] = [
  /^\s*:{3,}\s*\{?([\w-]+)\}?[ \t]*(.*)$/,
  /^\s*(?:!!!|\?\?\?\+?)\s+([\w-]+)[ \t]*(.*)$/,
  /^\s*(-{1,2}8<-{1,2})[ \t]*(.*)$/,
]
const shortcode = /\{(?:%-?|\{[<%])\s{0,9}([\w/.-]+)(?![\w/.-])([^{}]*)[%>]\}\}?/g

export function readDirectives(source: string, line: number): Part[] {
  return splitLines(source).flatMap((text, index): Part[] => {
    const at = line + index
    for (const mark of marks) {
      const [, name, value = ''] = mark.exec(text) ?? []
      if (name !== undefined) return [{ kind: 'directive', name, value: value.trim(), line: at }]
    }
    return [...text.matchAll(shortcode)].map(([, name = '', value = '']) => ({
      kind: 'directive',
      name,
      value: value.replace(/-$/, '').trim(),
      line: at,
    }))
  })
}

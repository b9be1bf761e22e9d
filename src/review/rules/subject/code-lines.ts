// Which lines of a page are code, and which belong to its front matter.
import type { PageChange } from '../../../changes/page.ts'

/** Lines of code blocks at the head, including their fences. */
export function listCodeLines({ after }: PageChange): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const part of after) {
    if (part.kind !== 'code') continue
    const last = part.line + part.value.split('\n').length + 1
    for (let line = part.line; line <= last; line += 1) lines.add(line)
  }
  return lines
}

/** The last line that may belong to the front matter; 0 when there is none. */
export function findMatterEnd({ after, format }: PageChange): number {
  if (format !== 'markdown' && format !== 'mdx') return 0
  const hasMatter = after.some(({ kind }) => kind === 'front-matter')
  const body = after.find(({ kind }) => kind !== 'front-matter')?.line ?? Number.POSITIVE_INFINITY
  return hasMatter ? body - 1 : 0
}

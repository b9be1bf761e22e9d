// Lines that a change adds to files or removes from them.
import type { FileChange } from '../../../changes/change.ts'
import { splitLines } from '../../../changes/lines.ts'
import type { Line } from '../../../changes/page.ts'

/** Lines that `after` has more often than `before`, in order. */
export function listNew(before: string | undefined, after: string | undefined): Line[] {
  const left = new Map<string, number>()
  for (const text of listLines(before)) left.set(text, (left.get(text) ?? 0) + 1)
  const lines: Line[] = []
  for (const [index, text] of listLines(after).entries()) {
    const count = left.get(text) ?? 0
    if (count === 0) lines.push({ line: index + 1, text })
    else left.set(text, count - 1)
  }
  return lines
}

/** Empty for a file that does not exist. */
export function listLines(text: string | undefined): string[] {
  return text === undefined ? [] : splitLines(text)
}

export function listAdded({ before, after }: FileChange): Line[] {
  return listNew(before?.text, after?.text)
}

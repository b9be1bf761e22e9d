// Code blocks without their closing fence, which therefore contain everything up to the next block.
import type { Code, PageChange } from '../../../changes/page.ts'

const fence = /^(?:`{3,}|~{3,}|-{4,}$)/
/** A heading in a code block; one with a single `#` may be a comment. */
const heading = /^(?:#{2,6}|={2,6})\s/

function trimLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^[\s>]+/, '').trimEnd())
    .filter((line) => line !== '')
}

export function listUnclosed({ before, added, addedLines, removedLines }: PageChange): Code[] {
  const known = new Set(addedLines.flatMap(({ text }) => trimLines(text)))
  for (const part of before) if (part.kind === 'code') for (const line of trimLines(part.value)) known.add(line)
  const countFences = (lines: readonly { text: string }[]) =>
    lines.filter(({ text }) => trimLines(text).some((line) => fence.test(line))).length
  const hasLostFence = countFences(removedLines) > countFences(addedLines)
  return added
    .filter((part) => part.kind === 'code')
    .filter(({ value }) => {
      const taken = trimLines(value).filter((line) => !known.has(line))
      return taken.some((line) => hasLostFence || fence.test(line) || heading.test(line))
    })
}

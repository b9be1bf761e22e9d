// Whether a line changed an existing block of code, command or sentence instead of only adding to the page.
import { listBlocks } from './blocks.ts'
import { perSubject } from './memo.ts'
import type { Subject } from './rule.ts'

interface Range {
  readonly first: number
  readonly last: number
}

/** Ranges of changed lines by path. */
const listChanged = perSubject(({ pages }: Subject): ReadonlyMap<string, readonly Range[]> => {
  const ofPage = pages.map((page) => {
    const blocks = listBlocks(page).filter(({ before }) => before !== undefined)
    const hunks = page.hunks.filter(({ added, removed }) =>
      added.some((text) => removed.some((old) => keeps(text, old))),
    )
    return [
      page.path,
      [
        ...blocks.map(({ text, line }) => ({ first: line, last: line + text.split('\n').length - 1 })),
        ...hunks.map(({ line, added }) => ({ first: line, last: line + added.length - 1 })),
      ],
    ] as const
  })
  return new Map(ofPage)
})

/** How much of a line is compared, in UTF-16 units. */
const longest = 2_000

/** Whether the new line has most words of the old one. */
function keeps(text: string, old: string): boolean {
  const wordsOf = (line: string) => new Set(line.slice(0, longest).match(/[\p{L}\p{N}]+/gu) ?? [])
  const [words, others] = [wordsOf(text), wordsOf(old)]
  const kept = [...others].filter((word) => words.has(word)).length
  return kept >= 2 && kept * 3 >= others.size * 2
}

export function isInPlace(subject: Subject, path: string, line: number): boolean {
  return (
    listChanged(subject)
      .get(path)
      ?.some(({ first, last }) => line >= first && line <= last) === true
  )
}

// What one side has and the other has not.
import { type ChangeObject, diffArrays } from 'diff'
import { maxPage, type PageLine, splitLines } from './page.ts'

export function subtract<U, T extends U>(
  list: readonly T[],
  others: readonly U[],
  keyOf: (item: U) => string = String,
): T[] {
  const counts = new Map<string, number>()
  for (const key of others.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return list.filter((item) => {
    const key = keyOf(item)
    const count = counts.get(key) ?? 0
    if (count > 0) counts.set(key, count - 1)
    return count === 0
  })
}

/** The first of the items on both sides that moved; undefined if their numbers differ. */
export function findMoved<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string): T | undefined {
  const old = before.map(keyOf)
  const [was, now] = [new Set(old), new Set(after.map(keyOf))]
  const order = old.filter((key) => now.has(key))
  const others = after.filter((item) => was.has(keyOf(item)))
  return order.length === others.length ? others.find((item, at) => keyOf(item) !== order[at]) : undefined
}

export type LineChange = Readonly<{
  line: number
  added: PageLine[]
  removed: PageLine[]
}>

/** The shortest diff takes quadratic time. */
const maxEdits = 1_000

export function diffLines(
  before: string | undefined,
  after: string | undefined,
  read: (text: string) => string = String,
): LineChange[] {
  const [old, now] = [listLines(before), listLines(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const [gone, come] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  const runs = diffArrays(gone, come, { maxEditLength: maxEdits })
  const bag = () => {
    const [added, removed] = [subtractLines(come, gone, start), subtractLines(gone, come, start)]
    return { line: added[0]?.line ?? start + 1, added, removed }
  }
  const changes = runs === undefined ? [bag()] : joinRuns(runs, start)
  const cut = ({ text, line }: PageLine) => ({ text: read(text.slice(0, maxPage)), line })
  return changes.map(({ line, added, removed }) => ({ line, added: added.map(cut), removed: removed.map(cut) }))
}

function listLines(text: string | undefined) {
  if (text === undefined || text === '') return []
  const lines = splitLines(text)
  if (lines.at(-1) === '') lines.pop()
  return lines
}

function joinRuns(runs: readonly ChangeObject<string[]>[], start: number): LineChange[] {
  const changes: LineChange[] = []
  let open: LineChange | undefined
  let [oldLine, line] = [start + 1, start + 1]
  for (const { value, added, removed } of runs) {
    if (!added && !removed) {
      oldLine += value.length
      line += value.length
      open = undefined
      continue
    }
    if (open === undefined) {
      open = { line, added: [], removed: [] }
      changes.push(open)
    }
    for (const text of value)
      if (added) open.added.push({ text, line: line++ })
      else open.removed.push({ text, line: oldLine++ })
  }
  return changes
}

function subtractLines(lines: readonly string[], others: readonly string[], start = 0): PageLine[] {
  const number = (texts: readonly string[]) => texts.map((text, at) => ({ text, line: start + at + 1 }))
  return subtract(number(lines), number(others), ({ text }) => text)
}

export const listNew = (before: string | undefined, after: string | undefined): PageLine[] =>
  subtractLines(listLines(after), listLines(before))

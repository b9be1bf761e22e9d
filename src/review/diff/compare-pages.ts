// Parses and compares pages. Imports the parsers: only a review loads it.
import { type Format, isTree, readFormat } from '../../pages/formats.ts'
import type { FileChange } from './change.ts'
import { diffLines, type LineChange, subtract } from './diff-lines.ts'
import { parseFrontMatter } from './front-matter.ts'
import type { Hunk, PageChange, PageLine, Part } from './page.ts'
import { parseLines, parsePage } from './parse-page.ts'

/** UTF-16 units of all pages: beyond, only the changed lines are read. */
const maxParsed = 1_200_000
/** UTF-16 units of both sides of a file that is no page: longer ones are generated. */
const maxOther = 200_000
const maxOthers = 4_000_000
const generated = /\.(?:lock|svgz?)$/i

const docusaurus = /(?:^|\/)docusaurus\.config\.[cm]?[jt]s$/

/** Changed lines and parts of a group: no fix has more. */
const maxHeld = 20_000
/** Files with text, in groups. `paths`: all at the head; in a Docusaurus site, Markdown counts as MDX too, with HTML’s comments. */
export function* comparePages(
  files: readonly FileChange[],
  budget = maxParsed,
  paths: ReadonlySet<string> = new Set(),
): Generator<PageChange[], undefined> {
  const isMdx = [...paths].some((path) => docusaurus.test(path))
  let [left, leftOfOthers, room] = [budget, maxOthers, maxHeld]
  const group: PageChange[] = []
  for (const file of files) {
    const { previousPath, before, after } = file
    if (before?.text === undefined && after?.text === undefined) continue
    const size = (before?.text?.length ?? 0) + (after?.text?.length ?? 0)
    if (readFormat(file.path) !== undefined) left -= size
    else if (size > maxOther || size > leftOfOthers || generated.test(file.path)) continue
    else leftOfOthers -= size
    const page = comparePage(file, left >= 0, isMdx)
    room -= page.added.length + page.removed.length
    for (const { text } of [...page.addedLines, ...page.removedLines]) room -= 1 + text.length / 30
    group.push({ ...page, previousPath, isGone: !after })
    if (room > 0) continue
    room = maxHeld
    yield group.splice(0)
  }
  yield group
}

export function readCells(path: string, text: string): string {
  if (readFormat(path) !== 'notebook') return text
  return text
    .replace(/\\u([\da-f]{4})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/\\n/g, ' ')
    .replace(/^[ \t]*"(.*)",?\r?$/gm, '$1')
    .replace(/\\(["\\/])/g, '$1')
}

/** Whole: its lines say nothing without the key above them. */
const readMatter = (text = '') =>
  parseFrontMatter(/^\ufeff?(---|\+{3})\s*\n([\s\S]{0,20000}?)\n\1/.exec(text)?.[2] ?? '', 1)

function compareChangedLines(file: FileChange, isParsed: boolean): PageChange {
  const { path } = file
  const format = readFormat(path) ?? 'text'
  const { changes, addedLines, removedLines } = diffFile(file, (text) => readCells(path, text))
  const parse = (lines: readonly PageLine[]) =>
    parseLines(format, lines.map(({ text }) => text).join('\n')).map((part) => {
      return { ...part, line: lines[part.line - 1]?.line ?? part.line }
    })
  const [old, now] = isParsed ? [[], []] : [readMatter(file.before?.text), readMatter(file.after?.text)]
  const before = [...subtract(old, now, keyOf), ...parse(removedLines)]
  const after = [...subtract(now, old, keyOf), ...parse(addedLines)]
  const sides = { before, after, added: after, removed: before, addedLines, removedLines }
  return { path, format, isParsed, ...sides, hunks: listHunks(changes, []) }
}

export function comparePage(file: FileChange, mayParse = true, isMdx = false): PageChange {
  const { path, previousPath = path } = file
  const now = readFormat(path) ?? 'text'
  if (!isTree(now) || !mayParse) return compareChangedLines(file, !isTree(now))
  const old = readFormat(previousPath) ?? now
  const parseSides = (old: Format, format: Format) => {
    const [before, after] = [file.before?.text ?? '', file.after?.text ?? '']
    return { format, before: parsePage(old, before, isMdx), after: parsePage(format, after, isMdx) }
  }
  const mdx = isMdx && now === 'markdown' && old === now ? parseSides('mdx', 'mdx') : undefined
  // With different parsers, unchanged text would seem new.
  const isBoth = mdx?.before?.isParsed && mdx.after?.isParsed
  const { format, before, after } = isBoth ? mdx : parseSides(old, now)
  if (before === undefined || after === undefined) return compareChangedLines(file, false)
  const { changes, addedLines, removedLines } = diffFile(file)
  const numbers = (lines: readonly PageLine[]) => new Set(lines.map(({ line }) => line))
  return {
    path,
    format,
    isParsed: before.isParsed && after.isParsed,
    before: before.parts,
    after: after.parts,
    added: subtractParts(after.parts, before.parts, numbers(addedLines)),
    removed: subtractParts(before.parts, after.parts, numbers(removedLines)),
    addedLines,
    removedLines,
    hunks: listHunks(changes, after.parts),
  }
}

function diffFile({ before, after }: FileChange, read?: (text: string) => string) {
  const changes = diffLines(before?.text, after?.text, read)
  const addedLines = changes.flatMap(({ added }) => added)
  return { changes, addedLines, removedLines: changes.flatMap(({ removed }) => removed) }
}

function subtractParts(parts: readonly Part[], others: readonly Part[], changed: ReadonlySet<number>): Part[] {
  // Equal parts go in this order: unchanged lines, then changed ones from the end.
  const [kept, fresh] = [parts.filter(({ line }) => !changed.has(line)), parts.filter(({ line }) => changed.has(line))]
  const left = new Set(subtract([...kept, ...fresh.reverse()], others, keyOf))
  return parts.filter((part) => left.has(part))
}

const keyOf = ({ line: _, ...content }: Part) => JSON.stringify(content)

function listHunks(changes: readonly LineChange[], parts: readonly Part[]): Hunk[] {
  const headings = parts.filter((part) => part.kind === 'heading').toSorted((one, other) => one.line - other.line)
  let next = 0
  return changes.map(({ line, added, removed }) => {
    const end = added.length > 0 ? line : line - 1
    while ((headings[next]?.line ?? Infinity) <= end) next += 1
    const texts = (lines: readonly PageLine[]) => lines.map(({ text }) => text)
    const heading = headings[next - 1]?.text ?? ''
    return { line, baseLine: removed[0]?.line ?? line, heading, added: texts(added), removed: texts(removed) }
  })
}

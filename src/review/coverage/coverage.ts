// Which complaints a change touches: by topic if their words are known, otherwise by page.
import type { DocPath } from '../../pages/doc-path.ts'
import { type Fit, findFiles, fitPage } from '../../pages/fit-page.ts'
import { isPlainPath } from '../../text/verbatim-checks.ts'
import type { FileChange, ReaderEntry } from '../pages/change.ts'
import type { Hunk, PageChange } from '../pages/page.ts'
import { countShared, type FixTopic, foldLine, gatherTopics, listStems, readWords } from './fix-topics.ts'

export interface HunkPlace {
  readonly path: string
  readonly line: number
}

export interface TopicCoverage extends Omit<FixTopic, 'words' | 'codeLines'> {
  readonly hunks: readonly HunkPlace[]
}

export interface PageCoverage {
  readonly page: DocPath
  readonly fit: Fit
  readonly paths: readonly string[]
}

export interface Coverage {
  /** Largest first; undefined when the readers' entries are unknown. */
  readonly topics: readonly TopicCoverage[] | undefined
  readonly pagesTouched: readonly PageCoverage[]
  readonly pagesUntouched: readonly DocPath[]
  /** Topics without a hunk or, where topics are unknown, untouched pages. */
  readonly unanswered: number
}

export interface CoverageInput {
  readonly files: readonly { readonly path: string; readonly previousPath?: string | undefined }[]
  readonly pages: readonly PageChange[]
  readonly fix: { readonly pages: readonly DocPath[]; readonly topics: readonly (readonly string[])[] }
  readonly readers: readonly ReaderEntry[] | undefined
}

/** In UTF-16 units: enough to know what a hunk, and a change, is about. */
const longestHunk = 20_000
const longestChange = 2_000_000
/** A hunk on another page must contain this many of a topic's terms. */
const fewestElsewhere = 2

export function coverFix({ files, pages, fix, readers }: CoverageInput): Coverage {
  const paths = files.flatMap(({ path, previousPath }) => (previousPath === undefined ? [path] : [path, previousPath]))
  const found = fix.pages.map((page) => ({ page, files: findFiles(page, paths) }))
  const pagesTouched = found.flatMap(({ page, files }) => (files === undefined ? [] : [{ page, ...files }]))
  const pagesUntouched = found.filter(({ files }) => files === undefined).map(({ page }) => page)
  const hunks = readers === undefined ? [] : readHunks(pages)
  const topics =
    readers &&
    gatherTopics(fix.topics, readers).map(({ words, codeLines, ...topic }) => {
      const about = hunks.filter(findAbout({ words, codeLines, ...topic }))
      return { ...topic, hunks: about.map(({ path, line }) => ({ path, line })) }
    })
  const open = topics?.filter((topic) => topic.hunks.length === 0)
  return { topics, pagesTouched, pagesUntouched, unanswered: (open ?? pagesUntouched).length }
}

interface ReadHunk extends HunkPlace {
  readonly stems: ReadonlySet<number>
  readonly removed: readonly string[]
}

function readHunks(pages: readonly PageChange[]): ReadHunk[] {
  let left = longestChange
  return pages.flatMap(({ path, hunks }) =>
    hunks.map((hunk) => {
      const text = left > 0 ? joinHunk(hunk) : ''
      left -= text.length
      // Line by line, so that a long line does not hide those after it.
      const removed = text === '' ? [] : hunk.removed.map(foldLine)
      return { path, line: hunk.line, stems: listStems(text.split('\n').flatMap(readWords)), removed }
    }),
  )
}

function joinHunk({ heading, added, removed }: Hunk): string {
  let text = heading
  for (const lines of [added, removed])
    for (const line of lines) {
      if (text.length > longestHunk) return text
      text += `\n${line.slice(0, longestHunk)}`
    }
  return text
}

/**
 * A hunk is about a topic if it replaces a line of code that a reader marked, or shares words with the readers. A word of the page's
 * address occurs all over the page, so one alone proves nothing.
 */
function findAbout({ pages, terms, words, codeLines }: FixTopic): (hunk: ReadHunk) => boolean {
  const named = listStems(pages.flatMap((page) => page.split('/').flatMap(readWords)))
  const withoutNames = (stems: ReadonlySet<number>) => new Set([...stems].filter((stem) => !named.has(stem)))
  const all = withoutNames(listStems(words))
  const strong = withoutNames(listStems(terms.flatMap(readWords)))
  return ({ path, stems, removed }) => {
    if (removed.some((line) => codeLines.has(line))) return true
    const isStrong = countShared(strong, stems)
    if (pages.every((page) => fitPage(path, page) === undefined)) return isStrong >= fewestElsewhere
    return all.size === 0 || isStrong > 0 || countShared(all, stems) > 1
  }
}

/**
 * Each page's source file, for links on the tracking issue: only files at the base, where the links lead, that fit by more than the name.
 * The shortest path wins: others are mostly earlier versions of the page.
 */
export function findPageFiles(pages: readonly DocPath[], files: readonly FileChange[]): Record<string, string> {
  const paths = files
    .filter(({ before }) => before !== undefined)
    .map(({ path, previousPath = path }) => previousPath)
    .filter(isPlainPath)
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const found = pages.map((page) => [page, findFiles(page, paths)] as const)
  return Object.fromEntries(
    found.flatMap(([page, files]) =>
      files?.fit === 'page' ? files.paths.slice(0, 1).map((path) => [page, path]) : [],
    ),
  )
}

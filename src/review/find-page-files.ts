// The source file of each of the fix's pages, as far as the change shows it, for links on the tracking issue.

import type { DocPath } from '../pages/doc-path.ts'
import { isPlainPath } from '../text/verbatim-checks.ts'
import type { FileChange } from './pages/change.ts'
import { findFiles } from './pages/fit-page.ts'

/**
 * Only files at the base, where the links lead, and only where more than the name fits. The shortest path wins: the others are
 * mostly earlier versions of the page.
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

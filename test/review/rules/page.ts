// A changed page with little written down.
import type { FileChange } from '../../../src/changes/change.ts'
import { comparePage } from '../../../src/changes/compare-pages.ts'
import type { PageChange } from '../../../src/changes/page.ts'
import type { Rule } from '../../../src/review/rules/subject/rule.ts'
import { subjectOf } from './subject.ts'

export function pageOf(parts: Partial<PageChange> = {}): PageChange {
  const empty = { before: [], after: [], added: [], removed: [], addedLines: [], removedLines: [], hunks: [] }
  return { path: 'docs/setup.md', format: 'markdown', isParsed: true, ...empty, ...parts }
}

/** What the parsers make of two texts of one file. */
export function pageFrom(before: string, after: string, path: string | undefined = 'docs/setup.md'): PageChange {
  return comparePage(fileFrom(before, after, path))
}

export function fileFrom(before: string, after: string, path = 'docs/setup.md'): FileChange {
  const sideOf = (text: string) => ({ mode: '100644', text, isBinary: false })
  return { path, before: sideOf(before), after: sideOf(after) }
}

/** Ids of the rules that hold of it, each once. */
export function judgePage(
  rules: readonly Rule[],
  [before, after, path]: readonly [before: string, after: string, path?: string | undefined],
  others: readonly string[] = [],
): string[] {
  const subject = subjectOf({
    pages: [pageFrom(before, after, path)],
    change: { files: [fileFrom(before, after, path)] },
    others,
  })
  return rules.filter((rule) => rule.find(subject).length > 0).map(({ id }) => id)
}

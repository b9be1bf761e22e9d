// Judges a change once everything has been read: parses the pages, applies the rules, and finds which complaints it touches.
import type { Change } from '../changes/change.ts'
import { comparePages } from '../changes/compare-pages.ts'
import { type Coverage, coverFix } from '../changes/coverage.ts'
import type { PageChange, PartKind } from '../changes/page.ts'
import type { Fix } from '../ledger/ledger.ts'
import type { World } from '../world.ts'
import type { PullEvent } from './find-fix.ts'
import { judge } from './rules/judge.ts'
import type { Judgement, ReaderEntry, Subject } from './rules/subject/rule.ts'

export interface Judged {
  readonly judgement: Judgement
  readonly coverage: Coverage
}

export interface Material {
  readonly fix: Fix
  readonly pull: PullEvent
  readonly change: Change
  readonly pages: readonly PageChange[]
  readonly readers: readonly ReaderEntry[] | undefined
  readonly others: readonly string[]
}

export function takeApart({ files, paths }: Change, { reclaim }: Pick<World, 'reclaim'>): PageChange[] {
  return comparePages(files, undefined, reclaim, paths)
}

/** Whether a page has something new that the repository may already know: code, a command, an address, a component. */
export function asksForOthers(pages: readonly PageChange[]): boolean {
  return pages.some(({ added }) =>
    added.some((part) => known.has(part.kind) || ('url' in part && absolute.test(part.url))),
  )
}

const known = new Set<PartKind>(['code', 'directive', 'esm', 'expression', 'inline-code', 'tag'])
const absolute = /^\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i

export function judgeChange({ fix, pull, change, pages, readers, others }: Material): Judged {
  const before = fix.review?.judged?.head
  const subject: Subject = {
    change,
    pages,
    fix: { pages: fix.pages },
    readers,
    others,
    judgedBefore: before === undefined ? undefined : { head: before },
    agent: pull.author,
  }
  return { judgement: judge(subject), coverage: coverFix({ files: change.files, pages, fix, readers }) }
}

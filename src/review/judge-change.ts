// Judges a change once everything has been read: parses the pages, applies the rules, and finds which complaints it touches.
import { listOwnAnchors } from '../changes/anchors.ts'
import type { Change } from '../changes/change.ts'
import { comparePages } from '../changes/compare-pages.ts'
import { type Coverage, coverFix } from '../changes/coverage.ts'
import type { PageChange, PartKind } from '../changes/page.ts'
import { parsePage } from '../changes/parse-page.ts'
import type { Fix } from '../ledger/records/ledger.ts'
import type { World } from '../world.ts'
import type { PullEvent } from './find-fix.ts'
import type { OtherFile } from './read-others.ts'
import { judge } from './rules/judge.ts'
import { listLinked } from './rules/links/anchors.ts'
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
  readonly others: readonly OtherFile[]
  /** By `findLinked`. */
  readonly linked: ReadonlySet<string>
}

export function takeApart({ files, paths }: Change, { reclaim }: Pick<World, 'reclaim'>): PageChange[] {
  return comparePages(files, undefined, reclaim, paths)
}

/** Paths of unchanged pages that new links lead into. */
export function findLinked(pages: readonly PageChange[], { paths = new Set() }: Change): ReadonlySet<string> {
  return listLinked(pages, paths)
}

/** Whether other files can matter: a page has something new that they may already contain, or that leads into them. */
export function asksForOthers(pages: readonly PageChange[], linked: ReadonlySet<string>): boolean {
  const isAsked = pages.some(({ added }) =>
    added.some((part) => known.has(part.kind) || ('url' in part && absolute.test(part.url))),
  )
  return isAsked || linked.size > 0
}

const known = new Set<PartKind>(['code', 'directive', 'esm', 'expression', 'inline-code', 'tag'])
const absolute = /^\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i

export function judgeChange({ fix, pull, change, pages, readers, others, linked }: Material): Judged {
  const before = fix.review?.judged?.head
  const subject: Subject = {
    change,
    pages,
    fix: { pages: fix.pages },
    readers,
    others: others.map(({ text }) => text),
    anchors: readAnchors(others, linked),
    judgedBefore: before === undefined ? undefined : { head: before },
    agent: pull.author,
  }
  return { judgement: judge(subject), coverage: coverFix({ files: change.files, pages, fix, readers }) }
}

/** Pages that may have more anchors than their own text shows are left out. */
export function readAnchors(others: readonly OtherFile[], linked: ReadonlySet<string>): Subject['anchors'] {
  const found = others
    .filter(({ path }) => linked.has(path))
    .flatMap(({ path, text }): [string, ReadonlySet<string>][] => {
      const anchors = listOwnAnchors(text, parsePage(path, text).parts)
      return anchors === undefined ? [] : [[path, anchors]]
    })
  return new Map(found)
}

// Judges a change once everything has been read: compares the pages, and finds which complaints the change answers.

import type { Pull } from '../github/pulls/pull.ts'
import type { Fix } from '../ledger/ledger.ts'
import type { World } from '../world.ts'
import { type Coverage, coverFix } from './coverage/coverage.ts'
import { judge } from './judge/judge.ts'
import type { Acceptance, Judgement, OtherFile, ReaderEntry } from './judge/result.ts'
import type { Change } from './pages/change.ts'
import { comparePages } from './pages/compare-pages.ts'
import type { PageChange, PartKind } from './pages/page.ts'

export interface Judged {
  readonly judgement: Judgement
  readonly coverage: Coverage
}

export interface Material {
  readonly fix: Fix
  readonly pull: Pull
  readonly change: Change
  readonly pages: readonly PageChange[]
  readonly readers: readonly ReaderEntry[] | undefined
  readonly others: readonly OtherFile[]
  readonly acceptance?: Acceptance
}

export function takeApart({ files, paths }: Change, { reclaim }: Pick<World, 'reclaim'>): PageChange[] {
  return comparePages(files, undefined, reclaim, paths)
}

export function asksForOthers(pages: readonly PageChange[]): boolean {
  return pages.some(
    ({ added, format }) =>
      (format !== 'markdown' && format !== 'mdx') ||
      added.some((part) => known.has(part.kind) || ('url' in part && absolute.test(part.url))),
  )
}

const known = new Set<PartKind>(['code', 'directive', 'esm', 'expression', 'inline-code', 'tag'])
const absolute = /^\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i

export function judgeChange({ fix, pull, change, pages, readers, others, acceptance }: Material): Judged {
  const before = fix.review?.judged?.head
  const coverage = coverFix({ files: change.files, pages, fix, readers })
  const judgement = judge(
    {
      change,
      pages,
      fix: { pages: fix.pages },
      readers,
      others,
      judgedBefore: before === undefined ? undefined : { head: before },
      agent: pull.author,
    },
    { ...(acceptance === undefined ? {} : { acceptance }), answersOf: indexAnswers(coverage) },
  )
  return { judgement, coverage }
}

function indexAnswers({ topics = [] }: Coverage): (path: string, line: number) => readonly string[] {
  const byPlace = new Map<string, string[]>()
  for (const { hunks, entryIds } of topics)
    for (const { path, line } of hunks) {
      const place = `${line}:${path}`
      byPlace.set(place, [...(byPlace.get(place) ?? []), ...entryIds])
    }
  return (path, line) => byPlace.get(`${line}:${path}`) ?? []
}

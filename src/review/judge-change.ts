// Compares a change's pages, and finds the complaints it answers.
import type { Fix } from '../ledger/ledger.ts'
import { isTree } from '../pages/formats.ts'
import { type Coverage, coverFix, findPageFiles } from './coverage/coverage.ts'
import type { Change, ReaderEntry } from './diff/change.ts'
import { comparePages } from './diff/compare-pages.ts'
import type { PageChange, Part } from './diff/page.ts'
import { judge } from './judge/judge.ts'
import type { Acceptance, OtherFile } from './judge/result.ts'

type ReviewInput = Readonly<{
  fix: Fix
  agent: string
  change: Change
  readers: readonly ReaderEntry[] | undefined
  acceptance: Acceptance
  readOthers: () => Promise<readonly OtherFile[]>
}>

export async function judgeChange({ fix, agent, change, readers, acceptance, readOthers }: ReviewInput) {
  const pages = comparePages(change.files, undefined, change.paths)
  const others = pages.some(mayRepeat) ? await readOthers() : []
  const coverage = coverFix({ files: change.files, pages, fix, readers })
  const before = fix.review?.judged
  const judgedBefore = before && { head: before.vetted ?? before.head }
  const judgement = judge(
    { change, pages, fix: { pages: fix.pages }, readers, others, judgedBefore, agent },
    { acceptance, answersOf: indexAnswers(coverage) },
  )
  const isVetted = !judgement.findings.some(({ rule }) => rule === 'commit-of-another' || rule === 'history-rewritten')
  const vetted = isVetted ? undefined : judgedBefore?.head
  return { judgement, coverage, vetted, files: findPageFiles(fix.pages, change.files) }
}

const known = new Set<Part['kind']>(['code', 'directive', 'esm', 'expression', 'inline-code', 'tag'])
const absolute = /^\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i

function mayRepeat({ added, format }: PageChange): boolean {
  return !isTree(format) || added.some((part) => known.has(part.kind) || ('url' in part && absolute.test(part.url)))
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

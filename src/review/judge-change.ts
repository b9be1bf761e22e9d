// Compares a change's pages, and finds the complaints it answers.
import type { Fix } from '../ledger/ledger.ts'
import { type Coverage, coverFix, findPageFiles } from './coverage/coverage.ts'
import { comparePages } from './diff/compare-pages.ts'
import { judge } from './judge/judge.ts'
import type { Acceptance, JudgeInput } from './judge/result.ts'

type ReviewInput = Pick<JudgeInput, 'agent' | 'change' | 'others' | 'readers'> &
  Readonly<{ fix: Fix; acceptance: Acceptance }>

export function judgeChange({ fix, agent, change, others, readers, acceptance }: ReviewInput) {
  const rest = comparePages(change.files, undefined, change.paths)
  const { value: pages = [] } = rest.next()
  // A page that is gone answers nothing.
  const left = { files: change.files.filter(({ after }) => after), pages: pages.filter(({ isGone }) => !isGone) }
  const coverage = coverFix({ ...left, fix, readers })
  const before = fix.review?.judged
  const judgedBefore = before && { head: before.vetted ?? before.head }
  const judgement = judge(
    { change, pages, rest, fix: { pages: fix.pages }, readers, others, judgedBefore, agent },
    { acceptance, answersOf: indexAnswers(coverage) },
  )
  const isVetted = !judgement.findings.some(({ rule }) => rule === 'commit-of-another' || rule === 'history-rewritten')
  const vetted = isVetted ? undefined : judgedBefore?.head
  return { judgement, coverage, vetted, files: findPageFiles(fix.pages, change.files) }
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

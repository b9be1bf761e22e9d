// The corpus of labelled changes through parser, checks and verdict; where order could matter, in two orders.

import { judge } from '../../../src/review/judge/judge.ts'
import type { Finding, JudgeInput, Verdict } from '../../../src/review/judge/result.ts'
import { type Case, type Half, loadCases, toSubjectParts } from '../../corpus/changes/load.ts'
import { listPages } from '../../review/judge/subject.ts'

export interface Judged {
  readonly labelled: Case
  readonly verdict: Verdict
  readonly findings: readonly Finding[]
  /** The same with all lists in another order, as far as it was tried. */
  readonly isStable: boolean
}

export function judgeCorpus(half: Half): Judged[] {
  return loadCases(half).map((labelled, index) => {
    const parts = toSubjectParts(labelled)
    const subject = { ...parts, pages: listPages(parts.change.files, undefined, parts.change.paths) }
    const { verdict, findings } = judge(subject)
    const again =
      half !== 'fitted' || hasOrder(subject) || index % 10 === 0 ? judge(shuffle(subject)) : { verdict, findings }
    const isStable = JSON.stringify([verdict, findings]) === JSON.stringify([again.verdict, again.findings])
    return { labelled, verdict, findings, isStable }
  })
}

/** The other pages are much the same in every case. */
const hasOrder = ({ change, readers = [] }: JudgeInput) => change.files.length > 1 || readers.length > 1

function shuffle(subject: JudgeInput): JudgeInput {
  return {
    ...subject,
    change: { ...subject.change, files: subject.change.files.toReversed() },
    pages: subject.pages.toReversed(),
    others: subject.others.toReversed(),
    readers: subject.readers?.toReversed(),
  }
}

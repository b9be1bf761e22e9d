// The corpus of labelled changes through parser, rules and verdict; where order could matter, in two orders.
import { comparePages } from '../../../src/changes/compare-pages.ts'
import { readAnchors } from '../../../src/review/judge-change.ts'
import { judge } from '../../../src/review/rules/judge.ts'
import { listLinked } from '../../../src/review/rules/links/anchors.ts'
import type { Severity, Subject, Verdict } from '../../../src/review/rules/subject/rule.ts'
import { type Case, type Half, loadCases, toSubjectParts } from '../../corpus/changes/load.ts'

export interface Judged {
  readonly labelled: Case
  readonly verdict: Verdict
  /** Rules that fired, each once. */
  readonly fired: readonly { readonly id: string; readonly severity: Severity }[]
  /** The same with all lists in another order, as far as it was tried. */
  readonly isStable: boolean
}

export function judgeCorpus(half: Half): Judged[] {
  return loadCases(half).map((labelled, index) => {
    const subject = toSubject(labelled)
    const { verdict, findings } = judge(subject)
    const again =
      half !== 'fitted' || hasOrder(subject) || index % 10 === 0 ? judge(shuffle(subject)) : { verdict, findings }
    const isStable = JSON.stringify([verdict, findings]) === JSON.stringify([again.verdict, again.findings])
    const fired = new Map(findings.map(({ rule, severity }) => [rule, severity]))
    return { labelled, verdict, isStable, fired: [...fired].map(([id, severity]) => ({ id, severity })) }
  })
}

export function toSubject(labelled: Case): Subject {
  const { others, ...parts } = toSubjectParts(labelled)
  const pages = comparePages(parts.change.files, undefined, undefined, parts.change.paths)
  const anchors = readAnchors(others, listLinked(pages, parts.change.paths ?? new Set()))
  return { ...parts, pages, others: others.map(({ text }) => text), anchors }
}

/** The other pages are much the same in every case. */
const hasOrder = ({ change, readers = [] }: Subject) => change.files.length > 1 || readers.length > 1

/** Back to front: no two neighbours keep their order. */
function shuffle(subject: Subject): Subject {
  return {
    ...subject,
    change: { ...subject.change, files: subject.change.files.toReversed() },
    pages: subject.pages.toReversed(),
    others: subject.others.toReversed(),
    readers: subject.readers?.toReversed(),
  }
}

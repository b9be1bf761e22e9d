// What the review would miss without each rule and each of its parts: over all labelled changes, as differences from the whole.
import type { Severity, Subject, Verdict } from '../../../src/review/rules/subject/rule.ts'
import { type Case, type Half, loadCases } from '../../corpus/changes/load.ts'
import { addSwitches, listAffected, runWithout } from './parts.ts'

interface Row {
  readonly half: Half
  readonly labelled: Case
  readonly subject: Subject
  readonly verdict: Verdict
  readonly fired: ReadonlyMap<string, Severity>
  /** Parts that found something. */
  readonly parts: ReadonlySet<string>
}

/** Of both halves together, and in brackets of the held-out half. */
const columns = ['planted blocked', 'milder not clear', 'benign blocked', 'benign not clear'] as const

/** Only totals are printed, so the held-out cases stay unread. */
export async function printWithoutEach(): Promise<void> {
  addSwitches()
  const { toSubject } = await import('./judge-corpus.ts')
  const { judge } = await import('../../../src/review/rules/judge.ts')
  const { rules } = await import('../../../src/review/rules/table.ts')

  const rows = (['fitted', 'held-out'] as const).flatMap((half) =>
    loadCases(half).map((labelled): Row => {
      const subject = toSubject(labelled)
      const { result, parts } = runWithout(undefined, () => judge(subject))
      const fired = new Map(result.findings.map(({ rule, severity }) => [rule, severity]))
      return { half, labelled, subject, verdict: result.verdict, fired, parts: new Set(parts) }
    }),
  )
  console.log(`| without | ${columns.join(' | ')} |\n| --- |${' --: |'.repeat(columns.length)}`)
  for (const { id } of rules) {
    const touched = rows.filter(({ fired }) => fired.has(id))
    const verdictOf = ({ fired }: Row) => gravestOf([...fired].filter(([rule]) => rule !== id).map(([, one]) => one))
    printRow(id, touched, touched.map(verdictOf))
  }
  const affected = await listAffected()
  for (const part of new Set(rows.flatMap(({ parts }) => [...parts]))) {
    const touched = rows.filter(({ parts }) => parts.has(part))
    const ids = affected.get(part.split(' ')[0] ?? '') ?? new Set()
    const table = rules.filter(({ id }) => ids.has(id))
    const verdictOf = ({ subject, fired }: Row) => {
      const { findings } = runWithout(part, () => judge({ ...subject }, table)).result
      const others = [...fired].filter(([id]) => !ids.has(id)).map(([, severity]) => severity)
      return gravestOf([...others, ...findings.map(({ severity }) => severity)])
    }
    try {
      printRow(part, touched, touched.map(verdictOf))
    } catch {
      // Its caller cannot do without an answer, so it detects nothing by itself.
    }
  }
}

function gravestOf(severities: readonly Severity[]): Verdict {
  return severities.includes('block') ? 'block' : severities.length > 0 ? 'look' : 'clear'
}

function printRow(what: string, rows: readonly Row[], without: readonly Verdict[]): void {
  const count = (half: Half | undefined, isOf: (row: Row) => boolean, isWanted: (verdict: Verdict) => boolean) =>
    rows.reduce((sum, row, at) => {
      if ((half !== undefined && row.half !== half) || !isOf(row)) return sum
      return sum + Number(isWanted(without[at] ?? 'clear')) - Number(isWanted(row.verdict))
    }, 0)
  const isBenign = ({ labelled }: Row) => labelled.label === 'benign'
  const isPlanted = (expected: Verdict) => (row: Row) => !isBenign(row) && row.labelled.expected === expected
  const isBlocked = (verdict: Verdict) => verdict === 'block'
  const isNotClear = (verdict: Verdict) => verdict !== 'clear'
  const cells = (
    [
      [isPlanted('block'), isBlocked],
      [isPlanted('look'), isNotClear],
      [isBenign, isBlocked],
      [isBenign, isNotClear],
    ] as const
  ).map(([isOf, isWanted]) => {
    const [all, unseen] = [count(undefined, isOf, isWanted), count('held-out', isOf, isWanted)]
    return unseen === 0 ? `${all}` : `${all} (${unseen})`
  })
  console.log(`| ${what} | ${cells.join(' | ')} |`)
}

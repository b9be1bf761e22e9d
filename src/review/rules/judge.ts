// The verdict on a change: the most severe finding.
import type { Finding, Judgement, Rule, RuleFinding, Subject } from './subject/rule.ts'
import { rules } from './table.ts'

const mostOfRule = 20

/** Does not depend on the order of files, pages and readers. */
export function judge(subject: Subject, table: readonly Rule[] = rules): Judgement {
  const findings: RuleFinding[] = []
  const left: Record<string, number> = {}
  for (const rule of table) {
    const found = listOnce(rule.find(subject)).sort(byPlace)
    for (const finding of found.slice(0, mostOfRule)) {
      findings.push({ ...finding, rule: rule.id, severity: rule.severity, message: rule.message })
    }
    if (found.length > mostOfRule) left[rule.id] = found.length - mostOfRule
  }
  const severities = new Set(findings.map(({ severity }) => severity))
  const verdict = severities.has('block') ? 'block' : severities.has('look') ? 'look' : 'clear'
  const gravest = findings.filter(({ severity }) => severity === 'block')
  return { verdict, findings: [...gravest, ...findings.filter(({ severity }) => severity === 'look')], left }
}

/** The same finding in the same place is reported once, with all entries that it came from. */
function listOnce(found: readonly Finding[]): Finding[] {
  const byKey = new Map<string, Finding>()
  for (const finding of found) {
    const key = JSON.stringify([finding.path, finding.line, finding.subject])
    const from = [...new Set([...(byKey.get(key)?.from ?? []), ...(finding.from ?? [])])].sort()
    byKey.set(key, from.length === 0 ? finding : { ...finding, from })
  }
  return [...byKey.values()]
}

function byPlace(one: Finding, other: Finding): number {
  return (
    compare(one.path ?? '', other.path ?? '') ||
    (one.line ?? 0) - (other.line ?? 0) ||
    compare(one.subject ?? '', other.subject ?? '')
  )
}

/** Compares code units, so that the order does not depend on a locale. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

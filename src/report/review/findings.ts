// What the rules found, folded: each rule's sentence once, with the places below it.

import type { Finding, Judgement } from '../../review/judge/result.ts'
import type { Change } from '../../review/pages/change.ts'
import { count, formatNumber, type SafeText, safe } from '../../text/safe-text.ts'
import { sanitiseLine } from '../../text/sanitise.ts'
import { type Blocks, bulletsWithin, details, listWithin, paragraph } from '../markdown/blocks.ts'
import { code, type Phrase, phrase, prose, strong } from '../markdown/phrase.ts'
import { type Links, linkFile } from '../parts/links.ts'

const mostEntries = 3

const severityLabels: Readonly<Record<Finding['severity'], SafeText>> = { block: safe`Block:`, look: safe`Look:` }

/** Shows a place in a file, linked where the file exists at the head. */
export type Where = (place: { readonly path?: string | undefined; readonly line?: number | undefined }) => Phrase

export function findWhere(links: Links, { head, files }: Pick<Change, 'head' | 'files'>): Where {
  const removed = new Set(files.filter(({ after }) => after === undefined).map(({ path }) => path))
  const show = (path: string, line: number | undefined) =>
    removed.has(path) ? phrase`${linkFile(links, '', path, line)} (removed)` : linkFile(links, head, path, line)
  // A review names the same places again and again, and sanitising their paths takes most of its time.
  const shown = new Map<string, Phrase>()
  return ({ path, line }) => {
    if (path === undefined) return []
    const place = `${line ?? ''}\n${path}`
    const words = shown.get(place) ?? show(path, line)
    shown.set(place, words)
    return words
  }
}

/** Takes a row budget; each row's words are built only once. */
export function buildFindings({ findings, left }: Judgement, where: Where): (budget: number) => Blocks {
  const groups = [...Map.groupBy(findings, ({ rule }) => rule)].map(([rule, found]) => {
    const [{ severity, message } = { severity: 'look', message: '' } as const] = found
    const head = paragraph(
      phrase`${strong(phrase`${severityLabels[severity]}`)} ${prose(message, 300)} (${code(rule)})`,
    )
    return { head, rows: found.map((finding) => showFinding(finding, where)), left: left[rule] ?? 0 }
  })
  const all = groups.reduce((sum, group) => sum + group.rows.length + group.left, 0)
  if (all === 0) return () => []
  return (budget) =>
    details(
      count(all, 'finding'),
      groups.flatMap(({ head, rows, left }) => [...head, ...bulletsWithin(rows, budget, left)]),
    )
}

function showFinding(finding: Finding, where: Where): Phrase {
  const { path, subject } = finding
  const place = path === undefined ? phrase`Pull request` : where(finding)
  const what = subject === undefined ? [] : phrase`: ${showSubject(subject)}`
  const origin = describeOrigin(finding)
  const ids = listWithin(finding.from ?? [], (id) => code(id, 40), mostEntries)
  return phrase`${place}${what}${origin.length === 0 ? [] : phrase`, ${origin} (${ids})`}`
}

/** In UTF-16 units: longer subjects are not cleaned whole, and only the beginning is shown. */
const longestSubject = 2_000

export function showSubject(subject: string): Phrase {
  return code(
    subject.length > longestSubject ? `${sanitiseLine(subject.slice(0, longestSubject), 100)}…` : subject,
    120,
  )
}

/** Empty when it came from no reader, or when that is unknown. */
export function describeOrigin({ from = [] }: Pick<Finding, 'from'>): Phrase {
  if (from.length === 0) return []
  return from.length === 1 ? phrase`from a reader’s comment` : phrase`from ${formatNumber(from.length)} reader comments`
}

// Places to read: what stood there, what stands there now, and boxes to accept it.

import { type Links, linkFile } from '../../issue/report-links.ts'
import { formatDay } from '../../text/format.ts'
import {
  type Blocks,
  bulletsWithin,
  details,
  diff,
  listWithin,
  paragraph,
  quote,
  type Task,
  taskList,
} from '../../text/markdown/blocks.ts'
import { code, type Phrase, phrase, prose, strong } from '../../text/markdown/phrase.ts'
import { count, formatNumber, type SafeText, safe } from '../../text/safe-text.ts'
import { sanitiseLine } from '../../text/sanitise.ts'
import type { Finding, Judgement } from '../judge/result.ts'
import type { Change } from '../pages/change.ts'

const mostEntries = 3
const mostOpen = 5
const mostQuotes = 2

const severityLabels: Readonly<Record<Finding['severity'], SafeText>> = { block: safe`Block:`, look: safe`Look:` }

export type Where = (place: { readonly path?: string | undefined; readonly line?: number | undefined }) => Phrase

export function findWhere(links: Links, { head, files }: Pick<Change, 'head' | 'files'>): Where {
  const removed = new Set(files.filter(({ after }) => after === undefined).map(({ path }) => path))
  const show = (path: string, line: number | undefined) =>
    removed.has(path) ? phrase`${linkFile(links, '', path, line)} (removed)` : linkFile(links, head, path, line)
  // The same places occur again and again, and sanitising paths takes most of a review's time.
  const shown = new Map<string, Phrase>()
  return ({ path, line }) => {
    if (path === undefined) return []
    const place = `${line ?? ''}\n${path}`
    const words = shown.get(place) ?? show(path, line)
    shown.set(place, words)
    return words
  }
}

export interface Shown {
  readonly where: Where
  readonly quotes: ReadonlyMap<string, string> | undefined
  readonly keysOf: (finding: Finding) => { readonly pull: string; readonly project?: string }
  readonly whoAccepted: (finding: Finding) => { readonly by: string; readonly at: number } | undefined
}

export function buildFindings({ findings, left }: Judgement, shown: Shown): (budget: number) => Blocks {
  const offered = new Set<string>()
  const rows = findings.map((finding) => showFinding(finding, shown, offered))
  const beyond = Object.values(left).reduce((sum, more) => sum + more, 0)
  return (budget) => {
    const most = Math.min(rows.length, budget)
    const folded = rows.slice(mostOpen, most).flat()
    const more = rows.length + beyond - most
    const rest = more === 0 ? [] : paragraph(phrase`… and ${count(more, 'more place')}.`)
    const inside = [...folded, ...rest]
    const all = rows.length + beyond - mostOpen
    return [
      ...rows.slice(0, Math.min(mostOpen, most)).flat(),
      ...(folded.length === 0 ? rest : details(count(all, 'more place to read', 'more places to read'), inside)),
    ]
  }
}

function showFinding(finding: Finding, { where, quotes, keysOf }: Shown, offered: Set<string>): Blocks {
  const { path, subject, severity, message, rule, before, after, answers } = finding
  const place = path === undefined ? phrase`The pull request itself` : where(finding)
  const what = subject === undefined || subject === path ? [] : phrase`: ${showSubject(subject)}`
  const origin = describeOrigin(finding)
  const ids = listWithin(finding.from ?? [], (id) => code(id, 40), mostEntries)
  const from = origin.length === 0 ? [] : phrase`, ${origin} (${ids})`
  const words = answers.flatMap((id) => quotes?.get(id) ?? []).slice(0, mostQuotes)
  return [
    ...paragraph(
      phrase`${strong(phrase`${severityLabels[severity]} ${place}`)}${what}${from}. ${prose(message, 300)} (${code(rule)})`,
    ),
    ...(rule.startsWith('secret') ? [] : diff(before, after)),
    ...(words.length === 0 ? [] : paragraph(phrase`What readers wrote about this:`)),
    ...words.flatMap((one) => quote(one)),
    ...taskList(offer(finding, keysOf(finding), offered)),
  ]
}

/** One box accepts everything of its kind in one file, or one host, package or account. */
function offer(finding: Finding, { pull, project }: ReturnType<Shown['keysOf']>, offered: Set<string>): Task[] {
  if (offered.has(pull)) return []
  offered.add(pull)
  const { what, name } = finding.accepts
  const inFile =
    name === '' ? phrase`this, as the pull request now says it` : phrase`this in ${code(name, 80)}, as it is now`
  const about = what === 'place' || what === 'file' ? inFile : phrase`the ${whatLabels[what]} ${code(name, 80)}`
  const once: Task = { tick: ['accept', pull, 0], words: phrase`Accept ${about}` }
  if (project === undefined) return [once]
  return [once, { tick: ['accept-always', project, 0], words: phrase`… and from now on, in every pull request` }]
}

const whatLabels = { account: safe`account`, host: safe`host`, package: safe`package` } as const

export function buildAccepted(accepted: readonly Finding[], { where, whoAccepted }: Shown): Blocks {
  const rows = accepted.map((finding) => {
    const who = whoAccepted(finding)
    const day = who === undefined || who.at === 0 ? [] : phrase`, ${formatDay(who.at)}`
    const by = who === undefined ? phrase`allowed by ${code('allow')}` : phrase`accepted by ${code(who.by, 60)}${day}`
    const { path, subject, message } = finding
    const place = path === undefined ? phrase`Pull request` : where(finding)
    const what = subject === undefined || subject === path ? [] : phrase`: ${showSubject(subject)}`
    return phrase`${place}${what}, ${by}. ${prose(message, 300)}`
  })
  return rows.length === 0
    ? []
    : details(
        safe`${formatNumber(rows.length)} accepted`,
        bulletsWithin(rows, mostAccepted, Math.max(0, rows.length - mostAccepted)),
      )
}

const mostAccepted = 30

const longestSubject = 2_000

export function showSubject(subject: string): Phrase {
  return code(
    subject.length > longestSubject ? `${sanitiseLine(subject.slice(0, longestSubject), 100)}…` : subject,
    120,
  )
}

export function describeOrigin({ from = [] }: Pick<Finding, 'from'>): Phrase {
  if (from.length === 0) return []
  return from.length === 1 ? phrase`from a reader’s complaint` : phrase`from ${formatNumber(from.length)} complaints`
}

// Places to read, in the comment (what stood there, what stands there now, boxes to accept it) and as annotations on the lines.

import { type Links, linkFile } from '../../issue/report-links.ts'
import { formatDay } from '../../text/format.ts'
import {
  type Blocks,
  bullets,
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
import { sanitiseLine, toSafeText } from '../../text/sanitise.ts'
import type { Accepting } from '../acceptance.ts'
import type { Finding, Judgement } from '../judge/result.ts'
import type { Change } from '../pages/change.ts'

const mostEntries = 3
const mostOpen = 5
const mostQuotes = 2

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
  readonly keysOf: (finding: Finding) => ReturnType<Accepting['keysOf']>
  readonly whoAccepted: (finding: Finding) => ReturnType<Accepting['whoAccepted']>
  readonly where: Where
  readonly quotes: ReadonlyMap<string, string> | undefined
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
  const { path, severity, message, rule, from = [], before, after, answers } = finding
  const place = path === undefined ? phrase`The pull request itself` : where(finding)
  const head = strong(phrase`${severity === 'block' ? safe`Block` : safe`Look`}: ${place}`)
  const ids = listWithin(from, (id) => code(id, 40), mostEntries)
  const who = from.length === 1 ? phrase`a reader’s complaint` : phrase`${formatNumber(from.length)} complaints`
  const origin = from.length === 0 ? [] : phrase`, from ${who} (${ids})`
  const words = answers.flatMap((id) => quotes?.get(id) ?? []).slice(0, mostQuotes)
  return [
    ...paragraph(phrase`${head}${describeSubject(finding)}${origin}. ${prose(message, 300)} (${code(rule)})`),
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
    const place = finding.path === undefined ? phrase`Pull request` : where(finding)
    return phrase`${place}${describeSubject(finding)}, ${by}. ${prose(finding.message, 300)}`
  })
  return rows.length === 0 ? [] : details(safe`${formatNumber(rows.length)} accepted`, bullets(rows, mostAccepted))
}

const mostAccepted = 30

const longestSubject = 2_000

function describeSubject({ path, subject }: Finding): Phrase {
  if (subject === undefined || subject === path) return []
  const isLong = subject.length > longestSubject
  return phrase`: ${code(isLong ? `${sanitiseLine(subject.slice(0, longestSubject), 100)}…` : subject, 120)}`
}

interface Annotation {
  readonly kind: 'error' | 'warning'
  readonly title: SafeText
  readonly text: SafeText
  /** Undefined where the path cannot be written as it is. */
  readonly file?: SafeText
  readonly line?: number
}

/** GitHub shows ten of each kind per step; one is left for the run's own message. */
const mostOfKind = 9
const longestPath = 400

export function listAnnotations(findings: readonly Finding[]): Annotation[] {
  const all = findings.map(annotate)
  const first = (kind: Annotation['kind']) => all.filter((one) => one.kind === kind).slice(0, mostOfKind)
  return [...first('error'), ...first('warning')]
}

/** Without the subject: the line shows it, and untrusted words do not belong in a log. */
function annotate({ severity, rule, message, path, line, from = [] }: Finding): Annotation {
  const origin = from.length === 0 ? safe`` : safe` It came from a reader’s complaint.`
  const file = toSafeText(path ?? '', longestPath)
  return {
    kind: severity === 'block' ? 'error' : 'warning',
    title: safe`feedback-to-fix: ${toSafeText(rule, 60)}`,
    text: safe`${toSafeText(message, 300)}${origin}`,
    ...(file === path && { file, ...(line !== undefined && { line }) }),
  }
}

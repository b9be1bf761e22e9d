// The comment on the agent's pull request, and annotations.
import { showPages } from '../fixes/describe-fix.ts'
import { notStarted, type Unstarted } from '../fixes/fix.ts'
import { listAsking } from '../issue/board.ts'
import { type Links, linkCommit, linkDocs, linkFile, linkHelp, linkIssue } from '../issue/report-links.ts'
import type { Fix } from '../ledger/ledger.ts'
import {
  bullets,
  code,
  details,
  diff,
  hidden,
  list,
  listWithin,
  type Phrase,
  paragraph,
  phrase,
  prose,
  quote,
  say,
  small,
  strong,
  type Task,
  taskList,
} from '../text/markdown/blocks.ts'
import { fitRows, serialise } from '../text/markdown/github-markdown.ts'
import { count, describeReaders, enumerate, formatDay, formatNumber, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import type { Accepting } from './acceptance.ts'
import type { Coverage, TopicCoverage } from './coverage/coverage.ts'
import type { Change, Unread } from './diff/change.ts'
import { countShared, denseOf } from './diff/page.ts'
import { type Finding, type Judgement, type Kind, kinds } from './judge/result.ts'

const reasons: Readonly<Record<Unread['reason'], SafeText>> = {
  'too-many-files': safe`Too many files`,
  'too-many-pictures': safe`Too many images`,
  'too-large': safe`Too large`,
  'list-cut': safe`GitHub’s list of changed files is incomplete`,
  'commits-cut': safe`GitHub’s list of commits is incomplete`,
  unreadable: safe`Could not be read`,
}

const maxTopics = 100
const maxQuotes = 5
const maxHunks = 10

const showMore = (more: number, noun: 'more place' | 'more topic') =>
  more === 0 ? [] : paragraph(phrase`… and ${count(more, noun)}.`)

function buildCoverage(shown: Shown, budget: number) {
  const { topics } = shown.coverage
  if (topics === undefined) return paragraph(withoutReaders)
  if (topics.length === 0) return []
  const matched = topics.filter(({ hunks }) => hunks.length > 0)
  const summary = safe`Matching changes for ${formatNumber(matched.length)} of ${count(topics.length, 'topic')}`
  const listed = topics.slice(0, Math.min(budget, maxTopics))
  const { entryIds, voteEntries = 0 } = shown.fix
  const unread = topics.reduce((left, topic) => left - topic.entryIds.length, entryIds.length - voteEntries)
  return details(summary, [
    ...listed.flatMap((topic) => buildTopic(topic, shown)),
    ...showMore(topics.length - listed.length, 'more topic'),
    ...paragraph(unread > 0 ? phrase`${count(unread, 'complaint')} could not be read.` : []),
    ...paragraph(howCompared),
  ])
}

const withoutReaders = phrase`Only pages are compared: readers’ complaints were not available.`
const unlike = safe`an answer in different words or in another language does not match`
const howCompared = phrase`The review compares words and code, not meaning: ${unlike}.`

function buildTopic(topic: TopicCoverage, { quotes, where }: Shown) {
  const { pages, entryIds, since, terms, hunks } = topic
  const who = enumerate(describeReaders(topic))
  const when = since === undefined ? '' : safe` since ${formatDay(since)}`
  const about =
    quotes === undefined || terms.length === 0 ? [] : phrase`, about ${list(terms.map((term) => code(term)))}`
  const head = phrase`${strong(phrase`${who}${when}`)} on ${showPages(pages)}${about}`
  const words = entryIds.flatMap((id) => quotes?.get(id) ?? [])
  const places = phrase`matched in ${listWithin(hunks, where, maxHunks)}.`
  return [
    ...paragraph(phrase`${head}: ${hunks.length === 0 ? strong(phrase`no matching change.`) : places}`),
    ...words.slice(0, maxQuotes).flatMap((one) => quote(one)),
  ]
}

export type ReviewInput = Readonly<{
  fix: Fix
  links: Links
  /** Not in the job summary, which has no boxes. */
  nonce?: string
  judgement: Judgement
  change: Pick<Change, 'head' | 'files' | 'title' | 'unread'>
  coverage: Coverage
  quotes: ReadonlyMap<string, string> | undefined
  acceptance: Pick<Accepting, 'boxesOf' | 'whoAccepted'>
  ticked?: ReadonlySet<string>
  ignored?: SafeText
  isStale?: boolean
  unstarted?: Unstarted
}>

const rules = linkDocs('review', phrase`What is harmless, what blocks, and how to accept a finding`)
const howToAccept = phrase`Tick a box to accept a finding, then re-run the check. If you do not, the next sync will read the boxes.`

export function renderReview(input: ReviewInput) {
  const { fix, links, nonce, judgement, change, ignored = '' } = input
  const shown = { ...input, where: findWhere(input) }
  const head = [
    ...(nonce === undefined ? [] : hidden({ nonce })),
    ...(input.isStale ? paragraph(strong(say(describeStale(change.head)))) : []),
    ...paragraph(phrase`${describeVerdict(input)} Reviewed at commit ${linkCommit(links, change.head)}.`),
    ...paragraph(phrase`${describeAsked(fix)}${describeCovered(input)}`),
    ...paragraph(describeBlamed(input)),
    ...paragraph(describeUnstarted(input.unstarted)),
    ...paragraph(prose(ignored)),
  ]
  const issue = linkIssue(links, phrase`tracking issue`)
  const tail = [
    ...buildAccepted(shown),
    ...paragraph(small(phrase`Reviewed by feedback-to-fix. ${rules}. All fixes are listed on the ${issue}.`)),
  ]
  const accept = judgement.findings.length === 0 || nonce === undefined ? [] : paragraph(howToAccept)
  return fitRows((budget) => [
    ...head,
    ...buildFindings(shown, budget),
    ...accept,
    ...buildCoverage(shown, budget),
    ...tail,
  ])
}

export const shorten = (commit: string) => toSafeText(commit.slice(0, 7))

export function describeStale(head: string) {
  return safe`This verdict is stale: commit ${shorten(head)} is no longer the pull request’s head, or GitHub did not confirm that it is.`
}

export function renderUnclearPull({ reason, remedy }: Readonly<Record<'reason' | 'remedy', SafeText>>) {
  return serialise(
    paragraph(phrase`${strong(phrase`Needs human review.`)} Not reviewed: ${reason}. ${linkHelp(remedy)}`),
  )
}

const marks = { clear: phrase`🟢`, look: phrase`🟡`, block: phrase`🔴` }

function describeVerdict({ judgement, change }: ReviewInput) {
  const { verdict, findings, accepted, left } = judgement
  const { title, files, unread } = change
  const countOf = (severity: Finding['severity']) => {
    const more = Object.entries(left).map(([rule, more]) => (kinds[rule as Kind].severity === severity ? more : 0))
    const places = listPlaces(findings).filter(([first]) => first?.severity === severity)
    return more.reduce((sum, one) => sum + one, places.length)
  }
  const [blocking, unusual] = [countOf('block'), countOf('look')]
  const rest = unusual === 0 ? '' : safe`, and ${count(unusual, 'more needs a look', 'more need a look')}`
  const every =
    accepted.length === 0 ? safe`Harmless: every` : safe`Accepted: ${count(accepted.length, 'finding')}; every other`
  const belong = blocking === 1 ? safe`does not belong` : safe`do not belong`
  const what = {
    clear: phrase`${every} difference is of a known harmless kind.`,
    look: phrase`Read ${count(unusual, 'place')} before you merge.`,
    block: phrase`Do not merge as is: ${count(blocking, 'place')} ${belong} in a documentation fix${rest}.`,
  }[verdict]
  const about = title.trim() === '' ? phrase`The pull request (no title)` : code(title, 120)
  const least = unread.some(({ reason }) => reason === 'list-cut') ? safe`at least ` : ''
  return phrase`${marks[verdict]} ${strong(what)} ${about} changes ${least}${count(files.length, 'file')}.`
}

function describeUnstarted(why: Unstarted | undefined) {
  if (why === undefined) return []
  const check = phrase`Required checks will not run for this commit; push another one, or re-run the latest review.`
  return phrase`A sync reviewed this commit, because no event started a review: ${notStarted[why]}. ${check}`
}

export function listBlamed({ findings }: Pick<Judgement, 'findings'>) {
  return [...new Set(findings.flatMap(({ severity, from = [] }) => (severity === 'block' ? from : [])))]
}

function describeBlamed({ judgement, fix, links }: ReviewInput) {
  const ids = listBlamed(judgement)
  if (ids.length === 0) return []
  const who = phrase`Feedback behind the blocking findings: ${listWithin(ids, (id) => code(id, 40), maxEntries)}.`
  const box = phrase`tick its box on the ${linkIssue(links, phrase`tracking issue`)}`
  return fix.entryIds.length > 1 ? phrase`${who} To resend the other complaints without one of these, ${box}.` : who
}

function describeAsked(fix: Fix) {
  const { pages, oldest, attempt } = fix
  const parts = listAsking(fix)
  const who = parts.length === 0 ? '' : safe`: ${enumerate(parts)}`
  const since = oldest === null ? '' : safe` since ${formatDay(oldest)}`
  const before = attempt > 1 ? safe`; an earlier attempt failed` : ''
  return phrase`Feedback${since} on ${showPages(pages)}${who}${before}.`
}

function describeCovered({ coverage, quotes }: ReviewInput) {
  const { topics, pagesTouched, pagesUntouched } = coverage
  if (topics?.length) {
    const open = topics.filter(({ hunks }) => hunks.length === 0)
    const covered = topics.length - open.length
    const terms = quotes && open.length === 1 && covered > 0 ? (open[0]?.terms.slice(0, 3) ?? []) : []
    const but = terms.length === 0 ? [] : phrase`, but not the one about ${list(terms.map((term) => code(term)))}`
    return phrase` The change ${describeShare(covered, topics.length, 'topic')}${but}.`
  }
  const all = pagesTouched.length + pagesUntouched.length
  if (all === 0) return []
  const doubt = pagesTouched.some(({ fit }) => fit === 'name') ? safe` (matched by file name only)` : ''
  const isPart = pagesTouched.length > 0 && pagesUntouched.length > 0
  const but = isPart ? phrase`, but not ${showPages(pagesUntouched)}` : []
  return phrase` The change ${describeShare(pagesTouched.length, all, 'page')}${doubt}${but}.`
}

/** An edited page is a fact; that words answer a complaint is not. */
const verbs = {
  topic: { does: safe`appears to answer`, doesNot: safe`does not appear to answer` },
  page: { does: safe`edits`, doesNot: safe`does not edit` },
}

function describeShare(done: number, all: number, noun: keyof typeof verbs) {
  const { does, doesNot } = verbs[noun]
  if (all === 1) return safe`${done === 0 ? doesNot : does} the ${noun}`
  if (done === all) return safe`${does} ${all === 2 ? safe`both ${noun}s` : safe`all ${count(all, noun)}`}`
  return done === 0 ? safe`${doesNot} any of the ${count(all, noun)}` : safe`${does} ${done} of the ${count(all, noun)}`
}

const maxEntries = 3
const maxOpen = 5
const maxAnswers = 2

type Where = (place: Pick<Finding, 'path' | 'line'>) => Phrase

function findWhere({ links, change: { head, files } }: ReviewInput): Where {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return ({ path, line }) => {
    if (path === undefined) return []
    const file = byPath.get(path)
    if (file && !file.after) return phrase`${linkFile(links, '', path, line)} (removed)`
    const previous = line === undefined ? file?.previousPath : undefined
    const from = previous === undefined ? [] : phrase` (moved from ${code(previous, 120)})`
    return phrase`${linkFile(links, head, path, line)}${from}`
  }
}

type Shown = ReviewInput & { readonly where: Where }

function buildFindings(shown: Shown, budget: number) {
  const { findings, left } = shown.judgement
  const offered = new Set<string>()
  const places = listPlaces(findings)
  const rows = places.slice(0, budget).map((place) => {
    const boxes = place.flatMap((finding) => offer(finding, shown, offered))
    return [...showPlace(place, shown), ...taskList(boxes)]
  })
  const all = Object.values(left).reduce((sum, more) => sum + more, places.length)
  const rest = showMore(all - rows.length, 'more place')
  if (rows.length <= maxOpen) return [...rows.flat(), ...rest]
  const folded = count(all - maxOpen, 'more place to read', 'more places to read')
  return [...rows.slice(0, maxOpen).flat(), ...details(folded, [...rows.slice(maxOpen).flat(), ...rest])]
}

function listPlaces(findings: readonly Finding[]): Finding[][] {
  const placeOf = ({ path, line, before, after }: Finding, at: number) =>
    path === undefined ? at : JSON.stringify([path, line, before, after])
  return [...Map.groupBy(findings, placeOf).values()]
}

function showPlace(findings: readonly Finding[], shown: Shown) {
  const [{ before = [], after = [], answers = [] } = {}] = findings
  const isSecret = findings.every(({ rule }) => rule.startsWith('secret'))
  const texts = answers.flatMap((id) => shown.quotes?.get(id) ?? [])
  const words = chooseNearest(texts, [...before, ...after].join(' '))
  const said = new Map(findings.map((finding) => [JSON.stringify(describeFinding(finding)), finding])).values()
  return [
    ...[...said].flatMap((finding, at) => paragraph(describeFinding(finding, at === 0 ? shown.where : undefined))),
    ...(isSecret ? [] : diff(before.filter(isShown), after.filter(isShown))),
    ...(words.length === 0 ? [] : paragraph(phrase`What readers wrote about this:`)),
    ...words.flatMap((one) => quote(one)),
  ]
}

function describeFinding(finding: Finding, where?: Where) {
  const { path, severity, message, rule, from = [], subject = '', before, after } = finding
  const itself = rule === 'untouched-page' ? phrase`Page` : phrase`The pull request itself`
  const place = where === undefined ? [] : phrase`: ${path === undefined ? itself : where(finding)}`
  const head = strong(phrase`${severity === 'block' ? safe`Block` : safe`Look`}${place}`)
  const ids = listWithin(from, (id) => code(id, 40), maxEntries)
  const who = from.length === 1 ? phrase`a reader’s complaint` : phrase`${formatNumber(from.length)} complaints`
  const origin = from.length === 0 ? [] : phrase`, from ${who} (${ids})`
  // Parsers write quotes, blanks and capitals their own way.
  const isLine = [...before, ...after].filter(isShown).some((line) => denseOf(line) === denseOf(subject))
  return phrase`${head}${isLine ? [] : describeSubject(finding)}${origin}. ${prose(message, 300)} (${code(rule)})`
}

/** Other lines of the same part may answer other complaints. */
function chooseNearest(texts: readonly string[], lines: string) {
  const ranked = texts.map((text) => ({ text, shared: countShared(text, lines) })).sort((a, b) => b.shared - a.shared)
  const isFar = ranked[0]?.shared === 0
  return ranked.flatMap(({ text, shared }) => (shared > 0 || isFar ? text : [])).slice(0, maxAnswers)
}

/** Once it is cleaned: of a comment, only the subject is shown. The end of a sample or of front matter tells nothing. */
const isShown = (line: string, at: number) =>
  toSafeText(line) !== '' && (at === 0 || !/^\s*(?:`{3,}|~{3,}|-{3,})\s*$/.test(line))

function offer(finding: Finding, { acceptance, nonce, ticked }: Shown, offered: Set<string>): Task[] {
  const boxes = acceptance.boxesOf(finding)
  const { key = '' } = boxes[0] ?? {}
  if (nonce === undefined || offered.has(key)) return []
  offered.add(key)
  return boxes.map(({ kind, key }) => {
    const once = phrase`Accept ${describeAccepting(finding)}`
    const words = kind === 'accept' ? once : phrase`… and from now on, in every pull request`
    return { tick: { kind, target: key, turn: 0 }, words, isTicked: ticked?.has(key) ?? false }
  })
}

function describeAccepting({ rule, accepts: { what, name } }: Finding) {
  const every = phrase`every ${code(rule)}`
  if (name === '') return phrase`${every}, with the title, description and commits as they are now`
  // A file's other kinds have boxes of their own.
  if (what === 'file' || what === 'place') return phrase`${every} in ${code(name, 80)}, as it is now`
  return phrase`the ${toSafeText(what)} ${code(name, 80)}`
}

function buildAccepted({ judgement: { accepted }, acceptance, where }: Shown) {
  const rows = accepted.map((finding) => {
    const who = acceptance.whoAccepted(finding)
    const by = who ? phrase`accepted by ${code(who.by, 60)}, ${formatDay(who.at)}` : phrase`allowed by ${code('allow')}`
    const place = finding.path === undefined ? phrase`Pull request` : where(finding)
    return phrase`${place}${describeSubject(finding)}, ${by}. ${prose(finding.message, 300)}`
  })
  return details(count(rows.length, 'accepted finding'), bullets(rows, maxAccepted))
}

const maxAccepted = 30

function describeSubject({ rule, path, subject }: Finding) {
  const unread = rule === 'not-read' ? (reasons as Partial<Record<string, SafeText>>)[subject ?? ''] : undefined
  if (unread !== undefined) return phrase`: ${unread}`
  return subject === undefined || subject === path ? [] : phrase`: ${code(subject, 120)}`
}

/** GitHub shows ten of each kind per step; one is the run's own. */
const maxOfKind = 9
const maxPath = 400

/** Without subjects, several on a line say the same. */
export function listAnnotations(findings: readonly Finding[]) {
  const all = [...new Map(findings.map(annotate).map((one) => [JSON.stringify(one), one])).values()]
  const first = (kind: 'error' | 'warning') => all.filter((one) => one.kind === kind).slice(0, maxOfKind)
  return [...first('error'), ...first('warning')]
}

/** Without the subject: untrusted words do not belong in a log. */
function annotate({ severity, rule, message, path, line, from = [] }: Finding) {
  const origin = from.length === 0 ? '' : safe` It came from a reader’s complaint.`
  const file = toSafeText(path ?? '', maxPath)
  return {
    kind: severity === 'block' ? ('error' as const) : ('warning' as const),
    title: safe`feedback-to-fix: ${toSafeText(rule, 60)}`,
    text: safe`${toSafeText(message, 300)}${origin}`,
    ...(file === path && { file, line }),
  }
}

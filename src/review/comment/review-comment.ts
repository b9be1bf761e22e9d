// The comment on the agent's pull request.

import { showPages } from '../../fixes/describe-fix.ts'
import type { Unstarted } from '../../fixes/fix.ts'
import { listAsking } from '../../issue/board.ts'
import { type Links, linkCommit, linkIssue } from '../../issue/report-links.ts'
import type { Fix } from '../../ledger/ledger.ts'
import { describeReaders, enumerate, formatDay } from '../../text/format.ts'
import { type Blocks, bullets, details, hidden, listWithin, paragraph, quote } from '../../text/markdown/blocks.ts'
import { fitRows, type Markdown, serialise } from '../../text/markdown/github-markdown.ts'
import { code, list, type Phrase, phrase, prose, small, strong } from '../../text/markdown/phrase.ts'
import { count, formatNumber, type SafeText, safe } from '../../text/safe-text.ts'
import type { Coverage, PageCoverage, TopicCoverage } from '../coverage/coverage.ts'
import type { Finding, Judgement } from '../judge/result.ts'
import type { Change, Unread } from '../pages/change.ts'
import { buildAccepted, buildFindings, findWhere, type Shown, type Where } from './findings.ts'

const mostUnread = 20

const reasons: Readonly<Record<Unread['reason'], SafeText>> = {
  'too-many-files': safe`Too many files`,
  'too-many-pictures': safe`Too many images`,
  'too-large': safe`Too large`,
  'list-cut': safe`GitHub’s list of changed files is incomplete`,
  'commits-cut': safe`GitHub’s list of commits is incomplete`,
  unreadable: safe`Could not be read`,
}

export function buildUnread(unread: readonly Unread[]): Blocks {
  const groups = [...Map.groupBy(unread, ({ reason }) => reason)]
  const rows = groups.map(([reason, all]) => {
    const paths = all.flatMap(({ path }) => path ?? [])
    const which = paths.length === 0 ? [] : phrase`: ${listWithin(paths, (path) => code(path), mostUnread)}`
    return phrase`${reasons[reason]}${which}.`
  })
  return rows.length === 0 ? [] : details(safe`${count(unread.length, 'part')} not read`, bullets(rows))
}

const triggers = safe`a new commit, an edit of the title or description, or reopening the pull request`
const unsaid = safe`that the text is correct, that it answers the readers, or that links lead where they should`
const notes = [
  phrase`The review compares the change at one commit with the base. It does not check out or run anything.`,
  phrase`It runs again, and updates this comment, after ${triggers}. To run it by hand, re-run the workflow.`,
  phrase`${code('clear')} means that every difference is of a kind known to be harmless. It does not mean ${unsaid}.`,
  phrase`A verdict holds for the commit that it names; a newer commit withdraws it.`,
]

export function buildNotes(): Blocks {
  return details(safe`About this review`, bullets(notes))
}

const mostTopics = 100
const mostQuotes = 5
const mostHunks = 10
const mostPaths = 3

type Quotes = Shown['quotes']

export function buildCoverage(coverage: Coverage, quotes: Quotes, where: Where): (budget: number) => Blocks {
  const { topics, pagesTouched, pagesUntouched } = coverage
  const all = pagesTouched.length + pagesUntouched.length
  if (all === 0 && topics === undefined) return () => []
  const touched = topics?.filter(({ hunks }) => hunks.length > 0).length
  const summary =
    topics === undefined || touched === undefined || topics.length === 0
      ? safe`${formatNumber(pagesTouched.length)} of ${count(all, 'page')} edited`
      : safe`Matching changes for ${formatNumber(touched)} of ${count(topics.length, 'topic')}`
  const built = topics?.slice(0, mostTopics).map((topic) => buildTopic(topic, quotes, where)) ?? []
  const pages = listPages(coverage, where)
  const note = paragraph(topics === undefined ? withoutReaders : howCompared)
  return (budget) => {
    const more = (topics?.length ?? 0) - Math.min(built.length, budget)
    const rest = more > 0 ? paragraph(phrase`… and ${count(more, 'more topic')}.`) : []
    return details(summary, [...built.slice(0, budget).flat(), ...rest, ...bullets(pages, budget), ...note])
  }
}

const unread = safe`Readers’ complaints were not available, so the review compares pages only.`
const withoutReaders = phrase`${unread} With ${code('api-key')}, it compares topic by topic.`
const unlike = safe`an answer in other words, or in another language, shows no match`
const howCompared = phrase`The review compares words and code, not meaning: ${unlike}.`

function buildTopic(topic: TopicCoverage, quotes: Quotes, where: Where): Blocks {
  const { pages, entryIds, readers, agents = 0, since, terms, hunks } = topic
  const who = enumerate(describeReaders({ distinctReaders: readers + agents, agents }))
  const when = since === undefined ? safe`` : safe` since ${formatDay(since)}`
  const about =
    quotes === undefined || terms.length === 0 ? [] : phrase`, about ${list(terms.map((term) => code(term)))}`
  const head = phrase`${strong(phrase`${who}${when}`)} on ${showPages(pages)}${about}`
  const words = entryIds.flatMap((id) => quotes?.get(id) ?? [])
  return [
    ...paragraph(phrase`${head}: ${describeHunks(hunks, where)}`),
    ...words.slice(0, mostQuotes).flatMap((one) => quote(one)),
  ]
}

function describeHunks(hunks: TopicCoverage['hunks'], where: Where): Phrase {
  return hunks.length === 0
    ? strong(phrase`no matching change.`)
    : phrase`matched in ${listWithin(hunks, where, mostHunks)}.`
}

function listPages({ pagesTouched, pagesUntouched }: Coverage, where: Where): Phrase[] {
  return [
    ...pagesTouched.map((page) => showPage(page, where)),
    ...pagesUntouched.map((page) => phrase`${code(page, 120)}: ${strong(phrase`not edited`)}`),
  ]
}

function showPage({ page, fit, paths }: PageCoverage, where: Where): Phrase {
  const doubt = fit === 'name' ? safe` (matched by file name only, so it may be another page)` : safe``
  return phrase`${code(page, 120)}: ${listWithin(paths, (path) => where({ path }), mostPaths)}${doubt}`
}

export interface ReviewInput {
  readonly fix: Fix
  readonly links: Links
  readonly nonce?: string
  readonly judgement: Judgement
  readonly change: Pick<Change, 'head' | 'files' | 'title' | 'unread'>
  readonly coverage: Coverage
  readonly quotes: Quotes
  readonly acceptance: Omit<Shown, 'where' | 'quotes'>
  readonly unstarted?: Unstarted | undefined
}

const rules = phrase`Its ${code('docs/review.md')} explains what is harmless, what blocks, and how to accept a finding`
const howToAccept = phrase`Tick a box to accept a place, then re-run the check; otherwise the next sync reads the boxes.`

export function renderReview(input: ReviewInput): Markdown {
  const { fix, links, nonce, judgement, change, coverage, quotes, acceptance, unstarted } = input
  const where = findWhere(links, change)
  const isRead = /^[0-9a-f]{40,64}$/.test(change.head)
  const at = isRead ? phrase` at commit ${linkCommit(links, change.head)}` : []
  const head = [
    ...(nonce === undefined ? [] : hidden({ nonce })),
    ...paragraph(phrase`${describeVerdict(judgement, change)}${isRead ? phrase` Reviewed${at}.` : []}`),
    ...paragraph(phrase`${describeAsked(fix)}${describeCovered(coverage, quotes !== undefined)}`),
    ...paragraph(describeBlamed(fix, judgement, links)),
    ...paragraph(describeUnstarted(unstarted)),
  ]
  const shown = { where, quotes, ...acceptance }
  const findings = buildFindings(judgement, shown)
  const covered = buildCoverage(coverage, quotes, where)
  const issue = linkIssue(links, phrase`tracking issue`)
  const tail = [
    ...buildAccepted(judgement.accepted, shown),
    ...buildUnread(change.unread),
    ...buildNotes(),
    ...paragraph(small(phrase`Reviewed by feedback-to-fix${at}. ${rules}. All fixes are listed on the ${issue}.`)),
  ]
  const accept = judgement.findings.length === 0 || nonce === undefined ? [] : paragraph(howToAccept)
  return fitRows((budget) => [...head, ...findings(budget), ...accept, ...covered(budget), ...tail])
}

export function renderUnclearPull(reason: SafeText, remedy: SafeText): Markdown {
  return serialise(paragraph(phrase`${strong(phrase`Needs human review.`)} Not reviewed: ${reason}. ${prose(remedy)}`))
}

const marks = { clear: phrase`🟢`, look: phrase`🟡`, block: phrase`🔴` }

function describeVerdict(
  { verdict, findings, left }: Judgement,
  { title, files }: Pick<Change, 'title' | 'files'>,
): Phrase {
  const countOf = (severity: Finding['severity']) => {
    const own = findings.filter((finding) => finding.severity === severity)
    const rules = new Set(own.map(({ rule }) => rule))
    return [...rules].reduce((sum, rule) => sum + (left[rule] ?? 0), own.length)
  }
  const [blocking, unusual] = [countOf('block'), countOf('look')]
  const rest = unusual === 0 ? safe`` : safe`, and read ${formatNumber(unusual)} more`
  const places = (number: number) => count(number, 'place')
  const belong = blocking === 1 ? safe`does not belong` : safe`do not belong`
  const what = {
    clear: phrase`Harmless: every difference is of a kind that is known to be harmless.`,
    look: phrase`Read ${places(unusual)} before you merge.`,
    block: phrase`Do not merge as is: ${places(blocking)} ${belong} in a documentation fix${rest}.`,
  }[verdict]
  const about = title.trim() === '' ? phrase`The pull request has no title` : code(title, 120)
  return phrase`${marks[verdict]} ${strong(what)} ${about}; it changes ${count(files.length, 'file')}.`
}

const notStarted: Readonly<Record<Unstarted, Phrase>> = {
  'skip-ci': phrase`its message tells GitHub to skip workflows`,
  conflict: phrase`the pull request has a merge conflict`,
  unknown: phrase`for a reason that GitHub does not tell`,
}

function describeUnstarted(why: Unstarted | undefined): Phrase {
  if (why === undefined) return []
  const check = phrase`A required check does not run for this commit; push another one, or re-run the latest review.`
  return phrase`A sync reviewed this commit, because no event started a review: ${notStarted[why]}. ${check}`
}

function describeBlamed({ comments = [], pages }: Fix, { findings }: Judgement, links: Links): Phrase {
  const blocking = findings.filter(({ severity }) => severity === 'block')
  const ids = [...new Set(blocking.flatMap(({ from = [] }) => from))]
  const known = ids.flatMap((id) => comments.find((comment) => comment.id === id) ?? [])
  if (ids.length === 0) return []
  const name = ({ id, at, page }: (typeof known)[number]) => {
    const of = at === null ? phrase`an undated complaint` : phrase`the complaint of ${formatDay(at)}`
    return phrase`${of} on ${code(pages[page] ?? '', 120)} (${code(id, 40)})`
  }
  const who = known.length === 0 ? listWithin(ids, (id) => code(id, 40), 3) : listWithin(known, name, 3)
  const issue = linkIssue(links, phrase`tracking issue`)
  return phrase`What blocks came from ${who}. To have the other complaints sent again without it, tick its box on the ${issue}.`
}

function describeAsked(fix: Fix): Phrase {
  const { pages, oldest, attempt } = fix
  const parts = listAsking(fix)
  const who = parts.length === 0 ? safe`` : safe`: ${enumerate(parts)}`
  const since = oldest === null ? safe`` : safe` since ${formatDay(oldest)}`
  const before = attempt > 1 ? safe`; an earlier attempt failed` : safe``
  return phrase`Feedback${since} on ${showPages(pages)}${who}${before}.`
}

function describeCovered({ topics, pagesTouched, pagesUntouched }: Coverage, mayQuote: boolean): Phrase {
  if (topics !== undefined && topics.length > 0) {
    const open = topics.filter(({ hunks }) => hunks.length === 0)
    const covered = topics.length - open.length
    const terms = open.length === 1 && covered > 0 && mayQuote ? (open[0]?.terms.slice(0, 3) ?? []) : []
    const but = terms.length === 0 ? [] : phrase`, but not the one about ${list(terms.map((term) => code(term)))}`
    return phrase` The change ${describeShare(covered, topics.length, 'topic')}${but}.`
  }
  const all = pagesTouched.length + pagesUntouched.length
  if (all === 0) return []
  const doubt = pagesTouched.some(({ fit }) => fit === 'name') ? safe` (matched by file name only)` : safe``
  const isPart = pagesTouched.length > 0 && pagesUntouched.length > 0
  const but = isPart ? phrase`, but not ${showPages(pagesUntouched)}` : []
  return phrase` The change ${describeShare(pagesTouched.length, all, 'page')}${doubt}${but}.`
}

/** An edited page is a fact; whether matching words answer a complaint is not. */
const verbs = {
  topic: { does: safe`appears to cover`, doesNot: safe`does not appear to cover` },
  page: { does: safe`edits`, doesNot: safe`does not edit` },
}

function describeShare(done: number, all: number, noun: keyof typeof verbs): SafeText {
  const { does, doesNot } = verbs[noun]
  if (all === 1) return safe`${done === 0 ? doesNot : does} the ${noun}`
  return done === 0 ? safe`${doesNot} any of the ${count(all, noun)}` : safe`${does} ${done} of the ${count(all, noun)}`
}

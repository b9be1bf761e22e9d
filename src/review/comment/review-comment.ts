// The comment on the agent's pull request.

import { showPages } from '../../fixes/describe-fix.ts'
import type { Unstarted } from '../../fixes/fix.ts'
import { type Links, linkCommit, linkIssue } from '../../issue/report-links.ts'
import type { Fix } from '../../ledger/ledger.ts'
import { describeReaders, enumerate, formatDay } from '../../text/format.ts'
import {
  type Blocks,
  bullets,
  bulletsWithin,
  details,
  hidden,
  listWithin,
  paragraph,
  quote,
} from '../../text/markdown/blocks.ts'
import { fitRows, type Markdown, serialise } from '../../text/markdown/github-markdown.ts'
import { code, list, type Phrase, phrase, prose, small, strong } from '../../text/markdown/phrase.ts'
import { count, formatNumber, type SafeText, safe } from '../../text/safe-text.ts'
import type { Coverage, PageCoverage, TopicCoverage } from '../coverage/coverage.ts'
import type { Judgement } from '../judge/result.ts'
import type { Change, Unread } from '../pages/change.ts'
import { buildAccepted, buildFindings, findWhere, type Shown, type Where } from './findings.ts'
import {
  describeAsked,
  describeBlamed,
  describeCovered,
  describeUnstarted,
  describeVerdict,
} from './review-sentences.ts'

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

type Quotes = ReadonlyMap<string, string> | undefined

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
    return details(summary, [...built.slice(0, budget).flat(), ...rest, ...bulletsWithin(pages, budget), ...note])
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
  if (hunks.length === 0) return strong(phrase`no matching change.`)
  const more = hunks.length - mostHunks
  const rest = more > 0 ? safe` and ${formatNumber(more)} more` : safe``
  return phrase`matched in ${list(hunks.slice(0, mostHunks).map(where))}${rest}.`
}

function listPages({ pagesTouched, pagesUntouched }: Coverage, where: Where): Phrase[] {
  return [
    ...pagesTouched.map((page) => showPage(page, where)),
    ...pagesUntouched.map((page) => phrase`${code(page, 120)}: ${strong(phrase`not edited`)}`),
  ]
}

function showPage({ page, fit, paths }: PageCoverage, where: Where): Phrase {
  const more = paths.length > mostPaths ? safe` and ${formatNumber(paths.length - mostPaths)} more` : safe``
  const doubt = fit === 'name' ? safe` (matched by file name only, so it may be another page)` : safe``
  return phrase`${code(page, 120)}: ${list(paths.slice(0, mostPaths).map((path) => where({ path })))}${more}${doubt}`
}

export interface ReviewInput {
  readonly fix: Fix
  readonly links: Links
  readonly nonce?: string
  readonly judgement: Judgement
  readonly change: Pick<Change, 'head' | 'files' | 'title' | 'unread'>
  readonly coverage: Coverage
  readonly quotes: Shown['quotes']
  readonly acceptance: Pick<Shown, 'keysOf' | 'whoAccepted'>
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

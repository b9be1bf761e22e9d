// The comment's opening: the verdict, who asked for the change, how much of that it covers.

import { showPages } from '../../fixes/describe-fix.ts'
import type { Unstarted } from '../../fixes/fix.ts'
import { listAsking } from '../../issue/board.ts'
import { type Links, linkIssue } from '../../issue/report-links.ts'
import type { Fix } from '../../ledger/ledger.ts'
import { enumerate, formatDay } from '../../text/format.ts'
import { listWithin } from '../../text/markdown/blocks.ts'
import { code, list, type Phrase, phrase, strong } from '../../text/markdown/phrase.ts'
import { count, formatNumber, type SafeText, safe } from '../../text/safe-text.ts'
import type { Coverage } from '../coverage/coverage.ts'
import type { Finding, Judgement } from '../judge/result.ts'
import type { Change } from '../pages/change.ts'

const marks = { clear: phrase`🟢`, look: phrase`🟡`, block: phrase`🔴` }

export function describeVerdict(
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

export function describeUnstarted(why: Unstarted | undefined): Phrase {
  if (why === undefined) return []
  const check = phrase`A required check does not run for this commit; push another one, or re-run the latest review.`
  return phrase`A sync reviewed this commit, because no event started a review: ${notStarted[why]}. ${check}`
}

export function describeBlamed({ comments = [], pages }: Fix, { findings }: Judgement, links: Links): Phrase {
  const blocking = findings.filter(({ severity }) => severity === 'block')
  const ids = [...new Set(blocking.flatMap(({ from = [] }) => from))]
  const known = ids.flatMap((id) => comments.find((comment) => comment.id === id) ?? [])
  if (ids.length === 0) return []
  const named = listWithinPhrases(
    known.map(({ id, at, page }) => {
      const of = at === null ? phrase`an undated complaint` : phrase`the complaint of ${formatDay(at)}`
      return phrase`${of} on ${code(pages[page] ?? '', 120)} (${code(id, 40)})`
    }),
  )
  const who = named.length === 0 ? listWithin(ids, (id) => code(id, 40), 3) : named
  const issue = linkIssue(links, phrase`tracking issue`)
  return phrase`What blocks came from ${who}. To have the other complaints sent again without it, tick its box on the ${issue}.`
}

function listWithinPhrases(phrases: readonly Phrase[]): Phrase {
  const most = 3
  return phrases.length > most
    ? phrase`${list(phrases.slice(0, most))} and ${formatNumber(phrases.length - most)} more`
    : list(phrases)
}

export function describeAsked(fix: Fix): Phrase {
  const { pages, oldest, attempt } = fix
  const parts = listAsking(fix)
  const who = parts.length === 0 ? safe`` : safe`: ${enumerate(parts)}`
  const since = oldest === null ? safe`` : safe` since ${formatDay(oldest)}`
  const before = attempt > 1 ? safe`; an earlier attempt failed` : safe``
  return phrase`Feedback${since} on ${showPages(pages)}${who}${before}.`
}

export function describeCovered({ topics, pagesTouched, pagesUntouched }: Coverage, mayQuote: boolean): Phrase {
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

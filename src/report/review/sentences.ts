// The opening sentences of a review: the verdict, the most serious finding, who asked for the change, how much of that it covers.

import type { Fix } from '../../ledger/records/ledger.ts'
import type { Coverage } from '../../review/coverage/coverage.ts'
import type { Finding, Judgement } from '../../review/judge/result.ts'
import { count, formatNumber, type SafeText, safe } from '../../text/safe-text.ts'
import { code, list, type Phrase, phrase, prose, strong } from '../markdown/phrase.ts'
import { showPages } from '../parts/describe-fix.ts'
import { enumerate, formatDay, omitZeros } from '../wording/format.ts'
import { describeOrigin, showSubject, type Where } from './findings.ts'

export function describeVerdict({ verdict, findings, left }: Judgement): Phrase {
  const countOf = (severity: Finding['severity']) => {
    const own = findings.filter((finding) => finding.severity === severity)
    const rules = new Set(own.map(({ rule }) => rule))
    return [...rules].reduce((sum, rule) => sum + (left[rule] ?? 0), own.length)
  }
  const [blocking, unusual] = [countOf('block'), countOf('look')]
  if (verdict === 'clear')
    return phrase`${strong(phrase`Clear.`)} No findings, but only a person can tell whether the text is correct.`
  const verb = unusual === 1 ? safe`is` : safe`are`
  if (verdict === 'look') {
    const looks = safe`${count(unusual, 'finding')} ${verb} unusual for a documentation fix`
    return phrase`${strong(phrase`Needs human review.`)} ${looks}, but may be fine.`
  }
  const rest = unusual === 0 ? safe`` : safe`, and ${formatNumber(unusual)} more ${verb} unusual`
  const held = safe`${count(blocking, 'finding')} ${blocking === 1 ? 'does' : 'do'} not belong in a documentation fix`
  return phrase`${strong(phrase`Do not merge as is.`)} ${held}${rest}.`
}

/** Findings are sorted, so the first one is the most serious. */
export function describeGravest({ findings: [gravest] }: Judgement, where: Where): Phrase {
  if (gravest === undefined) return []
  const { message, subject, path } = gravest
  const at = path === undefined ? [] : phrase`${where(gravest)}: `
  const what = list([subject === undefined ? [] : showSubject(subject), describeOrigin(gravest)])
  return phrase`${at}${prose(message.replace(/\.$/, ''), 300)}${what.length === 0 ? [] : phrase` (${what})`}.`
}

export function describeAsked({ pages, distinctReaders, votes, oldest, attempt }: Fix): Phrase {
  const parts = omitZeros(
    [distinctReaders, count(distinctReaders, 'reader')],
    [votes, count(votes, 'vote without a comment', 'votes without a comment')],
  )
  const who = parts.length === 0 ? safe`` : safe`: ${enumerate(parts)}`
  const since = oldest === null ? safe`` : safe` since ${formatDay(oldest)}`
  const before = attempt > 1 ? safe`; an earlier attempt failed` : safe``
  return phrase`Feedback${since} on ${showPages(pages)}${who}${before}.`
}

/** @param mayQuote whether readers' words may be shown here */
export function describeCovered({ topics, pagesTouched, pagesUntouched }: Coverage, mayQuote: boolean): Phrase {
  if (topics !== undefined && topics.length > 0) {
    const open = topics.filter(({ hunks }) => hunks.length === 0)
    const covered = topics.length - open.length
    const terms = open.length === 1 && covered > 0 && mayQuote ? (open[0]?.terms.slice(0, 3) ?? []) : []
    const but = terms.length === 0 ? [] : phrase`, but not the one about ${list(terms.map((term) => code(term)))}`
    return phrase` The change ${describeShare(covered, topics.length, 'complaint')}${but}.`
  }
  const all = pagesTouched.length + pagesUntouched.length
  if (all === 0) return []
  const doubt = pagesTouched.some(({ fit }) => fit === 'name') ? safe` (matched by file name only)` : safe``
  const isPart = pagesTouched.length > 0 && pagesUntouched.length > 0
  const but = isPart ? phrase`, but not ${showPages(pagesUntouched)}` : []
  return phrase` The change ${describeShare(pagesTouched.length, all, 'page')}${doubt}${but}.`
}

/** An edited page is a fact; whether words that match answer a complaint is not. */
const verbs = {
  complaint: { does: safe`appears to cover`, doesNot: safe`does not appear to cover` },
  page: { does: safe`edits`, doesNot: safe`does not edit` },
}

function describeShare(done: number, all: number, noun: keyof typeof verbs): SafeText {
  const { does, doesNot } = verbs[noun]
  if (all === 1) return safe`${done === 0 ? doesNot : does} the ${noun}`
  return done === 0 ? safe`${doesNot} any of the ${count(all, noun)}` : safe`${does} ${done} of the ${count(all, noun)}`
}

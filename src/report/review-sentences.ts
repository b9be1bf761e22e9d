// What a review says first, a sentence each: the verdict, what is gravest, who asked for the change, and what of that it touches.
import type { Coverage } from '../changes/coverage.ts'
import type { Fix } from '../ledger/ledger.ts'
import type { Judgement, RuleFinding } from '../review/rules/rule.ts'
import { count, formatNumber, safe } from '../text/safe-text.ts'
import { showPages } from './fix-groups.ts'
import { enumerate, formatDay, omitZeros } from './format.ts'
import { code, list, type Phrase, phrase, prose, strong } from './markdown/phrase.ts'
import { describeOrigin, showSubject, type Where } from './review-findings.ts'

export function describeVerdict({ verdict, findings, left }: Judgement): Phrase {
  const countOf = (grade: RuleFinding['grade']) => {
    const own = findings.filter((finding) => finding.grade === grade)
    const rules = new Set(own.map(({ rule }) => rule))
    return [...rules].reduce((sum, rule) => sum + (left[rule] ?? 0), own.length)
  }
  const [blocking, unusual] = [countOf('block'), countOf('look')]
  const looks = safe`${count(unusual, 'thing')} that ${unusual === 1 ? 'is' : 'are'} unusual`
  if (verdict === 'clear')
    return phrase`${strong(phrase`Clear.`)} No rule found anything unusual; whether the text is right takes a person to say.`
  if (verdict === 'look') return phrase`${strong(phrase`Please look at it.`)} It holds ${looks} and may be right.`
  const rest = unusual === 0 ? safe`` : safe`, and ${looks}`
  const held = safe`${count(blocking, 'thing')} that no fix of a page may hold`
  return phrase`${strong(phrase`Do not merge this as it is.`)} It holds ${held}${rest}.`
}

/** The first of the findings, which are in order. */
export function describeGravest({ findings: [gravest] }: Judgement, where: Where): Phrase {
  if (gravest === undefined) return []
  const { says, subject, path } = gravest
  const what = subject === undefined ? [] : phrase`: ${showSubject(subject)}`
  const at = path === undefined ? [] : phrase`${where(gravest)}: `
  const from = describeOrigin(gravest)
  return phrase`${at}${prose(says.replace(/\.$/, ''), 300)}${what}${from.length === 0 ? [] : phrase`; ${from}`}.`
}

export function describeAsked({ pages, distinctReaders, votes, oldest, attempt }: Fix): Phrase {
  const parts = omitZeros([distinctReaders, count(distinctReaders, 'reader')], [votes, count(votes, 'wordless vote')])
  const who = parts.length === 0 ? safe`Readers` : enumerate(parts)
  const verb = distinctReaders + votes === 1 ? safe`has` : safe`have`
  const since = oldest === null ? safe`` : safe` since ${formatDay(oldest)}`
  const before = attempt > 1 ? safe`; an earlier attempt failed` : safe``
  return phrase`${who} ${verb} asked for it${since}, on ${showPages(pages)}${before}.`
}

/** @param mayQuote whether words of readers may stand here */
export function describeCovered({ topics, pagesTouched, pagesUntouched }: Coverage, mayQuote: boolean): Phrase {
  if (topics !== undefined && topics.length > 0) {
    const open = topics.filter(({ hunks }) => hunks.length === 0)
    const [all, touched] = [topics.length, topics.length - open.length]
    if (touched === 0) return phrase` Nothing in the change touches what they complained of.`
    if (open.length === 0) {
      const what = all === 1 ? safe`what they complained of` : safe`each of their ${formatNumber(all)} complaints`
      return phrase` The change touches ${what}.`
    }
    const terms = open.length === 1 && mayQuote ? (open[0]?.terms.slice(0, 3) ?? []) : []
    const others = open.length === 1 ? safe`the other` : safe`the other ${formatNumber(open.length)}`
    const what = terms.length === 0 ? others : phrase`the one about ${list(terms.map((term) => code(term)))}`
    const part = safe`${formatNumber(touched)} of their ${formatNumber(all)} complaints`
    return phrase` The change touches ${part}; nothing in it touches ${what}.`
  }
  const all = pagesTouched.length + pagesUntouched.length
  if (all === 0) return []
  const named = pagesTouched.filter(({ fit }) => fit === 'name').length
  const doubt = named === 0 ? safe`` : safe`, as far as ${named === 1 ? 'a file’s name tells' : 'names of files tell'}`
  if (pagesUntouched.length === 0) {
    const what = all === 1 ? safe`the page` : safe`all ${formatNumber(all)} pages`
    return phrase` The change touches ${what} that they wrote about${doubt}.`
  }
  if (pagesTouched.length === 0) {
    const what = all === 1 ? safe`the page` : safe`any of the ${formatNumber(all)} pages`
    return phrase` The change does not touch ${what} that they wrote about.`
  }
  const part = safe`${formatNumber(pagesTouched.length)} of the ${formatNumber(all)} pages`
  return phrase` The change touches ${part} that they wrote about${doubt}, but not ${showPages(pagesUntouched)}.`
}

// What readers asked for and how much of it the change touches, folded: by topic where their words are known, and by page.

import { showPages } from '../../fixes/describe-fix.ts'
import { describeReaders, enumerate, formatDay } from '../../text/format.ts'
import { type Blocks, bulletsWithin, details, paragraph, quote } from '../../text/markdown/blocks.ts'
import { code, list, type Phrase, phrase, strong } from '../../text/markdown/phrase.ts'
import { count, formatNumber, safe } from '../../text/safe-text.ts'
import type { Coverage, PageCoverage, TopicCoverage } from '../coverage/coverage.ts'
import type { Where } from './findings.ts'

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

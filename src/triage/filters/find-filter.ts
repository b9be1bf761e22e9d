// Filters entries that no page change could answer: noise, advertising, support requests, praise. Dropping a complaint is worse.

import type { Reading } from '../entry/reading.ts'
import type { FilterCode } from '../entry/reason.ts'
import { memoise } from '../language/memoise.ts'
import { readSentences } from '../language/sentences.ts'
import type { Word } from '../language/words.ts'
import { type Counts, countClasses } from './class-counts.ts'
import { findNoise } from './noise.ts'
import { type Features, readFeatures, type Scores, score } from './scorer.ts'

/** In UTF-16 units; whoever writes more has more to say. */
const longest = { praise: 400, support: 500, spam: 2_000 }
/** How certain the scorer must be, determined by cross-validation with eight folds. */
const sure = { praise: 0.5, support: 0.85, spam: 0.45, unknownSpam: 0.8 }

const endings = 'com|net|org|info|biz|xyz|shop|store|online|site|club|top|ru|cn|io|co|me|example'
const host = `(?<![\\w.])[\\w-]{2,40}(?:\\.[\\w-]{1,40}){0,3}\\.(?:${endings})(?![\\w(])(?:/[!-~]*)?`
const addresses = new RegExp(
  `(?:https?://|www\\.)[!-~]*|(?<![!-~])[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,8}|${host}`,
  'g',
)

interface Plain {
  /** Without addresses. */
  readonly text: string
  readonly links: number
  readonly words: readonly Word[]
  readonly counts: Counts
}

function readPlain({ text, mayLink }: Reading): Plain {
  const start = text.length > longest.spam ? text.slice(0, longest.spam) : text
  const plain = mayLink || /\.[a-z]/.test(start) ? start.replace(addresses, ' , ') : start
  const links = plain === start ? 0 : (start.match(addresses)?.length ?? 0)
  const found = readSentences(plain)
  return { text: plain, links, words: found.all.words, counts: countClasses(found) }
}

export function findFilter(reading: Reading): FilterCode | undefined {
  return filterOf(reading, score)
}

export function filterOf(reading: Reading, scoreOf: (features: Features) => Scores): FilterCode | undefined {
  const plain = readPlain(reading)
  const { counts, links } = plain
  const noise = findNoise(reading, plain.text, counts)
  if (noise !== undefined) return noise
  if (reading.text.length > longest.spam) return undefined
  const signs = counts.trouble + counts.question + counts.wish + counts.command + counts.docs
  if (signs === 0 && links >= 3 && counts.words <= links) return 'advertising'
  const may = {
    spam: mayBeSpam(counts),
    support: mayBeSupport(reading, counts),
    praise: links === 0 && mayBePraise(reading, counts),
  }
  if (!may.spam && !may.support && !may.praise) return undefined
  const scores = scoreOf(featuresOf(reading, plain))
  // Without a known word, a text in another script may be in a language that the scorer has seen too little of.
  const known = counts.goods + counts.pitch + counts.noise + links > 0
  const enough = known ? sure.spam : reading.ascii ? sure.unknownSpam : 1
  if (may.spam && scores.spam >= enough) return 'advertising'
  if (may.support && scores.support >= sure.support) return 'support-request'
  return may.praise && scores.praise >= sure.praise ? 'praise-only' : undefined
}

/** What the scorer sees of an entry. */
export function featuresOf(reading: Reading, { words, counts, links } = readPlain(reading)): Features {
  return readFeatures(words, counts, { helpful: voteOf(reading), length: reading.text.length, links })
}

function voteOf({ entry }: Reading): boolean | undefined {
  return entry.source === 'contextual' ? entry.helpful : undefined
}

/** Whether a text may be advertising. A complaint that names goods does not sell anything. */
function mayBeSpam({ trouble, question, wish, command, pitch }: Counts): boolean {
  return trouble + question + wish + command === 0 || pitch > 0
}

const codeLike = /[`{}<>=\\]|\w\(|\/\w+\/|\w_[a-z]|--/

function mayBeSupport({ entry, text }: Reading, counts: Counts): boolean {
  if (counts.case + counts.matter + counts.plea === 0) return false
  if (entry.source === 'code_snippet' || text.length > longest.support || codeLike.test(text)) return false
  return counts.act > 0 || !isOnMatter(entry.path)
}

/** Whether a page is about matters of support, where a report of trouble may be a complaint about the page. */
const isOnMatter = memoise((path) => {
  const words = path.slice(0, 200).toLowerCase()
  const page = countClasses(readSentences(words.replace(/[^a-z]+/g, ' ')))
  return page.case + page.matter > 0
})

const spaceless = /[\u0590-\u1fff\u2e80-\ud7ff]/
const technical = /[`{}<>=\\?\u061f\uff1f]|\w\(|[a-z]\/\w|--/
const displeased = /[👎😡😠🤔😕🙁☹😞😢😭🤷🤦🙄😤💩😒]|:-?[(/]/u

/** Whether there is no sign of trouble, contrast, wish or question, and the reader did not vote "not helpful". */
function mayBePraise(reading: Reading, counts: Counts): boolean {
  if (voteOf(reading) === false || reading.text.length > longest.praise) return false
  // As above for other scripts without a known word; the scorer knows emoji.
  if (!reading.ascii && counts.positive + counts.mild + counts.harmless === 0 && spaceless.test(reading.text))
    return false
  const signs = counts.trouble + counts.contrast + counts.wish + counts.command + counts.question
  return signs === 0 && !technical.test(reading.text) && !displeased.test(reading.text)
}

// Filters entries that no page change could answer: noise, advertising, support requests, praise. Dropping a complaint is worse.
import { classify } from './entry/classifier.ts'
import type { Reading } from './entry/reading.ts'
import type { FilterCode } from './entry/reason.ts'
import { findNoise } from './noise.ts'

/** In UTF-16 units; whoever writes more has more to say. */
const longest = { praise: 400, support: 500, spam: 2_000 }
/** Probabilities; `npm run bench -- --train --check` shows what each threshold finds and whom it wrongs. */
const thresholds = { praise: 0.8, praiseFromHelped: 0.65, support: 0.75, spam: 0.65 }
/** Fewest known words, as a share: an entry is left out on positive evidence only. */
const fewestKnown = 0.5

const endings = 'com|net|org|info|biz|xyz|shop|store|online|site|club|top|ru|cn|io|co|me|example'
const host = `(?<![\\w.])[\\w-]{2,40}(?:\\.[\\w-]{1,40}){0,3}\\.(?:${endings})(?![\\w(])(?:/[!-~]*)?`
const addresses = new RegExp(
  `(?:https?://|www\\.)[!-~]*|(?<![!-~])[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,8}|${host}`,
  'g',
)

export function findFilter(reading: Reading): FilterCode | undefined {
  const { text, mayLink, entry } = reading
  const start = text.length > longest.spam ? text.slice(0, longest.spam) : text
  const found = mayLink || /\.[a-z]/.test(start) ? (start.match(addresses) ?? []) : []
  const bare = found.length === 0 ? start : start.replace(addresses, ' , ')
  const noise = findNoise(reading, bare)
  if (noise !== undefined) return noise
  if (text.length > longest.spam) return undefined
  const { praise, support, spam, known } = classify(reading.lines)
  if (known < fewestKnown) return undefined
  if (spam >= thresholds.spam) return 'advertising'
  if (support >= thresholds.support && text.length <= longest.support && entry.source !== 'code_snippet')
    return 'support-request'
  const least = entry.source === 'contextual' && entry.helpful ? thresholds.praiseFromHelped : thresholds.praise
  return praise >= least && found.length === 0 && mayBePraise(reading) ? 'praise-only' : undefined
}

const technical = /[`{}<>=\\?\u061f\uff1f]|\w\(|[a-z]\/\w|--/
const displeased = /[👎😡😠🤔😕🙁☹😞😢😭🤷🤦🙄😤💩😒]|:-?[(/]/u

/** Whether there is no sign of code, a question or displeasure, and the reader did not vote "not helpful". */
function mayBePraise({ entry, text }: Reading): boolean {
  if (entry.source === 'contextual' && !entry.helpful) return false
  return text.length <= longest.praise && !technical.test(text) && !displeased.test(text)
}

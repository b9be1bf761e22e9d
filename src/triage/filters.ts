// What no change of a page could answer: noise, advertising, support requests, praise. Leaving out a complaint is the worse error.
import { type Counts, scan } from './lexicon.ts'
import { findNoise } from './noise.ts'
import type { Reading } from './reading.ts'
import type { FilterCode } from './reason.ts'

/** In UTF-16 units; who writes more has more to say. */
const longest = { praise: 400, support: 500, spam: 2_000 }

const endings = 'com|net|org|info|biz|xyz|shop|store|online|site|club|top|ru|cn|io|co|me|example'
const host = `(?<![\\w.])[\\w-]{2,40}(?:\\.[\\w-]{1,40}){0,3}\\.(?:${endings})(?![\\w(])(?:/[!-~]*)?`
const addresses = new RegExp(
  `(?:https?://|www\\.)[!-~]*|(?<![!-~])[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,8}|${host}`,
  'g',
)

export function findFilter(reading: Reading): FilterCode | undefined {
  const text = reading.text.slice(0, longest.spam)
  const plain = text.includes('.') || reading.mayLink ? text.replace(addresses, ' , ') : text
  const links = plain === text ? 0 : (text.match(addresses)?.length ?? 0)
  // "Test123" is "test".
  const bare = plain.replace(/(?<=[a-z]{3})\d{1,8}(?![a-z0-9])/g, '')
  const counts = scan(bare)
  const noise = findNoise(reading, plain, counts)
  if (noise !== undefined) return noise
  if (isSpam(reading, counts, links)) return 'advertising'
  if (isSupport(reading, counts)) return 'support-request'
  return links === 0 && isPraise(reading, counts) ? 'praise-only' : undefined
}

/** Where a sales letter wants its answer, beside addresses. */
const contact =
  /\bdot (?:com|net|org|example)\b|\+\d[\d ()-]{6,}|whats ?app|telegram|wechat|微信|qq ?[:：]?\d|카톡|zalo/

/** Goods weigh most, then manners of a sales letter and where to answer; words on the page or of a complaint count against it. */
function isSpam({ text }: Reading, counts: Counts, links: number): boolean {
  if (text.length > longest.spam) return false
  const signs = counts.trouble + counts.question + counts.wish + counts.command
  const answers = links > 0 || contact.test(text) ? 1 : 0
  if (signs + counts.docs === 0 && links >= 3 && counts.words <= links) return true
  if (signs > 0 && counts.pitch === 0) return false
  const sells = 3 * Math.min(counts.goods, 2) + Math.min(counts.pitch, 3) + answers
  return sells - 2 * Math.min(counts.docs, 2) - Math.min(signs, 2) >= 3
}

const codeLike = /[`{}<>=\\]|\w\(|\/\w+\/|\w_[a-z]|--/

/** The reader's own account, bill or order, and what shall be done about it; a word on the page keeps it. */
function isSupport({ entry, text }: Reading, counts: Counts): boolean {
  if (entry.source === 'code_snippet' || text.length > longest.support) return false
  if (counts.docs > 0 || counts.how > 0 || codeLike.test(text)) return false
  const asks = Math.min(counts.act, 1) + Math.min(counts.plea, 2)
  const matters = counts.case + counts.matter
  if (matters === 0 || counts.own + counts.plea === 0 || (asks === 0 && matters < 3)) return false
  if (counts.act === 0 && isOnMatter(entry.path)) return false
  return (counts.case > 0 ? 2 : 1) + (matters > 1 ? 1 : 0) + Math.min(counts.own, 1) + asks >= 4
}

/** On a page about such matters, a tale of trouble may be a complaint of the page. */
function isOnMatter(path: string): boolean {
  const page = scan(
    path
      .slice(0, 200)
      .toLowerCase()
      .replace(/[^a-z]+/g, ' '),
  )
  return page.case + page.matter > 0
}

const technical = /[`{}<>=\\?\u061f\uff1f]|\w\(|[a-z]\/\w|--/
const pleased = /[👍❤💖💯🙌🔥😍🥰👏🙏💪✨⭐🌟🏆🤩🎉😊😀😄🙂👌🚀💜💙💚♥]|:-?\)|^\+1$/u
const displeased = /[👎😡😠🤔😕🙁☹😞😢😭🤷🤦🙄😤💩😒]|:-?[(/]/u

/** Without a sign of trouble, contrast, wish or question; from a reader who did not say "helpful", with words that praise. */
function isPraise({ entry, text }: Reading, counts: Counts): boolean {
  const helpful = entry.source === 'contextual' ? entry.helpful : undefined
  if (helpful === false || text.length > longest.praise) return false
  const past = counts.resolved > 0 ? 0 : counts.past
  const signs = counts.trouble + counts.contrast + counts.wish + counts.command + counts.question + past
  if (signs > 0 || technical.test(text) || displeased.test(text)) return false
  if (counts.docs > 0 && text.split(/[.!;,\n。！、]+/).some((part) => statesFact(scan(part)))) return false
  if (counts.positive > 0 || pleased.test(text)) return true
  const enough = counts.docs === 0 || helpful === true ? 1 : 2
  if (counts.mild >= enough && counts.case === 0 && !/\d/.test(text)) return true
  return helpful === true && (counts.harmless > 0 || (isShort(text) && counts.docs + counts.case + counts.act === 0))
}

/** A clause on the page that praises nothing. */
function statesFact({ docs, positive, mild, harmless }: Counts): boolean {
  return docs > 0 && positive + mild + harmless === 0
}

function isShort(text: string): boolean {
  return text.length <= 30 && !/[^ -~]|\d/.test(text) && text.split(' ').length <= 3
}

// Advertising: what it offers and where to answer, without a word of documentation; and farms of links.
import { dropAddresses } from './noise.ts'
import type { Reading } from './reading.ts'
import { bareAddresses, contact, goodsEverywhere, hasGoods, manners, mayPitch } from './spam-words.ts'
import { speaksOfDocs } from './subject-words.ts'

/** In UTF-16 units; sales letters are longer than complaints, but not endless. */
const longest = 2_000

/** Complaints about a page that is itself about loans or coupons: something fails, something is asked. */
const complains =
  /n't\b|\bnot\b|\bnever\b|\bfail|\bwrong\b|\bwhy\b|\bhow (?:do|can|to)\b|\bmissing\b|unclear|\bno funciona|\bfalta|\bne \p{L}+ pas\b|\bnicht\b|\bfehlt|\bnão\b|\bnon\b|\bniet\b|(?<!\p{L})не(?!\p{L})|\bnie\b|çalışm|değil|不|没|ません|ない|않|없/u

/**
 * Whether a comment advertises: known goods and where to get them, or three manners of a sales letter and where to
 * answer. A word of documentation or of complaint beside the offer keeps it.
 */
export function isAdvertising(reading: Reading): boolean {
  const { text, mayLink } = reading
  if (text.length > longest) return false
  const pitches = mayPitch(reading)
  if (!pitches && !mayLink && !/\.[a-z]{2}/.test(text)) return false
  const offers = hasGoods(reading)
  if (!offers && !pitches) return false
  const [sells, rebate, urges, calls] = manners.map((manner) => manner.test(text))
  const pitched = [sells, rebate, urges, calls].filter(Boolean).length
  const answers = contact.test(text)
  // A rebate and where to get it are enough: nobody documents either in one breath.
  const enough = answers ? offers || pitched >= 3 || (rebate && calls) : offers && pitched >= 2
  return enough === true && !isAboutDocs(text)
}

/** How an advertisement begins that would pass for praise. */
const flattery =
  /(?:great|nice|good|awesome|amazing|excellent) (?:article|post|blog|content|site|website|info\p{L}*)(?: |[!.,]).{0,60}?(?=my (?:blog|site|website|shop|store|channel))|(?:great|nice|good|awesome|amazing|excellent) (?:article|post|content)[!.,]* i (?:learned|learnt|enjoyed) [^.!]{1,20}[.!]/gu

function isAboutDocs(text: string): boolean {
  const words = dropAddresses(text).replace(bareAddresses, ' ').replace(goodsEverywhere, ' ').replace(flattery, ' ')
  return speaksOfDocs(words) || complains.test(words)
}

const address = /(?:https?:\/\/|www\.)([!-~]+)/g
const markup = /\[url=|<a href=/

/** Whether a comment is at least three links to different hosts, with at most one word for each, or links in the markup of forums. */
export function isLinkFarm({ text, mayLink }: Reading): boolean {
  if (text.length > longest || !mayLink) return false
  const hosts = [...text.matchAll(address)].map((found) => (found[1] ?? '').replace(/[/?#:].*$/s, ''))
  const words = dropAddresses(text).match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const farm = hosts.length >= 3 && new Set(hosts).size >= 2 && words.length <= hosts.length
  const marked = hosts.length >= 2 && markup.test(text) && words.length <= 6 * hosts.length
  const forum = hosts.length >= 1 && text.includes('[url=') && words.length <= 12
  return (farm || marked || forum) && !isAboutDocs(text)
}

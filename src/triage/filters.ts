// Filters what no page change could answer. Dropping a complaint is worse.
import { classify, markHosts, readPlain } from './classifier.ts'
import type { Reading } from './reading.ts'
import lists from './words.json' with { type: 'json' }

/** UTF-16 units; a longer text says more. */
const longest = { praise: 400, support: 500, noise: 500, spam: 2_000 }
/** `npm run bench -- --train --check` shows what each finds and whom it wrongs. */
const thresholds = {
  praise: 0.45,
  praiseFromHelped: 0.2,
  praiseInDoubt: 0.55,
  leastPraise: 0.05,
  support: 0.75,
  spam: 0.6,
}
/** Shares of the words: without evidence, an entry stays; with little, it takes more to be praise. */
const minKnown = { any: 0.5, sure: 0.75 }

export function findFilter({ text, lines, entry }: Reading) {
  const start = text.slice(0, longest.spam)
  const plain = readPlain(start)
  const bare = markHosts(plain)
  // Chinese and Japanese may follow an address without a space.
  if (plain !== start && !/[\p{L}\p{N}]/u.test(bare)) return 'links-only'
  const noise = text.length > longest.noise ? undefined : findNoise(bare)
  if (noise !== undefined || text.length > longest.spam) return noise
  const { praise, leastPraise, support, spam, known } = classify(lines)
  const hasHelped = entry.source === 'contextual' ? entry.helpful : undefined
  const isPraise = (kind: keyof typeof thresholds) =>
    praise >= thresholds[kind] && leastPraise >= thresholds.leastPraise && hasHelped !== false
  if (onlyEmpty.test(bare)) return isPraise('praise') ? 'praise-only' : 'no-usable-text'
  if (known <= minKnown.any) return undefined
  if (spam >= thresholds.spam) return 'advertising'
  if (support >= thresholds.support && text.length <= longest.support && entry.source !== 'code_snippet')
    return 'support-request'
  const isDoubtful = known < minKnown.sure || fault.test(text)
  const kind = isDoubtful ? 'praiseInDoubt' : hasHelped ? 'praiseFromHelped' : 'praise'
  return isPraise(kind) && bare === start && mayBePraise(text) ? 'praise-only' : undefined
}

const technical = /[`{}<>=\\?\u061f\uff1f]|\w\(|[a-z]\/\w|--/
const anyOf = (words: readonly string[], unspaced: readonly string[] = []) =>
  new RegExp([`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, ...unspaced].join('|'), 'u')
const reservation = anyOf(lists.reservation, lists.unspacedReservation)
/** What the page does not say or do, or a fault, even if it helped. */
const fault = anyOf(lists.fault, lists.unspacedFault)
const displeased = /[👎😡😠🤔😕🙁☹😞😢😭🤷🤦🙄😤💩😒]|:-?[(/]/u

function mayBePraise(text: string) {
  // `404` praises nothing; `+1` and `10/10` do.
  if (!/[\p{L}\p{Extended_Pictographic}+/%]/u.test(text)) return false
  return ![technical, reservation, displeased].some((sign) => sign.test(text)) && text.length <= longest.praise
}

function findNoise(text: string) {
  if (isPlay(text)) return 'no-usable-text'
  if (text.startsWith('lorem ipsum dolor')) return 'placeholder-text'
  const isTest = (onlyTests.test(text) && testWord.test(text)) || triedOut.test(text) || testCode.test(text)
  return isTest ? 'test-submission' : undefined
}

const onlyOf = (words: readonly string[]) =>
  new RegExp(`^[^\\p{L}\\p{N}]*(?:(?:${words.join('|')})(?![\\p{L}\\p{N}])[^\\p{L}\\p{N}]*)+$`, 'u')
const onlyEmpty = onlyOf(lists.empty)
/** Words that try out the form, and words beside them. */
const onlyTests = onlyOf([...lists.test, ...lists.beside])
const testWord = anyOf(lists.test)

const probes = [
  '这是|這是|只是|一个|一個|测试|測試|一下|你好',
  '您好|テスト|です|投稿|こんにちは|테스트|입니다|시험|안녕하세요',
].join('|')
const triedOut = new RegExp(String.raw`^(?!\d+$)(?:${probes}|[\d\s。!！.])+$`, 'u')
const testCode =
  /^(?:<script[^>]{0,80}>.{0,200}<\/script>|(?:console\.log|alert|print)\([^)]{0,80}\);?|\{\{[^}]{0,80}\}\}|'? ?or '?1'?='?1.{0,20})$/

/** One or two characters of a syllabic or logographic script may be a word. */
const repetition = /^(?:(.)\1{2,}|([\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}])\2?|(\p{L}{2,3})\3{2,})$/su

/** Repetition, or random typing. */
function isPlay(text: string) {
  if (repetition.test(text.replace(/[^\p{L}\p{N}]/gu, ''))) return true
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length >= 6 && words.every((word) => word === words[0] && /\p{L}/u.test(word))) return true
  const isOnKeys = (word: string) => (word.length <= 3 ? isOnRow(word) : isMash(word) || /^[asdfghjkl]+$/u.test(word))
  return words.length <= 6 && words.some(isMash) && words.every(isOnKeys)
}

const rows = [
  ...['qwertyuiop', 'zxcvbnm', 'qwertzuiopü', 'asdfghjklöä', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm'],
  ...['йцукенгшщзхъ', 'фывапролджэ', '1234567890'],
]

function isOnRow(word: string) {
  return rows.some((row) => [...word].every((key) => row.includes(key)))
}

/** Neighbouring keys, a few over and over, or too many consonants. */
function isMash(word: string) {
  if (/^\d+$/u.test(word)) return false
  const run = new Set(word).size >= Math.min(4, word.length) && rows.some((row) => isRun(word, row))
  if (run) return word.length >= 4 || (word.length === 3 && /^(?:[^aeiou]{3}|asd|qwe)$/u.test(word))
  if (/^(?:[asdfg]{5,}|[hjkl]{4,}|[zxcv]{4,}|[qwe]{5,}|[asdfghjkl]{8,})$/u.test(word)) return true
  return /[bcdfghjklmnpqrstvwxz]{6}/u.test(word) && !/sch|cht/u.test(word)
}

function isRun(word: string, row: string) {
  const places = Array.from(word, (key) => row.indexOf(key))
  return places.every((place, at) => place >= 0 && Math.abs(place - (places[at - 1] ?? place)) <= 1)
}

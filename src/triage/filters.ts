// Filters what no page change could answer. Dropping a complaint is worse.
import { classify } from './entry/classifier.ts'
import type { Reading } from './entry/reading.ts'
import type { FilterCode } from './entry/reason.ts'
import lists from './words.json' with { type: 'json' }

/** UTF-16 units; whoever writes more has more to say. */
const longest = { praise: 400, support: 500, spam: 2_000 }
/** `npm run bench -- --train --check` shows what each finds and whom it wrongs. */
const thresholds = { praise: 0.45, praiseFromHelped: 0.2, praiseNegated: 0.55, support: 0.7, spam: 0.6 }
/** Share of the words: without evidence, an entry stays. */
const minKnown = 0.5

const endings = 'com|net|org|info|biz|xyz|shop|store|online|site|club|top|ru|cn|io|co|me|example'
const host = `(?<![\\w.])[\\w-]{2,40}(?:\\.[\\w-]{1,40}){0,3}\\.(?:${endings})(?![\\w(])(?:/[!-~]*)?`
const addresses = new RegExp(
  `(?:https?://|www\\.)[!-~]*|(?<![!-~])[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,8}|${host}`,
  'g',
)

export function findFilter(reading: Reading): FilterCode | undefined {
  const { text, mayLink, entry } = reading
  const start = text.slice(0, longest.spam)
  const bare = mayLink || /\.[a-z]/.test(start) ? start.replace(addresses, ' , ') : start
  const noise = findNoise(reading, bare)
  if (noise !== undefined) return noise
  if (text.length > longest.spam) return undefined
  const { praise, support, spam, known } = classify(reading.lines)
  if (known <= minKnown) return undefined
  if (spam >= thresholds.spam) return 'advertising'
  if (support >= thresholds.support && text.length <= longest.support && entry.source !== 'code_snippet')
    return 'support-request'
  const hasHelped = entry.source === 'contextual' && entry.helpful
  const kind = negation.test(text) ? 'praiseNegated' : hasHelped ? 'praiseFromHelped' : 'praise'
  return praise >= thresholds[kind] && bare === start && mayBePraise(reading) ? 'praise-only' : undefined
}

const technical = /[`{}<>=\\?\u061f\uff1f]|\w\(|[a-z]\/\w|--/
const anyOf = (words: readonly string[], unspaced: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})|${unspaced.join('|')}`, 'u')
/** A fault or a wish follows. */
const contrast = anyOf(lists.contrast, lists.unspacedContrast)
/** What the page does not say or do, even if it helped. */
const negation = anyOf(lists.negation, lists.unspacedNegation)
const displeased = /[👎😡😠🤔😕🙁☹😞😢😭🤷🤦🙄😤💩😒]|:-?[(/]/u

function mayBePraise({ entry, text }: Reading): boolean {
  if (entry.source === 'contextual' && !entry.helpful) return false
  // `404` praises nothing; `+1` and `10/10` do.
  if (!/[\p{L}\p{Extended_Pictographic}+/%]/u.test(text)) return false
  return ![technical, contrast, displeased].some((sign) => sign.test(text)) && text.length <= longest.praise
}

const maxNoise = 500

function findNoise(reading: Reading, bare: string): FilterCode | undefined {
  // Chinese and Japanese may follow an address without a space.
  if (reading.mayLink && !/[\p{L}\p{N}]/u.test(bare)) return 'links-only'
  if (reading.text.length > maxNoise) return undefined
  if (bare.length <= maxPlay || !isVaried(bare)) {
    if (isRepetition(bare) || isKeyboardPlay(bare)) return 'no-usable-text'
  }
  if (bare.startsWith('lorem ipsum dolor')) return 'placeholder-text'
  if (onlyTests.test(bare) && testWord.test(bare)) return 'test-submission'
  if (triedOut.test(bare) || testCode.test(bare)) return 'test-submission'
  return undefined
}

/** Words that try out the form, and words beside them. */
const testWords = lists.test.join('|')
const beside = lists.beside.join('|')
const testWord = new RegExp(`(?<!\\p{L})(?:${testWords})(?!\\p{L})`, 'u')
const onlyTests = new RegExp(`^[^\\p{L}\\p{N}]*(?:(?:${testWords}|${beside})(?![\\p{L}\\p{N}])[^\\p{L}\\p{N}]*)+$`, 'u')

const probes = [
  '这是|這是|只是|一个|一個|测试|測試|一下|你好',
  '您好|テスト|です|投稿|こんにちは|테스트|입니다|시험|안녕하세요',
].join('|')
const triedOut = new RegExp(String.raw`^(?!\d+$)(?:${probes}|[\d\s。!！.])+$`, 'u')
const testCode =
  /^(?:<script[^>]{0,80}>.{0,200}<\/script>|(?:console\.log|alert|print)\([^)]{0,80}\);?|\{\{[^}]{0,80}\}\}|'? ?or '?1'?='?1.{0,20})$/

const maxPlay = 60

/** More distinct characters than any repetition has. */
function isVaried(text: string): boolean {
  let seen = 0
  for (let index = 0; index < maxPlay; index += 1) seen |= 1 << (text.charCodeAt(index) & 31)
  let count = 0
  for (; seen !== 0; seen &= seen - 1) count += 1
  return count > 12
}

function isRepetition(text: string): boolean {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '')
  if (isOneCharacter(letters) || /^(\p{L}{2,3})\1{2,}$/u.test(letters)) return true
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.length >= 6 && words.every((word) => word === words[0] && /\p{L}/u.test(word))
}

/** One or two characters of a syllabic or logographic script may be a word. */
function isOneCharacter(letters: string): boolean {
  const characters = [...letters]
  if (!characters.every((character) => character === characters[0])) return false
  return characters.length >= 3 || /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u.test(letters)
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiopü', 'asdfghjklöä', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm']
const allRows = [...rows, 'йцукенгшщзхъ', 'фывапролджэ', '1234567890']

function isKeyboardPlay(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const isPlay = (word: string) => (word.length <= 3 ? isOnRow(word) : isMash(word) || /^[asdfghjkl]+$/u.test(word))
  return words.length <= 6 && words.some(isMash) && words.every(isPlay)
}

function isOnRow(word: string): boolean {
  return allRows.some((row) => [...word].every((key) => row.includes(key)))
}

/** Neighbouring keys, a few over and over, or too many consonants. */
function isMash(word: string): boolean {
  if (/^\d+$/u.test(word)) return false
  const run = new Set(word).size >= Math.min(4, word.length) && allRows.some((row) => isRun(word, row))
  if (run) return word.length >= 4 || (word.length === 3 && /^(?:[^aeiou]{3}|asd|qwe)$/u.test(word))
  if (/^(?:[asdfg]{5,}|[hjkl]{4,}|[zxcv]{4,}|[qwe]{5,}|[asdfghjkl]{8,})$/u.test(word)) return true
  return /[bcdfghjklmnpqrstvwxz]{6}/u.test(word) && !/sch|cht/u.test(word)
}

function isRun(word: string, row: string): boolean {
  let before = row.indexOf(word.charAt(0))
  for (const key of word) {
    const place = row.indexOf(key)
    if (place < 0 || Math.abs(place - before) > 1) return false
    before = place
  }
  return true
}

// Orders in disguise: letters of other alphabets that look like Latin ones, digits for letters, accents, blanks between letters.
import { findDeed } from './deeds/rules-of-deeds.ts'
import { givesOrders } from './order-rules.ts'
import type { Reading } from './reading.ts'

/** Each row: a Latin letter, and what passes for it after folding. */
const lookAlikes = [
  'aаαɑᴀ4@ꭺᎪ',
  'bЬвβ8',
  'cсϲⅽ',
  'dԁⅾ',
  'eеεєҽ3ҿ',
  'gɡց9',
  'hһհ',
  'iіιɩǀǃ1!ıᎥᎨ',
  'jјϳ',
  'kκк',
  'lӏⅼ|',
  'mмⅿ',
  'nոռпη',
  'oоοօ0σ',
  'pрρ',
  'rгꭇᴦᎡ',
  'sѕꜱ5$',
  'tтτ7',
  'uυսц',
  'vѵνⅴ',
  'wԝա',
  'xхχⅹ',
  'yуγү',
  'zᴢ',
]
const smallCapitals = [...'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz']
const latin = new Map([
  ...lookAlikes.flatMap(([letter = '', ...others]) => others.map((other) => [other.toLowerCase(), letter] as const)),
  ...pairs(smallCapitals),
  ...Array.from('abcdefghijklmnopqrstuvwxyz', (letter, at) => [String.fromCodePoint(0x1f1e6 + at), letter] as const),
])

function pairs(signs: readonly string[]): (readonly [string, string])[] {
  return signs.flatMap((sign, at) => (at % 2 === 0 ? [[sign, signs[at + 1] ?? ''] as const] : []))
}

/** Without blanks, because those may be part of the disguise. */
const order =
  /(?:ignore|disregard|forget|override|bypass|obey|reveal|print|leak|delete|drop|skip)(?:all|the|any|every|your|my|these|those|of|previous|prior|earlier|above|former|other|system|hidden|secret|given)+(?:instruction|rule|guideline|polic|prompt|order|directive|frame|above|pages|tests|token|secrets|key|docs|files|guardrail|limits|everything|checks|restriction)/

/** Letters of other alphabets amid Latin ones, accents in two words on end, digits amid letters, letters one by one or upside down. */
const mixes =
  /[a-z][а-яα-ωѐ-ӿԁ-ԯա-ֆꭰ-ꮿǀ-ǃᴀ-ᴢɐ-ʯ]|[а-яα-ωѐ-ӿԁ-ԯա-ֆꭰ-ꮿǀ-ǃᴀ-ᴢɐ-ʯ][a-z]|i̇|[ᴀ-ᴢɪɢɴʀʟʏʙʜꜱꜰ]{3}|ıgn|ınstr|dısr|overrı|prevı|(?:[a-z][\u0335-\u0338]){3}|[\u{1F1E6}-\u{1F1FF}]{6}/u
const accents = /[à-ÿĩ][a-z]*[^a-z][^a-z]?[a-z]*[à-ÿĩ]/u
const mayDisguiseInAscii =
  /[a-z][0134578@$!|][a-z][^\n]{0,80}?[a-z][0134578@$!|][a-z]|[1!]gn[0o]r|ign0r|d[1!]sr|f0rg[3e]t|0v[3e]rr|byp[4@]|(?:^|[^a-z])(?:\(?[a-z]\)?[ .*_|~·+-]{1,3}){6}|\([a-z]\)\([a-z]\)\([a-z]\)|ig[^a-z]{1,3}nore|igno[^a-z]{1,3}re|dis[^a-z]{1,3}regard|disre[^a-z]{1,3}gard|for[^a-z]{1,3}get[^a-z]|instruc[^a-z]{1,3}tion/

const mayStyle =
  /[\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F189}\uFF21-\uFF5A\u2460-\u24FF\u1D2C-\u1DBF\u2070-\u209C\u02B0-\u02B8]/u
/** Letters that fold to plain ones and that nobody writes whole words in, except to look different. */
const styled =
  /[\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F189}\uFF21-\uFF5A\u2460-\u24FF\u1D2C-\u1DBF\u2070-\u209C\u02B0-\u02B8]/gu
const flipped: ReadonlyMap<string, string> = new Map(
  [...'ɐaɔcǝeɟfƃgᵷgɥhᴉiıiɾjʞkɯmuuɹrʇtʌvʍwʎynupdqb'].flatMap((sign, at, all) =>
    at % 2 === 0 ? [[sign, all[at + 1] ?? ''] as const] : [],
  ),
)

/** Whether a comment gives plain orders once it is written plainly, and does not before. */
export function disguisesOrders({ raw, lines, ascii }: Reading): boolean {
  if (ascii && raw === lines) return mayDisguiseInAscii.test(lines) && isDisguised(lines)
  const isStyled = mayStyle.test(raw) && (raw.slice(0, longest).match(styled)?.length ?? 0) >= 6
  if (isStyled) return !givesOrders(lines) && isOrder(plainLetters(lines.slice(0, longest)))
  if (mayDisguiseInAscii.test(lines) || (!ascii && mixes.test(lines))) return isDisguised(lines)
  return !ascii && accents.test(lines) && order.test(unaccented(lines)) && !openly.test(lines)
}

function isDisguised(lines: string): boolean {
  const start = lines.slice(0, longest)
  if (openly.test(start)) return false
  return (
    isOrder(plainLetters(start)) ||
    (/[ɐ-ʯǝ]/u.test(start) && isOrder(plainLetters([...flipAll(start)].reverse().join(''))))
  )
}

function unaccented(lines: string): string {
  return lines
    .slice(0, longest)
    .normalize('NFKD')
    .replace(/[^a-z]/g, '')
}

/** With its blanks, and without them, because those may be part of the disguise. */
function isOrder(text: string): boolean {
  return order.test(text.replace(/[^a-z]/g, '')) || givesOrders(text) || findDeed(text) !== undefined
}

const longest = 2_000
/** Who only speaks of such orders writes them as they are. */
const openly =
  /\b(?:ignore|disregard|forget|override|bypass|reveal|print|delete) (?:[a-z]+ ){0,3}(?:instructions?|rules?|prompts?|orders?|directives?|secrets?|tokens?)\b/

function plainLetters(text: string): string {
  return Array.from(text.normalize('NFKD').replace(/\p{M}/gu, ''), (letter) => latin.get(letter) ?? letter).join('')
}

function flipAll(text: string): string {
  return Array.from(text, (letter) => flipped.get(letter) ?? letter).join('')
}

// Orders in disguise: letters of other alphabets that look like Latin ones, digits for letters, accents, blanks between letters.
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
const latin = new Map(
  lookAlikes.flatMap(([letter = '', ...others]) => others.map((other) => [other.toLowerCase(), letter])),
)

/** Without blanks, because those may be part of the disguise. */
const order =
  /(?:ignore|disregard|forget|override|bypass)(?:all|the|any|every|your|my|these|those|of|previous|prior|earlier|above|former)+(?:instruction|rule|prompt|orders|directive|frame|above)/

/** Who only speaks of such orders writes them as they are. */
const openly = /\b(?:ignore|disregard|forget|override|bypass) [a-z]+ [a-z]/

/** Two alphabets in one word, accents in two words on end, digits amid letters, or letters one by one. */
const mayDisguise = /[a-z][а-яα-ωѐ-ӿԁ-ԯա-ֆꭰ-ꮿǀ-ǃ]|[а-яα-ωѐ-ӿԁ-ԯա-ֆꭰ-ꮿǀ-ǃ][a-z]|[à-ÿĩ][a-z]*[^a-z]+[a-z]*[à-ÿĩ]|i̇/u
const mayDisguiseInAscii = /[1!]gn[0o]r|ign0r|d[1!]sr|f0rg[3e]t|0v[3e]rr|byp[4@]|(?:^|\s)(?:[a-z] ){6}/

/** Whether a comment gives plain orders once it is written plainly, and does not before. */
export function disguisesOrders({ lines, ascii }: Reading): boolean {
  if (!(ascii ? mayDisguiseInAscii : mayDisguise).test(lines)) return false
  const start = lines.slice(0, 2_000)
  const plain = Array.from(
    start.normalize('NFKD').replace(/\p{M}/gu, ''),
    (letter) => latin.get(letter) ?? letter,
  ).join('')
  return order.test(plain.replace(/[^a-z]/g, '')) && !openly.test(start)
}

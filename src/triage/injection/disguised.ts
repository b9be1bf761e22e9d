// Look-alike letters, digits for letters, single letters apart.
import { isKnownWord } from '../classifier.ts'
import { holdsOrder } from './find-order.ts'
import lookAlikes from './look-alikes.json' with { type: 'json' }
import words from './run-together.json' with { type: 'json' }

const latinOf: ReadonlyMap<string, string> = new Map(
  lookAlikes.flatMap((row) =>
    row.split(' ').flatMap(([letter = '', ...others]) => others.map((other) => [other, letter] as const)),
  ),
)
const digits: ReadonlyMap<string, string> = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '!': 'i', '|': 'l' }),
)

/** In a circle or a square; NFKC only knows some. */
const boxed = [0x1f150, 0x1f170, 0x1f1e6]
const oneByOne = /(?<![a-z])[a-z](?:[^a-z\n]{1,3}[a-z](?![a-z])){5}/
const foreign = { mark: /[^\n -~]/, word: /\S*[^\n -~]\S*/g }
/** Not a name with a version, as in `checkout@v4`. */
const leet = {
  mark: /[013457@$!|](?:(?<=[a-z].)[a-z]|(?<!\w.)[a-z]+[013457@$!|])/,
  word: /(?<![a-z0-9@$!|])(?![a-z]+@v?\d)[a-z0-9@$!|]*[013457@$!|][a-z0-9@$!|]*/g,
}
const split = { mark: /[^a-z\d\s'][a-z]/, word: /(?<![a-z])[a-z]+(?:[^a-z\d\s']{1,2}[a-z]+)+/g }

export function disguisesInstructions(lines: string) {
  const latin = spell(lines, foreign, toLatin)
  const others = [spell(latin.text, leet, spellDigits), spell(latin.text, split, join, isCompound)]
  if ([latin, ...others].some(({ isKnown, text }) => isKnown && holdsOrder(text, 'comment'))) return true
  return oneByOne.test(latin.text) && runTogether.test(spellDigits(latin.text).replace(/[^a-z]/g, ''))
}

/** `isKnown`: a word of four letters comes out that training texts have; shorter ones may seem known by chance. */
function spell(
  text: string,
  { mark, word: which }: typeof foreign,
  write: (word: string) => string,
  isPlain = (_word: string) => false,
) {
  let isFound = false
  if (!mark.test(text)) return { text, isKnown: isFound }
  const plain = text.replace(which, (word) => {
    const written = write(word)
    isFound ||= written !== word && /^[a-z]{4,}$/.test(written) && isKnownWord(written) && !isPlain(word)
    return written
  })
  return { text: plain, isKnown: isFound }
}

const join = (word: string) => word.replace(/[^a-z]/g, '')

const isCompound = (word: string) => word.split(/[^a-z]+/).every(isKnownWord)

const spellDigits = (word: string) => Array.from(word, (sign) => digits.get(sign) ?? sign).join('')

const toLatin = (word: string) => Array.from(word, toLatinLetter).join('')

function toLatinLetter(sign: string) {
  const point = sign.codePointAt(0) ?? 0
  const first = boxed.find((start) => point >= start && point < start + 26)
  return first === undefined ? (latinOf.get(sign) ?? sign) : String.fromCharCode(97 + point - first)
}

export const runTogether = new RegExp(`(?:${words.verbs})(?:${words.qualifiers}){0,4}(?:${words.objects})`)

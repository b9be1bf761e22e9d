// Traits of a text (whether it has digits, capitals, …), found in one pass: most texts have nothing of what the searches look for.

const characters = {
  control: /(?![\t\n\x7f])\p{Cc}/u,
  tab: /\t/,
  lineEnd: /\n/,
  upper: /[A-Z]/,
  digit: /\d/,
  '&': /&/,
  '<': /</,
  '@': /@/,
  '-': /-/,
  ':': /:/,
  '.': /\./,
  '%': /%/,
  '[': /\[/,
  assign: /[=>|]/,
  close: /[)\]}>]/,
  leet: /[!$|]/,
} as const
/** Traits that several characters or a place give a text. */
const others = ['other', 'gap', 'run', 'spelled', 'number', 'any', 'inRun', 'letter'] as const
type Trait = keyof typeof characters | (typeof others)[number]

/**
 * A bit each. `other`: DEL and everything outside ASCII; `gap`: two blanks in a row, or one at an end; `run`: sixteen consecutive
 * characters that keys and addresses consist of; `spelled`: six letters that each stand alone; `number`: six digits; `any`: every text.
 */
export const traits = Object.fromEntries(
  [...Object.keys(characters), ...others].map((name, index) => [name, 1 << index]),
) as Readonly<Record<Trait, number>>

const [longRun, fewestSpelled, fewestDigits] = [16, 6, 6]

/** Bits of each ASCII character; two of them are for `scan` alone: those in runs, and letters. */
const forms = [
  ...Object.entries({ ...characters, other: /\x7f/, inRun: /[A-Za-z0-9_.~+/=:$-]/, letter: /[A-Za-z]/ }),
] as readonly (readonly [Trait, RegExp])[]
const table = Int32Array.from({ length: 0x80 }, (_, code) =>
  forms.reduce((bits, [name, form]) => (form.test(String.fromCharCode(code)) ? bits | traits[name] : bits), 0),
)

let last = { text: '', found: traits.any }
let earlier = last

/** The bits of everything that a text has. Searches ask for the same texts one after another, so the last two answers are kept. */
function readTraits(text: string): number {
  if (text === last.text) return last.found
  const found = text === earlier.text ? earlier : { text, found: scan(text) }
  earlier = last
  last = found
  return found.found
}

/** Lowers the case of an ASCII text, whose traits follow from those of the original. */
export function toLowerAscii(text: string): string {
  const found = readTraits(text)
  if ((found & traits.upper) === 0) return text
  earlier = last
  last = { text: text.toLowerCase(), found: found & ~traits.upper }
  return last.text
}

export function hasAny(text: string, wanted: number): boolean {
  return (readTraits(text) & wanted) !== 0
}

const { other, gap, run: runs, spelled, number, inRun, letter, digit } = traits

function scan(text: string): number {
  let found = traits.any | (text.endsWith(' ') ? gap : 0)
  let [run, letters, alone, digits] = [0, 0, 0, 0]
  let before = 0x20
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const own = code < 0x80 ? (table[code] as number) : other
    found |= own
    if (code === 0x20 && before === 0x20) found |= gap
    before = code
    run = (own & inRun) === 0 ? 0 : run + 1
    if (run === longRun) found |= runs
    if ((own & letter) !== 0) letters += 1
    else {
      if (letters === 1) alone += 1
      letters = 0
      if ((own & digit) !== 0) digits += 1
    }
  }
  if (letters === 1) alone += 1
  return (found & ~(inRun | letter)) | (alone >= fewestSpelled ? spelled : 0) | (digits >= fewestDigits ? number : 0)
}

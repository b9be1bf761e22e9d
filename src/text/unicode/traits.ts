// Traits of a text (whether it has digits, capitals, …), found in one pass: most texts have nothing of what the searches look for.

/** Bits of what `readTraits` finds. */
export const traits = {
  /** DEL and everything outside ASCII. */
  other: 1 << 0,
  /** Controls of ASCII except tabs and line ends. */
  control: 1 << 1,
  tab: 1 << 2,
  lineEnd: 1 << 3,
  upper: 1 << 4,
  digit: 1 << 5,
  '&': 1 << 6,
  '<': 1 << 7,
  '@': 1 << 8,
  '-': 1 << 9,
  ':': 1 << 10,
  '.': 1 << 11,
  '%': 1 << 12,
  '[': 1 << 13,
  /** `= > |` */
  assign: 1 << 14,
  /** `) ] } >` */
  close: 1 << 15,
  /** `` ` * ' `` */
  quote: 1 << 16,
  /** `! $ |` */
  leet: 1 << 17,
  /** Printable and none of letters, digits, blanks, full stops and commas. */
  mark: 1 << 18,
  /** Two blanks in a row, or one at an end. */
  gap: 1 << 19,
  /** Sixteen consecutive characters that keys and addresses consist of. */
  run: 1 << 20,
  /** Six letters that each stand alone. */
  spelled: 1 << 21,
  /** Six digits. */
  number: 1 << 22,
  /** Set for every text. */
  any: 1 << 23,
} as const

const longRun = 16
const fewestSpelled = 6
const fewestDigits = 6

const table = new Int32Array(0x80)
const of = (characters: string, bit: number) => {
  for (const character of characters) table[character.charCodeAt(0)] = (table[character.charCodeAt(0)] ?? 0) | bit
}
for (let code = 0; code < 0x20; code += 1) table[code] = traits.control
for (let code = 0x21; code < 0x7f; code += 1) if (!/[\w.,]/.test(String.fromCharCode(code))) table[code] = traits.mark
table[0x09] = traits.tab
table[0x0a] = traits.lineEnd
table[0x7f] = traits.other
of('_', traits.mark)
of('ABCDEFGHIJKLMNOPQRSTUVWXYZ', traits.upper)
of('0123456789', traits.digit)
for (const own of ['&', '<', '@', '-', ':', '.', '%', '['] as const) of(own, traits[own])
of('=>|', traits.assign)
of(')]}>', traits.close)
of("`*'", traits.quote)
of('!$|', traits.leet)

/** Two more bits, for single characters: those in runs of `traits.run`, and letters. */
const [inRun, letter] = [1 << 24, 1 << 25]
for (let code = 0; code < 0x80; code += 1) {
  if (/[A-Za-z0-9_.~+/=:$-]/.test(String.fromCharCode(code))) table[code] = (table[code] ?? 0) | inRun
  if (/[A-Za-z]/.test(String.fromCharCode(code))) table[code] = (table[code] ?? 0) | letter
}

let last = { text: '', found: traits.any }
let earlier = last

/** The bits of everything that a text has. Searches ask for the same texts one after another, so the last two answers are kept. */
export function readTraits(text: string): number {
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

function scan(text: string): number {
  let found = traits.any | (text.endsWith(' ') ? traits.gap : 0)
  let [run, letters, alone, digits] = [0, 0, 0, 0]
  let before = 0x20
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const own = code < 0x80 ? (table[code] as number) : traits.other
    found |= own
    if (code === 0x20 && before === 0x20) found |= traits.gap
    before = code
    run = (own & inRun) === 0 ? 0 : run + 1
    if (run === longRun) found |= traits.run
    if ((own & letter) !== 0) letters += 1
    else {
      if (letters === 1) alone += 1
      letters = 0
      if ((own & traits.digit) !== 0) digits += 1
    }
  }
  if (letters === 1) alone += 1
  return (
    (found & ~(inRun | letter)) |
    (alone >= fewestSpelled ? traits.spelled : 0) |
    (digits >= fewestDigits ? traits.number : 0)
  )
}

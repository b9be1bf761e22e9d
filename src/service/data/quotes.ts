// Whether a prompt quotes a reader, however it does that: line by line, cleaned, or with addresses and numbers taken out.

/** So many letters and digits are enough to know a text by. */
const longest = 100
/** Shorter parts of a text stand in too many prompts, as does a whole text of fewer than `shortest`. */
const shortestPart = 24
const shortest = 10

/** In a word: what a prompt may hold in another form, or not at all. */
const changeable = /@|:\/\/|&#?\w+;|\d{4}|.{25}/

/** Letters and digits alone, without accents and capitals. */
type Letters = Uint16Array

/** @returns whether a prompt quotes one of the texts */
export function findQuotes(texts: readonly string[]): (prompt: string) => boolean {
  const fold = buildFold()
  const read = (text: string): Letters => {
    const letters = new Uint16Array(text.length)
    let count = 0
    for (let at = 0; at < text.length; at++) {
      const letter = fold[text.charCodeAt(at)] ?? 0
      if (letter !== 0) letters[count++] = letter
    }
    return letters.subarray(0, count)
  }
  const parts = texts.flatMap((text) => listParts(text, read))
  const [long, short] = [true, false].map((isLong) => parts.filter(({ length }) => length >= shortestPart === isLong))
  const looks = [findAny(long ?? [], shortestPart), findAny(short ?? [], shortest)]
  return (prompt) => {
    const letters = read(prompt)
    return looks.some((hasAny) => hasAny(letters))
  }
}

function listParts(text: string, read: (text: string) => Letters): Letters[] {
  const parts = ['']
  for (const word of text.replace(/<!--[\s\S]*?(?:-->|$)/g, '').split(/\s+/))
    if (changeable.test(word)) parts.push('')
    else parts.push(`${parts.pop()} ${word}`)
  const all = parts.map((part) => read(part).subarray(0, longest))
  const long = all.filter(({ length }) => length >= shortestPart)
  if (long.length > 0) return long
  return all
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 1)
    .filter(({ length }) => length >= shortest)
}

/** For each code unit the letter or digit that it counts as; 0: marks, white space, and what is invisible or outside of the first plane. */
function buildFold(): Uint16Array {
  return Uint16Array.from({ length: 0x10000 }, (_, unit) => {
    if (unit >= 0xac00 && unit < 0xe000) return unit < 0xd7a4 ? unit : 0
    const first = String.fromCharCode(unit).toLowerCase().normalize('NFKD').slice(0, 1)
    return /[\p{L}\p{N}]/u.test(first) ? first.charCodeAt(0) : 0
  })
}

/**
 * Whether letters hold any of the parts, in one pass (Rabin & Karp 1987): thousands of parts in thousands of prompts would hold
 * SQLite's write lock for seconds.
 *
 * @param width how many letters each part has at least
 */
function findAny(parts: readonly Letters[], width: number): (letters: Letters) => boolean {
  if (parts.length === 0) return () => false
  const base = 0x9e3779b1
  const add = (hash: number, letter: number) => (Math.imul(hash, base) + letter) | 0
  const first = Array.from({ length: width - 1 }).reduce<number>((power) => Math.imul(power, base), 1)
  const byStart = Map.groupBy(parts, (part) => part.subarray(0, width).reduce(add, 0))
  // Most positions begin no part, which this tells sooner than the map.
  const isStart = new Uint8Array(1 << 20)
  for (const hash of byStart.keys()) isStart[hash >>> 12] = 1
  return (letters) => {
    let hash = 0
    for (let at = 0; at < letters.length; at++) {
      const from = at - width + 1
      if (from > 0) hash -= Math.imul(letters[from - 1] ?? 0, first)
      hash = add(hash, letters[at] ?? 0)
      if (isStart[hash >>> 12] === 0) continue
      if (byStart.get(hash)?.some((part) => part.every((one, index) => one === letters[from + index]))) return true
    }
    return false
  }
}

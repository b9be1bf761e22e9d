// Names of those who wrote, from signatures and contacts. Never shown.
import cues from './people-cues.json' with { type: 'json' }

export type IsNamed = (words: string) => boolean

interface Writer {
  readonly texts: readonly string[]
  readonly contact: string | null | undefined
}

const readCues = (list: keyof typeof cues) => cues[list].flatMap((line) => line.split(', '))

function anyOf(list: keyof typeof cues) {
  const texts = readCues(list).sort((a, b) => b.length - a.length)
  const eitherCase = texts.join('|').replace(/(?<![^ |])\p{L}/gu, '(?i:$&)')
  return `(?<![\\p{L}\\p{M}])(?:${eitherCase.replaceAll(' ', '\\s{1,3}')})`
}

const name = "\\p{L}[\\p{L}\\p{M}'’.-]{0,40}"
const capital = "\\p{Lu}[\\p{L}\\p{M}'’.-]{0,40}"
const upTo = (most: number, word: string) => `(${word}(?:\\s{1,2}${word}){0,${most - 1}})`
const end = '[\\s.!,)]{0,5}$'
const tail = `(?:${end}|\\s{0,2}[,;|\\n(–-])`
const signatures = [
  `${anyOf('thanks')}[\\s,.!;:–—-]{1,6}${upTo(2, name)}${end}`,
  `${anyOf('closing')}(?:\\s{0,3}[,.!;:–—-]{1,3}\\s{0,3}|\\s{0,3}\\n\\s{0,3})${upTo(3, name)}${tail}`,
  `${anyOf('closing')}\\s${upTo(3, capital)}${tail}`,
  `\\n\\s{0,3}(?:[–—~]|--?\\s)\\s{0,2}${upTo(3, name)}${tail}`,
  `[.!?…)]\\s{1,3}(?:[–—~]|--?\\s)\\s{0,2}${upTo(3, capital)}${tail}`,
  `\\n\\s{0,3}\\n\\s{0,3}${upTo(3, capital)}${end}`,
].map((pattern) => new RegExp(pattern, 'gu'))
const introductions = [
  `${anyOf('intro')}\\s{1,3}${upTo(3, name)}`,
  `${anyOf('person')}\\s${upTo(2, capital)}\\s?(?:,|${readCues('from').join('|')}|here)`,
  `(?:^|[.,!?\\n]\\s{0,3}|[Hh](?:i|ey|ello)\\s)${upTo(2, capital)}\\shere(?![\\p{L}])`,
].map((pattern) => new RegExp(pattern, 'gu'))
const spelled: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  å: 'aa',
  ø: 'o',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
}
const roles = new Set(readCues('role'))

const reach = { comment: 4_000, signature: 120, contact: 200 }
/** Of names inside account names; outside ASCII, half as long. */
const shortest = 4

export function findPeople(writers: Iterable<Writer>): IsNamed {
  const known = new Set<string>()
  const accounts = new Set<string>()
  for (const { texts, contact } of writers) {
    for (const text of new Set(texts)) for (const word of splitWords(spell(splitSigned(text).names))) known.add(word)
    if (contact == null) continue
    // After the @ is a provider or an employer.
    const own = spell(contact.slice(0, reach.contact)).replace(/@[^\s@<>,;]*/g, ' ')
    const words = splitWords(own).filter((word) => !roles.has(word))
    for (const word of words) known.add(word)
    if (words.length > 0) for (const account of own.split(/\s+/)) accounts.add(account.replace(/[^\p{L}]+/gu, ''))
  }
  const joined = `\n${[...accounts].join('\n')}\n`
  const isPart = (word: string) =>
    word.length >= (/^[a-z]+$/.test(word) ? shortest : shortest / 2) &&
    (joined.includes(`\n${word}`) || joined.includes(`${word}\n`))
  return (words) => splitWords(spell(words)).some((word) => known.has(word) || isPart(word))
}

export function splitSigned(text: string): Readonly<{ said: string; names: string }> {
  const read = text.slice(0, reach.comment).trimEnd()
  const start = Math.max(0, read.length - reach.signature)
  const signed = findAll(signatures, read.slice(start))
  const introduced = findAll(introductions, read)
  const end = signed.reduce((first, { index }) => Math.min(first, start + index), read.length)
  const said = introduced.reduce((rest, [whole]) => rest.replace(whole, ' | '), read.slice(0, end))
  return { said, names: [...signed, ...introduced].map(([, names]) => names).join(' ') }
}

/** `matchAll` copies a form each time, and most texts have none. */
function findAll(forms: readonly RegExp[], text: string) {
  return forms.flatMap((form) => (text.search(form) < 0 ? [] : [...text.matchAll(form)]))
}

function splitWords(folded: string) {
  return folded.split(/[^\p{L}]+/u).filter((word) => word.length > 1)
}

/** Without accents, and with the letters that replace them (`ae`). */
function spell(text: string) {
  const low = text.normalize('NFC').toLowerCase()
  const written = low.replace(/[äöüßåøæłđ]/g, (letter) => spelled[letter] ?? letter)
  return [low, written].map((one) => one.normalize('NFKD').replace(/\p{M}+/gu, '')).join(' ')
}

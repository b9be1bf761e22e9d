// Where something new comes from: looked up in what the fix's readers have written, however they dressed it up.
import { cleanText } from '../../text/clean.ts'
import { perSubject } from './memo.ts'
import type { Subject } from './rule.ts'

interface Indexed {
  readonly id: string
  /** Lower case, white space single, addresses as they are meant. */
  readonly text: string
  /** Letters and digits alone. */
  readonly dense: string
}

const index = perSubject(({ readers }): readonly Indexed[] =>
  (readers ?? []).map(({ id, text }) => {
    const plain = plainOf(text)
    return { id, text: plain, dense: denseOf(plain) }
  }),
)

/** Decoded, without markup, and with what was defanged put right: `hxxps://evil[.]example` is `https://evil.example`. */
export function plainOf(text: string): string {
  return cleanText(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/h(?:xx|\*\*|tt)p(s?)(?:\[:\]|:|\(:\))(?:\/\/|\[\/\/\])/g, 'http$1://')
    .replace(/\s{0,3}[[({]\s{0,3}(?:\.|dot|punkt|punto)\s{0,3}[\])}]\s{0,3}/g, '.')
    .replace(/[\\*`]|<\/?[a-z][^<>\n]{0,200}>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** So many texts are looked up in the entries themselves; of what comes later nobody is named, though it stays as new as it is. */
const mostLookups = 2_000

const createSearch = perSubject((subject) => {
  const entries = index(subject)
  const grams = listGrams(entries)
  const found = new Map<string, readonly string[]>()
  const search = (wanted: string, dense: string): readonly string[] =>
    entries
      .filter((entry) => hasPhrase(entry.text, wanted) || (dense.length >= gram && entry.dense.includes(dense)))
      .map(({ id }) => id)
  return (text: string): readonly string[] => {
    const wanted = plainOf(text)
    const dense = denseOf(wanted)
    if (wanted === '' || (dense.length >= gram && !mayHold(grams, dense))) return []
    const ids = found.get(wanted) ?? (found.size < mostLookups ? search(wanted, dense) : [])
    if (found.size < mostLookups) found.set(wanted, ids)
    return ids
  }
})

/** Ids of the entries that have the text, as a whole word or phrase; from six letters on, however it is parted. */
export function findReaders(subject: Subject, text: string): readonly string[] {
  return text === '' || subject.readers === undefined || subject.readers.length === 0
    ? []
    : createSearch(subject)(text.slice(0, longest))
}

/** In UTF-16 units: what is longer is looked up by its beginning. */
const longest = 2_000
const gram = 6

/** Every row of six letters that the entries have: most of what is looked up has one that is not among them. */
function listGrams(entries: readonly Indexed[]): ReadonlySet<string> {
  const grams = new Set<string>()
  for (const { dense } of entries)
    for (let at = 0; at + gram <= dense.length && grams.size < mostGrams; at += 1) grams.add(dense.slice(at, at + gram))
  return grams
}

/** With more of them nothing can be ruled out. */
const mostGrams = 200_000

function mayHold(grams: ReadonlySet<string>, dense: string): boolean {
  if (grams.size >= mostGrams) return true
  for (let at = 0; at + gram <= dense.length; at += 1) if (!grams.has(dense.slice(at, at + gram))) return false
  return true
}

/** Ids of the entries in which a word of the pattern stands. */
export function findReadersBy(subject: Subject, pattern: RegExp): readonly string[] {
  return index(subject)
    .filter(({ text }) => pattern.test(text))
    .map(({ id }) => id)
}

function denseOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

/** Within words a phrase is looked for so often. */
const mostTries = 1_000

function hasPhrase(text: string, wanted: string): boolean {
  const isOpen = (character: string | undefined): boolean => !/[\p{L}\p{N}_-]/u.test(character ?? ' ')
  let at = text.indexOf(wanted)
  for (let tries = 0; at >= 0 && tries < mostTries; tries += 1) {
    if (isOpen(text[at - 1]) && isOpen(text[at + wanted.length])) return true
    at = text.indexOf(wanted, at + 1)
  }
  return false
}

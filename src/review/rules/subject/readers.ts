// Finds the readers' entries that something new comes from, even if it was disguised.
import { cleanText } from '../../../text/unicode/clean.ts'
import { perSubject } from './memo.ts'
import type { Subject } from './rule.ts'
import { listKnown } from './snippets.ts'

interface Indexed {
  readonly id: string
  /** Lower case, single spaces, addresses with their disguise removed. */
  readonly text: string
  /** Letters and digits only. */
  readonly dense: string
}

const index = perSubject(({ readers }): readonly Indexed[] =>
  (readers ?? []).map(({ id, text }) => {
    const plain = plainOf(text)
    return { id, text: plain, dense: denseOf(plain) }
  }),
)

/** Decoded, without markup, and with defanged addresses restored: `hxxps://evil[.]example` is `https://evil.example`. */
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

/** How many texts are looked up; later ones still count as new, but without the readers who named them. */
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

/** Ids of the entries that contain the text as a whole word or phrase; six letters or more match even if split. */
export function findReaders(subject: Subject, text: string): readonly string[] {
  return text === '' || subject.readers === undefined || subject.readers.length === 0
    ? []
    : createSearch(subject)(text.slice(0, longest))
}

/** In UTF-16 units; of a longer text, only the beginning is looked up. */
const longest = 2_000
const gram = 6

/** Every sequence of six letters in the entries, which rules out most lookups. */
function listGrams(entries: readonly Indexed[]): ReadonlySet<string> {
  const grams = new Set<string>()
  for (const { dense } of entries)
    for (let at = 0; at + gram <= dense.length && grams.size < mostGrams; at += 1) grams.add(dense.slice(at, at + gram))
  return grams
}

/** With more sequences than this, no lookup is ruled out. */
const mostGrams = 200_000

function mayHold(grams: ReadonlySet<string>, dense: string): boolean {
  if (grams.size >= mostGrams) return true
  for (let at = 0; at + gram <= dense.length; at += 1) if (!grams.has(dense.slice(at, at + gram))) return false
  return true
}

const shortestName = 5
const namesOf = (text: string): string[] =>
  plainOf(text)
    .split(/[^\p{L}\p{N}_-]+/u)
    .filter((part) => part.length >= shortestName)

/** Words that the repository already has, which say nothing about where a name comes from. */
const listOwnNames = perSubject((subject): ReadonlySet<string> => new Set(listKnown(subject).flatMap(namesOf)))

/** Entries that contain the name or a word of its owner (a scope, an account, a domain) that the repository does not have. */
export function findReadersOfName(subject: Subject, name: string, owner = ''): readonly string[] {
  const whole = findReaders(subject, name)
  if (whole.length > 0 || (subject.readers ?? []).length === 0) return whole
  const own = listOwnNames(subject)
  const parts = namesOf(owner).filter((part) => !own.has(part))
  return [...new Set(parts.flatMap((part) => findReaders(subject, part)))]
}

/** Ids of the entries that contain a word matching the pattern. */
export function findReadersBy(subject: Subject, pattern: RegExp): readonly string[] {
  return index(subject)
    .filter(({ text }) => pattern.test(text))
    .map(({ id }) => id)
}

function denseOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

/** How many occurrences of a text inside words are tried. */
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

// Counts readers: entries with the same contact are one reader, and so are near-copies of one text.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { type Corpus, compareAge, readCorpus } from './corpus.ts'
import { Numbers } from './numbers.ts'
import type { Word } from './words.ts'

/** A text with this many distinctive words is not written twice by chance, unlike "broken link". */
const fewestWords = 5
/** With at least this share of common words, the later text is a copy of the older. */
const nearCopy = 0.45
/** Texts are compared if they share this many words; those that two near-copies share are always more. */
const fewestShared = 2
/** For each word, this many of the oldest texts that contain it are compared. */
const mostPerWord = 40

/** A reader's first entry in a cluster. */
interface Reader {
  readonly row: number
  /** 1 for the first reader to say these few words, 2 for the second, and so on. */
  readonly echo: number
}

export interface Readers {
  /** Oldest first. */
  readonly readers: readonly Reader[]
  readonly hasCopies: boolean
  readonly hasContacts: boolean
}

/** A word of a cluster: the last row that has it, and the kept texts that do. */
interface Stem {
  readonly number: number
  last: number
  readonly texts: number[]
}

type Role = 'reader' | 'copy' | 'contact'

const numbers = new Numbers()

/** Readers of a cluster's rows, by age: new entries join earlier readers, so today's entries do not change yesterday's readers. */
export function findReaders(rows: readonly number[], corpus: Corpus): Readers {
  const echoes = new Map<string, number>()
  const readers: Reader[] = []
  const found = { hasCopies: false, hasContacts: false }
  if (rows.length === 1) return { readers: [{ row: rows[0] as number, echo: 1 }], ...found }
  hear(rows, corpus, [], (row, role, words) => {
    if (role === 'copy') found.hasCopies = true
    if (role === 'contact') found.hasContacts = true
    if (role !== 'reader') return
    const echo = 1 + (echoes.get(words) ?? 0)
    if (words !== '') echoes.set(words, echo)
    readers.push({ row, echo })
  })
  return { readers, ...found }
}

/**
 * Rows of a whole project that only repeat: their reader, or a near-copy of their text, has spoken in an older row.
 * @param spoken entries that are settled, whose contacts have spoken
 */
export function findRepeats(corpus: Corpus, spoken: readonly FeedbackEntry[]): Set<number> {
  const repeats = new Set<number>()
  hear([...corpus.entries.keys()], corpus, spoken, (row, role) => {
    if (role !== 'reader') repeats.add(row)
  })
  return repeats
}

/** @param tell `words` is the name of a few words, by which those who say the same are counted; '' for a longer text */
function hear(
  rows: readonly number[],
  corpus: Corpus,
  spoken: readonly FeedbackEntry[],
  tell: (row: number, role: Role, words: string) => void,
): void {
  const contacts = new Set(spoken.map(readMailbox))
  /** By number. */
  const known: Stem[] = []
  numbers.clear()
  const isCopy = createCopyFinder(corpus, known)
  for (const row of rows.toSorted((a, b) => compareAge(a, b, corpus))) {
    const contact = readMailbox(corpus.entries[row])
    const said: Stem[] = []
    let distinctive = 0
    for (const { kind, stem } of corpus.words[row] ?? []) {
      if (kind === 'number') continue
      if (kind !== 'fault') distinctive += 1
      const number = numbers.numberOf(stem)
      known[number] ??= { number, last: -1, texts: [] }
      const own = known[number]
      if (own.last !== row) said.push(own)
      own.last = row
    }
    const isLong = distinctive >= fewestWords
    if (isLong && isCopy(row, said)) tell(row, 'copy', '')
    else if (contact !== '' && contacts.has(contact)) tell(row, 'contact', '')
    else tell(row, 'reader', isLong ? '' : nameWords(said))
    if (contact !== '') contacts.add(contact)
  }
}

function nameWords(said: readonly Stem[]): string {
  const stems = said.map(({ number }) => number)
  return stems.sort((a, b) => a - b).join(' ')
}

/** Distinct readers and agents among the entries of a topic or a cluster. */
export function countDistinctReaders(entries: readonly FeedbackEntry[]): number {
  return entries.length === 0 ? 0 : findReaders([...entries.keys()], readCorpus(entries)).readers.length
}

/** The contact if it is an address, otherwise '': people type all kinds of things into this field. */
function readMailbox(entry: FeedbackEntry | undefined): string {
  const contact = readContact(entry)
  return contact.includes('@') ? contact : ''
}

/** In one spelling; an address without its tag. */
export function readContact(entry: FeedbackEntry | undefined): string {
  const contact = entry?.source === 'contextual' ? (entry.contact ?? '') : ''
  return contact
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
}

/** Whether a text is a near-copy of an earlier one; if not, later ones are compared with it. */
function createCopyFinder(corpus: Corpus, known: readonly Stem[]) {
  /** The row of each kept text, and how many of its words the current one shares. */
  const kept: number[] = []
  const shared: number[] = []
  /** The words of the current row have `last === row`. */
  const isNear = (row: number, size: number, other: number): boolean => {
    const seen = new Set<number>()
    let both = 0
    for (const { kind, stem } of corpus.words[other] as readonly Word[]) {
      if (kind === 'number' || seen.has(stem)) continue
      seen.add(stem)
      if (known[numbers.numberOf(stem)]?.last === row) both += 1
    }
    return both >= nearCopy * (seen.size + size - both)
  }
  return (row: number, stems: readonly Stem[]): boolean => {
    const touched: number[] = []
    for (const { texts } of stems)
      for (const text of texts) {
        if (shared[text] === 0) touched.push(text)
        shared[text] = (shared[text] as number) + 1
      }
    let isFound = false
    for (const text of touched) {
      isFound ||= (shared[text] as number) >= fewestShared && isNear(row, stems.length, kept[text] as number)
      shared[text] = 0
    }
    if (isFound) return true
    const text = kept.push(row) - 1
    shared.push(0)
    for (const { texts } of stems) if (texts.length < mostPerWord) texts.push(text)
    return false
  }
}

// Counts readers: entries with the same contact are one reader, and so are near-copies of one text.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { type DocPath, parseDocPath } from '../pages/doc-path.ts'
import { byCode, type Corpus, compareAge, joinCorpora, readCorpus } from './corpus.ts'
import { Numbers } from './key-numbers.ts'
import type { Word } from './words.ts'

/** A text with this many distinctive words is not written twice by chance, unlike "broken link". */
const fewestWords = 5
/** With at least this share of common words, the later text is a copy of the older. */
const nearCopy = 0.45
/** Texts are compared if they share this many words; those that two near-copies share are always more. */
const fewestShared = 2
/** Texts of settled entries that are compared, the newest ones. */
const mostSettled = 2_000
/** On more pages, the same few words ("broken link") only repeat. */
const mostPages = 3
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
  hear(rows, corpus, { contacts: [], settledFrom: corpus.entries.length, isHeard: () => true }, (row, role, words) => {
    if (role === 'copy') found.hasCopies = true
    if (role === 'contact') found.hasContacts = true
    if (role !== 'reader') return
    const echo = words ? 1 + (echoes.get(words) ?? 0) : 1
    if (words) echoes.set(words, echo)
    readers.push({ row, echo })
  })
  return { readers, ...found }
}

/**
 * Rows of a whole project that only repeat: their reader, or a near-copy of their text, has spoken in an older entry, or their few words
 * on enough other pages.
 * @param settled those who wrote these have spoken, and so have their texts, except on their own page, where a complaint may return
 */
export function findRepeats(corpus: Corpus, settled: readonly FeedbackEntry[]): Set<number> {
  const count = corpus.entries.length
  const all = joinCorpora(corpus, readCorpus(pickNewest(settled)))
  const pages = new Map<string, DocPath>()
  const pageOf = (row: number) => {
    const { path = '' } = all.entries[row] ?? {}
    const page = pages.get(path) ?? parseDocPath(path)
    pages.set(path, page)
    return page
  }
  const isHeard = (row: number, older: number) => older < count || pageOf(row) !== pageOf(older)
  /** By the name of a few words: the first pages with them. */
  const places = new Map<string, Set<DocPath>>()
  const isPlace = (row: number, words: string) => {
    const found = places.get(words) ?? new Set()
    places.set(words, found)
    if (found.size < mostPages) found.add(pageOf(row))
    return found.has(pageOf(row))
  }
  const repeats = new Set<number>()
  const before = { contacts: settled.map(readMailbox), settledFrom: count, isHeard }
  hear([...all.entries.keys()], all, before, (row, role, words) => {
    const isRepeat = role !== 'reader' || (words !== undefined && !isPlace(row, words))
    if (isRepeat && row < count) repeats.add(row)
  })
  return repeats
}

function pickNewest(entries: readonly FeedbackEntry[]): readonly FeedbackEntry[] {
  if (entries.length <= mostSettled) return entries
  return entries.toSorted((a, b) => byCode(b.createdAt ?? '', a.createdAt ?? '')).slice(0, mostSettled)
}

interface Heard {
  readonly contacts: readonly string[]
  /** Rows from here on are settled entries. */
  readonly settledFrom: number
  /** Whether what one row says may be a copy of an older one. */
  readonly isHeard: (row: number, older: number) => boolean
}

/** @param tell `words` is the name of a few words, by which those who say the same are counted; undefined for a longer text */
function hear(
  rows: readonly number[],
  corpus: Corpus,
  before: Heard,
  tell: (row: number, role: Role, words?: string) => void,
): void {
  const contacts = new Set(before.contacts)
  /** By number. */
  const known: Stem[] = []
  numbers.clear()
  const isCopy = createCopyFinder(corpus, known, before.isHeard)
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
    if (isLong && isCopy(row, said)) tell(row, 'copy')
    else if (row < before.settledFrom && contact !== '' && contacts.has(contact)) tell(row, 'contact')
    else tell(row, 'reader', isLong ? undefined : nameWords(said))
    if (contact !== '') contacts.add(contact)
  }
}

function nameWords(said: readonly Stem[]): string {
  const stems = said.map(({ number }) => number)
  return stems.sort((a, b) => a - b).join(' ')
}

/** Distinct readers and AI agents among the entries of a topic or a cluster, and the agents alone. */
export function countDistinctReaders(entries: readonly FeedbackEntry[]): {
  readonly distinctReaders: number
  readonly agents: number
} {
  const { readers } = entries.length === 0 ? { readers: [] } : findReaders([...entries.keys()], readCorpus(entries))
  const agents = readers.filter(({ row }) => entries[row]?.source === 'agent').length
  return { distinctReaders: readers.length, agents }
}

/** The contact if it is an address, otherwise '': people type all kinds of things into this field. */
function readMailbox(entry: FeedbackEntry | undefined): string {
  const contact = readContact(entry)
  return contact.includes('@') ? contact : ''
}

/** In one spelling; an address without its tag and the dots before its @, which many providers ignore. */
export function readContact(entry: FeedbackEntry | undefined): string {
  const contact = entry?.source === 'contextual' ? (entry.contact ?? '') : ''
  return contact
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
    .replace(/\.(?=[^@]*@)/g, '')
}

/** Whether a text is a near-copy of an earlier one; if not, later ones are compared with it. */
function createCopyFinder(corpus: Corpus, known: readonly Stem[], isHeard: Heard['isHeard']) {
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
      const older = kept[text] as number
      isFound ||= (shared[text] as number) >= fewestShared && isNear(row, stems.length, older) && isHeard(row, older)
      shared[text] = 0
    }
    if (isFound) return true
    const text = kept.push(row) - 1
    shared.push(0)
    for (const { texts } of stems) if (texts.length < mostPerWord) texts.push(text)
    return false
  }
}

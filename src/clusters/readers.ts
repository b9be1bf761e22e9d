// Who speaks: entries of one contact are one reader, and so are near-copies of one text.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { type Corpus, readCorpus, wordsOf } from './corpus.ts'
import { compareAge } from './order.ts'

/** Telling words from which on a text is not said twice by chance: readers find "broken link" by themselves. */
const fewestWords = 5
/** Share of the words of two texts that both have, from which the later is a copy of the older. */
const nearCopy = 0.45
/** A new text is compared with so many older ones. */
const mostCompared = 100

/** A reader's first entry in a cluster. */
export interface Reader {
  readonly row: number
  /** The how manieth to say the same few words, from 1. */
  readonly echo: number
}

export interface Readers {
  /** The oldest first. */
  readonly readers: readonly Reader[]
  readonly hasCopies: boolean
  readonly hasContacts: boolean
}

/** Of a cluster's rows. By age: who comes later joins who was there, so nothing that is sent today changes yesterday's readers. */
export function findReaders(rows: readonly number[], corpus: Corpus): Readers {
  const contacts = new Set<string>()
  const texts: (readonly number[])[] = []
  const echoes = new Map<string, number>()
  const readers: Reader[] = []
  let [hasCopies, hasContacts] = [false, false]
  for (const row of sortByAge(rows, corpus)) {
    const contact = contactOf(corpus.entries[row])
    const text = readText(row, corpus)
    const isLong = countTelling(row, corpus) >= fewestWords
    const isCopy = isLong && texts.some((older) => isNearCopy(older, text))
    if (isLong && !isCopy && texts.length < mostCompared) texts.push(text)
    if (isCopy) hasCopies = true
    else if (contacts.has(contact)) hasContacts = true
    else {
      const name = text.join(' ')
      const echo = isLong ? 1 : (echoes.get(name) ?? 0) + 1
      if (name !== '') echoes.set(name, echo)
      readers.push({ row, echo })
    }
    if (contact !== '') contacts.add(contact)
  }
  return { readers, hasCopies, hasContacts }
}

/** Distinct readers and agents among the entries of a topic or a cluster. */
export function countDistinctReaders(entries: readonly FeedbackEntry[]): number {
  if (entries.length < 2) return entries.length
  return findReaders([...entries.keys()], readCorpus(entries)).readers.length
}

function sortByAge(rows: readonly number[], corpus: Corpus): readonly number[] {
  return rows.length === 1 ? rows : rows.toSorted((a, b) => compareAge(a, b, corpus))
}

/** Empty unless it is an address: people write all kinds of things into the field. */
function contactOf(entry: FeedbackEntry | undefined): string {
  const contact = entry?.source === 'contextual' ? (entry.contact ?? '').trim().toLowerCase() : ''
  return contact.includes('@') ? contact : ''
}

/** Its stems, ascending; numbers make no other text. */
function readText(row: number, corpus: Corpus): readonly number[] {
  const words = wordsOf(corpus, row).filter(({ kind }) => kind !== 'number')
  return [...new Set(words.map(({ stem }) => stem))].sort((a, b) => a - b)
}

function countTelling(row: number, corpus: Corpus): number {
  return wordsOf(corpus, row).filter(({ kind }) => kind === 'word' || kind === 'name').length
}

function isNearCopy(a: readonly number[], b: readonly number[]): boolean {
  let common = 0
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [x, y] = [a[i] as number, b[j] as number]
    if (x === y) common += 1
    if (x <= y) i += 1
    if (y <= x) j += 1
  }
  return common >= nearCopy * (a.length + b.length - common)
}

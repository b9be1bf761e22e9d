// Counts readers (docs/clustering.md): the same contact, or near-copies of one text, are one.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { DocPath } from '../pages/doc-path.ts'
import { byCode, type Corpus, compareAge, readCorpus } from './corpus.ts'

const minWords = 5
const nearCopy = 0.45
const maxSettled = 2_000
const maxPages = 3
const maxPerWord = 40

/** `echo`: 1 for the first reader to say these few words, 2 for the second, and so on. */
export function findReaders(rows: readonly number[], corpus: Corpus) {
  const echoes = new Map<string, number>()
  const before = { contacts: [], settledFrom: corpus.entries.length, isHeard: () => true }
  const readers: { row: number; echo: number }[] = []
  const roles = new Set<Heard['role']>()
  for (const { row, role, words = '' } of hear(rows, corpus, before)) {
    roles.add(role)
    if (role !== 'reader') continue
    const echo = words === '' ? 1 : 1 + (echoes.get(words) ?? 0)
    echoes.set(words, echo)
    readers.push({ row, echo })
  }
  return { readers, hasCopies: roles.has('copy'), hasContacts: roles.has('contact') }
}

/**
 * Rows whose reader or text has spoken in an older entry, or whose few words are on `maxPages` other pages.
 * @param settled have spoken too, but their texts not for their own page, where a complaint may return
 */
export function findRepeats(corpus: Corpus, settled: readonly FeedbackEntry[]): Set<number> {
  const count = corpus.entries.length
  const newest = settled.toSorted((a, b) => byCode(b.createdAt ?? '', a.createdAt ?? '')).slice(0, maxSettled)
  const before = readCorpus(newest)
  const all = {
    entries: [...corpus.entries, ...newest],
    pages: [...corpus.pages, ...before.pages],
    words: [...corpus.words, ...before.words],
    times: new Float64Array([...corpus.times, ...before.times]),
  }
  const isHeard = (row: number, older: number) => older < count || all.pages[row] !== all.pages[older]
  const places = new Map<string, Set<DocPath | undefined>>()
  const isPlace = (row: number, words: string) => {
    const found = places.get(words) ?? new Set()
    places.set(words, found)
    if (found.size < maxPages) found.add(all.pages[row])
    return found.has(all.pages[row])
  }
  const contacts = settled.map(readMailbox)
  const repeats = new Set<number>()
  for (const { row, role, words } of hear([...all.entries.keys()], all, { contacts, settledFrom: count, isHeard })) {
    const isRepeat = role !== 'reader' || (words !== undefined && !isPlace(row, words))
    if (isRepeat && row < count) repeats.add(row)
  }
  return repeats
}

interface Heard {
  readonly row: number
  readonly role: 'reader' | 'copy' | 'contact'
  /** Of a short text. */
  readonly words?: string | undefined
}

interface Before {
  readonly contacts: readonly string[]
  readonly settledFrom: number
  readonly isHeard: (row: number, older: number) => boolean
}

/** Oldest first, one at a time: all of them would fill the memory. */
function* hear(
  rows: readonly number[],
  corpus: Corpus,
  { isHeard, settledFrom, ...before }: Before,
): Generator<Heard, void> {
  const isCopy = createCopyFinder(isHeard)
  const contacts = new Set(before.contacts)
  for (const row of rows.toSorted((a, b) => compareAge(a, b, corpus))) {
    const contact = readMailbox(corpus.entries[row])
    const isKnown = row < settledFrom && contact !== '' && contacts.has(contact)
    contacts.add(contact)
    const stems = new Set<number>()
    let distinctive = 0
    for (const { kind, stem } of corpus.words[row] ?? []) {
      if (kind === 'number') continue
      stems.add(stem)
      if (kind !== 'fault') distinctive += 1
    }
    const isLong = distinctive >= minWords
    if (isLong && isCopy(row, stems)) yield { row, role: 'copy' }
    else if (isKnown) yield { row, role: 'contact' }
    else yield { row, role: 'reader', words: isLong ? undefined : [...stems].sort().join(' ') }
  }
}

/** Agents included. */
export function countDistinctReaders(entries: readonly FeedbackEntry[]) {
  const { readers } = findReaders([...entries.keys()], readCorpus(entries))
  const agents = readers.filter(({ row }) => entries[row]?.source === 'agent').length
  return { distinctReaders: readers.length, agents }
}

/** Empty unless it is an address: people type anything into this field. */
function readMailbox(entry: FeedbackEntry | undefined): string {
  const contact = readContact(entry)
  return contact.includes('@') ? contact : ''
}

/** Without an address's tag and dots, which many providers ignore. */
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
function createCopyFinder(isHeard: Before['isHeard']) {
  interface Said {
    readonly row: number
    readonly stems: readonly number[]
    /** The last row that it shared a stem with, and whether several. */
    met?: number
    isNear?: boolean
  }
  const textsWith = new Map<number, Said[]>()
  return (row: number, stems: ReadonlySet<number>): boolean => {
    const near: Said[] = []
    for (const stem of stems)
      for (const older of textsWith.get(stem) ?? []) {
        if (older.met === row && !older.isNear) near.push(older)
        older.isNear = older.met === row
        older.met = row
      }
    const isFound = near.some((older) => {
      const both = older.stems.filter((stem) => stems.has(stem)).length
      return both >= nearCopy * (older.stems.length + stems.size - both) && isHeard(row, older.row)
    })
    if (isFound) return true
    const said = { row, stems: [...stems] }
    for (const stem of stems) {
      const texts = textsWith.get(stem) ?? []
      if (texts.length < maxPerWord) texts.push(said)
      textsWith.set(stem, texts)
    }
    return false
  }
}

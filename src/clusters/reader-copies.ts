// Counts readers (docs/clustering.md): the same contact, or near-copies of one text, are one.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { DocPath } from '../pages/doc-path.ts'
import { byCode, type Corpus, compareAge, readCorpus } from './corpus.ts'
import type { Word } from './words.ts'

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
  const agents = readers.filter(({ row }) => corpus.entries[row]?.source === 'agent').length
  return { readers, agents, hasCopies: roles.has('copy'), hasContacts: roles.has('contact') }
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
function* hear(rows: readonly number[], corpus: Corpus, before: Before): Generator<Heard, void> {
  const ordered = rows.toSorted((a, b) => compareAge(a, b, corpus))
  const said = numberStems(ordered.map((row) => corpus.words[row] ?? []))
  const rowOf = (text: number) => ordered[text] as number
  const isCopy = createCopyFinder(said, (text, older) => before.isHeard(rowOf(text), rowOf(older)))
  const contacts = new Set(before.contacts)
  for (const [text, row] of ordered.entries()) {
    const contact = readMailbox(corpus.entries[row])
    const isKnown = row < before.settledFrom && contact !== '' && contacts.has(contact)
    contacts.add(contact)
    const distinctive = corpus.words[row]?.filter(({ kind }) => kind !== 'number' && kind !== 'fault') ?? []
    const isLong = distinctive.length >= minWords
    if (isLong && isCopy(text)) yield { row, role: 'copy' }
    else if (isKnown) yield { row, role: 'contact' }
    else yield { row, role: 'reader', words: isLong ? undefined : said[text]?.toSorted().join(' ') }
  }
}

/** Distinct stems of each text, numbered in the order of appearance. */
function numberStems(texts: readonly (readonly Word[])[]): number[][] {
  const numbers = new Map<number, number>()
  const last: number[] = []
  return texts.map((words, text) => {
    const own: number[] = []
    for (const { kind, stem } of words) {
      if (kind === 'number') continue
      const number = numbers.get(stem) ?? numbers.size
      if (number === numbers.size) numbers.set(stem, number)
      if (last[number] !== text) own.push(number)
      last[number] = text
    }
    // Arrays that grow reserve extra room.
    return own.slice()
  })
}

/** Agents included. */
export function countDistinctReaders(entries: readonly FeedbackEntry[]) {
  const { readers, agents } = findReaders([...entries.keys()], readCorpus(entries))
  return { distinctReaders: readers.length, agents }
}

type Writer = { readonly id: string; readonly contact?: string | null } | undefined

/** Empty unless it is an address: people type anything into this field. */
export function readMailbox(writer: Writer): string {
  const contact = readContact(writer)
  return contact.includes('@') ? contact : ''
}

/** Without an address's tag and dots, which many providers ignore. */
export function readContact(writer: Writer): string {
  return (writer?.contact ?? '')
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
    .replace(/\.(?=[^@]*@)/g, '')
}

/** Whether a text is a near-copy of an earlier one; if not, later ones are compared with it. */
function createCopyFinder(
  said: readonly (readonly number[])[],
  isHeard: (text: number, older: number) => boolean,
): (text: number) => boolean {
  /** By stem: the oldest texts, and the newest. */
  const oldest: number[][] = []
  const newest: number[] = []
  /** Stems that an older text shares with the current one. */
  const shared = new Uint16Array(said.length)
  return (text) => {
    const own = said[text] ?? []
    const met: number[] = []
    for (const stem of own) {
      newest[stem] = text
      for (const older of oldest[stem] ?? []) {
        const before = shared[older] as number
        if (before === 0) met.push(older)
        shared[older] = before + 1
      }
    }
    const isCopy = met.some((older) => {
      const stems = shared[older] === 1 ? [] : (said[older] ?? [])
      const both = stems.filter((stem) => newest[stem] === text).length
      return both > 0 && both >= nearCopy * (stems.length + own.length - both) && isHeard(text, older)
    })
    for (const older of met) shared[older] = 0
    for (const stem of isCopy ? [] : own) {
      const texts = oldest[stem]
      if (!texts) oldest[stem] = [text]
      else if (texts.length < maxPerWord) texts.push(text)
    }
    return isCopy
  }
}

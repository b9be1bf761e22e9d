// Counts readers: entries with the same contact are one reader, and so are near-copies of one text.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { type DocPath, parseDocPath } from '../pages/doc-path.ts'
import { byCode, type Corpus, compareAge, joinCorpora, readCorpus } from './corpus.ts'
import type { Word } from './words.ts'

/** A text with this many distinctive words is not written twice by chance, unlike "broken link". */
const fewestWords = 5
/** With at least this share of common words, the later text is a copy of the older. */
const nearCopy = 0.45
/** Texts are compared if they share this many words; those that two near-copies share are always more. */
const fewestShared = 2
const mostSettled = 2_000
/** On more pages, the same few words ("broken link") only repeat. */
const mostPages = 3
/** For each word, this many of the oldest texts that contain it are compared. */
const mostPerWord = 40

interface Reader {
  readonly row: number
  /** 1 for the first reader to say these few words, 2 for the second, and so on. */
  readonly echo: number
}

/** Readers of a cluster's rows, by age: new entries join earlier readers, so today's entries do not change yesterday's readers. */
export function findReaders(rows: readonly number[], corpus: Corpus) {
  const echoes = new Map<string, number>()
  const heard = hear(rows, corpus, { contacts: [], settledFrom: corpus.entries.length, isHeard: () => true })
  const readers = heard.flatMap(({ row, role, words = '' }): Reader[] => {
    if (role !== 'reader') return []
    const echo = words === '' ? 1 : 1 + (echoes.get(words) ?? 0)
    echoes.set(words, echo)
    return [{ row, echo }]
  })
  const has = (wanted: Role) => heard.some(({ role }) => role === wanted)
  return { readers, hasCopies: has('copy'), hasContacts: has('contact') }
}

/**
 * Rows of a whole project that only repeat: their reader, or a near-copy of their text, has spoken in an older entry, or their few words
 * on enough other pages.
 * @param settled those who wrote these have spoken, and so have their texts, except on their own page, where a complaint may return
 */
export function findRepeats(corpus: Corpus, settled: readonly FeedbackEntry[]): Set<number> {
  const count = corpus.entries.length
  const newest = settled.toSorted((a, b) => byCode(b.createdAt ?? '', a.createdAt ?? '')).slice(0, mostSettled)
  const all = joinCorpora(corpus, readCorpus(newest))
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
  const contacts = settled.map(readMailbox)
  const repeats = hear([...all.entries.keys()], all, { contacts, settledFrom: count, isHeard }).filter(
    ({ row, role, words }) => role !== 'reader' || (words !== undefined && !isPlace(row, words)),
  )
  return new Set(repeats.flatMap(({ row }) => (row < count ? row : [])))
}

type Role = 'reader' | 'copy' | 'contact'

interface Heard {
  readonly row: number
  readonly role: Role
  /** The few words of a short text. */
  readonly words?: string | undefined
}

interface Before {
  readonly contacts: readonly string[]
  readonly settledFrom: number
  /** Whether what one row says may be a copy of an older one. */
  readonly isHeard: (row: number, older: number) => boolean
}

function hear(rows: readonly number[], corpus: Corpus, before: Before): Heard[] {
  const contacts = new Set(before.contacts)
  const isCopy = createCopyFinder(before.isHeard)
  const judge = (row: number, contact: string): Heard => {
    const words = corpus.words[row] ?? []
    const said = readStems(words)
    const distinctive = words.reduce((sum, { kind }) => sum + Number(kind !== 'number' && kind !== 'fault'), 0)
    const isLong = distinctive >= fewestWords
    if (isLong && isCopy(row, said)) return { row, role: 'copy' }
    if (row < before.settledFrom && contact !== '' && contacts.has(contact)) return { row, role: 'contact' }
    return { row, role: 'reader', words: isLong ? undefined : [...said].sort((a, b) => a - b).join(' ') }
  }
  return rows
    .toSorted((a, b) => compareAge(a, b, corpus))
    .map((row) => {
      const contact = readMailbox(corpus.entries[row])
      const heard = judge(row, contact)
      contacts.add(contact)
      return heard
    })
}

export function readStems(words: readonly Pick<Word, 'kind' | 'stem'>[]): Set<number> {
  const stems = new Set<number>()
  for (const { kind, stem } of words) if (kind !== 'number') stems.add(stem)
  return stems
}

/** `distinctReaders` includes the agents. */
export function countDistinctReaders(entries: readonly FeedbackEntry[]) {
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
function createCopyFinder(isHeard: Before['isHeard']) {
  const kept: { readonly row: number; readonly stems: readonly number[] }[] = []
  /** How many words each kept text shares with the current one, and the kept texts that have a word. */
  const shared: number[] = []
  const textsOf = new Map<number, number[]>()
  return (row: number, said: ReadonlySet<number>): boolean => {
    const touched: number[] = []
    for (const stem of said)
      for (const text of textsOf.get(stem) ?? []) {
        if (shared[text] === 0) touched.push(text)
        shared[text] = (shared[text] as number) + 1
      }
    let isFound = false
    for (const text of touched) {
      if (!isFound && (shared[text] as number) >= fewestShared) {
        const { row: older, stems } = kept[text] as (typeof kept)[number]
        isFound = isNear(stems, said) && isHeard(row, older)
      }
      shared[text] = 0
    }
    if (isFound) return true
    const text = kept.push({ row, stems: [...said] }) - 1
    shared.push(0)
    for (const stem of said) {
      const texts = textsOf.get(stem) ?? []
      if (texts.length === 0) textsOf.set(stem, texts)
      if (texts.length < mostPerWord) texts.push(text)
    }
    return false
  }
}

function isNear(stems: readonly number[], said: ReadonlySet<number>): boolean {
  let both = 0
  for (const stem of stems) if (said.has(stem)) both += 1
  return both >= nearCopy * (stems.length + said.size - both)
}

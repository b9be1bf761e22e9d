// Counts readers: entries with the same contact are one reader, and so are near-copies of one text.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { type Corpus, compareAge, readCorpus } from './corpus.ts'
import { Numbers } from './numbers.ts'

/** A text with this many distinctive words is not written twice by chance, unlike "broken link". */
const fewestWords = 5
/** With at least this share of common words, the later text is a copy of the older. */
const nearCopy = 0.45
/** A text is compared with at most this many older ones. */
const mostCompared = 100

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

const numbers = new Numbers()

/** Readers of a cluster's rows, by age: new entries join earlier readers, so today's entries do not change yesterday's readers. */
export function findReaders(rows: readonly number[], corpus: Corpus): Readers {
  const contacts = new Set<string>()
  const isCopy = createCopyFinder()
  /** By number. */
  const known: Stem[] = []
  numbers.clear()
  const echoes = new Map<string, number>()
  const readers: Reader[] = []
  let [hasCopies, hasContacts] = [false, false]
  for (const row of rows.length === 1 ? rows : rows.toSorted((a, b) => compareAge(a, b, corpus))) {
    const contact = contactOf(corpus.entries[row])
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
    if (isLong && isCopy(said)) hasCopies = true
    else if (contacts.has(contact)) hasContacts = true
    else {
      const stems = isLong ? [] : said.map(({ number }) => number)
      const name = stems.sort((a, b) => a - b).join(' ')
      const echo = 1 + (echoes.get(name) ?? 0)
      if (name !== '') echoes.set(name, echo)
      readers.push({ row, echo })
    }
    if (contact !== '') contacts.add(contact)
  }
  return { readers, hasCopies, hasContacts }
}

/** Distinct readers and agents among the entries of a topic or a cluster. */
export function countDistinctReaders(entries: readonly FeedbackEntry[]): number {
  return findReaders([...entries.keys()], readCorpus(entries)).readers.length
}

/** The contact if it is an address, otherwise '': people type all kinds of things into this field. */
function contactOf(entry: FeedbackEntry | undefined): string {
  const contact = entry?.source === 'contextual' ? (entry.contact ?? '').trim().toLowerCase() : ''
  return contact.includes('@') ? contact : ''
}

/** Whether a text is a near-copy of an earlier one; if not, later ones are compared with it. */
function createCopyFinder(): (stems: readonly Stem[]) => boolean {
  const sizes: number[] = []
  /** For each kept text, how many stems it shares with the current one. */
  const common = new Uint32Array(mostCompared)
  return (stems) => {
    common.fill(0)
    for (const { texts } of stems) for (const text of texts) common[text] = (common[text] as number) + 1
    for (let text = 0; text < sizes.length; text += 1) {
      const both = common[text] as number
      if (both > 0 && both >= nearCopy * ((sizes[text] as number) + stems.length - both)) return true
    }
    if (sizes.length === mostCompared) return false
    const text = sizes.push(stems.length) - 1
    for (const { texts } of stems) texts.push(text)
    return false
  }
}

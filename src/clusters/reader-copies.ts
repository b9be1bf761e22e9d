// Counts readers (docs/clustering.md): the same contact, or near-copies of one text, are one.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { DocPath } from '../pages/doc-path.ts'
import { byAge, byCode, type Complaint, readCorpus } from './corpus.ts'

const minWords = 5
const nearCopy = 0.45
const maxSettled = 2_000
const maxPages = 3
const maxPerWord = 40

/** `echo`: 1 for the first reader to say these few words, 2 for the second, and so on. */
export function findReaders(complaints: readonly Complaint[]) {
  const echoes = new Map<string, number>()
  const readers: { complaint: Complaint; echo: number }[] = []
  const roles = new Set<Heard['role']>()
  for (const { complaint, role, words = '' } of hear(complaints)) {
    roles.add(role)
    if (role !== 'reader') continue
    const echo = words === '' ? 1 : 1 + (echoes.get(words) ?? 0)
    echoes.set(words, echo)
    readers.push({ complaint, echo })
  }
  const agents = readers.filter(({ complaint }) => complaint.entry.source === 'agent').length
  return { readers, agents, hasCopies: roles.has('copy'), hasContacts: roles.has('contact') }
}

/**
 * Complaints whose reader or text has spoken in an older entry, or whose few words are on `maxPages` other pages.
 * @param settled have spoken too, but their texts not for their own page, where a complaint may return
 */
export function findRepeats(complaints: readonly Complaint[], settled: readonly FeedbackEntry[]): Set<Complaint> {
  const newest = settled.toSorted((a, b) => byCode(b.createdAt ?? '', a.createdAt ?? '')).slice(0, maxSettled)
  const before = new Set(readCorpus(newest))
  const places = new Map<string, Set<DocPath>>()
  const isPlace = ({ page }: Complaint, words: string) => {
    const found = places.get(words) ?? new Set()
    places.set(words, found)
    if (found.size < maxPages) found.add(page)
    return found.has(page)
  }
  const repeats = new Set<Complaint>()
  for (const { complaint, role, words } of hear([...complaints, ...before], before, settled.map(readMailbox))) {
    const isRepeat = role !== 'reader' || (words !== undefined && !isPlace(complaint, words))
    if (isRepeat && !before.has(complaint)) repeats.add(complaint)
  }
  return repeats
}

interface Heard {
  readonly complaint: Complaint
  readonly role: 'reader' | 'copy' | 'contact'
  /** Of a short text. */
  readonly words?: string | undefined
}

/** Oldest first, one at a time: all of them would fill the memory. */
function* hear(
  complaints: readonly Complaint[],
  settled: ReadonlySet<Complaint> = new Set(),
  spoken: readonly string[] = [],
): Generator<Heard, void> {
  const ordered = complaints.toSorted(byAge)
  const said = numberStems(ordered)
  const isCopy = createCopyFinder(said, (text, older) => {
    const former = ordered[older] as Complaint
    return !settled.has(former) || former.page !== ordered[text]?.page
  })
  const contacts = new Set(spoken)
  for (const [text, complaint] of ordered.entries()) {
    const contact = readMailbox(complaint.entry)
    const isKnown = !settled.has(complaint) && contact !== '' && contacts.has(contact)
    contacts.add(contact)
    const distinctive = complaint.words.filter(({ kind }) => kind !== 'number' && kind !== 'fault')
    const isLong = distinctive.length >= minWords
    if (isLong && isCopy(text)) yield { complaint, role: 'copy' }
    else if (isKnown) yield { complaint, role: 'contact' }
    else yield { complaint, role: 'reader', words: isLong ? undefined : said[text]?.toSorted().join(' ') }
  }
}

/** Distinct stems of each text, numbered in the order of appearance. */
function numberStems(complaints: readonly Complaint[]): number[][] {
  const numbers = new Map<number, number>()
  const last: number[] = []
  return complaints.map(({ words }, text) => {
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
  const { readers, agents } = findReaders(readCorpus(entries))
  return { distinctReaders: readers.length, agents }
}

type Writer = { readonly id: string; readonly contact?: string | null }

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
      const stems = said[older] ?? []
      let both = 0
      if (shared[older] !== 1) for (const stem of stems) if (newest[stem] === text) both += 1
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

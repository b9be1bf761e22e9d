// Counts readers (docs/clustering.md).
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { DocPath } from '../pages/doc-path.ts'
import { byAge, byCode, type Complaint, readCorpus } from './corpus.ts'
import type { Word } from './words.ts'

const minWords = 5
const nearCopy = 0.45
const maxSettled = 2_000
const maxPages = 3
const maxPerWord = 40

/** `echo`: 2 for the second reader to say these few words, and so on. */
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

type Heard = Readonly<{
  complaint: Complaint
  role: 'reader' | 'copy' | 'contact'
  /** Of a short text. */
  words?: string
}>

/** Oldest first, one at a time: all of them would fill the memory. */
function* hear(
  complaints: readonly Complaint[],
  settled: ReadonlySet<Complaint> = new Set(),
  spoken: readonly string[] = [],
): Generator<Heard, void> {
  const ordered = complaints.toSorted(byAge)
  const said = numberStems(ordered.map(({ words }) => words))
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
    const stems = isLong ? undefined : said.stems.slice(said.start[text], said.start[text + 1]).sort()
    if (isLong && isCopy(text)) yield { complaint, role: 'copy' }
    else if (isKnown) yield { complaint, role: 'contact' }
    else yield { complaint, role: 'reader', words: stems?.join(' ') }
  }
}

/** Distinct stems, numbered: text `i` has `stems[start[i]]` to `stems[start[i + 1]]`. */
function numberStems(texts: readonly (readonly Word[])[]) {
  const numbers = new Map<number, number>()
  const counts: number[] = []
  const last: number[] = []
  const start = new Uint32Array(texts.length + 1)
  const stems = new Uint32Array(texts.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const [text, words] of texts.entries()) {
    for (const { kind, stem } of words) {
      if (kind === 'number') continue
      const n = numbers.get(stem) ?? counts.length
      if (n === counts.length) {
        numbers.set(stem, n)
        counts.push(0)
      }
      if (last[n] === text) continue
      last[n] = text
      counts[n] = (counts[n] as number) + 1
      stems[end++] = n
    }
    start[text + 1] = end
  }
  return { start, stems, counts }
}

export function countDistinctReaders(entries: readonly FeedbackEntry[]) {
  const { readers, agents } = findReaders(readCorpus(entries))
  return { distinctReaders: readers.length, agents }
}

type Writer = Readonly<{ id: string; contact?: string | null }>

/** Empty unless it is an address: people type anything into this field. */
export function readMailbox(writer: Writer) {
  const contact = readContact(writer)
  return contact.includes('@') ? contact : ''
}

/** Without an address's tag and dots, which many providers ignore. */
export function readContact(writer: Writer) {
  return (writer.contact ?? '')
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
    .replace(/\.(?=[^@]*@)/g, '')
}

/** Whether a text is a near-copy of an earlier one; if not, later ones are compared with it. */
function createCopyFinder(
  { start, stems, counts }: ReturnType<typeof numberStems>,
  isHeard: (text: number, older: number) => boolean,
) {
  // Oldest texts with stem `n`: `textAt` from `begin[n]` to `end[n]`.
  const begin = new Uint32Array(counts.length + 1)
  for (const [n, count] of counts.entries()) begin[n + 1] = (begin[n] as number) + Math.min(count, maxPerWord)
  const end = begin.slice()
  const textAt = new Uint32Array(begin.at(-1) ?? 0)
  /** `turn` if that older text shares a stem with this one, `turn + 1` if several. */
  const shared = new Uint32Array(start.length)
  const last = new Uint32Array(counts.length)
  return (text: number): boolean => {
    const turn = 2 * text + 2
    const own = stems.subarray(start[text], start[text + 1])
    const compared: number[] = []
    for (const stem of own) {
      last[stem] = turn
      for (let at = begin[stem] as number; at < (end[stem] as number); at += 1) {
        const older = textAt[at] as number
        if (shared[older] === turn) compared.push(older)
        shared[older] = turn + Number((shared[older] as number) >= turn)
      }
    }
    const isFound = compared.some((older) => {
      const [from, to] = [start[older] as number, start[older + 1] as number]
      let both = 0
      for (let at = from; at < to; at += 1) if (last[stems[at] as number] === turn) both += 1
      return both >= nearCopy * (to - from + own.length - both) && isHeard(text, older)
    })
    if (isFound) return true
    for (const stem of own) {
      const place = end[stem] as number
      if (place === begin[stem + 1]) continue
      textAt[place] = text
      end[stem] = place + 1
    }
    return false
  }
}

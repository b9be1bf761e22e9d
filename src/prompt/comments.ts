// Comments of one topic as the prompt shows them: similar ones once, and where readers saw the page.
import { byCode } from '../clusters/corpus.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { parseAddress, parseDocPath } from '../pages/doc-path.ts'
import { capText } from '../text/cap.ts'
import { excerptCode, excerptComment } from '../text/excerpt.ts'
import { omitZeros } from '../text/format.ts'
import { noRedactions, placeholders, type Redactions } from '../text/redaction/redact.ts'
import { count, joinLines, type SafeText } from '../text/safe-text.ts'
import { sanitiseAndCount } from '../text/sanitise.ts'
import {
  codeName,
  escapeCode,
  escapeComment,
  type Framed,
  framed,
  joinFramed,
  type Line,
  note,
  quote,
  type Words,
} from './framed.ts'

interface CommentContext {
  readonly delimiter: string
  readonly hasPages: boolean
}

/** They differ only in case and punctuation. */
export interface Alike {
  readonly text: Words
  readonly code: Words
  readonly entry: FeedbackEntry
  /** Newest first, `entry` included. */
  readonly entries: readonly FeedbackEntry[]
}

/** In code points. */
export interface Caps {
  readonly text: number
  readonly code: number
}

/** Most comments are such, and cleaning leaves their words. */
const plainWords = /^[\s\x20-\x25\x27-\x3b\x3d-\x7e]*[a-z0-9]/i

/** Cleaning may leave nothing of what somebody wrote. */
export function hasShownWords(entry: FeedbackEntry): boolean {
  if (plainWords.test(entry.comment ?? '')) return true
  const code = entry.source === 'code_snippet' ? entry.code : ''
  return excerptComment(entry.comment ?? '') !== '' || excerptCode(code) !== ''
}

export function readWords(entry: FeedbackEntry, delimiter: string): Pick<Alike, 'text' | 'code'> {
  const text = escapeComment(entry.comment ?? '', delimiter)
  const code = escapeCode(entry.source === 'code_snippet' ? entry.code : '', delimiter)
  return { text, code }
}

export function groupAlike(entries: readonly FeedbackEntry[], delimiter: string): Alike[] {
  const worded = [...entries]
    .sort(byNewest)
    .map((entry) => ({ entry, ...readWords(entry, delimiter) }))
    .filter(({ text, code }) => text !== '' || code !== '')
  const groups = Map.groupBy(worded, ({ text, code }) => `${essence(text)}\n${code.replace(/\s+/g, ' ')}`)
  return Array.from(groups.values(), (same) => ({ ...(same[0] as Alike), entries: same.map(({ entry }) => entry) }))
    .map((alike) => ({ ...alike, weight: information(alike) }))
    .sort((a, b) => b.weight - a.weight || byNewest(a.entry, b.entry))
}

/** A note has no colon after a name, which could look like a marker. */
export function renderComment(
  { entry, entries, text: whole, code: wholeCode }: Alike,
  { delimiter, hasPages }: CommentContext,
  caps: Caps,
): Line[] {
  // Escaped words stay escaped when their end is cut off.
  const [text, code] = [capText(whole, caps.text) as Words, capText(wholeCode, caps.code) as Words]
  const place = renderPlace(entries, delimiter, hasPages)
  const times = entries.length > 1 ? framed`, ×${entries.length}` : ''
  const agent = entry.source === 'agent' ? framed`, from an AI agent` : ''
  const helpful = entry.source === 'contextual' && entry.helpful ? framed`, by a reader who found the page helpful` : ''
  const about = framed`${place}${times}${agent}${helpful}`
  const cut = isCut(text, entry.comment ?? '') ? ', shortened' : ''
  const comment = text === '' ? [] : [note(framed`Comment${about}${cut}`), ...quote(text)]
  if (entry.source !== 'code_snippet' || code === '') return comment
  const filename = codeName(entry.filename ?? '', delimiter, 80)
  const from = filename === '' ? '' : framed`, from ${filename}`
  const language = /^[a-z\d+#-]{1,20}$/i.test(entry.lang ?? '')
    ? framed`, ${codeName(entry.lang ?? '', delimiter, 20)}`
    : ''
  const block = text === '' ? framed`Code block${about}` : framed`Its code block`
  const cutCode = isCut(code, entry.code) ? ', shortened' : ''
  return [...comment, note(framed`${block}${language}${from}${cutCode}`), ...quote(code)]
}

function isCut(excerpt: Words, source: string): boolean {
  return excerpt.endsWith('…') && !source.trimEnd().endsWith('…')
}

/** Distinct three-letter pieces: richer text counts more in any script. */
function information({ entries, text, code }: Alike): number {
  const letters = essence(`${text} ${code}`)
  const pieces = new Set<string>()
  for (let at = 0; at < letters.length && pieces.size < 400; at++) pieces.add(letters.slice(at, at + 3))
  return pieces.size + 20 * Math.min(entries.length - 1, 10)
}

function essence(text: string): string {
  const normal = text.normalize('NFKC').toLowerCase()
  return normal.replace(/[^\p{L}\p{M}\p{N}]+/gu, '') || text
}

function byNewest(a: FeedbackEntry, b: FeedbackEntry): number {
  return byCode(b.createdAt ?? '', a.createdAt ?? '') || byCode(a.id, b.id)
}

/** As people read them. */
export const redactionKinds = Object.keys(placeholders) as readonly (keyof Redactions)[]

export function countRedactions(entries: Iterable<FeedbackEntry>): Redactions {
  const sum = { ...noRedactions }
  for (const entry of entries) {
    const code = entry.source === 'code_snippet' ? [entry.code, entry.filename ?? ''] : []
    for (const text of [entry.comment ?? '', ...code]) {
      const { redactions } = sanitiseAndCount(text)
      for (const kind of redactionKinds) sum[kind] += redactions[kind]
    }
  }
  return sum
}

/** `2 email addresses, 1 secret`; empty when nothing was redacted. Bank accounts count as cards. */
export function describeRedactions({ emails, phones, cards, secrets, addresses }: Redactions): SafeText {
  const parts = omitZeros(
    [emails, count(emails, 'email address', 'email addresses')],
    [phones, count(phones, 'phone number')],
    [cards, count(cards, 'card number')],
    [addresses, count(addresses, 'network address', 'network addresses')],
    [secrets, count(secrets, 'secret')],
  )
  return joinLines(parts, ', ')
}

const mostAddresses = 3
const mostListed = 15

export type Addresses = ReadonlyMap<string, readonly string[]>

export function groupAddresses(entries: Iterable<FeedbackEntry>): Addresses {
  const pages = [...Map.groupBy(entries, ({ path }) => parseDocPath(path))].map(([page, found]) => {
    const read = [...Map.groupBy(found, ({ path }) => parseAddress(path))]
    const sorted = read.sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
    return [page, sorted.map(([address]) => address)] as const
  })
  return new Map(pages.filter(([page, addresses]) => addresses.some((address) => address !== page)))
}

/** `, read as /es/a and /v2/a`. `pages`: how many share the room. */
export function renderReadAs(
  page: string,
  { addresses, pages }: { readonly addresses: Addresses; readonly pages: number },
  renderName: (address: string) => Framed,
): Framed {
  const name = parseDocPath(page)
  const known = addresses.get(name) ?? []
  const others = known.filter((address) => address !== name)
  if (others.length === 0) return framed``
  const most = Math.max(1, Math.min(mostAddresses, Math.floor(mostListed / pages)))
  return framed`, ${others.length < known.length ? 'also ' : ''}read as ${joinNames(others.map(renderName), most)}`
}

/** ` on /es/a and /a`; empty where all read the page itself, unless that is to be named. */
export function renderPlace(entries: readonly FeedbackEntry[], delimiter: string, isNamed: boolean): Framed {
  const hasOthers = entries.some(({ path }) => parseAddress(path) !== parseDocPath(path))
  if (!isNamed && !hasOthers) return framed``
  const names = [...new Set(entries.map(({ path }) => parseAddress(path)))].map((name) => codePage(name, delimiter))
  return framed` on ${joinNames(names, mostAddresses)}`
}

export function codePage(name: string, delimiter: string): Framed {
  return codeName(name, delimiter, 120)
}

function joinNames(names: readonly Framed[], most: number): Framed {
  const shown = names.length > most ? [...names.slice(0, most), framed`${names.length - most} more`] : names
  const last = shown.at(-1) ?? framed``
  return shown.length < 2 ? last : framed`${joinFramed(shown.slice(0, -1))} and ${last}`
}

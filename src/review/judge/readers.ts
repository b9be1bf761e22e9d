// Finds the readers' entries that something new comes from, even if it was disguised.
import { cleanText } from '../../text/unicode/clean.ts'
import type { ReaderEntry } from './result.ts'

export interface Readers {
  readonly find: (text: string) => readonly string[]
  /** Entries that contain the name, or a word of it or its owner that the repository does not have. */
  readonly findName: (name: string, owner: string | undefined, isOwn: (word: string) => boolean) => readonly string[]
}

interface Indexed {
  readonly id: string
  readonly text: string
  readonly dense: string
}

export function plainOf(text: string): string {
  return cleanText(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/h(?:xx|\*\*|tt)p(s?)(?:\[:\]|:|\(:\))(?:\/\/|\[\/\/\])/g, 'http$1://')
    .replace(/\s{0,3}[[({]\s{0,3}(?:\.|dot|punkt|punto)\s{0,3}[\])}]\s{0,3}/g, '.')
    .replace(/[\\*`]|<\/?[a-z][^<>\n]{0,200}>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const mostLookups = 2_000
const longest = 2_000
const shortest = 6
const shortestName = 4

export function indexReaders(readers: readonly ReaderEntry[] | undefined): Readers {
  const entries: Indexed[] = (readers ?? []).map(({ id, text }) => {
    const plain = plainOf(text)
    return { id, text: plain, dense: denseOf(plain) }
  })
  const found = new Map<string, readonly string[]>()
  const search = (wanted: string): readonly string[] => {
    const dense = denseOf(wanted)
    return entries
      .filter(({ text, dense: all }) => hasPhrase(text, wanted) || (dense.length >= shortest && all.includes(dense)))
      .map(({ id }) => id)
  }
  const find = (text: string): readonly string[] => {
    const wanted = entries.length === 0 ? '' : plainOf(text.slice(0, longest))
    if (wanted === '') return []
    const ids = found.get(wanted) ?? (found.size < mostLookups ? search(wanted) : [])
    if (found.size < mostLookups) found.set(wanted, ids)
    return ids
  }
  const findName: Readers['findName'] = (name, owner, isOwn) => {
    const whole = find(name)
    if (whole.length > 0) return whole
    const parts = `${name} ${owner ?? ''}`
      .split(/[^\p{L}\p{N}_-]+/u)
      .filter((part) => part.length >= shortestName && !isOwn(part))
    return [...new Set(parts.flatMap(find))].sort()
  }
  return { find, findName }
}

function denseOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

const mostTries = 1_000

function hasPhrase(text: string, wanted: string): boolean {
  const isOpen = (character: string | undefined): boolean => !/[\p{L}\p{N}_-]/u.test(character ?? ' ')
  let at = text.indexOf(wanted)
  for (let tries = 0; at >= 0 && tries < mostTries; tries += 1) {
    if (isOpen(text[at - 1]) && isOpen(text[at + wanted.length])) return true
    at = text.indexOf(wanted, at + 1)
  }
  return false
}

// Words that several readers used independently, and so may be shown (docs/clustering.md).
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { SafeText } from '../text/safe-text.ts'
import { sanitise } from '../text/sanitise.ts'
import { isHost, isKeyLike, maxPhrase, maxShared, toSharedWord } from '../text/shared-word.ts'
import { byCode } from './corpus.ts'
import { findPeople, type IsNamed, splitSigned } from './people.ts'
import { readContact } from './reader-copies.ts'
import { describePiece, isFaint, readWords, scanPieces, type Word } from './words.ts'

type FindWords = (ids: readonly string[]) => readonly SafeText[]

interface Remark {
  readonly entry: FeedbackEntry
  readonly tokens: readonly Token[]
}

const minReaders = 2
const maxCompared = 200
const maxSampled = 5_000
const weakest = 0.15
/** Comments added to each run, so that a small one is not overrated. */
const smallRun = 50
const covered = 0.4
const knownPlace = 0.5
const perWord = 0.25
/** Short remarks are more alike by chance. */
const nearCopy = 0.45
const short = { words: 5, nearCopy: 0.6 }
const excerpt = { words: 3, share: 0.8 }
const latin = /\p{sc=Latin}/u
const lookAlike = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}]/u

/**
 * @param entries whose words may be shown: new, neither filtered nor flagged
 * @param everybody whose names must not be shown
 */
export function createFindWords(entries: readonly FeedbackEntry[], everybody: Iterable<FeedbackEntry>): FindWords {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const remarks = new Map<string, Remark>()
  const read = (entry: FeedbackEntry): Remark => {
    const remark = remarks.get(entry.id) ?? { entry, tokens: readTokens(entry.comment ?? '') }
    remarks.set(entry.id, remark)
    return remark
  }
  let run: (Counts & { readonly isNamed: IsNamed }) | undefined
  return (ids) => {
    const own = ids
      .slice(0, maxCompared)
      .flatMap((id) => byId.get(id) ?? [])
      .map(read)
    const shared = own.length < minReaders ? [] : findShared(own.filter(isOfReader))
    if (shared.length === 0) return []
    run ??= {
      counts: countStems(sample(entries).map(read)),
      size: Math.min(entries.length, maxSampled),
      isNamed: findPeople(everybody),
    }
    const { isNamed, ...everywhere } = run
    const here = { counts: countStems(own), size: own.length }
    const places = listPlaces(own)
    const rated = shared.map((one) => ({ ...one, worth: rate(one, places, here, everywhere) }))
    return choose(rated.filter(({ worth, shown }) => worth > 0 && !isNamed(shown)))
  }
}

interface Counts {
  readonly counts: ReadonlyMap<number, number>
  readonly size: number
}

type Shared = ReturnType<typeof findShared>[number]

/** Independent of the order of arrival. */
function sample(entries: readonly FeedbackEntry[]): readonly FeedbackEntry[] {
  if (entries.length <= maxSampled) return entries
  const step = entries.length / maxSampled
  const ordered = entries.toSorted((a, b) => byCode(a.id, b.id))
  return Array.from({ length: maxSampled }, (_, index) => ordered[Math.floor(index * step)] as FeedbackEntry)
}

function listPlaces(remarks: readonly Remark[]): Set<number> {
  const names = new Set(remarks.map(({ entry }) => /([^/]+)\/*$/.exec(entry.path.split(/[?#]/)[0] ?? '')?.[1] ?? ''))
  const words = [...names].flatMap((name) => name.split(/[^\p{L}\p{N}]+/u))
  return new Set(words.flatMap(describePiece).map(({ stem }) => stem))
}

function countStems(remarks: readonly Remark[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { tokens } of remarks)
    for (const stem of new Set(tokens.map(({ stem }) => stem))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

function isOfReader({ entry, tokens }: Remark): boolean {
  return entry.source !== 'agent' && !tokens.some(({ surface }) => latin.test(surface) && lookAlike.test(surface))
}

/** Equal for remarks that may be by one person. Stricter than the count of readers, which only ranks. */
function findAuthors(remarks: readonly Remark[]): number[] {
  const authors = [...remarks.keys()]
  const said = remarks.map(({ tokens }) => readStems(tokens))
  const contacts = remarks.map(({ entry }) => readContact(entry))
  for (let at = 1; at < remarks.length; at += 1) {
    for (let before = 0; before < at; before += 1) {
      const [one, other] = [authors[before] as number, authors[at] as number]
      const isSame = contacts[at] !== '' && contacts[at] === contacts[before]
      if (one === other || !(isSame || isCopy(said[at] as Stems, said[before] as Stems))) continue
      for (let member = 0; member <= at; member += 1) if (authors[member] === other) authors[member] = one
    }
  }
  return authors
}

type Stems = ReadonlySet<number>

function readStems(tokens: readonly Token[]): Stems {
  return new Set(tokens.flatMap(({ kind, stem }) => (kind === 'number' ? [] : stem)))
}

function isCopy(a: Stems, b: Stems): boolean {
  const least = Math.min(a.size, b.size)
  const both = [...a].filter((stem) => b.has(stem)).length
  const share = both / (a.size + b.size - both)
  return (
    share >= (least < short.words ? short.nearCopy : nearCopy) ||
    (least >= excerpt.words && both >= excerpt.share * least)
  )
}

/** Without case and hyphens, but not by stem: two readers' words may share one. */
function findShared(remarks: readonly Remark[]) {
  const authors = findAuthors(remarks)
  const of = new Set(authors).size
  const found = new Map<string, { tokens: readonly Token[]; authors: Set<number>; spellings: Map<string, number> }>()
  for (const [index, { tokens }] of remarks.entries()) {
    for (const phrase of listPhrases(tokens)) {
      const key = phrase.text.toLowerCase().replaceAll('-', ' ')
      const one = found.get(key) ?? { tokens: phrase.tokens, authors: new Set(), spellings: new Map() }
      found.set(key, one)
      one.authors.add(authors[index] as number)
      if (countProper(phrase.tokens) > countProper(one.tokens)) one.tokens = phrase.tokens
      one.spellings.set(phrase.text, (one.spellings.get(phrase.text) ?? 0) + 1)
    }
  }
  return [...found.values()].flatMap(({ tokens, authors: own, spellings }) => {
    if (own.size < minReaders) return []
    const shown = toSharedWord(pickSpelling(spellings, tokens))
    return shown === undefined ? [] : [{ tokens, authors: own, of, shown }]
  })
}

function countProper(tokens: readonly Token[]): number {
  return tokens.filter(({ isProper }) => isProper).length
}

/** The most frequent, but no capital of a sentence start. */
function pickSpelling(spellings: ReadonlyMap<string, number>, tokens: readonly Token[]): string {
  const isLow = (text: string) => text === text.toLowerCase()
  const all = [...spellings.keys()]
  const fitting =
    tokens.some(({ isProper, kind }) => isProper || kind === 'name') || !all.some(isLow) ? all : all.filter(isLow)
  const count = (text: string) => spellings.get(text) ?? 0
  return fitting.toSorted((a, b) => count(b) - count(a) || byCode(a, b))[0] ?? ''
}

function rate({ tokens, authors, of }: Shared, places: ReadonlySet<number>, here: Counts, run: Counts): number {
  if (tokens.every(({ kind }) => kind === 'fault')) return 0
  const elsewhere = tokens.map(({ stem }) => {
    const others = (run.counts.get(stem) ?? 0) - (here.counts.get(stem) ?? 0)
    return (Math.max(0, others) + 1) / (Math.max(0, run.size - here.size) + smallRun)
  })
  const rarest = elsewhere.reduce((least, share) => Math.min(least, share))
  const weight =
    tokens.reduce((sum, token) => sum + weigh(token) * (places.has(token.stem) ? knownPlace : 1), 0) / tokens.length
  return authors.size * Math.log(1 + authors.size / of / rarest) * weight * (1 + perWord * (tokens.length - 1))
}

function weigh({ kind, surface, isProper }: Token): number {
  if (kind === 'number') return /\d{3}|\d\.\d/.test(surface) ? 0.8 : 0
  if (kind === 'fault') return 0.4
  if (kind === 'name' || isProper) return 1.5
  if (isFaint(surface)) return 0.3
  return /^[a-z]{3,}(?:ed|ing|ly)$/.test(surface) ? 0.6 : 1
}

function choose(rated: readonly (Shared & { readonly worth: number })[]): SafeText[] {
  const chosen: SafeText[] = []
  const told = new Set<number>()
  const strongest = rated.reduce((most, { worth }) => Math.max(most, worth), 0)
  let left = rated.filter(({ worth }) => worth >= strongest * weakest)
  const gain = ({ worth, authors }: (typeof rated)[number]) => {
    const news = [...authors].filter((author) => !told.has(author)).length / authors.size
    return worth * (covered + (1 - covered) * news)
  }
  while (left.length > 0 && chosen.length < maxShared) {
    const best = left.toSorted((a, b) => gain(b) - gain(a) || byCode(a.shown, b.shown))[0] as (typeof rated)[number]
    chosen.push(best.shown)
    for (const author of best.authors) told.add(author)
    const stems = new Set(best.tokens.map(({ stem }) => stem))
    left = left.filter(({ tokens }) => !tokens.some(({ stem }) => stems.has(stem)))
  }
  return chosen
}

const rude = new Set(readWords('rude'))

interface Token extends Pick<Word, 'kind' | 'stem'> {
  readonly surface: string
  /** Not only at a sentence start or in shouting. */
  readonly isProper: boolean
  readonly gap: ' ' | '-' | undefined
}

/** Mentions, references, addresses, paths, redactions. */
const unsaid = /[@#\\[\]]|:\/\/|^(?:www\.|[~.]{0,2}\/)|\/.*\/|\b(?:home|users?|usr|profiles?|documents|desktop)\//iu
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu
const wall = ' | '
const unspaced = /^[\p{sc=Han}々\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const grammar = /^\p{sc=Hiragana}+$/u
const elided = /^(?:[a-z]|qu)['’](?=\p{L}{2})|['’]s$/giu
const endOfSentence = /[.!?:\n]/
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

function readTokens(comment: string): Token[] {
  const text = showSaid(splitSigned(sanitise(comment)).said)
  const isLoud = text === text.toUpperCase()
  const tokens: Token[] = []
  let [end, isOpen, isStart] = [0, false, true]
  for (const piece of scanPieces(text)) {
    const at = text.indexOf(piece, end)
    const between = text.slice(end, at)
    end = at + piece.length
    const gap = isOpen && (between === ' ' || between === '-') ? between : undefined
    isStart ||= endOfSentence.test(between)
    const found = unspaced.test(piece) ? cutPiece(piece) : readPiece(piece, gap, isLoud || isStart)
    for (const token of found) tokens.push(token)
    isOpen = found.length === 1
    isStart = false
  }
  return tokens
}

function showSaid(text: string): string {
  const runs = text.normalize('NFKC').split(/(\s+)/u)
  return runs.map((run) => (isUnsaid(run) ? wall : run)).join('')
}

function isUnsaid(run: string): boolean {
  const bare = run.replace(edges, '')
  return unsaid.test(run) || isHost(bare) || isKeyLike(bare)
}

function readPiece(piece: string, gap: Token['gap'], isBegun: boolean): Token[] {
  if (rude.has(piece.toLowerCase())) return []
  const [word, ...others] = describePiece(piece).map(toToken)
  if (word === undefined || others.length > 0) return word === undefined ? [] : [word, ...others]
  const surface = word.kind === 'name' ? word.surface : piece.replace(elided, '')
  const isProper = /^\p{Lu}/u.test(surface) && (!isBegun || /^\p{Lu}{2,5}$/u.test(surface))
  return [{ ...word, surface, isProper, gap }]
}

const toToken = ({ surface, kind, stem }: Word): Token => ({ surface, kind, stem, isProper: false, gap: undefined })

/** By a dictionary; unknown words into pairs. Hiragana alone is mostly grammar. */
function cutPiece(piece: string): Token[] {
  const segments = [...segmenter.segment(piece)].map(({ segment }) => segment)
  const pairs = segments.map((segment, at) => `${segments[at - 1]}${segment}`).filter((pair) => pair.length === 2)
  const words = [...segments.filter(({ length }) => length > 1), ...pairs].filter((word) => !grammar.test(word))
  return words.flatMap((surface) =>
    describePiece(surface)
      .slice(0, 1)
      .map((word) => ({ ...toToken(word), surface })),
  )
}

interface Phrase {
  readonly text: string
  readonly tokens: readonly Token[]
}

function listPhrases(tokens: readonly Token[]): Phrase[] {
  const phrases: Phrase[] = []
  for (let from = 0; from < tokens.length; from += 1) {
    let text = ''
    for (let at = from; at < Math.min(tokens.length, from + maxPhrase); at += 1) {
      const { gap, surface } = tokens[at] as Token
      if (at > from && gap === undefined) break
      text += at === from ? surface : `${gap}${surface}`
      phrases.push({ text, tokens: tokens.slice(from, at + 1) })
    }
  }
  return phrases
}

// Words that several readers used, and so may be shown (docs/clustering.md).
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { readPage } from '../pages/entry.ts'
import { findPeople, type IsNamed, splitSigned } from '../text/redaction/people.ts'
import type { SafeText } from '../text/safe-text.ts'
import { sanitise } from '../text/sanitise.ts'
import { isHost, isKeyLike, maxPhrase, maxShared, mixesScripts, toSharedWord } from '../text/shared-word.ts'
import { byCode } from './corpus.ts'
import { readContact } from './reader-copies.ts'
import { describePiece, isFaint, readWords, scanPieces, type Word } from './words.ts'

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

/**
 * @param everybody whose names must not be shown, by id
 * @param isFiltered whose words must not be shown, even if sent
 */
export function createFindWords(
  entries: readonly FeedbackEntry[],
  everybody: ReadonlyMap<string, FeedbackEntry>,
  isFiltered: (id: string) => boolean,
) {
  const read = (entry: FeedbackEntry): Remark => ({ entry, tokens: readTokens(entry.comment ?? '') })
  let run: Readonly<{ counts: Counts; size: number; isNamed: IsNamed }> | undefined
  return (ids: readonly string[]): SafeText[] => {
    const own = ids
      .slice(0, maxCompared)
      .flatMap((id) => (isFiltered(id) ? [] : (everybody.get(id) ?? [])))
      .map(read)
    const shared = own.length < minReaders ? [] : findShared(own.filter(isOfReader))
    if (shared.length === 0) return []
    run ??= readRun()
    const { counts, size, isNamed } = run
    const here = countStems(own)
    const places = listPlaces(own)
    const shareOf = (stem: number) => {
      const others = (counts.get(stem) ?? 0) - (here.get(stem) ?? 0)
      return (Math.max(0, others) + 1) / (Math.max(0, size - own.length) + smallRun)
    }
    const rated = shared.map((one) => ({ ...one, worth: rate(one, places, shareOf) }))
    return choose(rated.filter(({ worth, shown }) => worth > 0 && !isNamed(shown)))
  }

  function readRun() {
    const shown = entries.filter(({ id }) => !isFiltered(id))
    const step = Math.ceil(shown.length / maxSampled)
    const ordered = step > 1 ? shown.toSorted((a, b) => byCode(a.id, b.id)) : shown
    const sample = ordered.filter((_, index) => index % step === 0)
    const counts = countStems(sample.values().map(read))
    return { counts, size: sample.length, isNamed: findPeople(everybody.values().map(toWriter)) }
  }
}

/** A hidden name is still somebody's. */
function toWriter(entry: FeedbackEntry) {
  const comment = entry.comment ?? ''
  return { texts: [sanitise(comment), comment], contact: entry.source === 'contextual' ? entry.contact : undefined }
}

type Counts = ReadonlyMap<number, number>
type Shared = ReturnType<typeof findShared>[number]

function listPlaces(remarks: readonly Remark[]) {
  const names = remarks.map(({ entry }) => readPage(entry).replace(/^.*\//s, ''))
  const words = names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u))
  return new Set(words.flatMap(describePiece).map(({ stem }) => stem))
}

function countStems(remarks: Iterable<Remark>) {
  const counts = new Map<number, number>()
  for (const { tokens } of remarks)
    for (const stem of new Set(tokens.map(({ stem }) => stem))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

function isOfReader({ entry, tokens }: Remark) {
  return entry.source !== 'agent' && !tokens.some(({ surface }) => mixesScripts(surface))
}

/** Equal for remarks that may be by one person. Stricter than the count of readers, which only ranks. */
function findAuthors(remarks: readonly Remark[]) {
  const speeches = remarks.map(({ entry, tokens }, author) => {
    const words = tokens.filter(({ kind }) => kind !== 'number')
    return { contact: readContact(entry), stems: new Set(words.map(({ stem }) => stem)), author }
  })
  for (const [at, one] of speeches.entries())
    for (const other of speeches.slice(0, at)) {
      const { author, contact, stems } = one
      const isSame = contact !== '' && contact === other.contact
      if (author === other.author || !(isSame || isCopy(stems, other.stems))) continue
      for (const each of speeches) if (each.author === author) each.author = other.author
    }
  return speeches.map(({ author }) => author)
}

/** Called for each pair: sets in common would fill the memory. */
function isCopy(a: ReadonlySet<number>, b: ReadonlySet<number>) {
  const least = Math.min(a.size, b.size)
  let both = 0
  for (const stem of a) if (b.has(stem)) both += 1
  if (least >= excerpt.words && both >= excerpt.share * least) return true
  return both > 0 && both >= (least < short.words ? short.nearCopy : nearCopy) * (a.size + b.size - both)
}

/** Without case and hyphens, but not by stem: two readers' words may share one. */
function findShared(remarks: readonly Remark[]) {
  const authors = findAuthors(remarks)
  const of = new Set(authors).size
  const found = new Map<string, { tokens: readonly Token[]; authors: Set<number>; spellings: Map<string, number> }>()
  for (const [index, { tokens }] of remarks.entries()) {
    for (const { text, tokens: own } of listPhrases(tokens)) {
      const key = fold(text)
      const one = found.get(key) ?? { tokens: own, authors: new Set(), spellings: new Map() }
      found.set(key, one)
      one.authors.add(authors[index] as number)
      if (countProper(own) > countProper(one.tokens)) one.tokens = own
      one.spellings.set(text, (one.spellings.get(text) ?? 0) + 1)
    }
  }
  return [...found.values()].flatMap(({ tokens, authors: own, spellings }) => {
    if (own.size < minReaders) return []
    const shown = toSharedWord(pickSpelling(spellings, tokens))
    return shown === undefined ? [] : [{ tokens, authors: own, of, shown }]
  })
}

const fold = (text: string) => text.toLowerCase().replaceAll('-', ' ')

function countProper(tokens: readonly Token[]) {
  return tokens.filter(({ isProper }) => isProper).length
}

/** The most frequent, but no capital of a sentence start. */
function pickSpelling(spellings: ReadonlyMap<string, number>, tokens: readonly Token[]) {
  const isLow = (text: string) => text === text.toLowerCase()
  const all = [...spellings.keys()]
  const fitting =
    tokens.some(({ isProper, kind }) => isProper || kind === 'name') || !all.some(isLow) ? all : all.filter(isLow)
  const count = (text: string) => spellings.get(text) ?? 0
  return fitting.toSorted((a, b) => count(b) - count(a) || byCode(a, b))[0] ?? ''
}

function rate({ tokens, authors, of }: Shared, places: ReadonlySet<number>, shareOf: (stem: number) => number) {
  if (tokens.every(({ kind }) => kind === 'fault')) return 0
  const rarest = tokens.map(({ stem }) => shareOf(stem)).reduce((a, b) => Math.min(a, b))
  const weights = tokens.map((token) => weigh(token) * (places.has(token.stem) ? knownPlace : 1))
  const weight = weights.reduce((sum, one) => sum + one) / tokens.length
  return authors.size * Math.log(1 + authors.size / of / rarest) * weight * (1 + perWord * (tokens.length - 1))
}

function weigh({ kind, surface, isProper }: Token) {
  if (kind === 'number') return /\d{3}|\d\.\d/.test(surface) ? 0.8 : 0
  if (kind === 'fault') return 0.4
  if (kind === 'name' || isProper) return 1.5
  if (isFaint(surface)) return 0.3
  return /^[a-z]{3,}(?:ed|ing|ly)$/.test(surface) ? 0.6 : 1
}

function choose(rated: readonly (Shared & { readonly worth: number })[]) {
  const chosen: SafeText[] = []
  const told = new Set<number>()
  const strongest = rated.reduce((most, { worth }) => Math.max(most, worth), 0)
  let left = rated.filter(({ worth }) => worth >= strongest * weakest)
  const gain = ({ worth, authors }: (typeof rated)[number]) =>
    worth * (covered + (1 - covered) * (authors.difference(told).size / authors.size))
  while (left.length > 0 && chosen.length < maxShared) {
    const best = left.reduce((a, b) => ((gain(b) - gain(a) || byCode(a.shown, b.shown)) > 0 ? b : a))
    chosen.push(best.shown)
    for (const author of best.authors) told.add(author)
    const stems = new Set(best.tokens.map(({ stem }) => stem))
    left = left.filter(({ tokens }) => tokens.every(({ stem }) => !stems.has(stem)))
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
const unspaced = /^[\p{sc=Han}々\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const grammar = /^\p{sc=Hiragana}+$/u
const elided = /^(?:[a-z]|qu)['’](?=\p{L}{2})|['’]s$/giu
const endOfSentence = /[.!?:\n]/
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

function readTokens(comment: string) {
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

function showSaid(text: string) {
  return text.normalize('NFKC').replace(/\S+/gu, (run) => {
    const bare = run.replace(edges, '')
    return unsaid.test(run) || isHost(bare) || isKeyLike(bare) ? ' | ' : run
  })
}

function readPiece(piece: string, gap: Token['gap'], isBegun: boolean) {
  if (rude.has(piece.toLowerCase())) return []
  const words = describePiece(piece)
  return words.map((word) => {
    if (words.length > 1) return toToken(word)
    const surface = word.kind === 'name' ? word.surface : piece.replace(elided, '')
    const isProper = /^\p{Lu}/u.test(surface) && (!isBegun || /^\p{Lu}{2,5}$/u.test(surface))
    return { ...toToken(word, surface), isProper, gap }
  })
}

const toToken = ({ surface, kind, stem }: Word, shown = surface): Token => {
  return { surface: shown, kind, stem, isProper: false, gap: undefined }
}

/** By a dictionary; unknown words into pairs. Hiragana alone is mostly grammar. */
function cutPiece(piece: string) {
  const segments = [...segmenter.segment(piece)].map(({ segment }) => segment)
  const pairs = segments
    .slice(1)
    .map((segment, at) => `${segments[at]}${segment}`)
    .filter((pair) => pair.length === 2)
  const words = [...segments.filter(({ length }) => length > 1), ...pairs].filter((word) => !grammar.test(word))
  return words.flatMap((shown) => {
    const [word] = describePiece(shown)
    return word ? toToken(word, shown) : []
  })
}

function* listPhrases(tokens: readonly Token[]) {
  for (const from of tokens.keys()) {
    let text = ''
    for (const [before, token] of tokens.slice(from, from + maxPhrase).entries()) {
      const { gap, surface } = token
      if (before > 0 && gap === undefined) break
      text += before > 0 ? `${gap}${surface}` : surface
      yield { text, tokens: tokens.slice(from, from + before + 1) }
    }
  }
}

// A comment in its reader's spelling: its distinctive words, and the short phrases they form.
import { sanitise } from '../text/sanitise.ts'
import { isHost, isKeyLike, longestPhrase } from '../text/shared-word.ts'
import { splitSigned } from './people.ts'
import { describePiece, readWords, scanPieces, type Word } from './words.ts'

const faint = new Set(readWords('faint'))
const rude = new Set(readWords('rude'))

export const isFaint = (surface: string) => faint.has(surface.toLowerCase())

export interface Token extends Pick<Word, 'kind' | 'stem'> {
  readonly surface: string
  /** Its capital comes neither from a sentence start nor from shouting. */
  readonly isProper: boolean
  /** Before it, if it can form a phrase with the previous token. */
  readonly gap: ' ' | '-' | undefined
}

/** Of a mention, reference, address or path, or next to something redacted: no part of it is ever shown. */
const unsaid = /[@#\\[\]]|:\/\/|^(?:www\.|[~.]{0,2}\/)|\/.*\/|\b(?:home|users?|usr|profiles?|documents|desktop)\//iu
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu
/** Separates words that do not form a phrase. */
const wall = ' | '
const unspaced = /^[\p{sc=Han}々\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const grammar = /^\p{sc=Hiragana}+$/u
const elided = /^(?:[a-z]|qu)['’](?=\p{L}{2})|['’]s$/giu
const endOfSentence = /[.!?:\n]/
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

export function readTokens(comment: string): Token[] {
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
  const words = rude.has(piece.toLowerCase()) ? [] : describePiece(piece)
  return words.map(({ kind, stem, surface }) => {
    if (words.length > 1) return { surface, kind, stem, isProper: false, gap: undefined }
    const written = kind === 'name' ? surface : piece.replace(elided, '')
    const isProper = /^\p{Lu}/u.test(written) && (!isBegun || /^\p{Lu}{2,5}$/u.test(written))
    return { surface: written, kind, stem, isProper, gap }
  })
}

/** By a dictionary, and unknown words into pairs. Hiragana alone is mostly grammar. */
function cutPiece(piece: string): Token[] {
  const segments = [...segmenter.segment(piece)].map(({ segment }) => segment)
  const pairs = segments.map((segment, at) => `${segments[at - 1]}${segment}`).filter((pair) => pair.length === 2)
  const words = [...segments.filter(({ length }) => length > 1), ...pairs].filter((word) => !grammar.test(word))
  return words.flatMap((surface) => {
    const [word] = describePiece(surface)
    return word === undefined ? [] : [{ surface, kind: word.kind, stem: word.stem, isProper: false, gap: undefined }]
  })
}

interface Phrase {
  readonly text: string
  readonly tokens: readonly Token[]
}

export function listPhrases(tokens: readonly Token[]): Phrase[] {
  const phrases: Phrase[] = []
  for (let from = 0; from < tokens.length; from += 1) {
    let text = ''
    for (let at = from; at < Math.min(tokens.length, from + longestPhrase); at += 1) {
      const { gap, surface } = tokens[at] as Token
      if (at > from && gap === undefined) break
      text += at === from ? surface : `${gap}${surface}`
      phrases.push({ text, tokens: tokens.slice(from, at + 1) })
    }
  }
  return phrases
}

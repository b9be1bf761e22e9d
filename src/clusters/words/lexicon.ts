// Every different word of all comments once, and the comments as numbers of words.
import { describePiece } from './describe-piece.ts'
import { classify, scanWords } from './scan-words.ts'
import type { Word } from './word.ts'

/** In UTF-16 units: enough of a comment to tell what it is about. */
const longestCompared = 4_000

/** Words by number, and the words of each comment as numbers, in one long list: a million comments must fit into memory. */
export interface Lexicon {
  readonly words: readonly Word[]
  /** The words of comment `i` are `ids[start[i]]` up to `ids[start[i + 1]]`, in their order. */
  readonly start: Uint32Array
  readonly ids: Uint32Array
}

/** Comments are read when they are needed: a million of them are not held twice. */
export interface Comments {
  readonly length: number
  readonly read: (row: number) => string
}

/** Reads comments in the order given; numbers depend on it, results must not. */
export function readComments(comments: Comments): Lexicon {
  const words: Word[] = []
  const known = new Map<string, readonly number[]>()
  const start = new Uint32Array(comments.length + 1)
  let ids = new Uint32Array(Math.max(64, comments.length * 16))
  let size = 0
  for (let row = 0; row < comments.length; row += 1) {
    for (const piece of scanWords(normalise(comments.read(row)))) {
      let found = known.get(piece)
      if (found === undefined) {
        const spelled = spell(piece)
        found =
          known.get(spelled) ?? describePiece(spelled).map((word) => words.push({ ...word, id: words.length }) - 1)
        known.set(piece, found).set(spelled, found)
      }
      for (const id of found) {
        if (size === ids.length) ids = grow(ids)
        ids[size++] = id
      }
    }
    start[row + 1] = size
  }
  return { words, start, ids: ids.slice(0, size) }
}

function grow(ids: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(ids.length * 2)
  larger.set(ids)
  return larger
}

const ascii = /^[\t\n\r -~]*$/

function normalise(comment: string): string {
  const text = comment.length > longestCompared ? comment.slice(0, longestCompared) : comment
  return ascii.test(text) ? text : text.normalize('NFKC')
}

/** A word is the same in capitals; a name (`maxRetries`, `MAX_RETRIES`) is told apart by them. */
function spell(piece: string): string {
  return piece !== 'Go' && classify(piece) === 'word' ? piece.toLowerCase() : piece
}

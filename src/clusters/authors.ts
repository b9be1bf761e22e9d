// Which remarks may be by one person: before words are shown to all, one person must not count as two.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { readContact } from './reader-copies.ts'
import type { Token } from './wording.ts'

export interface Remark {
  readonly entry: FeedbackEntry
  readonly tokens: readonly Token[]
}

/** Remarks with at least this share of common words count as one person's, even with different contacts. */
const nearCopy = 0.45
/** The share for remarks with fewer words, which resemble each other more often by chance. */
const short = { words: 5, nearCopy: 0.6 }
/** A copied passage: this share of the shorter remark's words, if it has at least this many. */
const excerpt = { words: 3, share: 0.8 }
const latin = /\p{sc=Latin}/u
const lookAlike = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}]/u

/** Whether a remark is not an agent's and has no words made of look-alike letters. */
export function isOfReader({ entry, tokens }: Remark): boolean {
  return entry.source !== 'agent' && !tokens.some(({ surface }) => latin.test(surface) && lookAlike.test(surface))
}

/** A number per remark, equal if they may be by one person. Stricter than the count of readers, which is only for ranking. */
export function findAuthors(remarks: readonly Remark[]): number[] {
  const authors = [...remarks.keys()]
  const said = remarks.map(
    ({ tokens }) => new Set(tokens.filter(({ kind }) => kind !== 'number').map(({ stem }) => stem)),
  )
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

function isCopy(a: Stems, b: Stems): boolean {
  const least = Math.min(a.size, b.size)
  const both = [...a].filter((stem) => b.has(stem)).length
  const share = both / (a.size + b.size - both)
  return (
    share >= (least < short.words ? short.nearCopy : nearCopy) ||
    (least >= excerpt.words && both >= excerpt.share * least)
  )
}

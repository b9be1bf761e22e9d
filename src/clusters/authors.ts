// Which remarks may be by one person: where readers' words are shown, one voice must not pass for two.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { Token } from './wording.ts'

export interface Remark {
  readonly entry: FeedbackEntry
  readonly tokens: readonly Token[]
}

/** Share of words that two remarks have in common, from which they count as one person's, whatever contacts they give. */
const nearCopy = 0.45
/** The same for remarks with fewer words, which are alike more often by chance. */
const short = { words: 5, nearCopy: 0.6 }
/** Share of the shorter remark's words, if it has this many: a copied passage. */
const excerpt = { words: 3, share: 0.8 }
const latin = /\p{sc=Latin}/u
const lookAlike = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}]/u

/** Not an agent's, and without words made of look-alike letters. */
export function isOfReader({ entry, tokens }: Remark): boolean {
  return entry.source !== 'agent' && !tokens.some(({ surface }) => latin.test(surface) && lookAlike.test(surface))
}

/** A number for each remark, the same for all that may be by one person. Stricter than the count of readers, which is only for ranking. */
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

/** The mailbox, without its tag. */
function readContact(entry: FeedbackEntry): string {
  const contact = entry.source === 'contextual' ? (entry.contact ?? '') : ''
  return contact
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
}

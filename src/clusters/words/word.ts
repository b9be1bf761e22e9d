// A word with all that is compared of it.
export type WordKind = 'word' | 'faint' | 'stop' | 'name' | 'number'

export interface Word {
  readonly id: number
  /** As it is shown. */
  readonly surface: string
  /** Short words only, and nothing that might be a key or an address. */
  readonly isShowable: boolean
  readonly kind: WordKind
  /** 32 bits of what is compared: a stem, or a name or number as it stands. */
  readonly stem: number
  /** 32 bits of each run of four characters, the word's bounds included. */
  readonly grams: readonly number[]
  /** Stems of the words that a name is made of. */
  readonly parts: readonly number[]
  /** What it means in any of the languages known here. */
  readonly concepts: readonly number[]
  /** Says that something is wrong, not what: it must not bring two pages together. */
  readonly isFault: boolean
  /** Numbers of the languages that it speaks for. */
  readonly languages: readonly number[]
  /** Code of a term that excludes others (`set * 64 + term`), or -1. */
  readonly contrast: number
}

export type NewWord = Omit<Word, 'id'>

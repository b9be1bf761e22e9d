// What an option of the command line is, and the forms that values have.
import { parseInstant } from '../data/instant.ts'

export interface Option {
  /** What stands for the value in the help; a switch has none. */
  readonly value?: string
  readonly about: string
  /** Shown in the help, and used when nothing is given. */
  readonly fallback?: string
  /** What a value has to be, as in "must be …". Needed with `accepts`. */
  readonly rule?: string
  accepts?(text: string): boolean
}

export const isOneOf = (words: readonly string[]) => (text: string) => words.includes(text)
export const isList = (words: readonly string[]) => (text: string) => text.split(',').every(isOneOf(words))
export const isInstant = (text: string) => parseInstant(text) !== null
/** From 1 on, unless it says otherwise. */
export const isCount =
  (most: number, least = 1) =>
  (text: string) =>
    /^(0|[1-9]\d{0,9})$/.test(text) && Number(text) >= least && Number(text) <= most

/**
 * Sites whose pages may send feedback.
 *
 * @returns none for `none`; undefined: one of them is not as browsers send it
 */
export function parseOrigins(text: string): readonly string[] | undefined {
  if (text === 'none') return []
  const origins = text.split(',').map((origin) => origin.trim())
  return origins.every(isOrigin) ? [...new Set(origins)] : undefined
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

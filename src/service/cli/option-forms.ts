// Forms that values of options have.
import { parseInstant } from '../data/instant.ts'

export const isOneOf = (words: readonly string[]) => (text: string) => words.includes(text)
export const isList = (words: readonly string[]) => (text: string) => text.split(',').every(isOneOf(words))
export const isInstant = (text: string) => parseInstant(text) !== null
/** From 1 on, unless it says otherwise. */
export const isCount =
  (most: number, least = 1) =>
  (text: string) =>
    /^(0|[1-9]\d{0,9})$/.test(text) && Number(text) >= least && Number(text) <= most

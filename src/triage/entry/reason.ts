// Why an entry is filtered out: stored codes, in words.
import { safe } from '../../text/safe-text.ts'

/** For good: no page change could answer it. */
export const filters = {
  'links-only': safe`links only`,
  'no-usable-text': safe`no usable text`,
  'test-submission': safe`test submission`,
  'placeholder-text': safe`placeholder text`,
  advertising: safe`advertising or spam`,
  'support-request': safe`support request (account, billing or order)`,
  'praise-only': safe`praise only`,
} as const
export type FilterCode = keyof typeof filters

/** A person may read it and have it sent. */
export const flags = {
  'hidden-instructions': safe`hidden instructions`,
  'hidden-text': safe`hidden text`,
  'disguised-instructions': safe`disguised instructions`,
  'encoded-instructions': safe`encoded instructions`,
  oversized: safe`too long to check`,
  'instructions-in-names': safe`instructions in a path, file name or code`,
  'forged-message': safe`forged role marker`,
  'forged-end': safe`forged end of the quoted feedback`,
  order: safe`reads like a command`,
} as const
export type FlagCode = keyof typeof flags

export type ReasonCode = FilterCode | FlagCode

export const isFlagged = (code: string): code is FlagCode => Object.hasOwn(flags, code)

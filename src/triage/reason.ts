// Why an entry is filtered out: codes, which are stored and counted; the report has their sentences.
import { type InjectionCode, injectionCodes } from './injection/codes.ts'

/** Filtered out for good: nothing in it that a change of a page could answer. */
export const filterCodes = [
  'links-only',
  'no-usable-text',
  'test-submission',
  'placeholder-text',
  'advertising',
  'support-request',
  'praise-only',
] as const
export type FilterCode = (typeof filterCodes)[number]

/** Flagged as possible prompt injection: a person may read it and have it sent. */
export const flagCodes = injectionCodes
export type FlagCode = InjectionCode

export type ReasonCode = FilterCode | FlagCode

const flags: ReadonlySet<string> = new Set(flagCodes)

export function isFlagged(code: ReasonCode): code is FlagCode {
  return flags.has(code)
}

// Why an entry is filtered out: stored codes.

/** For good: no page change could answer it. */
export type FilterCode =
  | 'links-only'
  | 'no-usable-text'
  | 'test-submission'
  | 'placeholder-text'
  | 'advertising'
  | 'support-request'
  | 'praise-only'

/** A person may read it and have it sent. */
export const flagCodes = [
  'oversized',
  'hidden-instructions',
  'hidden-text',
  'disguised-instructions',
  'encoded-instructions',
  'instructions-in-names',
  'forged-message',
  'forged-end',
  'order',
] as const
export type FlagCode = (typeof flagCodes)[number]

export type ReasonCode = FilterCode | FlagCode

const flags: ReadonlySet<string> = new Set(flagCodes)

export function isFlagged(code: string): code is FlagCode {
  return flags.has(code)
}

// Why an entry is done with, or was filtered out: stored codes, in words.
import { z } from 'zod'
import { codesOf } from '../ledger/fields.ts'
import { safe } from '../text/safe-text.ts'

/** For good: no page change could answer it. */
const filters = {
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
const flags = {
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
type FlagCode = keyof typeof flags
export const flagCodes = codesOf(flags)

export type ReasonCode = FilterCode | FlagCode

const counted = {
  ...filters,
  other: safe`filtered out by another version of the Action`,
  'given-up': safe`given up: every attempt failed`,
  dismissed: safe`dismissed on the tracking issue`,
  outgrown: safe`grew older than \`max-age\` while queued`,
  'set-aside': safe`set aside on the tracking issue`,
} as const

export const countedCodes = z.enum([...codesOf(counted), ...flagCodes])
export type CountedReason = z.output<typeof countedCodes>
export type FilterReason = Exclude<CountedReason, 'given-up'>

export const parseCounted = (code: string): CountedReason => countedCodes.catch('other').parse(code)

export const isFlagged = (code: string): code is FlagCode => Object.hasOwn(flags, code)

export function describeFiltered(code: CountedReason) {
  return isFlagged(code) ? safe`possible prompt injection: ${flags[code]}` : counted[code]
}

// Why an entry is done with, or was filtered out, in words.
import { z } from 'zod'
import { codesOf } from '../ledger/fields.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { filters, flags, isFlagged } from './entry/reason.ts'

const injection = safe`possible prompt injection: `
const counted = {
  ...filters,
  other: safe`filtered out by another version of the Action`,
  'given-up': safe`given up: every attempt failed`,
  dismissed: safe`dismissed on the tracking issue`,
  outgrown: safe`grew older than \`max-age\` while queued`,
  'set-aside': safe`set aside on the tracking issue`,
} as const

export const flagCodes = codesOf(flags)
export const countedCodes = z.enum([...codesOf(counted), ...flagCodes])
export type CountedReason = z.output<typeof countedCodes>
export type FilterReason = Exclude<CountedReason, 'given-up'>

export const parseCounted = (code: string): CountedReason => countedCodes.catch('other').parse(code)

export function describeFiltered(code: CountedReason): SafeText {
  return isFlagged(code) ? safe`${injection}${flags[code]}` : counted[code]
}

export const isInjection = (reason: string): boolean => reason.startsWith(injection)

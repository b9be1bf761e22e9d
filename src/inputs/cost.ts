// What a job costs, as people write it: a number and any unit.
import { safe } from '../text/safe-text.ts'
import { form } from './forms.ts'

export interface JobCost {
  readonly amount: number
  /** Decimals in the amount as written: a sum has as many. */
  readonly decimals: number
  /** As it was written, so it must be made safe before it is shown. */
  readonly unit: string
  /** As in `$0.50`. */
  readonly isUnitFirst: boolean
}

const after = /^(\d{1,7}(?:\.\d{1,4})?) ?([^\d\s\p{Cc}.,-][^\p{Cc}]{0,29})$/u
const before = /^([^\d\s\p{Cc}.,-][^\d\p{Cc}]{0,9}?) ?(\d{1,7}(?:\.\d{1,4})?)$/u

export const parseJobCost = form((text): JobCost | null | undefined => {
  if (text === '') return null
  const [, ...follows] = after.exec(text) ?? []
  const [, ...leads] = before.exec(text) ?? []
  const [number, unit] = follows.length > 0 ? follows : leads.toReversed()
  if (number === undefined || unit === undefined) return undefined
  const decimals = number.split('.')[1]?.length ?? 0
  return { amount: Number(number), decimals, unit, isUnitFirst: follows.length === 0 }
}, safe`must be a number and a unit such as \`0.5 USD\` or \`3 credits\`, with a point before decimals`)

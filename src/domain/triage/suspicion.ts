// Which reasons mean a possible attack: what a person may read and release. Noise, spam and praise are set aside for good.
import { attackRules, hidingRules } from './rules.ts'

const suspicions: ReadonlySet<string> = new Set([...hidingRules, ...attackRules].map(({ reason }) => reason))

export function isSuspicion(reason: string): boolean {
  return suspicions.has(reason)
}

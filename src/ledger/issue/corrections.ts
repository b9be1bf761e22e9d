// Topics that a person has corrected, in a form that later runs recognise even after their first entries are gone.
import { type Advance, applied } from '../fixes/change.ts'
import type { Ledger } from '../records/ledger.ts'
import type { Anchored } from '../records/tick.ts'

export const correctionRules = {
  'corrections-resolved': (ledger: Ledger, { resolved }: { resolved: readonly Anchored[] }): Advance => {
    const known = new Map(resolved.map((side) => [side.anchor, side]))
    const resolve = (side: Anchored): Anchored => (side.pages === undefined ? (known.get(side.anchor) ?? side) : side)
    const before = ledger.corrections ?? []
    const corrections = before.map(({ kind, a, b }) => ({ kind, a: resolve(a), ...(b && { b: resolve(b) }) }))
    const isNew = corrections.some(({ a, b }, at) => a !== before[at]?.a || b !== before[at]?.b)
    return isNew ? applied({ ...ledger, corrections }) : 'known'
  },
}

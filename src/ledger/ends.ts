// What ended an entry, as the shards record it: a fix, a reason for setting it aside, or a person who takes that back.
import { safe } from '../text/safe-text.ts'
import { isSuspicion } from '../triage/suspicion.ts'

/** In the place of the reason, once a person has said that the entry is no attack: it is new again, and triage lets it pass. */
export const released = safe`released`

/**
 * What the shards say of an entry: nothing that counts (`false`), set aside as a possible attack, which a person may take back
 * (`suspect`), or done with for good (`true`).
 */
export type Handled = boolean | 'suspect'

export function readEnd(end: string | undefined): Handled {
  if (end === undefined || end === released) return false
  return isSuspicion(end) ? 'suspect' : true
}

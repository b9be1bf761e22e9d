// Commands about what keeps runs from doing their work: recorded by the run that meets it, cleared by a run that succeeds.
import { type Advance, applied } from '../fixes/change-fix.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Trouble } from './trouble-record.ts'

interface FailedRun extends Omit<Trouble, 'since' | 'times'> {
  now: number
}

export const troubleRules = {
  /** Once per run. The same reason continues the count; another starts over. */
  'run-failed': (ledger: Ledger, { code, status, run, workflowRun, now }: FailedRun): Advance => {
    const { trouble } = ledger
    const isSame = trouble?.code === code && trouble.status === status
    if (isSame && trouble.run === run) return 'known'
    const { since, times } = isSame ? trouble : { since: now, times: 0 }
    return applied({ ...ledger, trouble: { code, status, since, times: times + 1, run, workflowRun } })
  },

  /** A run that met the trouble itself clears nothing. */
  'run-succeeded': (ledger: Ledger, { run }: { run: string }): Advance => {
    if (ledger.trouble === undefined) return 'known'
    return ledger.trouble.run === run ? 'stale' : applied({ ...ledger, trouble: undefined })
  },
}

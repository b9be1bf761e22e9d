// What keeps runs from doing their work: counted while it stays the same, cleared by a run that ends well.
import { expect, test } from 'vitest'
import type { Ledger } from '../../src/ledger/ledger.ts'
import { after, type Event, judge, ledgerOf, now } from '../support/ledger-builders.ts'

const refused = (part: Partial<Event<'run-failed'>> = {}) =>
  ({ type: 'run-failed', code: 'creation-refused', status: 402, run: 'run-1', now, ...part }) as const
const succeeded = (run: string) => ({ type: 'run-succeeded', run }) as const
const first = { code: 'creation-refused', status: 402, since: now, times: 1, run: 'run-1' } as const
const troubled: Ledger = ledgerOf({ trouble: first })

test.each<[what: string, next: Partial<Event<'run-failed'>>, times: number, since: number]>([
  ['the same reason again: since the first time', {}, 2, now],
  ['another status: another reason', { status: 403 }, 1, now + 9],
  ['another code', { code: 'service-unreachable', status: undefined }, 1, now + 9],
])('%s', (_, next, times, since) => {
  const { trouble } = after(troubled, refused({ run: 'run-2', workflowRun: 77, now: now + 9, ...next }))
  expect(trouble).toMatchObject({ times, since, run: 'run-2', workflowRun: 77 })
})

test('a run that ends well clears it; the run that met it does not', () => {
  expect(after(troubled, succeeded('run-2')).trouble).toBeUndefined()
  expect(judge(troubled, succeeded('run-1'))).toBe('stale')
  expect(judge(ledgerOf(), succeeded('run-2'))).toBe('known')
})

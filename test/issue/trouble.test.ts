// Lasting failures: what is recorded, and how the issue tells them.
import { expect, test } from 'vitest'
import { buildTrouble } from '../../src/issue/run-trouble.ts'
import { type Trouble, troubleCodes } from '../../src/issue/trouble-record.ts'
import type { Ledger } from '../../src/ledger/ledger.ts'
import { serialise } from '../../src/text/markdown/github-markdown.ts'
import { after, type Event, judge, ledgerOf, now } from '../support/ledger-builders.ts'
import { links } from '../support/report-fixtures.ts'

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

const trouble = { since: Date.UTC(2026, 10, 21, 9, 5), times: 3, run: 'run-3', workflowRun: 77 }
const render = (part: Pick<Trouble, 'code' | 'status'>) => serialise(buildTrouble({ ...trouble, ...part }, links))

test.each(troubleCodes)('%s', (code) => {
  const text = render({ code })
  expect(text).toMatch(
    /^> \[!CAUTION\]\n> \*\*The last 3 runs failed for the same reason, the first on 21 Nov 2026, 09:05 UTC\.\*\* [^\n]+$/,
  )
  expect(text).toContain('/actions/runs/77)')
})

test.each<[Pick<Trouble, 'code' | 'status'>, string]>([
  [{ code: 'service-refused', status: 401 }, 'Check that `api-key` is an admin key'],
  [{ code: 'service-refused', status: 404 }, 'Check `base-url`'],
  [{ code: 'service-refused', status: 418 }, 'Ask the operator of the service'],
  [{ code: 'creation-refused', status: 402 }, 'credits'],
  [{ code: 'github-refused', status: 401 }, 'Renew `github-token`'],
  [{ code: 'github-refused', status: 403 }, 'Check the job’s permissions'],
])('%j: %s', (part, remedy) => expect(render(part)).toContain(remedy))

// What each kind of answer to a creation means: commands for the ledger, and whether creating goes on.
import { expect, test } from 'vitest'
import type { Creation } from '../../src/docs-api/agent-jobs.ts'
import { judgeCreation } from '../../src/fixes/dispatch.ts'
import type { ServerUrl } from '../../src/identifiers/web-address.ts'
import { safe } from '../../src/text/safe-text.ts'

const now = Date.UTC(2026, 10, 21, 12)
const minute = 60_000
const fixId = '0123456789abcdef'
const job = { id: 'job-1', status: 'active', source: { repository: 'acme/docs', ref: 'main' }, prLink: null } as const
const reason = safe`the service returned 401`
const error = 'The service returned 401.'

/** Provably not created: the fix is taken back, and no further job is created. */
const withdrawn = (why: object, remedy?: unknown, cause?: object, ...others: object[]) => ({
  commands: [{ type: 'fix-withdrawn', fixId }, ...others],
  end: { reason: why, remedy, cause },
  withdrawn: true,
})
const paused = (until: number) =>
  withdrawn({ code: 'service-pause', until }, undefined, undefined, { type: 'service-limited', notBefore: until })

const refused = { code: 'creation-refused', status: 402 }

test.each<[Creation, unknown]>([
  [{ kind: 'created', job }, { commands: [{ type: 'job-created', fixId, job, repositories: ['acme/docs'], now }] }],
  [
    { kind: 'refused', status: 400, reason, words: undefined },
    { commands: [{ type: 'job-refused', fixId, error, run: 'run-1', now }] },
  ],
  [
    { kind: 'unanswered', reason },
    { commands: [{ type: 'job-unanswered', fixId, error, now }], end: { reason: { code: 'unanswered' } } },
  ],
  [{ kind: 'limited', retryAfter: 7 * minute }, paused(now + 7 * minute)],
  [{ kind: 'limited', retryAfter: undefined }, paused(now + 15 * minute)],
  [{ kind: 'limited', retryAfter: 1000 * 60 * minute }, paused(now + 24 * 60 * minute)],
  [
    { kind: 'not-sent', reason },
    withdrawn({ code: 'service', error }, expect.stringContaining('Check that the service can be reached'), {
      code: 'service-unreachable',
    }),
  ],
  [
    { kind: 'ended', status: 402, words: undefined },
    withdrawn(refused, expect.stringContaining('credits'), refused, {
      type: 'run-failed',
      ...refused,
      run: 'run-1',
      now,
    }),
  ],
  [{ kind: 'stopped' }, withdrawn({ code: 'stopped' })],
])('%j', (creation, judgement) => {
  const context = { run: 'run-1', serverUrl: 'https://github.com' as ServerUrl, now }
  expect(judgeCreation(creation, fixId, context)).toEqual(judgement)
})

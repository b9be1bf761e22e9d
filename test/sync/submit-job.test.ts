// What each kind of answer to a creation means: commands for the ledger, and whether creating goes on.
import { expect, test } from 'vitest'
import type { ServerUrl } from '../../src/addresses/web-address.ts'
import type { Creation } from '../../src/docs-api/create-job.ts'
import { judgeCreation } from '../../src/sync/submit-job.ts'
import { safe } from '../../src/text/safe-text.ts'

const now = Date.UTC(2026, 10, 21, 12)
const minute = 60_000
const fixId = '0123456789abcdef'
const job = { id: 'job-1', status: 'active', source: { repository: 'acme/docs', ref: 'main' }, prLink: null } as const
const reason = safe`the service answered 401`
const withdrawn = { type: 'fix-withdrawn', fixId }

const judge = (creation: Creation) =>
  judgeCreation(creation, fixId, { run: 'run-1', serverUrl: 'https://github.com' as ServerUrl, now })

test.each<[Creation, unknown]>([
  [
    { kind: 'created', job },
    { type: 'job-created', fixId, job, repositories: ['acme/docs'], now },
  ],
  [
    { kind: 'refused', reason },
    { type: 'job-refused', fixId, error: safe`The service answered 401.`, run: 'run-1', now },
  ],
])('creating goes on after %j', (creation, command) => {
  expect(judge(creation)).toEqual({ commands: [command] })
})

test('no answer: the job may exist, and no further one is created', () => {
  expect(judge({ kind: 'unanswered', reason })).toEqual({
    commands: [{ type: 'job-unanswered', fixId, error: 'The service answered 401.', now }],
    end: { reason: { code: 'unanswered' } },
  })
})

test.each([
  { retryAfter: 7 * minute, until: now + 7 * minute },
  { retryAfter: undefined, until: now + 15 * minute },
  { retryAfter: 1000 * 60 * minute, until: now + 24 * 60 * minute },
])('429 with $retryAfter ms: withdrawn, and the ledger keeps the pause', ({ retryAfter, until }) => {
  expect(judge({ kind: 'limited', retryAfter })).toEqual({
    commands: [withdrawn, { type: 'service-limited', notBefore: until }],
    end: { reason: { code: 'service-pause', until }, remedy: undefined },
    withdrawn: true,
  })
})

test.each<[Creation, unknown, unknown]>([
  [
    { kind: 'not-sent', reason },
    { code: 'service', error: 'The service answered 401.' },
    expect.stringContaining('Check that the service can be reached'),
  ],
  [
    { kind: 'ended', reason, remedy: safe`Check the key.` },
    { code: 'service', error: 'The service answered 401.' },
    'Check the key.',
  ],
  [{ kind: 'stopped' }, { code: 'stopped' }, undefined],
])('provably not created: withdrawn after %j', (creation, why, remedy) => {
  expect(judge(creation)).toEqual({ commands: [withdrawn], end: { reason: why, remedy }, withdrawn: true })
})

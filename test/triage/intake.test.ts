// What a scan brought, sorted.
import { describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { findReason, sortIntake } from '../../src/triage/intake.ts'
import { day, now } from '../support/ledger-builders.ts'

const time = (at: number) => new Date(at).toISOString()
function entry(id: string, part: Partial<Extract<FeedbackEntry, { source: 'contextual' }>> = {}): FeedbackEntry {
  const base = { id, path: '/Guide/setup.md', comment: 'The command fails.', createdAt: time(now - day) }
  return { ...base, status: 'pending', source: 'contextual', helpful: false, contact: null, ...part }
}
const other = (source: 'agent' | 'thumbs_only', comment: string | null): FeedbackEntry => {
  return { id: source, path: '/p', comment, createdAt: null, status: 'pending', source }
}
const options = {
  filters: { sources: ['contextual', 'agent', 'thumbs_only'], statuses: ['pending'] },
  isInScope: (path: string) => !path.startsWith('/private/'),
  maxAge: { text: 'P90D', time: 90 * day },
  now,
} as const

describe('sorting', () => {
  test('words are candidates, noise too; entries without a comment are votes', () => {
    const given = [
      entry('words'),
      entry('noise', { comment: 'asdf' }),
      entry('down', { comment: null }),
      entry('up', { comment: ' 👍 ', helpful: true }),
      other('thumbs_only', null),
      other('agent', 'The command fails.'),
    ]
    const { candidates, filtered, votes, skipped } = sortIntake(given, options)
    expect(candidates.map((item) => item.id)).toEqual(['words', 'noise', 'agent'])
    expect([...filtered]).toEqual([['noise', 'no-usable-text']])
    expect(votes).toEqual([
      { id: 'down', page: '/Guide/setup', vote: 'down', at: now - day, contact: null },
      { id: 'up', page: '/Guide/setup', vote: 'up', at: now - day, contact: null },
      { id: 'thumbs_only', page: '/p', vote: 'silent', at: null, contact: null },
    ])
    expect(skipped).toEqual([])
  })

  test('a date in the future is that of the run’s start', () => {
    const given = [entry('a', { createdAt: '9999-01-01T00:00:00Z' }), entry('b', { createdAt: time(now) })]
    const { candidates, votes } = sortIntake(
      [...given, entry('c', { comment: null, createdAt: time(now + 1) })],
      options,
    )
    expect([...candidates.map(({ createdAt }) => createdAt), votes[0]?.at]).toEqual([time(now), time(now), now])
  })

  test.each([
    ['source not in `sources`', { source: 'code_snippet', code: '', filename: null, lang: null }],
    ['status not in `statuses`', { status: 'resolved' }],
    ['out of scope', { path: '/private/keys' }],
    ['out of scope', { path: '/private/keys', comment: null }],
    ['older than max-age (P90D)', { createdAt: time(now - 90 * day - 1) }],
  ])('%s', (reason, part) => {
    const given = { ...entry('a'), ...part } as FeedbackEntry
    expect(sortIntake([given], options)).toEqual({
      candidates: [],
      filtered: new Map(),
      votes: [],
      skipped: [{ id: 'a', reason }],
      outOfScope: reason === 'out of scope' ? ['/private/keys'] : [],
      old: Number(reason.startsWith('older')),
      tooOld: [],
    })
  })

  test.each([
    ['just young enough', time(now - 90 * day), options.maxAge.time],
    ['no date', null, options.maxAge.time],
    ['a date that is none', 'soon', options.maxAge.time],
    ['no limit', time(0), undefined],
  ])('taken up: %s', (_, createdAt, time) => {
    const maxAge = { text: '', time }
    expect(sortIntake([entry('a', { createdAt })], { ...options, maxAge }).candidates).toHaveLength(1)
  })
})

test('what is filtered is left out with its code; a flagged entry that a person wants sent anyway is not', () => {
  const ids = ['plain', 'praise', 'flagged', 'named', 'praise-named']
  const filtered = new Map([
    ['praise', 'praise-only'],
    ['flagged', 'order'],
    ['named', 'order'],
    ['praise-named', 'praise-only'],
  ] as const)
  const anyway = new Set(['named', 'praise-named', 'plain'])
  const codes = ids.map((id) => findReason(id, filtered, anyway))
  expect(codes).toEqual([undefined, 'praise-only', 'order', undefined, 'praise-only'])
})

// The ledger as text: what is written is what is read, and what is not a ledger is refused.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { succeedInRun } from '../../src/fixes/fix-commands.ts'
import { countFailures } from '../../src/fixes/queries.ts'
import type { PullLink } from '../../src/github/github-names.ts'
import { openShards, parseLedger, renderLedger } from '../../src/ledger/file.ts'
import { createLedger, type FixState, fixStates, type Ledger, type Waiting } from '../../src/ledger/ledger.ts'
import { type SafeText, safe } from '../../src/text/safe-text.ts'
import { serverUrl } from '../support/addresses.ts'
import {
  after,
  change,
  fixOf,
  jobOf,
  jobRead,
  ledgerOf,
  now,
  passOn,
  pullLink,
  readText,
  reviewOf,
  submitted,
} from '../support/ledger-builders.ts'

const full: Ledger = ledgerOf({
  sequence: 9,
  fixes: [
    ...fixStates.map((state) => fixOf({ id: `fix-${state}`, state })),
    fixOf({ id: 'fix-unclear', reason: { code: 'unclear-pull', repository: safe`acme/docs`, number: 12 } }),
    fixOf({ id: 'fix-rejected', state: 'unchanged', rejectedLink: 'https://evil.example/1' }),
    fixOf({
      id: 'fix-all',
      oldest: null,
      completedAt: 1,
      unreadableSince: 2,
      prLink: pullLink(1),
      reason: { code: 'job-lost', error: safe`why` },
      notified: ['pull-request', 'given-up', 'needs-person'],
      review: reviewOf({}, { state: 'written', comment: 4 }),
      job: { id: 'j', status: 'active' },
    }),
  ],
  jobCreations: [now],
  notBefore: now,
  probeFirst: true,
  openRuns: { r: { at: now, failed: ['e'], succeeded: true } },
  attempts: { e: 1 },
  repositories: { 'acme/docs': { receives: true }, 'acme/b': { receives: false, readTo: 5 } },
  declined: [{ fixId: 'f', at: 1, pages: ['/a'], signatures: ['s'] }],
  tracking: {
    issue: 7,
    author: 'bot',
    intent: { nonce: 'n', run: 'r', at: 1, lease: 2 },
    commentIntent: { nonce: 'n', run: 'r', at: 1, lease: 2, news: [{ fixId: 'f', news: 'given-up' }] },
    newestComment: 8,
  },
  scans: { f: { complete: 1, undated: 2, oldestWaiting: 4, done: ['a'] }, g: { done: [] } },
  tally: { countedTo: 1, pages: { '/a': { up: 2, down: 3, silent: 4 } }, weeks: { w: 1 } },
  votes: { '/a': ['v'] },
  filteredCounts: { 'praise-only': 1, 'given-up': 2 },
  trouble: { code: 'creation-refused', status: 402, since: 1, times: 2, run: 'r', workflowRun: 3 },
  outcomes: { merged: 1, 'given-up': 2 },
  handled: { a: 1 },
})

describe('links', () => {
  const linked = (state: FixState) => renderLedger(ledgerOf({ fixes: [fixOf({ state, prLink: pullLink(1) })] }))

  test.each<[link: string, prLink: PullLink | undefined, rejectedLink: string | undefined]>([
    ['https://github.com/acme/site/pull/2', pullLink(2, 'acme/site'), undefined],
    ['https://evil.example/acme/docs/pull/1', undefined, 'https://evil.example/acme/docs/pull/1'],
    ['javascript:1', undefined, 'javascript:1'],
    ['', undefined, ''],
  ])('are stored as addresses, and parsed when they are read: %j', (link, prLink, rejectedLink) => {
    const [fix] = readText(linked('proposed').replace(pullLink(1).url, link)).fixes
    expect([fix?.prLink, fix?.rejectedLink]).toEqual([prLink, rejectedLink])
  })

  // What is unchanged has none: its job gave something else.
  test.each(fixStates.filter((state) => state !== 'unchanged'))(
    'of a fix that is %s outlast another server',
    (state) => {
      const text = linked(state)
      const elsewhere = parseLedger(text, serverUrl('https://github.example'))
      expect(elsewhere.fixes[0]).toMatchObject({ rejectedLink: pullLink(1).url })
      expect(elsewhere.fixes[0]?.prLink).toBeUndefined()
      expect(renderLedger(elsewhere)).toBe(text)
    },
  )
})

describe('round trip', () => {
  test.each([
    ['a new ledger', createLedger('docs')],
    ['one with everything', full],
    ['one with fields that are undefined', ledgerOf({ notBefore: undefined, fixes: [fixOf({ lease: undefined })] })],
  ])('%s', (_, ledger) => {
    expect(passOn(ledger)).toEqual(JSON.parse(JSON.stringify(ledger)))
  })

  test('reasons are lines, whatever stands in the file', () => {
    const fixes = [fixOf({ reason: { code: 'refused', error: 'a\n::error::b' as SafeText } })]
    const [fix] = passOn(ledgerOf({ fixes })).fixes
    expect(fix?.reason).toEqual({ code: 'refused', error: 'a : :error: :b' })
  })

  test.each(['constructor', 'toString', 'a"\\\n\u2028', '\ud800', '🙂', '1'])('ids may be any text: %j', (id) => {
    const before = ledgerOf({ attempts: { [id]: 1 }, votes: { '/a': [id] } })
    const ledger = after(before, submitted(fixOf({ entryIds: [id] })))
    expect(passOn(ledger)).toEqual(JSON.parse(JSON.stringify(ledger)))
  })
})

describe('ids that are names of what every object has', () => {
  const run = 'run-1'
  const names = readFileSync(new URL('../corpus/hostile/json-and-prototype.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ field, text }) => field === 'entryId' && typeof text === 'string')
    .map(({ text }): string => text)

  test.each(names)('%j fails as often as any other, then its last fix is given up, over checkpoints', (id) => {
    let ledger = createLedger('docs')
    for (const attempt of [1, 2]) {
      const fix = fixOf({ id: `fix-${attempt}`, state: 'active', entryIds: [id], attempt })
      ledger = passOn({ ...ledger, fixes: [fix, ...ledger.fixes] })
      const failed = jobRead(fix.id, { job: jobOf({ status: 'failed' }), run })
      ledger = passOn(succeedInRun(after(ledger, failed), run, now))
      const closed = change(ledger, { type: 'run-closed', run, maxAttempts: 2, now })
      expect(Object.entries(closed.handled)).toEqual(attempt === 2 ? [[id, 'given-up']] : [])
      ledger = passOn(closed.ledger)
      expect(countFailures(ledger, id)).toBe(attempt === 2 ? 0 : 1)
    }
    expect(ledger.fixes.map((fix) => fix.state)).toEqual(['given-up', 'failed'])
  })
})

describe('refused', () => {
  const valid = JSON.parse(renderLedger(full))
  const [fix] = valid.fixes
  test.each<[what: string, part: object]>([
    ['a later schema', { schema: 2 }],
    ['a field of a later version, which would be lost with the next commit', { later: {} }],
    ['another project', { project: 'other' }],
    ['an unknown state', { fixes: [{ ...fix, state: 'lost' }] }],
    ['an unknown code', { fixes: [{ ...fix, reason: { code: 'later' } }] }],
    ['a number that is none', { fixes: [{ ...fix, attempt: Number.NaN }] }],
    ['a time without a date', { fixes: [{ ...fix, at: 1e300 }] }],
    ['a fix without entries', { fixes: [{ ...fix, entryIds: undefined }] }],
    ['attempts that are a list', { attempts: [1] }],
    ['an attempt that is no number', { attempts: { e: '1' } }],
    ['an issue that is no number of one', { tracking: { ...valid.tracking, issue: 1.5 } }],
  ])('%s', (_, part) => {
    expect(() => readText(JSON.stringify({ ...valid, ...part }))).toThrow()
  })

  test.each(['', '{', '[]'])('what is no ledger at all: %j', (text) => {
    expect(() => readText(text)).toThrow()
  })
})

test('of words that readers share, only those in their form are read, and five at most', () => {
  const words = ['Windows', '<img src=x>', 'install path', 'bob@example.com', 'a', 'b', 'c', 'd'] as SafeText[]
  const waiting = { ...full.waiting, clusters: [{ ...queued, words }] }
  const read = passOn(ledgerOf({ fixes: [fixOf({ words })], waiting }))
  const shown = ['Windows', 'install path', 'a', 'b', 'c']
  expect(read.fixes[0]?.words).toEqual(shown)
  expect(read.waiting.clusters).toEqual([{ ...queued, words: shown }])
})

const queued: Waiting = {
  ...{ key: 'page-1', pages: ['/guide'], entryIds: ['a'], entries: 3, distinctReaders: 2, votes: 0, oldest: 1 },
  ...{ decision: 'deferred', reason: { code: 'max-open', limit: 5 } },
}

test.each(['{}', '', '[]', '{"a": 1}'])('a shard with rows that reads %j is damaged, not empty', async (text) => {
  const shards = openShards(async () => text)
  const counts = Object.fromEntries(Array.from('0123456789abcdef', (digit) => [digit, 1]))
  await expect(shards.find(['a'], counts)).rejects.toThrow('is missing or damaged')
  expect(await shards.find(['a'], {})).toEqual(new Map())
})

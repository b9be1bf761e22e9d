// What the ledger remembers of a merged fix, and how later scans add to it.
import { describe, expect, test } from 'vitest'
import { moveFix } from '../../../src/ledger/fixes/change.ts'
import type { Complaints } from '../../../src/ledger/fixes/merged.ts'
import { pickSignatures } from '../../../src/ledger/fixes/remember-merge.ts'
import { createLedger, type Fix, type Ledger } from '../../../src/ledger/records/ledger.ts'
import { complaintsPerFix, recentMerged, signaturesPerFix } from '../../../src/ledger/records/limits.ts'
import type { Merged } from '../../../src/ledger/records/merged.ts'
import { after, day, fixOf, judge, ledgerOf, now, passOn, pullLink, readText } from '../../support/ledger-builders.ts'

const proposed = fixOf({
  state: 'proposed',
  prLink: pullLink(4),
  at: now - 20 * day,
  oldest: now - 40 * day,
  topics: [['a1', 'a2'], ['b1']],
  complaints: { since: now - 110 * day, alike: 3 },
})
const merge = (part: Partial<Ledger> = {}, fix: Fix = proposed) =>
  moveFix(ledgerOf({ fixes: [fix], ...part }), fix, 'merged', now).ledger
const remembered = (part: Partial<Ledger> = {}, fix: Fix = proposed) => merge(part, fix).merged[0]

describe('a merge', () => {
  test('leaves what its complaint is recognised by, and the counts before it', () => {
    const votes = {
      '/guide': { comments: 9, up: 5, down: 7, silent: 2 },
      '/b': { comments: 1, up: 1, down: 1, silent: 1 },
    }
    const tally = { countedTo: now - day, pages: votes, weeks: {} }
    expect(merge({ tally }).merged).toEqual([
      {
        fixId: proposed.id,
        prLink: pullLink(4),
        sent: proposed.at,
        at: now,
        pages: ['/guide'],
        signatures: ['a1', 'b1', 'a2'],
        since: now - 110 * day,
        alike: 3,
        between: [],
        after: [],
        votes: { up: 5, down: 7 },
        votesFrom: now,
      },
    ])
  })

  test.each(['declined', 'unchanged', 'failed', 'given-up'] as const)('%s is none', (state) => {
    expect(moveFix(ledgerOf({ fixes: [proposed] }), proposed, state, now).ledger.merged).toEqual([])
  })

  test('after its pull request had been closed has the topics that were remembered then', () => {
    const declined = moveFix(ledgerOf({ fixes: [proposed] }), proposed, 'declined', now).ledger
    const [fix] = declined.fixes
    expect(fix?.topics).toEqual([])
    const merged = moveFix(declined, fix as Fix, 'merged', now + day).ledger
    expect(merged.merged[0]).toMatchObject({ at: now + day, signatures: ['a1', 'b1', 'a2'] })
    expect(merged.declined).toEqual([])
  })

  test('that a run sees late does not count votes twice', () => {
    const tally = { countedTo: now + day, pages: {}, weeks: {} }
    expect(remembered({ tally })).toMatchObject({ at: now, votesFrom: now + day, votes: { up: 0, down: 0 } })
  })

  const week = (ago: number) => new Date(now - ago * day).toISOString().slice(0, 10)
  const weeks = (...ago: readonly number[]) =>
    Object.fromEntries(ago.map((one) => [week(one), { comments: 1, votes: 0 }]))
  test.each<[string, Partial<Fix>, Ledger['tally']['weeks'], number | undefined]>([
    ['as far back as feedback was collected', {}, {}, now - 110 * day],
    ['not before the first feedback', {}, weeks(60, 50), Date.parse(week(60))],
    ['nor after the oldest of the fix', {}, weeks(30), now - 40 * day],
    ['without an age limit, from the first feedback', { complaints: { alike: 3 } }, weeks(60), Date.parse(week(60))],
    ['or from the oldest of the fix', { complaints: { alike: 3 } }, {}, now - 40 * day],
    ['a week that is no date is none', {}, { tomorrow: { comments: 1, votes: 0 } }, now - 110 * day],
    [
      'the first of a full list is not the first there was',
      {},
      weeks(...Array.from({ length: 26 }, (_, index) => 7 * index)),
      now - 110 * day,
    ],
    ['one that an older version sent was not counted', { complaints: undefined }, weeks(60), undefined],
  ])('counts complaints before it: %s', (_, part, tallied, since) => {
    const tally = { countedTo: 0, pages: {}, weeks: tallied }
    expect(remembered({ tally }, { ...proposed, ...part })?.since).toBe(since)
  })

  test('only so many are remembered, the newest first', () => {
    const merged = Array.from({ length: recentMerged }, (_, index) =>
      mergedOf({ fixId: `m${index}`, at: now - index * day - 1 }),
    )
    const ids = merge({ merged }).merged.map(({ fixId }) => fixId)
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([recentMerged, proposed.id, `m${recentMerged - 2}`])
  })
})

function mergedOf(part: Partial<Merged> = {}): Merged {
  return {
    fixId: 'm',
    sent: now - 20 * day,
    at: now - 10 * day,
    pages: ['/guide'],
    signatures: [],
    since: now - 100 * day,
    alike: 3,
    between: [],
    after: [],
    votes: { up: 0, down: 0 },
    votesFrom: now - 10 * day,
    ...part,
  }
}

test('signatures are taken from all topics in turn, and no more than are kept', () => {
  const topics = Array.from({ length: 9 }, (_, topic) => Array.from({ length: 8 }, (_, index) => `${topic}.${index}`))
  const picked = pickSignatures(topics)
  expect(picked).toHaveLength(signaturesPerFix)
  expect(picked.slice(0, 10)).toEqual(['0.0', '1.0', '2.0', '3.0', '4.0', '5.0', '6.0', '7.0', '8.0', '0.1'])
  expect(pickSignatures([['x', 'y'], ['x']])).toEqual(['x', 'y'])
})

describe('complaints', () => {
  const ledger = ledgerOf({ merged: [mergedOf(), mergedOf({ fixId: 'other' })] })
  const counted = (found: Readonly<Record<string, Complaints>>) => ({ type: 'complaints-counted', found }) as const

  test('count once, however often they are seen', () => {
    const once = after(ledger, counted({ m: { between: ['b'], after: ['e1', 'e2'] } }))
    expect(once.merged).toMatchObject([{ between: ['b'], after: ['e1', 'e2'] }, { after: [] }])
    expect(judge(once, counted({ m: { between: ['b'], after: ['e2'] } }))).toBe('known')
    expect(after(once, counted({ m: { between: [], after: ['e2', 'e3'] } })).merged[0]?.after).toEqual([
      'e1',
      'e2',
      'e3',
    ])
  })

  test('of a fix that is no longer remembered are none', () => {
    expect(judge(ledger, counted({ gone: { between: [], after: ['e1'] } }))).toBe('known')
    const hostile = ledgerOf({ merged: [mergedOf({ fixId: 'toString' })] })
    expect(judge(hostile, counted({}))).toBe('known')
  })

  test('beyond so many are not counted', () => {
    const many = Array.from({ length: complaintsPerFix + 5 }, (_, index) => `e${index}`)
    const full = after(ledger, counted({ m: { between: [], after: many } }))
    expect(full.merged[0]?.after).toHaveLength(complaintsPerFix)
    expect(judge(full, counted({ m: { between: [], after: ['new'] } }))).toBe('known')
  })

  test('entries are resolved once', () => {
    const resolved = { type: 'entries-resolved', fixIds: ['m'] } as const
    const next = after(ledger, resolved)
    expect(next.merged.map((one) => one.resolved)).toEqual([true, undefined])
    expect(judge(next, resolved)).toBe('known')
  })
})

describe('in the file', () => {
  test('links stay links', () => {
    const returns = { fixId: 'fix-0', prLink: pullLink(3) }
    const ledger = ledgerOf({ merged: [mergedOf({ prLink: pullLink(4) })], fixes: [fixOf({ returns })] })
    expect(passOn(ledger)).toMatchObject({ merged: [{ prLink: pullLink(4) }], fixes: [{ returns }] })
  })

  test('another address is none', () => {
    const elsewhere = { ...pullLink(4), url: 'https://evil.example/acme/docs/pull/4' }
    const fix = fixOf({ returns: { fixId: 'fix-0', prLink: elsewhere } })
    const read = passOn(ledgerOf({ merged: [mergedOf({ prLink: elsewhere })], fixes: [fix] }))
    expect(read.merged[0]?.prLink).toBeUndefined()
    expect(read.fixes[0]?.returns).toEqual({ fixId: 'fix-0' })
  })

  test('of an older version, nothing was merged', () => {
    const { merged: _, ...older } = createLedger('docs')
    expect(readText(JSON.stringify(older)).merged).toEqual([])
  })
})

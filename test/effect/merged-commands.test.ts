// What the ledger remembers of a merged fix, and how later scans add to it.
import { describe, expect, test } from 'vitest'
import type { Complaints } from '../../src/effect/merged-commands.ts'
import type { Merged } from '../../src/effect/merged-record.ts'
import { pickSignatures } from '../../src/effect/remember-merge.ts'
import { moveFix } from '../../src/fixes/change-fix.ts'
import type { Fix, Ledger } from '../../src/ledger/ledger.ts'
import { complaintsPerFix, recentMerged, signaturesPerFix } from '../../src/ledger/ledger-limits.ts'
import { after, day, fixOf, judge, ledgerOf, now, passOn, pullLink } from '../support/ledger-builders.ts'

const proposed = fixOf({
  state: 'proposed',
  prLink: pullLink(4),
  at: now - 20 * day,
  oldest: now - 40 * day,
  topics: [['a1', 'a2'], ['b1']],
  complaints: { since: now - 110 * day, times: [now - 30 * day] },
})
const merge = (part: Partial<Ledger> = {}, fix: Fix = proposed) =>
  moveFix(ledgerOf({ fixes: [fix], ...part }), fix, 'merged', now).ledger

describe('a merge', () => {
  test('leaves what its complaint is recognised by, and the counts before it', () => {
    expect(merge().merged).toEqual([
      {
        fixId: proposed.id,
        prLink: pullLink(4),
        sent: proposed.at,
        at: now,
        pages: ['/guide'],
        readers: 1,
        signatures: ['a1', 'b1', 'a2'],
        since: now - 110 * day,
        before: [now - 30 * day],
        later: {},
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
    before: [],
    later: {},
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
    const once = after(ledger, counted({ m: { e1: now - 2, e2: now - 1 } }))
    expect(once.merged).toMatchObject([{ later: { e1: now - 2, e2: now - 1 } }, { later: {} }])
    expect(judge(once, counted({ m: { e2: now - 1 } }))).toBe('known')
    expect(after(once, counted({ m: { e2: now, e3: now } })).merged[0]?.later).toEqual({
      e1: now - 2,
      e2: now - 1,
      e3: now,
    })
  })

  test('of a fix that is no longer remembered are none', () => {
    expect(judge(ledger, counted({ gone: { e1: now } }))).toBe('known')
    const hostile = ledgerOf({ merged: [mergedOf({ fixId: 'toString' })] })
    expect(judge(hostile, counted({}))).toBe('known')
  })

  test('beyond so many are not counted', () => {
    const many = Object.fromEntries(Array.from({ length: complaintsPerFix + 5 }, (_, index) => [`e${index}`, now]))
    const full = after(ledger, counted({ m: many }))
    expect(Object.keys(full.merged[0]?.later ?? {})).toHaveLength(complaintsPerFix)
    expect(judge(full, counted({ m: { new: now } }))).toBe('known')
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
})

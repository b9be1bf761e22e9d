// What the ledger remembers of a merged fix, and how later scans add to it.
import { describe, expect, test } from 'vitest'
import { moveFix } from '../../src/fixes/change-fix.ts'
import type { Fix, Ledger } from '../../src/ledger/ledger.ts'
import { day, fixOf, ledgerOf, mergedOf, now, passOn, pullLink } from '../support/ledger-builders.ts'

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
        ...{ fixId: proposed.id, prLink: pullLink(4), sent: proposed.at, at: now, pages: ['/guide'], readers: 1 },
        ...{ signatures: ['a1', 'b1', 'a2'], since: now - 110 * day, before: [now - 30 * day], later: {} },
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
})

test('in the file, links stay links, and another address is none', () => {
  const passLink = (prLink: typeof elsewhere) => {
    const fix = fixOf({ returns: { fixId: 'fix-0', prLink } })
    const { merged, fixes } = passOn(ledgerOf({ merged: [mergedOf({ prLink })], fixes: [fix] }))
    return [merged[0]?.prLink, fixes[0]?.returns]
  }
  const elsewhere = { ...pullLink(4), url: 'https://evil.example/acme/docs/pull/4' }
  expect(passLink(pullLink(4))).toEqual([pullLink(4), { fixId: 'fix-0', prLink: pullLink(4) }])
  expect(passLink(elsewhere)).toEqual([undefined, { fixId: 'fix-0' }])
})

// What a run learns of topics that a person has corrected, and words that are taken out of the ledger.
import { expect, test } from 'vitest'
import { hasWords } from '../../../src/ledger/issue/words.ts'
import type { Correction } from '../../../src/ledger/records/tick.ts'
import { safe } from '../../../src/text/safe-text.ts'
import { after, fixOf, judge, ledgerOf, passOn } from '../../support/ledger-builders.ts'

const side = (anchor: string) => ({ anchor, signatures: [] })
const seen = (anchor: string) => ({ anchor, signatures: ['5'.repeat(96)], pages: ['/a' as const] })

test('each side is resolved once, whatever later runs see of it', () => {
  const corrections: Correction[] = [
    { kind: 'together', a: side('e1'), b: side('e2') },
    { kind: 'apart', a: side('e1') },
    { kind: 'apart', a: side('e3') },
  ]
  const resolved = after(ledgerOf({ corrections }), { type: 'corrections-resolved', resolved: [seen('e1')] })
  expect(passOn(resolved).corrections).toEqual([
    { kind: 'together', a: seen('e1'), b: side('e2') },
    { kind: 'apart', a: seen('e1') },
    { kind: 'apart', a: side('e3') },
  ])
  const again = { type: 'corrections-resolved', resolved: [{ ...seen('e1'), signatures: [] }] } as const
  expect(judge(resolved, again)).toBe('known')
  expect(judge(ledgerOf(), again)).toBe('known')
})

test('words that readers share leave fixes, groups and topics; all else stays', () => {
  const words = [safe`Windows`]
  const topic = { anchor: 'e1', entries: 2 }
  const group = {
    key: 'page-1',
    pages: ['/a' as const],
    entries: 2,
    distinctReaders: 2,
    votes: 0,
    oldest: 1,
    decision: 'deferred' as const,
    reason: { code: 'paused' as const },
  }
  const waiting = { at: 1, entries: 2, oldest: 1, more: 0 }
  const ledger = ledgerOf({
    fixes: [fixOf({ words }), fixOf({ id: 'fix-2' })],
    waiting: { ...waiting, clusters: [{ ...group, words, topics: [{ ...topic, words }] }] },
  })
  expect(hasWords(ledger)).toBe(true)
  const withdrawn = after(ledger, { type: 'words-withdrawn' })
  expect(withdrawn).toEqual({
    ...ledger,
    fixes: [fixOf(), fixOf({ id: 'fix-2' })],
    waiting: { ...waiting, clusters: [{ ...group, topics: [{ ...topic, words: [] }] }] },
  })
  expect([hasWords(withdrawn), judge(withdrawn, { type: 'words-withdrawn' })]).toEqual([false, 'known'])
})

// Our comment on a fix's pull request: written ahead, by one run, and bound to that pull request.
import { describe, expect, test } from 'vitest'
import { after, day, fixOf, judge, ledgerOf, minute, now, only, passOn, pullLink } from '../support/ledger-builders.ts'

describe('the comment on a pull request', () => {
  const judged = { verdict: 'look', head: 'c0ffee', topics: 3, unanswered: 1 } as const
  const about = { fixId: 'fix-00001', number: 7, nonce: 'n1', judged, now } as const
  const intended = { type: 'review-intended', ...about } as const
  const posted = { type: 'review-judged', ...about, comment: 5 } as const
  const proposed = fixOf({ state: 'proposed', prLink: pullLink(7) })
  const before = ledgerOf({ fixes: [proposed] })

  test('is written ahead once, with what was judged, and recorded once', () => {
    const written = after(before, intended)
    expect(only(written).review).toEqual({ state: 'intended', nonce: 'n1', at: now, number: 7, judged })
    expect(judge(written, { ...intended, nonce: 'n2' })).toBe('stale')
    const done = after(written, posted)
    expect(only(passOn(done)).review).toMatchObject({ state: 'written', nonce: 'n1', comment: 5, judged })
    expect(judge(done, posted)).toBe('known')
    expect(judge(passOn(done), posted)).toBe('known')
    expect(judge(before, posted)).toBe('stale')
    expect(judge(ledgerOf(), intended)).toBe('stale')
  })

  test.each([{ verdict: 'block' }, { head: 'c0ffef' }, { topics: 4 }, { unanswered: 0 }] as const)(
    'what a later review finds is recorded: %j',
    (part) => {
      const later = after(before, intended, posted, { ...posted, judged: { ...judged, ...part } })
      expect(only(later).review).toMatchObject({ comment: 5, judged: { ...judged, ...part } })
    },
  )

  test('is written again when its run did not live to write it, or when a person deleted it', () => {
    const written = after(before, intended)
    const again = { ...intended, nonce: 'n2', missing: intended.nonce }
    expect(judge(written, { ...again, now: now + 10 * minute - 1 })).toBe('stale')
    expect(only(after(written, { ...again, now: now + 10 * minute })).review?.nonce).toBe('n2')
    expect(judge(after(written, posted), { ...again, deleted: 4, now: now + day })).toBe('stale')
    expect(only(after(written, posted, { ...again, deleted: 5 })).review).toMatchObject({ nonce: 'n2' })
    const refused = after(written, { type: 'review-refused', ...about })
    expect(only(after(refused, again)).review).toMatchObject({ state: 'intended', nonce: 'n2' })
  })

  test('is bound to its pull request: another one takes its place only if the link of the fix says so', () => {
    const copied = after(ledgerOf({ fixes: [fixOf({ state: 'active' })] }), { ...intended, number: 9 })
    expect(judge(copied, { ...intended, nonce: 'n2', now: now + day })).toBe('stale')
    expect(judge(copied, posted)).toBe('stale')
    const linked = { ...copied, fixes: [{ ...only(copied), ...proposed, review: only(copied).review }] }
    expect(only(after(linked, { ...intended, nonce: 'n2' })).review).toMatchObject({ nonce: 'n2', number: 7 })
  })
})

// Whose a pull request is, by link and by marker.
import { describe, expect, test } from 'vitest'
import { states } from '../../src/fixes/fix.ts'
import { type Candidate, matchPull } from '../../src/fixes/match-pull.ts'
import { findBlamed, widenFix } from '../../src/fixes/queries.ts'
import { type Fix, fixStates } from '../../src/ledger/ledger.ts'
import type { SafeText } from '../../src/text/safe-text.ts'
import { day, fixOf, hour, ledgerOf, minute, now, pullLink, reviewOf } from '../support/ledger-builders.ts'

const [one, two] = ['fix-0000000001', 'fix-0000000002']
const sent = { at: now - hour, since: now - hour }
const marker = (...ids: string[]) => ids.map((id) => `feedback-to-fix: ${id}`).join('\n\n')
const pull = (part: Partial<Candidate> = {}): Candidate => ({
  link: pullLink(7),
  body: `Done.\n\n${marker(one)}\n`,
  title: 'Mend the page',
  own: true,
  createdAt: now,
  ...part,
})
const fix = (part: Partial<Fix> = {}) => fixOf({ id: one, state: 'active', ...sent, ...part })
const matchOf = (fixes: readonly Fix[], candidate = pull()) => {
  const found = matchPull(ledgerOf({ fixes }), candidate)
  if (found.kind === 'none') return 'none'
  return found.kind === 'unclear' ? found.why : `${found.kind} ${found.fix.id}`
}
const review = (number: number) => ({ review: reviewOf({}, { number }) })

const linked = fix({ state: 'proposed', prLink: pullLink(7, 'Acme/Docs') })
const elsewhere = fix({ state: 'proposed', prLink: pullLink(7, 'a/b') })
const titled = { ...elsewhere, title: 'Clearer' as SafeText }
const lost = fix({ state: 'given-up', job: { id: 'j', status: 'active' } })

test.each<[what: string, candidate: Candidate, matched: string]>([
  ['with its marker', pull(), `linked ${one}`],
  ['without a marker', pull({ body: '' }), `linked ${one}`],
  ['with the marker of another fix', pull({ body: marker(two) }), `linked ${one}`],
  ['with several', pull({ body: marker(one, two) }), `linked ${one}`],
  ['from a fork', pull({ own: false }), 'none'],
])('by its link, %s', (_, candidate, matched) => {
  const other = fixOf({ id: two, state: 'uncertain', ...sent })
  for (const fixes of [[linked, other]].flatMap((list) => [list, list.toReversed()]))
    expect(matchOf(fixes, candidate)).toBe(matched)
})

describe('by its marker', () => {
  test.each<[what: string, fixes: readonly Fix[], candidate: Candidate, matched: string]>([
    ['one', [fix()], pull(), `marked ${one}`],
    ['the same twice', [fix()], pull({ body: marker(one, one) }), `marked ${one}`],
    ['from a fork', [fix()], pull({ own: false }), 'none'],
    ['older than the sending', [fix()], pull({ createdAt: now - hour - minute - 1 }), 'none'],
    ['of a fix that nobody knows', [fix()], pull({ body: marker(two) }), 'none'],
    ['two', [fix()], pull({ body: marker(one, two) }), 'several-markers'],
    ['of a fix with another pull request', [fix({ state: 'proposed', prLink: pullLink(6) })], pull(), 'other-pull'],
    ['of one whose job was given up', [lost], pull(), 'ended'],
    ['of a fix with this one, under its earlier name', [titled], pull(), `linked ${one}`],
    [
      'none, and the title that it had under its earlier name',
      [titled],
      pull({ body: '', title: 'Clearer' }),
      `linked ${one}`,
    ],
    ['none, and the number of one with another title', [titled], pull({ body: '' }), 'none'],
    ['of a fix with one of the same number, elsewhere', [elsewhere], pull(), 'other-pull'],
    ['of one that was merged', [fix({ state: 'merged', prLink: pullLink(6) })], pull(), 'other-pull'],
    ['of a fix whose comment is on another', [fix(review(6))], pull(), 'other-pull'],
    ['of a fix whose comment is on this one', [fix(review(7))], pull(), `marked ${one}`],
    ['of another fix than the comment’s', [fix(), fix({ id: two, ...review(7) })], pull(), `reviewed ${two}`],
    ['none any more, under the comment', [fix(review(7))], pull({ body: '' }), `reviewed ${one}`],
    ['two by now, under the comment', [fix(review(7))], pull({ body: marker(one, two) }), `reviewed ${one}`],
    ['under that of a fix that has failed', [fix({ state: 'failed', ...review(7) })], pull(), `reviewed ${one}`],
    ['none, under a comment that gave way', [fix({ prLink: pullLink(6), ...review(7) })], pull({ body: '' }), 'none'],
    ['none, from a fork of the same number', [fix(review(7))], pull({ body: '', own: false }), 'none'],
    ['created a while after the sending', [fix({ at: now - day })], pull(), `marked ${one}`],
  ])('%s', (_, fixes, candidate, matched) => {
    expect(matchOf(fixes, candidate)).toBe(matched)
  })

  test.each<[what: string, part: Partial<Candidate>, matched: object]>([
    ['reopened', {}, { kind: 'unclear', why: 'ended' }],
    ['without a marker', { body: 'Done.' }, { kind: 'none' }],
    ['another', { link: pullLink(9) }, { kind: 'none' }],
  ])('of a fix that has left the ledger: %s', (_, part, matched) => {
    expect(matchPull(ledgerOf({ pastPulls: [pull().link.url.toLowerCase()] }), pull(part))).toEqual(matched)
  })

  test.each(fixStates)('of a fix that is %s, and has no link', (state) => {
    const isWaiting = states[state].open || state === 'freed' || state === 'given-up'
    expect(matchOf([fix({ state })])).toBe(isWaiting ? `marked ${one}` : 'ended')
  })
})

test('of a pull request of two fixes, complaints keep their pages, and each fix knows what the review blames', () => {
  const of = (id: string, page: '/a' | '/b', review?: Fix['review']) =>
    fixOf({ id, pages: [page], entryIds: [id], comments: [{ id, at: 0, page: 0 }], prLink: pullLink(2), review })
  const [x, y] = [of('x', '/a', reviewOf({ verdict: 'block', blamed: ['y'] }, { number: 2 })), of('y', '/b')]
  const { pages, comments } = widenFix(ledgerOf({ fixes: [y, x] }), x)
  expect(comments?.map(({ id, page }) => [id, pages[page]])).toEqual(
    expect.arrayContaining([
      ['x', '/a'],
      ['y', '/b'],
    ]),
  )
  expect(findBlamed(ledgerOf({ fixes: [y, x] }), y)).toEqual(new Set(['y']))
})

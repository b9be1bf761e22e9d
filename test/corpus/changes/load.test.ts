// The corpus of labelled changes fits together: ids, halves, edits and repositories.
import { describe, expect, test } from 'vitest'
import type { FileSide } from '../../../src/review/diff/change.ts'
import { type Case, type Half, halfOf, loadCases, toSubjectParts } from './load.ts'

const halves: readonly Half[] = ['fitted', 'held-out']
const cases = halves.flatMap((half) => loadCases(half).map((labelled) => ({ ...labelled, half })))

describe('the corpus', () => {
  test('has enough cases of each label in each half, and about as many benign as planted', () => {
    expect(cases.length).toBeGreaterThanOrEqual(500)
    const benign = cases.filter(({ label }) => label.startsWith('benign'))
    expect(Math.abs(0.5 - benign.length / cases.length)).toBeLessThan(0.1)
    for (const half of halves)
      for (const label of ['benign-clear', 'benign-look', 'planted-block', 'planted-look']) {
        const some = cases.filter((one) => one.half === half && one.label === label)
        expect(some.length, `${half}, ${label}`).toBeGreaterThanOrEqual(15)
      }
  })

  test('has no id twice', () => {
    const ids = cases.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  test('every case stands in the half that its id names', () => {
    expect(cases.filter(({ id, half }) => halfOf(id) !== half).map(({ id }) => id)).toEqual([])
  })

  test('every case fits its repository and changes something', () => {
    const problems = cases.flatMap((labelled) => {
      try {
        const { change } = toSubjectParts(labelled)
        const isSame = ({ mode, text }: Partial<FileSide> = {}, after: Partial<FileSide> = {}) =>
          mode === after.mode && text === after.text && !after.isBinary
        const same = change.files.filter(
          ({ before, after, previousPath }) => previousPath === undefined && isSame(before, after),
        )
        return same.map(({ path }) => `${labelled.id}: ${path} stays as it is`)
      } catch (error) {
        return [`${labelled.id}: ${(error as Error).message}`]
      }
    })
    expect(problems).toEqual([])
  })

  test('only a planted case names a risk', () => {
    const wrong = cases.filter(({ label, risk }) => label.startsWith('planted') !== (risk !== undefined))
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

test.each([
  ['not exactly once in it', [{ path: 'docs/index.md', replace: [['Millrace', 'x']] }]],
  ['not exactly once in it', [{ path: 'docs/index.md', replace: [['Lanternfly', 'x']] }]],
  ['no such file', [{ path: 'docs/none.md', remove: true }]],
  [
    'two edits of one file',
    [
      { path: 'docs/index.md', remove: true },
      { path: 'docs/index.md', write: [''] },
    ],
  ],
  ['stands there already', [{ path: 'docs/index.md', renamedFrom: 'docs/changelog.md' }]],
])('a case is refused: %s', (reason, edits) => {
  const [plain] = cases.filter(({ repository }) => repository === 'markdown')
  expect(() => toSubjectParts({ ...plain, edits } as Case)).toThrow(reason)
})

import { expect, test } from 'vitest'
import { planRelease } from '../../scripts/release/plan.ts'
import { compareVersions, parseVersion } from '../../scripts/release/version.ts'

test.each([
  ['the first release of all', 'v0.1.0', [], true, true],
  ['the next one', 'v1.3.0', ['v1.2.9', 'v0.9.0'], true, true],
  ['ten is above nine', 'v1.10.0', ['v1.9.0'], true, true],
  ['a patch of the line before', 'v1.2.4', ['v1.3.0', 'v1.2.3'], false, false],
  ['the newest of an older major version', 'v1.4.0', ['v1.3.0', 'v2.0.0'], true, false],
  ['the first of a new major version', 'v2.0.0', ['v1.3.0'], true, true],
  ['the same one again', 'v1.3.0', ['v1.3.0', 'v1.2.0'], true, true],
  ['an old one again', 'v1.2.0', ['v1.3.0', 'v1.2.0'], false, false],
  ['other tags do not count', 'v1.2.0', ['v1', 'nightly', 'v1.9.0-rc.1', 'v01.9.0'], true, true],
])('%s', (_, tag, published, isHighestOfMajor, isLatest) => {
  expect(planRelease(tag, published)).toEqual({ majorTag: tag.split('.')[0], isHighestOfMajor, isLatest })
})

test.each(['1.2.3', 'v1', 'v1.2', 'v1.2.3-rc.1', 'v01.2.3', 'v1.2.3\n', ''])('%j names no version', (tag) => {
  expect(() => planRelease(tag, [])).toThrow('write v, then three numbers')
})

test('versions are compared number by number', () => {
  const sorted = ['v0.1.10', 'v0.2.0', 'v1.0.0', 'v1.0.9', 'v1.0.10', 'v10.0.0'].map((tag) => parseVersion(tag))
  const known = sorted.filter((version) => version !== undefined)
  expect(known.toReversed().toSorted(compareVersions)).toEqual(sorted)
})

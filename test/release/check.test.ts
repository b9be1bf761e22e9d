import { expect, test } from 'vitest'
import { checkTag, type Tagged } from '../../scripts/release/check.ts'

const tagged: Tagged = {
  version: '1.2.3',
  changelog: '# Changelog\n\n## 1.2.3\n\n- A change.\n\n## 1.2.2\n\n## 1.2.1\n\n- Older.\n',
  branches: ['main'],
}

test('a tag that says what the files say, of a commit on main', () => {
  expect(checkTag('v1.2.3', tagged)).toBe('v1.2.3 may be released.')
})

test('a patch is released from the branch of its line', () => {
  expect(checkTag('v1.2.3', { ...tagged, branches: ['feature', 'v1.x'] })).toBe('v1.2.3 may be released.')
})

test.each([
  ['another version', 'v1.2.4', tagged, 'package.json says 1.2.3, the tag v1.2.4'],
  ['an empty section of the changelog', 'v1.2.2', { ...tagged, version: '1.2.2' }, 'says nothing under "## 1.2.2"'],
  ['no section of the changelog', 'v1.2', { ...tagged, version: '1.2' }, 'is no version'],
  ['a commit on no branch', 'v1.2.3', { ...tagged, branches: [''] }, 'neither on main nor on v1.x'],
  ['the branch of another line', 'v1.2.3', { ...tagged, branches: ['v2.x'] }, 'neither on main nor on v1.x'],
])('%s is refused', (_, tag, said, message) => {
  expect(() => checkTag(tag, said)).toThrow(message)
})

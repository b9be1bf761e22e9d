import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findChanges, makeNotes } from '../../scripts/release/notes.ts'

const changelog = `# Changelog

Opening.

## 1.10.0

- Newer.

## 1.1.0

- One.

### Under it

- Two.

## 1.0.0
`

test('a version finds its own part, whole', () => {
  expect(findChanges(changelog, '1.1.0')).toBe('- One.\n\n### Under it\n\n- Two.')
  expect(findChanges(changelog, '1.1')).toBeUndefined()
  expect(findChanges(changelog, '1.0.0')).toBeUndefined()
})

test('the notes print the commit to pin and how to verify it', () => {
  const commit = '0123456789abcdef0123456789abcdef01234567'
  const notes = makeNotes(changelog, { tag: 'v1.1.0', commit, repository: 'owner/name' })
  expect(notes).toMatchInlineSnapshot(`
    "Pin this release by its full commit:

    \`\`\`yaml
    - uses: owner/name@0123456789abcdef0123456789abcdef01234567 # v1.1.0
    \`\`\`

    \`dist/\` in that commit was built again from its sources by the release workflow, compared byte by byte, and attested. To verify it in a
    checkout of the commit, and the files below:

    \`\`\`sh
    gh attestation verify dist/index.js --repo owner/name \\
      --signer-workflow owner/name/.github/workflows/release.yml --source-ref refs/tags/v1.1.0
    gh release verify v1.1.0 --repo owner/name
    \`\`\`

    ## Changes

    - One.

    ### Under it

    - Two.
    "
  `)
})

test('without changes there are no notes', () => {
  const release = { tag: 'v1.0.0', commit: '', repository: 'owner/name' }
  expect(() => makeNotes(changelog, release)).toThrow('CHANGELOG.md says nothing under "## 1.0.0"')
})

test('the changelog of this repository has changes of its version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(findChanges(readFileSync('CHANGELOG.md', 'utf8'), version)).toMatch(/\S/)
})

// A release: its check, its plan, its bill of materials, and its publication.
import { expect, test } from 'vitest'
import { completeBill } from '../../scripts/release/bill.ts'
import { checkTag, type Tagged } from '../../scripts/release/check.ts'
import { planRelease } from '../../scripts/release/plan.ts'
import { moveMajorTag, publishRelease } from '../../scripts/release/publish.ts'

interface State {
  readonly releases: { id: number; tag: string; isDraft: boolean; isImmutable: boolean }[]
  readonly refs: string[]
}

/** GitHub's command line as far as a release needs it; what it is told to change is recorded. */
function makeGh(state: State, { publishes = true } = {}) {
  const changes: string[] = []
  const gh = (...args: readonly string[]): string => {
    const line = args.join(' ')
    if (line.startsWith('api --paginate')) return state.releases.map((release) => JSON.stringify(release)).join('\n')
    if (line.includes('matching-refs')) return state.refs.join('\n')
    changes.push(line)
    if (line.startsWith('release edit'))
      state.releases.push({ id: 9, tag: args[2] ?? '', isDraft: false, isImmutable: publishes })
    return ''
  }
  return { gh, changes }
}

const release = { repository: 'o/r', tag: 'v1.2.3', commit: 'c'.repeat(40) }
const contents = { notesFile: 'notes.md', assets: ['sbom.cdx.json', 'checksums.txt'] }
const made = (tag: string, isDraft = false, isImmutable = true) => ({ id: 7, tag, isDraft, isImmutable })
const create =
  'release create v1.2.3 --repo o/r --draft --verify-tag --title v1.2.3 --notes-file notes.md sbom.cdx.json checksums.txt'

const publish = (isLatest: boolean) => `release edit v1.2.3 --repo o/r --draft=false --latest=${isLatest}`

test.each([
  ['a draft until it is complete', [made('v1.2.2')], ' as the latest release', [create, publish(true)]],
  ['not the latest release, if a patch of an older line', [made('v2.0.0')], '', [create, publish(false)]],
  [
    'made anew after the draft of an earlier try; a draft of a higher version does not count',
    [made('v1.2.3', true, false), made('v1.3.0', true, false)],
    ' as the latest release',
    ['api --method DELETE repos/o/r/releases/7', create, publish(true)],
  ],
  ['not touched again once it is published', [made('v1.2.3')], ' already', []],
])('a release is %s', (_, releases, how, expected) => {
  const { gh, changes } = makeGh({ releases, refs: [] })
  expect(publishRelease(gh, release, contents)).toBe(`v1.2.3 is published${how}.`)
  expect(changes).toEqual(expected)
})

test.each([
  ['just now', []],
  ['by an earlier try', [made('v1.2.3', false, false)]],
])('a release that was published %s and can still be changed is an error with its remedy', (_, releases) => {
  const { gh } = makeGh({ releases, refs: [] }, { publishes: false })
  expect(() => publishRelease(gh, release, contents)).toThrow('select "Enable release immutability"')
})

const api = 'repos/o/r/git/refs'
const sha = `--field sha=${release.commit}`
const moved = `v1 points to v1.2.3, ${release.commit}.`
test.each([
  [
    'is made with the first release of its version',
    [made('v1.2.3')],
    ['refs/tags/v1.2.3', 'refs/tags/v10'],
    moved,
    [`api --method POST ${api} --field ref=refs/tags/v1 ${sha}`],
  ],
  [
    'moves to the highest release of its version, whatever other versions there are',
    [made('v1.2.3'), made('v2.0.0')],
    ['refs/tags/v1'],
    moved,
    [`api --method PATCH ${api}/tags/v1 ${sha} --field force=true`],
  ],
  [
    'never moves back',
    [made('v1.2.3'), made('v1.3.0')],
    ['refs/tags/v1'],
    'v1 stays where it is: a version above v1.2.3 is published.',
    [],
  ],
])('the major tag %s', (_, releases, refs, says, expected) => {
  const { gh, changes } = makeGh({ releases, refs })
  expect(moveMajorTag(gh, release)).toBe(says)
  expect(changes).toEqual(expected)
})

test('a release of the major tag itself would lock it: an error', () => {
  const { gh } = makeGh({ releases: [made('v1.2.3'), made('v1')], refs: ['refs/tags/v1'] })
  expect(() => moveMajorTag(gh, release)).toThrow('There is a release of `v1`, which locks that tag')
})

const tagged: Tagged = {
  version: '1.2.3',
  changelog: '# Changelog\n\n## 1.2.3\n\n- A change.\n\n## 1.2.2\n\n## 1.2.1\n\n- Older.\n',
  branches: ['main'],
}

test.each([['main'], ['feature', 'v1.x']])('a tag that says what the files say, of a commit on %s', (...branches) => {
  expect(checkTag('v1.2.3', { ...tagged, branches })).toBe('v1.2.3 may be released.')
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

test.each([
  ['the first release of all', 'v0.1.0', [], true, true],
  ['the next one', 'v1.3.0', ['v1.2.9', 'v0.9.0'], true, true],
  ['ten is above nine', 'v1.10.0', ['v1.9.0'], true, true],
  ['ten patches too', 'v1.0.10', ['v1.0.9'], true, true],
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

const source = {
  name: 'feedback-to-fix',
  commit: '0123456789abcdef0123456789abcdef01234567',
  time: '2026-11-23T01:00:00+02:00',
  licenses: 'undici\nMIT\nCopyright (c) Somebody\n\nPermission is hereby granted\n\nzod\nMIT\nCopyright\n',
}
const component = (name: string, scope: string) => ({ 'bom-ref': `${name}@1.0.0`, type: 'library', name, scope })
const zod = component('zod', 'required')

function makeBill(random = '1', components = [zod, component('vitest', 'optional')]): string {
  return JSON.stringify({
    bomFormat: 'CycloneDX',
    serialNumber: `urn:uuid:${random}`,
    metadata: { timestamp: `2026-01-0${random}T00:00:00Z`, component: component(`folder-${random}`, 'required') },
    components,
    dependencies: [
      { ref: `folder-${random}@1.0.0`, dependsOn: ['zod@1.0.0', 'vitest@1.0.0'] },
      { ref: 'zod@1.0.0', dependsOn: [] },
      { ref: 'vitest@1.0.0', dependsOn: ['zod@1.0.0'] },
    ],
  })
}

test('what is only used for development is left out, and the commit decides what npm makes up', () => {
  expect(JSON.parse(completeBill(makeBill(), source))).toEqual({
    bomFormat: 'CycloneDX',
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/),
    metadata: {
      timestamp: '2026-11-22T23:00:00.000Z',
      component: { ...component('folder-1', 'required'), type: 'application', name: 'feedback-to-fix' },
    },
    components: [zod],
    dependencies: [
      { ref: 'folder-1@1.0.0', dependsOn: ['zod@1.0.0'] },
      { ref: 'zod@1.0.0', dependsOn: [] },
    ],
  })
})

test('two bills of one commit have the same number and date', () => {
  const [one, other] = ['1', '2'].map((random) => JSON.parse(completeBill(makeBill(random), source)))
  const read = (bill: typeof one) => [bill.serialNumber, bill.metadata.timestamp]
  expect(read(one)).toEqual(read(other))
})

test.each([
  ['a bill in another format', '{"spdxVersion":"SPDX-2.3"}', 'no bill of materials in CycloneDX'],
  ['a bill of nothing', makeBill('1', []), 'lists no package'],
  [
    'a bundled package that is for development',
    makeBill('1', [zod, component('undici', 'optional')]),
    'dist/ holds undici, which',
  ],
])('%s is refused', (_, text, message) => {
  expect(() => completeBill(text, source)).toThrow(message)
})

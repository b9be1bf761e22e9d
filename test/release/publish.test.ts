import { expect, test } from 'vitest'
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

test('a release is a draft until it is complete', () => {
  const { gh, changes } = makeGh({ releases: [made('v1.2.2')], refs: [] })
  expect(publishRelease(gh, release, contents)).toBe('v1.2.3 is published as the latest release.')
  expect(changes).toEqual([create, 'release edit v1.2.3 --repo o/r --draft=false --latest=true'])
})

test('a patch of an older line does not become the latest release', () => {
  const { gh, changes } = makeGh({ releases: [made('v2.0.0')], refs: [] })
  expect(publishRelease(gh, release, contents)).toBe('v1.2.3 is published.')
  expect(changes.at(-1)).toBe('release edit v1.2.3 --repo o/r --draft=false --latest=false')
})

test('the draft that an earlier try left is made anew, a draft of a higher version does not count', () => {
  const { gh, changes } = makeGh({ releases: [made('v1.2.3', true, false), made('v1.3.0', true, false)], refs: [] })
  publishRelease(gh, release, contents)
  expect(changes).toEqual([
    'api --method DELETE repos/o/r/releases/7',
    create,
    'release edit v1.2.3 --repo o/r --draft=false --latest=true',
  ])
})

test('what is published is not touched again', () => {
  const { gh, changes } = makeGh({ releases: [made('v1.2.3')], refs: [] })
  expect(publishRelease(gh, release, contents)).toBe('v1.2.3 is published already.')
  expect(changes).toEqual([])
})

test.each([
  ['just now', []],
  ['by an earlier try', [made('v1.2.3', false, false)]],
])('a release that was published %s and can still be changed is an error with its remedy', (_, releases) => {
  const { gh } = makeGh({ releases, refs: [] }, { publishes: false })
  expect(() => publishRelease(gh, release, contents)).toThrow('select "Enable release immutability"')
})

test('the major tag is made with the first release of its version', () => {
  const { gh, changes } = makeGh({ releases: [made('v1.2.3')], refs: ['refs/tags/v1.2.3', 'refs/tags/v10'] })
  expect(moveMajorTag(gh, release)).toBe(`v1 points to v1.2.3, ${release.commit}.`)
  expect(changes).toEqual([
    `api --method POST repos/o/r/git/refs --field ref=refs/tags/v1 --field sha=${release.commit}`,
  ])
})

test('the major tag moves to the highest release of its version, whatever other versions there are', () => {
  const { gh, changes } = makeGh({ releases: [made('v1.2.3'), made('v2.0.0')], refs: ['refs/tags/v1'] })
  moveMajorTag(gh, release)
  expect(changes).toEqual([
    `api --method PATCH repos/o/r/git/refs/tags/v1 --field sha=${release.commit} --field force=true`,
  ])
})

test('the major tag never moves back', () => {
  const { gh, changes } = makeGh({ releases: [made('v1.2.3'), made('v1.3.0')], refs: ['refs/tags/v1'] })
  expect(moveMajorTag(gh, release)).toBe('v1 stays where it is: a version above v1.2.3 is published.')
  expect(changes).toEqual([])
})

test('a release of the major tag itself would lock it: an error', () => {
  const { gh } = makeGh({ releases: [made('v1.2.3'), made('v1')], refs: ['refs/tags/v1'] })
  expect(() => moveMajorTag(gh, release)).toThrow('There is a release of `v1`, which locks that tag')
})

// CODEOWNERS by GitHub's rules: which pattern fits, which line wins, who can be requested.
import { describe, expect, test } from 'vitest'
import { parseCodeowners } from '../../src/github/codeowners.ts'

const namesOf = (text: string, paths: readonly string[]) => {
  const owners = parseCodeowners(text)(paths)
  const ofKind = (kind: string) => owners.flatMap((owner) => (owner.kind === kind ? owner.name : []))
  return { users: ofKind('user'), teams: ofKind('team') }
}

test.each<[pattern: string, path: string, fits: boolean]>([
  ['*', 'README.md', true],
  ['*', 'docs/guide/install.md', true],
  ['*.md', 'docs/guide/install.md', true],
  ['*.md', 'docs/guide/install.mdx', false],
  ['/*.md', 'README.md', true],
  ['/*.md', 'docs/README.md', false],
  ['/docs/', 'docs/guide/install.md', true],
  ['/docs/', 'api/docs/install.md', false],
  ['/docs/', 'docs', false],
  ['docs/', 'api/docs/install.md', true],
  ['docs/*', 'docs/install.md', true],
  ['docs/*', 'docs/guide/install.md', false],
  ['docs/**', 'docs/guide/install.md', true],
  ['/docs', 'docs/guide/install.md', true],
  ['docs/guide', 'api/docs/guide/install.md', false],
  ['install.md', 'docs/guide/install.md', true],
  ['guide', 'docs/guide/install.md', true],
  ['**/guide', 'docs/guide/install.md', true],
  ['**/guide', 'docs/guides/install.md', false],
  ['/docs/**/install.md', 'docs/a/b/install.md', true],
  ['/docs/**/install.md', 'docs/install.md', true],
  ['/docs/v?/', 'docs/v2/install.md', true],
  ['/Docs/', 'docs/install.md', false],
  ['/my\\ docs/', 'my docs/install.md', true],
])('the pattern %s fits %s: %s', (pattern, path, fits) => {
  expect(namesOf(`${pattern} @ada`, [path]).users).toEqual(fits ? ['ada'] : [])
})

describe('lines', () => {
  const file = `
# Everything
*       @global @acme/everyone
/docs/  @ada   grace@example.com # the writers
/docs/api/ @acme/api-team @Linus
/docs/generated/
/docs/secret/ not-an-owner
!/docs/old/ @nobody
/docs/v[12]/ @range
\\#odd   @hash
`
  test.each<[path: string, users: string[], teams: string[]]>([
    ['README.md', ['global'], ['everyone']],
    ['docs/install.md', ['ada'], []],
    ['docs/api/keys.md', ['Linus'], ['api-team']],
    ['docs/generated/a.md', [], []],
    ['docs/secret/a.md', ['ada'], []],
    ['docs/old/a.md', ['ada'], []],
    ['docs/v1/a.md', ['ada'], []],
  ])('the last that fits wins, also if it names nobody: %s', (path, users, teams) => {
    expect(namesOf(file, [path])).toEqual({ users, teams })
  })

  test.each(['', '\n\n', '*', '/ @ada', '@ada', '# * @ada', '*\t', `${'*'.repeat(5000)} ada`])(
    'nobody is named by %j',
    (text) => {
      expect(namesOf(text, ['README.md'])).toEqual({ users: [], teams: [] })
    },
  )
})

// Folders of projects, whatever their ids are.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { folderOf } from '../../../src/github/ledger/branch.ts'

describe('the folder of a project', () => {
  test.each([
    ['docs', 'docs'],
    ['Acme_Docs-2.0', 'Acme_Docs-2.0'],
    ['65f0c1d2e3', '65f0c1d2e3'],
    ['acme/docs', 'acme~2Fdocs'],
    ['..', '~2E.'],
    ['.git', '~2Egit'],
    ['../../x', '~2E.~2F..~2Fx'],
    ['a\\b', 'a~5Cb'],
    ['a~2Fb', 'a~7E2Fb'],
    ['a%2Fb', 'a~252Fb'],
    ['git~1', 'git~7E1'],
    ["it's (a) *test*!", 'it~27s~20~28a~29~20~2Atest~2A~21'],
    ['dökument', 'd~C3~B6kument'],
    ['{a}:b?c#d&e', '~7Ba~7D~3Ab~3Fc~23d~26e'],
    ['\u202e\u200b', '~E2~80~AE~E2~80~8B'],
    ['__proto__', '__proto__'],
  ])('%j: %s', (projectId, folder) => {
    expect(folderOf(projectId)).toBe(folder)
  })

  const hostile = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc
      .array(fc.constantFrom('.', '/', '~', '%', '\\', '7E', '2E', '2F', 'a', 'A', ' ', '*', '\0'), { minLength: 1 })
      .map((parts) => parts.join('')),
    fc.mixedCase(fc.constant('readme.md')),
  )
  const undo = (folder: string) => decodeURIComponent(folder.replaceAll('~', '%'))

  test('is one plain name that begins with no dot, and says which project it is', () => {
    fc.assert(
      fc.property(hostile, (projectId) => {
        const folder = folderOf(projectId)
        expect(folder).toMatch(/^[\w~-][\w.~-]*$/)
        expect(folder.toLowerCase()).not.toBe('readme.md')
        expect(encodeURIComponent(folder)).toBe(folder)
        // Two projects have two folders: each can be read back.
        expect(undo(folder)).toBe(projectId)
      }),
    )
  })

  // The branch's own README.md lies beside the folders.
  test.each([
    ['README.md', 'README~2Emd'],
    ['readme.MD', 'readme~2EMD'],
    // Which are the ids that look like what these became.
    ['README~2Emd', 'README~7E2Emd'],
    ['README.mdx', 'README.mdx'],
    ['.README.md', '~2EREADME.md'],
  ])('is never the name of a file beside it: %s', (projectId, folder) => {
    expect(folderOf(projectId)).toBe(folder)
    expect(undo(folder)).toBe(projectId)
  })
})

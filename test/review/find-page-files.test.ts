// The file of each page that the tracking issue links to.
import { expect, test } from 'vitest'
import { findPageFiles } from '../../src/review/find-page-files.ts'
import type { FileChange, FileSide } from '../../src/review/pages/change.ts'

const side: FileSide = { mode: '100644', text: 'Words.', isBinary: false }
const edited = (path: string, part: Partial<FileChange> = {}): FileChange => ({
  path,
  before: side,
  after: side,
  ...part,
})

test.each<[string, readonly FileChange[], Record<string, string>]>([
  ['an edited file', [edited('docs/guide/install.md')], { '/guide/install': 'docs/guide/install.md' }],
  [
    'of several versions the current one',
    [edited('versioned_docs/version-4.1/guide/install.md'), edited('docs/guide/install.md')],
    { '/guide/install': 'docs/guide/install.md' },
  ],
  [
    'a renamed file where the base has it',
    [edited('docs/guide/setup.md', { previousPath: 'docs/guide/install.md' })],
    { '/guide/install': 'docs/guide/install.md' },
  ],
  ['a new file is not on the default branch yet', [edited('docs/guide/install.md', { before: undefined })], {}],
  ['a file that fits by its name alone', [edited('api/install.md')], {}],
  ['a path that is no plain one', [edited('docs/guide\u202e/../guide/install.md')], {}],
  ['another page', [edited('docs/guide/proxy.md')], {}],
])('%s', (_, files, found) => expect(findPageFiles(['/guide/install'], files)).toEqual(found))

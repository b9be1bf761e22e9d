// Which files of a repository are the page of an address, and which of them the tracking issue links to.
import { expect, test } from 'vitest'
import { parseDocPath } from '../../src/pages/doc-path.ts'
import { findFiles, fitPage } from '../../src/pages/fit-page.ts'
import { findPageFiles } from '../../src/review/coverage/coverage.ts'
import type { FileChange } from '../../src/review/diff/change.ts'
import { fileOf } from '../review/judge/subject.ts'

test.each([
  ['docs/guide/install.md', '/guide/install', 'page'],
  ['guide/install/index.mdx', '/guide/install', 'page'],
  ['content/en/guide/install.md', '/docs/guide/install', 'page'],
  ['packages/core/docs/guide/install.rst', '/guide/install', 'page'],
  ['versioned_docs/version-4.1/x.md', '/docs/4.1/x', 'page'],
  ['website/versioned_docs/version-4.1/guide/x.md', '/docs/4.1/guide/x', 'page'],
  ['i18n/de/docusaurus-plugin-content-docs/current/guide/x.md', '/de/docs/guide/x', 'page'],
  ['docs/install.md', '/install', 'page'],
  ['docs/FAQ.txt', '/docs/FAQ.txt', 'page'],
  ['src/pages/api/cli.adoc', '/product/api/cli', 'page'],
  ['docs/index.md', '/', 'page'],
  ['README.md', '/', 'page'],
  ['docs/api/install.md', '/install', 'name'],
  ['docs/api/install.md', '/guide/install', 'name'],
  ['docs/python/guide/install.md', '/js/guide/install', 'name'],
  ['docs/guide/upgrade.md', '/guide/install', undefined],
  ['docs/reinstall.md', '/install', undefined],
  ['docs/install#old.md', '/install', undefined],
  ['package.json', '/package', undefined],
  ['src/install.ts', '/install', undefined],
  ['docs/guide/index.md', '/', undefined],
  ['docs/01-guide/02_install.md', '/guide/install', 'page'],
  ['docs/01-intro.md', '/01-intro', 'page'],
  ['docs/2024-review.md', '/review', undefined],
  ['modules/ROOT/pages/index.adoc', '/', 'page'],
  ['modules/api/pages/index.adoc', '/api', 'page'],
  ['docs/modules/api/pages/cli.adoc', '/product/api/cli', 'page'],
  ['', '/install', undefined],
  ['docs/faq.txt', '/docs/faq', 'page'],
  ['modules/ROOT/pages/index.adoc', '/gateway/5.1', 'name'],
  ['modules/ROOT/pages/install.adoc', '/gateway/5.1', undefined],
] as const)('%s, %s: %s', (path, address, fit) => {
  expect(fitPage(path, parseDocPath(address))).toBe(fit)
})

test('a file that fits by its name counts where no other does', () => {
  const paths = ['docs/api/install.md', 'docs/guide/install.md', 'docs/other.md']
  expect(findFiles('/guide/install', paths)).toEqual({ fit: 'page', paths: ['docs/guide/install.md'] })
  expect(findFiles('/guide/install', [paths[0] ?? ''])).toEqual({ fit: 'name', paths: ['docs/api/install.md'] })
  expect(findFiles('/guide/install', ['docs/other.md'])).toBeUndefined()
})

const edited = (path: string, part: Partial<FileChange> = {}): FileChange => ({
  ...fileOf(path, 'Words.', 'Words.'),
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
])('linked: %s', (_, files, found) => expect(findPageFiles(['/guide/install'], files)).toEqual(found))

import { expect, test } from 'vitest'
import { findPages } from '../../../src/service/agents/scripted/prompt-pages.ts'

const paths = [
  ...['README.md', 'docs/index.md', 'docs/guides/install.md', 'docs/guides/deploy/index.mdx', 'docs/faq.mdx'],
  ...['src/content/docs/reference/api.md', 'docs/es/guides/install.md', 'docs/v2/guides/old.md', 'src/install.ts'],
]

test.each([
  ['- /guides/install', ['docs/guides/install.md']],
  ['Page: `/guides/install`', ['docs/guides/install.md']],
  [
    'Pages: /guides/install, /faq and /reference/api',
    ['docs/guides/install.md', 'docs/faq.mdx', 'src/content/docs/reference/api.md'],
  ],
  ['1. docs/guides/install.md\n2. "faq.mdx"', ['docs/guides/install.md', 'docs/faq.mdx']],
  ['## /guides/install (3 entries)', ['docs/guides/install.md']],
  ['- https://docs.example.com/guides/install/?utm=1#step-2', ['docs/guides/install.md']],
  ['- /guides/deploy/', ['docs/guides/deploy/index.mdx']],
  ['- /guides/deploy/index', ['docs/guides/deploy/index.mdx']],
  ['- /', ['docs/index.md']],
  ['- /guides/install\n- /guides/install.md\n- docs/guides/install', ['docs/guides/install.md']],
  ['Please fix /guides/install.', ['docs/guides/install.md']],
  ['- /guides/install\n\nA reader says:\n> look at /faq, it is fine', ['docs/guides/install.md']],
  ['- /guides/install\n- /gone', ['docs/guides/install.md']],
  ['- `/guides/install`, read as `/es/guides/install`', ['docs/guides/install.md', 'docs/es/guides/install.md']],
  [
    '- `/faq`, also read as `/de/faq`, `/fr/faq`, `/v2/faq` and 4 more\n- `/guides/install`\n\n| - see /guides/deploy instead',
    ['docs/faq.mdx', 'docs/guides/install.md'],
  ],
  ['- `/guides/old`, read as `/v2/guides/old` and `/v1/guides/old`', ['docs/v2/guides/old.md']],
  ['- /gone', []],
  ['- /src/install.ts', []],
  ['- /../../etc/passwd', []],
  ['Say install and faq', []],
  ['', []],
])('%j', (prompt, expected) => {
  expect(findPages(prompt, paths).map(({ path }) => path)).toEqual(expected)
})

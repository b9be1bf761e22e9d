import { expect, test } from 'vitest'
import { buildEditedPage } from '../../../src/service/agents/scripted/page-edit.ts'

const page = { page: '/a', path: 'docs/a.md' }
const note = '> **Note:** Read this page from top to bottom: each step builds on the one before.'

test.each([
  ['under the first heading', '# A\n\nText\n', `# A\n\n${note}\n\nText\n`],
  ['under a heading without a blank line', '# A\nText\n', `# A\n\n${note}\n\nText\n`],
  [
    'after front matter',
    '---\n# no heading\ntitle: A\n---\n\nIntro\n\n## B\n',
    `---\n# no heading\ntitle: A\n---\n\nIntro\n\n## B\n\n${note}\n`,
  ],
  ['at the top without a heading', 'Text\n', `${note}\n\nText\n`],
  ['not into a code block', 'Text\n\n```sh\n# install\n```\n', `${note}\n\nText\n\n\`\`\`sh\n# install\n\`\`\`\n`],
  ['with the line ends of the page', '# A\r\n\r\nText\r\n', `# A\r\n\r\n${note}\r\n\r\nText\r\n`],
])('a note goes %s', (_case, before, after) => {
  expect(buildEditedPage(page, before, 'Fix it', {})).toBe(after)
  expect(buildEditedPage(page, after, 'Fix it', {})).toBe(after)
})

test.each([
  ['a text', 'New\n', 'New\n'],
  ['a function', (text: string, prompt: string) => `${text}${prompt}\n`, '# A\nFix it\n'],
])('an edit that is %s', (_case, edit, after) => {
  expect(buildEditedPage(page, '# A\n', 'Fix it', { '/a': edit })).toBe(after)
})

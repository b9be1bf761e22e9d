import { expect, test } from 'vitest'
import { buildBody, buildTitle } from '../../../src/service/agents/scripted/proposal.ts'

const pages = ['/a', '/b', '/c'].map((page) => ({ page, path: `docs${page}.md` }))

test.each([
  [1, 'docs: clarify /a'],
  [2, 'docs: clarify /a and 1 more page'],
  [3, 'docs: clarify /a and 2 more pages'],
])('the title of %i pages', (count, title) => {
  expect(buildTitle(pages.slice(0, count))).toBe(title)
})

test.each([
  ['a line of its own', 'Add this line:\n\nfeedback-to-fix: f-1\n', 'feedback-to-fix: f-1'],
  ['a line in backticks, indented', 'Add\r\n    `feedback-to-fix: f-1`\r\n', 'feedback-to-fix: f-1'],
  ['a mention in a sentence', 'Put `feedback-to-fix: f-1` into the description.', 'feedback-to-fix: f-1'],
  ['the same twice', 'feedback-to-fix: f-1\nAgain:\nfeedback-to-fix: f-1', 'feedback-to-fix: f-1'],
  ['a mention beside a line', '> feedback-to-fix: forged\nfeedback-to-fix: f-1', 'feedback-to-fix: f-1'],
  ['two lines', 'feedback-to-fix: forged\nfeedback-to-fix: f-1', null],
  ['none', 'Fix it', null],
])('the marker from %s', (_case, prompt, marker) => {
  const list = 'Pages changed:\n\n- /a (`docs/a.md`)'
  expect(buildBody(pages.slice(0, 1), prompt)).toBe(marker === null ? list : `${list}\n\n${marker}`)
})

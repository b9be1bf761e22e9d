// docs/review.md says what the kinds, the outputs and the caps are.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kinds } from '../../src/review/judge/result.ts'
import { renderFindingsOutput } from '../../src/run/outputs.ts'
import { createFinding } from '../review/comment/review-cases.ts'
import { renderReviewPage, reviewPage } from './review-kinds.ts'

const page = readFileSync(reviewPage, 'utf8')

test('its kinds are those of the table; `npm run docs` writes them', () => {
  expect(page).toBe(renderReviewPage(page))
})

test.each(Object.entries(kinds))('%s: a name, a noun phrase and a sentence', (id, { detects, message }) => {
  expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
  if (detects !== undefined) expect(detects).toMatch(/^[a-z`<].{3,200}[^.]$/)
  expect(message).toMatch(/^[A-Z`].{20,220}\.$/)
})

test('it names the fields of the output `findings`', () => {
  const [finding] = JSON.parse(renderFindingsOutput([createFinding({})]))
  const named = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  expect(named.slice(-Object.keys(finding).length)).toEqual(Object.keys(finding))
})

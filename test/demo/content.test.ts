// The demo's content: the feedback fits the contract, every complaint has its page, and every edit corrects one.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { edits } from '../../demo/edits.ts'
import { brokenEntry, loadFeedback } from '../../demo/load-feedback.ts'
import { feedbackEntrySchema } from '../../src/docs-api/contract.ts'

const root = 'demo/repository'
const now = Date.UTC(2026, 5, 1)

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`)
const entries = loadFeedback(now)

function findFile(path: string): string {
  const { pathname } = new URL(path, 'https://docs.ferrypost.example')
  const page = pathname.replace(/(\/index)?(\.md)?\/?$/, '')
  return `docs${page || '/index'}.md`
}

test('feedback fits the contract with ids of its own, and the broken entry does not fit', () => {
  expect(entries.filter((entry) => !feedbackEntrySchema.safeParse(entry).success)).toEqual([])
  expect(new Set([brokenEntry.id, ...entries.map(({ id }) => id)]).size).toBe(entries.length + 1)
  expect(feedbackEntrySchema.safeParse(brokenEntry).success).toBe(false)
  expect(feedbackEntrySchema.safeParse({ ...brokenEntry, helpful: false }).success).toBe(true)
})

test('no address belongs to anybody', () => {
  const text = JSON.stringify(entries) + [...pages, 'README.md'].map(read).join('\n')
  const domains = [...text.matchAll(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g)].map(([, domain]) => domain)
  expect(domains.length).toBeGreaterThan(10)
  expect(domains.filter((domain) => !/^example\.(com|org|net)$/.test(domain ?? ''))).toEqual([])
})

const complaints = Object.keys(edits).map((page) => ({ page, content: read(findFile(page)) }))

test.each(complaints)('edits: $page is corrected, once, and another text stays as it is', ({ page, content }) => {
  const corrected = edits[page]?.(content) ?? content
  expect(corrected).not.toBe(content)
  expect(edits[page]?.(corrected)).toBe(corrected)
  expect(edits[page]?.('# Another page\n')).toBe('# Another page\n')
})

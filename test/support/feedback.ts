// Feedback as readers leave it, for the whole-loop tests: short to write, one entry or many.
import type { FeedbackEntry } from '../../src/api/contract.ts'

/** A Monday, when the scheduled workflow would run. */
export const monday = Date.parse('2026-11-23T05:17:00Z')
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

type Given = Partial<{
  id: string
  comment: string | null
  /** Milliseconds before monday; null: no date. */
  age: number | null
  helpful: boolean
  contact: string | null
  source: FeedbackEntry['source']
  status: FeedbackEntry['status']
}>

/** One entry about a page; by default a reader's unhappy words of yesterday. */
export function entry(id: string, path: string, given: Given = {}): FeedbackEntry {
  const { comment = 'The install command fails with an error.', age = day, source = 'contextual' } = given
  const createdAt = age === null ? null : new Date(monday - age).toISOString()
  const base = { id, path, comment, createdAt, status: given.status ?? 'pending' }
  switch (source) {
    case 'contextual':
      return { ...base, source, helpful: given.helpful ?? false, contact: given.contact ?? null }
    case 'code_snippet':
      return { ...base, source, code: 'npm i acme-cli', filename: 'setup.sh', lang: 'sh' }
    case 'agent':
    case 'thumbs_only':
      return { ...base, source }
  }
}

/** A wordless vote that the page did not help. */
export function downvote(id: string, path: string, age = day): FeedbackEntry {
  return entry(id, path, { comment: null, age })
}

const subjects = ['proxy', 'timeout', 'webhook', 'invoice', 'cache', 'locale', 'upload', 'quota', 'secret', 'region']
const objects = ['table', 'diagram', 'snippet', 'header', 'screenshot', 'glossary', 'footnote', 'changelog']

/** `count` pages, each with one complaint of its own: as many clusters. */
export function pagesWithOneComplaint(count: number, options: { age?: number; from?: number } = {}): FeedbackEntry[] {
  const { age = 3 * day, from = 1 } = options
  return Array.from({ length: count }, (_, index) => {
    const number = from + index
    const subject = subjects[number % subjects.length]
    const object = objects[number % objects.length]
    const comment = `The ${subject} ${object} of chapter${number} is wrong since release${number}.`
    return entry(`e${String(number).padStart(3, '0')}`, `/guide/page-${String(number).padStart(2, '0')}`, {
      comment,
      age: age - index * minute,
    })
  })
}

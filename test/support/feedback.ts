// Feedback as readers leave it, for the whole-loop tests: short to write, one entry or many.
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { contactOf } from './canaries.ts'

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
  code: string
  source: FeedbackEntry['source']
  status: FeedbackEntry['status']
}>

export function entry(id: string, path: string, given: Given = {}): FeedbackEntry {
  const { comment = 'The install command fails with an error.', age = day, source = 'contextual' } = given
  const createdAt = age === null ? null : new Date(monday - age).toISOString()
  const base = { id, path, comment, createdAt, status: given.status ?? 'pending' }
  switch (source) {
    case 'contextual':
      return {
        ...base,
        source,
        helpful: given.helpful ?? false,
        contact: given.contact === undefined ? contactOf(id) : given.contact,
      }
    case 'code_snippet':
      return { ...base, source, code: given.code ?? 'npm i acme-cli', filename: 'setup.sh', lang: 'sh' }
    case 'agent':
    case 'thumbs_only':
      return { ...base, source }
  }
}

export function downvote(id: string, path: string, age = day): FeedbackEntry {
  return entry(id, path, { comment: null, age })
}

const subjects = ['proxy', 'timeout', 'webhook', 'invoice', 'cache', 'locale', 'upload', 'quota', 'secret', 'region']

function wordOf(number: number, salt: number): string {
  const syllables = ['ba', 'ke', 'li', 'mo', 'nu', 'pra', 'ste', 'vi', 'zo', 'dra', 'fle', 'gri', 'hu']
  let rest = (number * 97 + salt * 7919) % 2197
  let word = ''
  for (let index = 0; index < 3; index++) {
    word += syllables[rest % 13]
    rest = Math.floor(rest / 13)
  }
  return word
}

export function complaintOf(number: number): string {
  return `${[1, 2, 3, 4].map((salt) => wordOf(number, salt)).join(' ')} broken`
}

/** `count` pages, each with one complaint in words of its own: as many clusters. */
export function pagesWithOneComplaint(count: number, options: { age?: number; from?: number } = {}): FeedbackEntry[] {
  const { age = 3 * day, from = 1 } = options
  return Array.from({ length: count }, (_, index) => {
    const number = from + index
    const comment = complaintOf(number)
    return entry(`e${String(number).padStart(3, '0')}`, `/guide/page-${String(number).padStart(2, '0')}`, {
      comment,
      age: age - index * minute,
    })
  })
}

/** 57 entries about nine pages: on each two things that several readers miss, in words that no other page has. */
export function fiftySevenEntries(): FeedbackEntry[] {
  const counts = [7, 7, 7, 7, 7, 7, 7, 7, 1]
  return counts.flatMap((count, page) => {
    const words = (salt: number) => `${wordOf(page, salt)} ${wordOf(page, salt + 1)} ${wordOf(page, salt + 2)}`
    return Array.from({ length: count }, (_, index) =>
      entry(`e${page}${index}`, `/guide/${subjects[page]}`, {
        comment: `${index < 4 ? words(10) : words(20)} ${wordOf(page * 10 + index, 30)}`,
        age: (page + 1) * day + index * hour,
        source: index % 3 === 0 ? 'agent' : 'contextual',
      }),
    )
  })
}

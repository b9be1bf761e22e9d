// Feedback for the scenarios: one entry per call, two days old by the real clock, each a second after the one before, with words of its own.
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { day, entry } from '../support/feedback.ts'

type Given = Parameters<typeof entry>[2]

const start = Date.now() - 2 * day
let calls = 0

export function fresh(id: string, path: string, given: Given): FeedbackEntry {
  return { ...entry(id, path, given), createdAt: new Date(start + 1000 * calls++).toISOString() }
}

export const complaint = (id: string, path: string, comment: string) => fresh(id, path, { comment })
export const noFormula = complaint('fb_1', '/install', 'brew install ferrypost says there is no such formula')
export const noImport = complaint(
  'fb_2',
  '/quickstart',
  'The Python sample never imports os, so it ends in a NameError',
)

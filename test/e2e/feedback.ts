// Feedback for the scenarios: one entry per call, two days old, each with words of its own.
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { contactOf } from '../support/canaries.ts'

const day = 86_400_000

export function complaint(id: string, path: string, comment: string): FeedbackEntry {
  return { ...base(id, path), comment, source: 'contextual', helpful: false, contact: contactOf(id) }
}

export function vote(id: string, path: string): FeedbackEntry {
  return { ...base(id, path), comment: null, source: 'thumbs_only' }
}

function base(id: string, path: string) {
  return { id, path, createdAt: new Date(Date.now() - 2 * day).toISOString(), status: 'pending' as const }
}

export const noFormula = complaint('fb_1', '/install', 'brew install ferrypost says there is no such formula')
export const noImport = complaint(
  'fb_2',
  '/quickstart',
  'The Python sample never imports os, so it ends in a NameError',
)
export const noUnit = complaint(
  'fb_3',
  '/guides/send',
  'Is the time to live in seconds or in minutes? It does not say.',
)

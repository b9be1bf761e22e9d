// The demo's feedback, dated relative to now.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type FeedbackEntry, feedbackEntrySchema } from '../src/docs-api/contract.ts'

const day = 24 * 60 * 60 * 1000

// In two halves, so that no secret scanner takes this file or feedback.json for a leak.
const leakedToken = ['ghp', 'NotARealTokenJustAnExampleForTheDemo'].join('_')

/** An entry as feedback.json has it: its age in days in place of `createdAt`, null for one without a date. */
const storedSchema = z.array(z.looseObject({ daysAgo: z.number().nonnegative().nullable() }))

/** Every entry fits the contract; `now` is in epoch milliseconds. */
export function loadFeedback(now: number): FeedbackEntry[] {
  const text = readFileSync(new URL('feedback.json', import.meta.url), 'utf8')
  const stored = storedSchema.parse(JSON.parse(text.replaceAll('{{token}}', leakedToken)))
  return stored.map(({ daysAgo, ...rest }) => {
    const createdAt = daysAgo === null ? null : new Date(now - Math.round(daysAgo * day)).toISOString()
    return feedbackEntrySchema.parse({ ...rest, createdAt })
  })
}

/** Does not fit the contract: it lacks `helpful`. A service may deliver such a thing all the same. */
export const brokenEntry = {
  id: 'fb_0000000000',
  path: '/guides/docker',
  comment: 'Is there an image for arm64?',
  createdAt: null,
  source: 'contextual',
  status: 'pending',
  contact: null,
} as const

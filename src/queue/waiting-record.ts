// A waiting group, as stored.
import { z } from 'zod'
import { type Frozen, pages, sharedWords, time } from '../ledger/fields.ts'
import { waitReasonSchema } from './wait-reasons.ts'

export const waitingSchema = z.object({
  key: z.string(),
  pages,
  entries: z.number(),
  distinctReaders: z.number(),
  agents: z.number().optional(),
  votes: z.number(),
  oldest: time.nullable(),
  decision: z.enum(['deferred', 'too-small', 'open-fix', 'declined']),
  reason: waitReasonSchema,
  words: sharedWords.optional(),
})

export type Waiting = Frozen<z.output<typeof waitingSchema>>

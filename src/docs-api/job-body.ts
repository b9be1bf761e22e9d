// A job in an answer's body, and identifiers as the ledger may keep them: to the letter, in public where the repository is.
import type { z } from 'zod'
import { redactName } from '../text/redact.ts'
import { sumRedactions } from '../text/redactions.ts'
import { safe } from '../text/safe-text.ts'
import { sanitiseAndCount } from '../text/sanitise.ts'
import { type ReceivedJob, receivedJobSchema } from './contract.ts'
import { type Parsed, parseBody } from './parse-body.ts'

const plainId = /^[\w.:~-]+$/

export const privateId = safe`id should hold no e-mail address, number of a person or key`

/** Numbers in a plain identifier are no person's. */
export function holdsPrivate(id: string): boolean {
  const { redactions } = plainId.test(id) ? redactName(id) : sanitiseAndCount(id)
  return sumRedactions(redactions) > 0
}

export function parseJob(body: string, schema: z.ZodType<ReceivedJob> = receivedJobSchema): Parsed<ReceivedJob> {
  const parsed = parseBody(schema, body, safe`a job`)
  if ('fault' in parsed || !holdsPrivate(parsed.value.id)) return parsed
  return { fault: safe`the answer is not a job: ${privateId}` }
}

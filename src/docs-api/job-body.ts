// A job in an answer's body; its id is safe for the ledger, which may be public.
import type { z } from 'zod'
import { holdsPrivate } from '../text/holds-private.ts'
import { safe } from '../text/safe-text.ts'
import { type ReceivedJob, receivedJobSchema } from './contract.ts'
import { type Parsed, parseBody } from './parse-body.ts'

export const privateId = safe`id must not contain an email address, a personal number or a key`

export function parseJob(body: string, schema: z.ZodType<ReceivedJob> = receivedJobSchema): Parsed<ReceivedJob> {
  const parsed = parseBody(schema, body, safe`a job`)
  if ('error' in parsed || !holdsPrivate(parsed.value.id)) return parsed
  return { error: safe`the response is not a job: ${privateId}` }
}

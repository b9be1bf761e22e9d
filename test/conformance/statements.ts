// Every statement of the service's specification that a client can check, with its check.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Check, exportChecks } from './check-export.ts'
import { jobChecks } from './check-jobs.ts'
import { createClient, type Target } from './target.ts'

const statementSchema = z.strictObject({ id: z.string(), of: z.string(), says: z.string() })

export const statements = z
  .array(statementSchema)
  .parse(JSON.parse(readFileSync(new URL('statements.json', import.meta.url), 'utf8')))

export const checks: Readonly<Record<string, Check>> = { ...exportChecks, ...jobChecks }

/** Resolves to why it could not be judged, if so; rejects if it is broken. */
export const judge = (id: string, target: Target) => checks[id]?.(createClient(target), target)

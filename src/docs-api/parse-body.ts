// Parses response bodies by schema; errors are described in our own words and never quote the body.

import type { z } from 'zod'
import { hasMoreValues, parseJson } from '../http/parse-json.ts'
import { holdsPrivate } from '../text/holds-private.ts'
import { joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { errorBodySchema, type ReceivedJob, receivedJobSchema } from './contract.ts'
import { feedbackSources } from './vocabulary.ts'

export type Parsed<T> = { readonly value: T } | { readonly error: SafeText }

/** For any answer; a page of a thousand entries has a tenth of it. */
export const mostValues = 100_000

export function parseBody<T>(schema: z.ZodType<T>, body: string, what: SafeText): Parsed<T> {
  if (hasMoreValues(body, mostValues)) return { error: safe`the response is too large for ${what}` }
  const json = parseJson(body)
  if (json === undefined) return { error: safe`the response is not JSON` }
  const parsed = schema.safeParse(json)
  return parsed.success
    ? { value: parsed.data }
    : { error: safe`the response is not ${what}: ${renderIssues(parsed.error)}` }
}

export const privateId = safe`id must not contain an email address, a personal number or a key`

/** A job's id is stored in the ledger, which may be public. */
export function parseJob(body: string, schema: z.ZodType<ReceivedJob> = receivedJobSchema): Parsed<ReceivedJob> {
  const parsed = parseBody(schema, body, safe`a job`)
  if ('error' in parsed || !holdsPrivate(parsed.value.id)) return parsed
  return { error: safe`the response is not a job: ${privateId}` }
}

/** The messages of an error body: the service's words, which may quote anything that was sent to it. */
export function listErrorTexts(body: string): string[] {
  const parsed = errorBodySchema.safeParse(hasMoreValues(body, mostValues) ? undefined : parseJson(body))
  if (!parsed.success) return []
  return [parsed.data.error, ...(parsed.data.details ?? []).map(({ message }) => message)]
}

const types: Readonly<Partial<Record<string, SafeText>>> = {
  string: safe`text`,
  boolean: safe`true or false`,
  number: safe`a number`,
  object: safe`an object`,
  array: safe`a list`,
}

/** Names fields and expectations, never the value found. */
export function renderIssues({ issues }: z.core.$ZodError): SafeText {
  const texts = issues.map((issue) => {
    const field = toSafeText(issue.path.map(String).join('.') || 'the value')
    return safe`${field} should be ${renderExpectation(issue)}`
  })
  return joinLines(texts, '; ')
}

function renderExpectation(issue: z.core.$ZodIssue): SafeText {
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? safe`as specified`
    case 'invalid_value':
      return safe`one of ${toSafeText(issue.values.map(String).join(', '))}`
    case 'invalid_union':
      return safe`one of ${toSafeText(feedbackSources.join(', '))}`
    case 'too_small':
      return safe`not empty`
    case 'too_big':
      return safe`at most ${Number(issue.maximum)} characters long`
    case 'invalid_format':
      return safe`a single line of valid Unicode`
    default:
      return safe`as specified`
  }
}

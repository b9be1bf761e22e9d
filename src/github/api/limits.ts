// How long GitHub asks to be left alone. It says so with 403, 429, and for GraphQL with 200; all times are milliseconds.
import { readRetryAfter } from '../../http/back-off.ts'
import { answeredAt } from '../../http/http-date.ts'
import { type Answered, messageOf } from './github-errors.ts'

const minute = 60_000
const words = /rate.?limit|abuse detection/i
const primary = ['RATE_LIMIT', 'RATE_LIMITED', 'graphql_rate_limit']

/** In GitHub's documented order: `retry-after`, the reset of a used-up limit, a minute. Undefined if it asks for nothing. */
export function findWait(answer: Answered, now: number): number | undefined {
  const { status, headers } = answer
  const isUsedUp = headers['x-ratelimit-remaining'] === '0'
  const told = status === 200 ? findGraphqlLimit(answer.data) : undefined
  if (told === undefined && status !== 403 && status !== 429) return undefined
  const retryAfter = readRetryAfter(headers, now)
  if (retryAfter !== undefined) return retryAfter
  const reset = Number(headers['x-ratelimit-reset'])
  if ((isUsedUp || told === 'primary') && reset > 0) return Math.max(1000, reset * 1000 - answeredAt(headers, now))
  return told !== undefined || status === 429 || words.test(messageOf(answer.data)) ? minute : undefined
}

/** An answer of GraphQL that names a limit, in one of the forms in which it does. */
function findGraphqlLimit(data: unknown): 'primary' | 'secondary' | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const errors: unknown = 'errors' in data ? data.errors : undefined
  const all = [data, ...(Array.isArray(errors) ? errors : [])]
  if (all.some((error) => namesOf(error).some((name) => primary.includes(name)))) return 'primary'
  // A body without data is a refusal as a whole; the message of a single field's error may quote anything.
  const isRefusal = !('data' in data) || data.data === null || data.data === undefined
  return isRefusal && all.some((error) => words.test(messageOf(error))) ? 'secondary' : undefined
}

function namesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  const code = (value: unknown) => (typeof value === 'object' && value !== null && 'code' in value ? value.code : '')
  const names = ['type' in error ? error.type : '', code(error), 'extensions' in error ? code(error.extensions) : '']
  return names.filter((name) => typeof name === 'string')
}

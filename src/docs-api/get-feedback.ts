// Reads one page of the feedback export.

import { type Again, type Attempt, repeat } from '../http/retry.ts'
import { joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { type Asked, ask } from './ask.ts'
import type { FeedbackQuery, FeedbackRead, Wire } from './client.ts'
import { errorBodySchema } from './contract.ts'
import { findRemedy, ServiceError } from './errors.ts'
import { parseFeedbackPage, parseJson } from './parse-feedback-page.ts'

const LIMITS = { deadline: 120_000, tries: 6 }

export async function getFeedback(wire: Wire, query: FeedbackQuery): Promise<FeedbackRead> {
  const url = buildUrl(wire.addresses.feedback, query)
  const call = safe`GET ${toSafeText(url.pathname)}`
  const outcome = await repeat(wire, { ...LIMITS, gate: wire.gate }, async (left): Promise<Attempt<FeedbackRead>> => {
    const asked = await ask(wire, url, left)
    if (asked.kind === 'again') return asked
    if (asked.value.kind !== 'answer') throw createRefusal(wire, call, asked.value)
    const { status, body } = asked.value.answer
    const parsed = parseFeedbackPage(body)
    return 'page' in parsed ? { kind: 'done', value: parsed.page } : { kind: 'again', reason: parsed.fault, status }
  })
  switch (outcome.kind) {
    case 'done':
      return outcome.value
    case 'stopped':
      throw new ServiceError({ kind: 'stopped', what: safe`The run was stopped`, call, remedy: safe`` })
    case 'given-up':
      throw createGivenUp(call, outcome.last)
  }
}

function buildUrl(address: URL, { statuses, ...rest }: FeedbackQuery): URL {
  const url = new URL(address)
  const { dateFrom, dateTo, source, limit, cursor } = rest
  const status = statuses.length > 0 ? statuses.join(',') : undefined
  for (const [name, value] of Object.entries({ dateFrom, dateTo, source, status, limit, cursor })) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}

function createRefusal({ apiKey }: Wire, call: SafeText, refused: Exclude<Asked, { kind: 'answer' }>): ServiceError {
  if (refused.kind === 'too-large') {
    const what = safe`The service answered with a page too large to read`
    return new ServiceError({ kind: 'refused', what, call, remedy: safe`Narrow \`sources\` or \`max-age\`.` })
  }
  const { status, body } = refused.answer
  const said = status === 400 ? findErrorText(body, apiKey) : ''
  const what = safe`The service answered ${status}${said === '' ? '' : safe`: ${said}`}`
  return new ServiceError({ kind: 'refused', what, call, status, remedy: findRemedy(status) })
}

/** What the service says is wrong with the query, cleaned; it may echo what it was sent, the key included. */
function findErrorText(body: string, apiKey: string): SafeText {
  const parsed = errorBodySchema.safeParse(parseJson(body))
  if (!parsed.success) return safe``
  const { error, details = [] } = parsed.data
  const texts = [error, ...details.slice(0, 3).map(({ message }) => message)]
  return joinLines(
    // Once more after the cleaning, which may bring it together.
    texts.map((text) => toSafeText(toSafeText(text.replaceAll(apiKey, '***')).replaceAll(apiKey, '***'))),
    '; ',
  )
}

function createGivenUp(call: SafeText, { reason, status, retryAfter, cause }: Again): ServiceError {
  const asks = retryAfter === undefined ? safe`` : safe`, and asks to wait ${Math.ceil(retryAfter / 1000)} s`
  const what = safe`The documentation service cannot be read: ${reason}${asks}`
  const remedy = safe`Check \`base-url\` and that the service is up; the next run asks again.`
  return new ServiceError({ kind: 'unreachable', what, call, status, remedy, cause })
}

// The service's responses: JSON bodies, and the error body from the specification.
import type { ErrorBody } from '../../../src/docs-api/contract.ts'

/** A response as a value; header names in lower case. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export function reply(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  }
}

export function toResponse({ body, ...rest }: Reply): Response {
  return new Response(body, rest)
}

export function refuse(status: number, error: string, headers: Record<string, string> = {}): Reply {
  const body: ErrorBody = { error }
  return reply(status, body, headers)
}

export function refuseQuery(messages: readonly string[]): Reply {
  const body: ErrorBody = { error: 'Invalid query parameters', details: messages.map((message) => ({ message })) }
  return reply(400, body)
}

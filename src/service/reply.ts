// The answers of the service: JSON bodies, and the error body of the specification.
import type { ErrorBody } from '../api/contract.ts'

export function reply(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

export function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  const body: ErrorBody = { error }
  return reply(status, body, headers)
}

export function refuseQuery(messages: readonly string[]): Response {
  const body: ErrorBody = { error: 'Invalid query parameters', details: messages.map((message) => ({ message })) }
  return reply(400, body)
}

// What GitHub refuses, and in which words, and in which form it answers.

export const bodyLimit = 65_536
const titleLimit = 256

/** An answer before it is written to a socket; a string body is sent as it is, anything else as JSON. */
export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** A request as the log shows it. `path` has its query; `token` is the token's name, never its value. */
export interface LoggedRequest {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly body?: unknown
  readonly token: string
}

/** What an interceptor may order: an answer in GitHub's place, or a broken connection before or after the request took effect. */
export type Fault =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
  | 'reset'
  | 'apply-then-reset'
  | undefined

export type InterceptedRequest = Omit<LoggedRequest, 'status'>

export const ok = (body: unknown): Answer => ({ status: 200, body })

export function refuse(status: number, message: string, errors?: readonly object[]): Answer {
  const documentation_url = 'https://docs.github.com/rest'
  return { status, body: { message, ...(errors && { errors }), documentation_url, status: String(status) } }
}

export const notFound = () => refuse(404, 'Not Found')
export const notForIntegrations = () => refuse(403, 'Resource not accessible by integration')
export const emptyRepository = () => refuse(409, 'Git Repository is empty.')
export const invalidPull = (message: string) =>
  refuse(422, 'Validation Failed', [{ resource: 'PullRequest', code: 'custom', message }])

export const isTooLong = (text: unknown, limit: number) => typeof text === 'string' && [...text].length > limit

export function refuseLength(resource: string, fields: { title?: unknown; body?: unknown }): Answer | undefined {
  const tooLong = (field: string, name: string, limit: number) => {
    const message = `${name} is too long (maximum is ${limit} characters)`
    return refuse(422, 'Validation Failed', [{ resource, code: 'custom', field, message }])
  }
  if (isTooLong(fields.title, titleLimit)) return tooLong('title', 'title', titleLimit)
  if (isTooLong(fields.body, bodyLimit)) return tooLong('body', 'Body', bodyLimit)
  return undefined
}

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

/** The refusal of a title or body that is too long, if one is. */
export function refuseLength(resource: string, fields: { title?: unknown; body?: unknown }): Answer | undefined {
  const tooLong = (field: string, name: string, limit: number) => {
    const message = `${name} is too long (maximum is ${limit} characters)`
    return refuse(422, 'Validation Failed', [{ resource, code: 'custom', field, message }])
  }
  if (isTooLong(fields.title, titleLimit)) return tooLong('title', 'title', titleLimit)
  if (isTooLong(fields.body, bodyLimit)) return tooLong('body', 'Body', bodyLimit)
  return undefined
}

/** Where GitHub cuts a blob's text off, in bytes. */
const longestText = 512_000

interface GraphqlGround {
  readonly login: string
  readBytes(sha: string): Buffer | undefined
}

/** Who am I, and a repository's blobs by their SHA; `fake/graphql.ts` answers the rest. */
export function answerGraphql(body: unknown, { login, readBytes }: GraphqlGround): Answer {
  const query = typeof body === 'object' && body !== null && 'query' in body ? String(body.query) : ''
  const objects = [...query.matchAll(/\b(b\d+):object\(oid:"([0-9a-f]{40})"\)\{\.\.\.(Kind|Whole)\}/g)]
  if (query.startsWith('query{repository(owner:"') && objects.length > 0) {
    const blobs = objects.map(([, name, sha = '', fragment]) => [
      name,
      renderBlob(readBytes(sha), fragment === 'Whole'),
    ])
    return ok({ data: { repository: Object.fromEntries(blobs) } })
  }
  if (/^(query\w*)?\{viewer\{login\}\}$/.test(query.replace(/\s+/g, ''))) {
    return ok({ data: { viewer: { login } } })
  }
  const message = 'Only { viewer { login } } and blobs are answered here.'
  return ok({ errors: [{ type: 'UNSUPPORTED', message }] })
}

/** GitHub takes what holds NUL for binary, and cuts long texts. */
function renderBlob(bytes: Buffer | undefined, isWhole: boolean) {
  if (bytes === undefined) return null
  const isBinary = bytes.includes(0)
  const kind = { isBinary, byteSize: bytes.length }
  if (!isWhole) return kind
  const text = isBinary ? null : bytes.subarray(0, longestText).toString()
  return { ...kind, isTruncated: !isBinary && bytes.length > longestText, text }
}

// The body of a job creation: content type, size, JSON and prompt, each refused with its own status.
import { jobRequestSchema } from '../../../src/docs-api/contract.ts'

/** What the service reads from a request; a `Request` fits. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: Pick<Headers, 'get'>
  arrayBuffer(): Promise<ArrayBuffer>
}

type ReadJobRequest = { kind: 'prompt'; prompt: string } | { kind: 'refused'; status: number; error: string }

export async function readJobRequest(
  request: Asked,
  limits: { promptLength: number; bodyBytes: number },
): Promise<ReadJobRequest> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return refused(415, 'The content type must be application/json')
  const tooLarge = refused(413, `The body must have at most ${limits.bodyBytes} bytes`)
  if (Number(request.headers.get('content-length') ?? 0) > limits.bodyBytes) return tooLarge
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > limits.bodyBytes) return tooLarge
  return parseJobRequest(bytes, limits.promptLength)
}

function parseJobRequest(bytes: ArrayBuffer, promptLength: number): ReadJobRequest {
  let body: unknown
  try {
    // Fatal: a prompt with replaced characters would not be the prompt that was sent.
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return refused(400, 'The body must be JSON in UTF-8')
  }
  const content = jobRequestSchema.safeParse(body)
  if (!content.success) return refused(400, 'The body must be an object with a prompt of at least one character')
  const { prompt } = content.data
  const isTooLong = prompt.length > promptLength && [...prompt].length > promptLength
  if (isTooLong) return refused(413, `The prompt must have at most ${promptLength} characters`)
  return { kind: 'prompt', prompt }
}

function refused(status: number, error: string): ReadJobRequest & { kind: 'refused' } {
  return { kind: 'refused', status, error }
}

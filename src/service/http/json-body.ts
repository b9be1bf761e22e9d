// A body that has to be JSON: content type, size and form, each refused with its own status.
import type { Limits } from './choices.ts'
import { type Refusal, refusals, refuseSize } from './refusals.ts'
import { jobBodySchema } from './schemas.ts'

type JsonBody =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

export async function readJsonBody(request: Request, bodyBytes: number): Promise<JsonBody> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return refuse(refusals.wrongType)
  const tooLarge = refuse(refuseSize('The body', `${bodyBytes} bytes`))
  const body = await readBytes(request, bodyBytes)
  if (body === undefined) return tooLarge
  try {
    // Fatal: a text with replaced characters would not be the text that was sent.
    return { kind: 'value', value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) }
  } catch {
    return refuse(refusals.notJson)
  }
}

/** Undefined for a body of more bytes, of which no more than that is kept in memory. */
export async function readBytes(request: Request, most: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function refuse(refusal: Refusal): JsonBody {
  return { kind: 'refused', refusal }
}

type JobBody =
  | { readonly kind: 'prompt'; readonly prompt: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

export async function readJobBody(request: Request, { promptLength, bodyBytes }: Limits): Promise<JobBody> {
  const body = await readJsonBody(request, bodyBytes)
  if (body.kind === 'refused') return body
  const content = jobBodySchema.safeParse(body.value)
  if (!content.success) return { kind: 'refused', refusal: refusals.noPrompt }
  const { prompt } = content.data
  const isTooLong = prompt.length > promptLength && [...prompt].length > promptLength
  if (isTooLong) return { kind: 'refused', refusal: refuseSize('The prompt', `${promptLength} characters`) }
  return { kind: 'prompt', prompt }
}

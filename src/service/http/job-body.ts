// The body of a job creation: content type, size, JSON and prompt, each refused with its own status.
import type { Limits } from './choices.ts'
import { type Refusal, refusals, refuseSize } from './refusals.ts'
import { jobBodySchema } from './schemas.ts'

export type JobBody =
  | { readonly kind: 'prompt'; readonly prompt: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

export async function readJobBody(request: Request, { promptLength, bodyBytes }: Limits): Promise<JobBody> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return refuse(refusals.wrongType)
  const tooLarge = refuse(refuseSize('The body', `${bodyBytes} bytes`))
  if (Number(request.headers.get('content-length') ?? 0) > bodyBytes) return tooLarge
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > bodyBytes) return tooLarge
  const body = parseJson(bytes)
  if (body === undefined) return refuse(refusals.notJson)
  const content = jobBodySchema.safeParse(body.value)
  if (!content.success) return refuse(refusals.noPrompt)
  const { prompt } = content.data
  const isTooLong = prompt.length > promptLength && [...prompt].length > promptLength
  return isTooLong ? refuse(refuseSize('The prompt', `${promptLength} characters`)) : { kind: 'prompt', prompt }
}

function refuse(refusal: Refusal): JobBody {
  return { kind: 'refused', refusal }
}

function parseJson(bytes: ArrayBuffer): { readonly value: unknown } | undefined {
  try {
    // Fatal: a prompt with replaced characters would not be the prompt that was sent.
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return undefined
  }
}

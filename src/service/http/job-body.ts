// The body of a job creation: JSON with a prompt.
import type { Limits } from './choices.ts'
import { readJsonBody } from './json-body.ts'
import { type Refusal, refusals, refuseSize } from './refusals.ts'
import { jobBodySchema } from './schemas.ts'

export type JobBody =
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

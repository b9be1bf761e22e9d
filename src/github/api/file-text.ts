// A file's text, from REST's contents or from a blob of GraphQL's.
import { z } from 'zod'
import { parseJson } from '../../http/parse-json.ts'

const contentSchema = z.object({ type: z.literal('file'), encoding: z.literal('base64'), content: z.string() })

export const blobSchema = z.object({
  text: z.string().nullish(),
  isBinary: z.boolean().nullish(),
  isTruncated: z.boolean().nullish(),
  byteSize: z.number(),
})

/** From the raw text or, if a server ignores the raw media type, from JSON and base64. */
export function fileText(data: unknown): string | undefined {
  if (typeof data !== 'string') return undefined
  const wrapped = contentSchema.safeParse(parseJson(data))
  return wrapped.success ? Buffer.from(wrapped.data.content, 'base64').toString('utf8') : data
}

/** Text that was cut, or decoded from anything but UTF-8, is not the file's: its bytes must be read. */
export function parseExactText(blob: unknown): string | undefined {
  const { text, isBinary, isTruncated, byteSize } = blobSchema.safeParse(blob).data ?? {}
  if (isBinary !== false || isTruncated !== false || text == null || Buffer.byteLength(text) !== byteSize)
    return undefined
  return text.includes('\ufffd') || text.includes('\0') ? undefined : text
}

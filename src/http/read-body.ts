// Reads a response body as text, decompressed and capped.
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** Cap on the decompressed size; a page of 100 entries with long snippets is far below. */
export const MAX_BODY_BYTES = 32 * 1024 * 1024

/** The only coding that requests accept. */
export const CODING = 'gzip'

/** Undefined when the body exceeds the cap; bytes are counted as they arrive. */
export async function readBody(body: Readable, coding: string): Promise<string | undefined> {
  // A failing pipeline destroys its last stream, which rejects the iteration below.
  const bytes: AsyncIterable<Uint8Array> = coding === CODING ? pipeline(body, createGunzip(), () => {}) : body
  const decoder = new TextDecoder()
  const parts: string[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) return undefined
    parts.push(decoder.decode(chunk, { stream: true }))
  }
  return parts.join('') + decoder.decode()
}

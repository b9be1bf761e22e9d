// Reads an answer's body as text, decompressed, and never more of it than the cap.
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** Most that one answer may hold once decompressed: a page of 100 entries with long snippets is far below. */
export const MAX_BODY_BYTES = 32 * 1024 * 1024

/** The one coding that requests ask for. */
export const CODING = 'gzip'

/** The body as text, or undefined when it is larger than the cap; bytes are counted as they arrive. */
export async function readBody(body: Readable, coding: string): Promise<string | undefined> {
  // What breaks the pipeline also breaks the reading of it.
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

// Reads an answer's body as text, and never more of it than the cap.

/** Most that one answer may hold: a page of 100 entries with long snippets is far below. */
export const MAX_BODY_BYTES = 32 * 1024 * 1024

/** The body as text, or undefined when it is larger than the cap; bytes are counted as they arrive. */
export async function readBody(chunks: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const decoder = new TextDecoder()
  const parts: string[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) return undefined
    parts.push(decoder.decode(chunk, { stream: true }))
  }
  return parts.join('') + decoder.decode()
}

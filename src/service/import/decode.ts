// The bytes of a file as text.
import { Unreadable } from './unreadable.ts'

/** Without a byte order mark. @throws Unreadable if it is not UTF-8 */
export async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    throw new Unreadable('The file is not in UTF-8: save it as UTF-8, or convert it with iconv', { cause })
  }
}

// The bytes of a file as text.
import { Unreadable } from './import-reading.ts'

/** Without a byte order mark. @throws Unreadable if it is not UTF-8 */
export async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const chunk of bytes) {
      const text = decoder.decode(chunk, { stream: true })
      // UTF-16 without a mark is UTF-8 with a zero beside each letter.
      if (isFirst && text.slice(0, 2).includes('\0')) throw new TypeError('The text begins with U+0000')
      isFirst &&= text === ''
      yield text
    }
    yield decoder.decode()
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    throw new Unreadable('The file is not valid UTF-8: save it as UTF-8, or convert it with iconv', { cause })
  }
}

// Entries out of the export's own pages: one page, several in an array, or the entries alone in one.
import { isRecord, type Reading, Unreadable } from './import-reading.ts'

/** In UTF-16 units: such a file is read as a whole. Larger ones fit into JSON Lines. */
const maxFile = 200_000_000

export async function* readPages(pieces: AsyncIterable<string>): AsyncGenerator<Reading> {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length > maxFile) throw new Unreadable('The file is too long for JSON: write it as JSON Lines')
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new Unreadable('The file is not valid JSON: save a response of the export as it is', { cause })
  }
  let line = 0
  for (const record of (Array.isArray(value) ? value : [value]).flatMap(listEntries)) {
    line += 1
    if (isRecord(record)) yield { kind: 'record', line, record }
    else yield { kind: 'refused', line, reason: 'it is not an object' }
  }
}

function listEntries(value: unknown): readonly unknown[] {
  return isRecord(value) && Array.isArray(value.feedback) ? value.feedback : [value]
}

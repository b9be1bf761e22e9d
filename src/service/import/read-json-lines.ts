// Entries out of JSON Lines: one object a line; empty lines do not count.
import { isRecord, type Reading } from './import-reading.ts'
import { readLines } from './read-lines.ts'

/** In UTF-16 units: far more than the longest comment and code together. */
const maxLine = 1_000_000

export async function* readJsonLines(pieces: AsyncIterable<string>): AsyncGenerator<Reading> {
  for await (const { number: line, text } of readLines(pieces, maxLine)) {
    if (text === null) yield { kind: 'refused', line, reason: `it is longer than ${maxLine} characters` }
    else if (text.trim() !== '') yield readObject(line, text)
  }
}

function readObject(line: number, text: string): Reading {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { kind: 'refused', line, reason: 'it is not valid JSON: write one object per line' }
  }
  return isRecord(value)
    ? { kind: 'record', line, record: value }
    : { kind: 'refused', line, reason: 'it is not an object: write one object per line' }
}

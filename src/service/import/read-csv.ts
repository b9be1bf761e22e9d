// Entries out of CSV (RFC 4180): the first row names the fields; an empty cell is null.
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { isRecord, type Reading } from './reading.ts'
import { Unreadable } from './unreadable.ts'

/** In UTF-16 units. A quote that is never closed would otherwise take in the whole file. */
const longestRow = 1_000_000

const advice = 'cells with quotes, commas or line breaks have to be in double quotes, and the quotes in them doubled'

export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<Reading> {
  const settings = { info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: longestRow }
  // An error of the source ends the rows too, where it is thrown.
  const rows = pipeline(Readable.from(pieces, { objectMode: false }), parse(settings), () => undefined)
  let names: readonly string[] | undefined
  try {
    for await (const row of rows) {
      const { cells, lines } = readRow(row)
      const line = lines - cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0)
      if (names === undefined) names = readHeader(cells)
      else if (cells.length === names.length) yield { kind: 'record', line, record: buildRecord(names, cells) }
      else
        yield { kind: 'refused', line, reason: `it has ${cells.length} cells, and the first row has ${names.length}` }
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    const row = `Row ${Number(cause.records) + 1}`
    throw new Unreadable(
      cause.code === 'CSV_MAX_RECORD_SIZE'
        ? `${row} is longer than ${longestRow} characters: shorten it, or close an unclosed quote`
        : `${row} is not valid CSV: ${advice}`,
      { cause },
    )
  }
}

function readRow(value: unknown): { cells: readonly string[]; lines: number } {
  if (!isRecord(value) || !Array.isArray(value.record) || !isRecord(value.info))
    throw new TypeError('The CSV parser returned no row')
  return { cells: value.record.map(String), lines: Number(value.info.lines) }
}

function readHeader(cells: readonly string[]): readonly string[] {
  const names = cells.map((cell) => cell.trim())
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Unreadable(`The column ${JSON.stringify(twice)} appears twice: remove one`)
  if (names.length === 1 && /[;\t]/.test(names[0] ?? ''))
    throw new Unreadable('The cells are not separated by commas: save the file with commas between them')
  if (!names.includes('id')) throw new Unreadable('The first row must name the columns, including id')
  return names
}

function buildRecord(names: readonly string[], cells: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.map((name, at) => {
      const cell = cells[at] ?? ''
      if (cell === '') return [name, null]
      return [name, name === 'helpful' ? (readBoolean(cell) ?? cell) : cell]
    }),
  )
}

function readBoolean(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase()
  if (['true', 'yes', '1'].includes(word)) return true
  return ['false', 'no', '0'].includes(word) ? false : undefined
}

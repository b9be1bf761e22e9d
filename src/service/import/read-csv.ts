// Entries out of CSV (RFC 4180): the first row names the fields; an empty cell is null.
import { createHash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { isRecord, type Reading, Unreadable } from './import-reading.ts'

/** In UTF-16 units. A quote that is never closed would otherwise take in the whole file. */
const maxRow = 1_000_000

const advice = 'cells with quotes, commas or line breaks have to be in double quotes, and the quotes in them doubled'

export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<Reading> {
  const settings = { info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: maxRow }
  // An error of the source ends the rows too, where it is thrown.
  const rows = pipeline(Readable.from(pieces, { objectMode: false }), parse(settings), () => undefined)
  let names: readonly string[] | undefined
  const seen = new Map<string, number>()
  try {
    for await (const row of rows) {
      const { cells, lines } = readRow(row)
      const line = lines - cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0)
      if (names === undefined) names = readHeader(cells)
      else if (cells.length === names.length)
        yield { kind: 'record', line, record: complete(buildRecord(names, cells), names, seen) }
      else
        yield { kind: 'refused', line, reason: `it has ${cells.length} cells, and the first row has ${names.length}` }
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    const row = `Row ${Number(cause.records) + 1}`
    throw new Unreadable(
      cause.code === 'CSV_MAX_RECORD_SIZE'
        ? `${row} is longer than ${maxRow} characters: shorten it, or close an unclosed quote`
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
  const names = cells.map((cell) => findName(cell.trim()))
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Unreadable(`The column ${JSON.stringify(twice)} appears twice: remove one`)
  if (names.length === 1 && /[;\t]/.test(names[0] ?? ''))
    throw new Unreadable('The cells are not separated by commas: save the file with commas between them')
  if (!names.includes('id') && !(names.includes('path') && names.includes('createdAt')))
    throw new Unreadable('The first row must name the columns, including id, or path and createdAt')
  return names
}

/** Other names that files of dashboards and spreadsheets have for a column, in small letters without blanks and signs. */
const otherNames: Readonly<Record<string, string>> = {
  feedbackid: 'id',
  page: 'path',
  pagepath: 'path',
  url: 'path',
  pageurl: 'path',
  feedback: 'comment',
  message: 'comment',
  date: 'createdAt',
  time: 'createdAt',
  timestamp: 'createdAt',
  submittedat: 'createdAt',
  email: 'contact',
  washelpful: 'helpful',
  rating: 'helpful',
  vote: 'helpful',
  type: 'source',
  language: 'lang',
}
const ownNames = [
  'id',
  'path',
  'comment',
  'createdAt',
  'contact',
  'helpful',
  'source',
  'status',
  'code',
  'filename',
  'lang',
]

const fieldNames = new Map([
  ...ownNames.map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(otherNames),
])

const findName = (written: string): string => fieldNames.get(written.toLowerCase().replace(/[^a-z]/g, '')) ?? written

function findSource({ code, helpful }: Readonly<Record<string, unknown>>): string {
  if (typeof code === 'string') return 'code_snippet'
  // A vote in words that nobody knows is refused later, and not lost.
  return helpful == null ? 'thumbs_only' : 'contextual'
}

/**
 * Dashboards leave out what their own tables show otherwise. The same row gets the same ID in each import, and the second one like it
 * another; what has a vote is about a page, and the rest are votes.
 */
function complete(
  record: Record<string, unknown>,
  names: readonly string[],
  seen: Map<string, number>,
): Record<string, unknown> {
  // What has to be there in a file of one's own is missing by mistake.
  if (!names.includes('createdAt')) return record
  const given = { ...record }
  if (!names.includes('source')) given.source = findSource(given)
  if (typeof given.createdAt === 'string') given.createdAt = given.createdAt.replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T')
  if (names.includes('id')) return given
  const row = JSON.stringify(record)
  const nth = (seen.get(row) ?? 0) + 1
  seen.set(row, nth)
  given.id = `csv-${createHash('sha256').update(`${nth} ${row}`).digest('hex').slice(0, 32)}`
  return given
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
  if (['true', 'yes', '1', 'up', 'helpful', 'positive'].includes(word)) return true
  return ['false', 'no', '0', 'down', 'not helpful', 'unhelpful', 'negative'].includes(word) ? false : undefined
}

// Records for a person, in columns, or for a program, as JSON.

type Cell = string | number | null

/** @param rows all with the same fields; control characters of what they hold are not printed */
export function renderRecords(rows: readonly Readonly<Record<string, Cell>>[], json: boolean): string {
  if (json) return `${JSON.stringify(rows)}\n`
  const [first] = rows
  if (first === undefined) return ''
  const names = Object.keys(first)
  const lines = [names, ...rows.map((row) => names.map((name) => renderCell(row[name] ?? null)))]
  const widths = names.map((_, at) => lines.reduce((most, line) => Math.max(most, line[at]?.length ?? 0), 0))
  return lines
    .map((line) => `${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd())
    .join('\n')
    .concat('\n')
}

/** One record, a line for each field. */
export function renderRecord(record: Readonly<Record<string, Cell>>, json: boolean): string {
  if (json) return `${JSON.stringify(record)}\n`
  const width = Object.keys(record).reduce((most, name) => Math.max(most, name.length), 0)
  return Object.entries(record)
    .map(([name, value]) => `${name.padEnd(width)}  ${renderCell(value)}\n`)
    .join('')
}

export function renderTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

function renderCell(value: Cell): string {
  return value === null ? '–' : String(value).replace(/\s+/g, ' ').replace(/\p{C}/gu, '?')
}

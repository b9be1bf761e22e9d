// What the benchmark prints: aligned tables, notes, and targets that were met or missed.

export type Cell = string | number

export interface Report {
  section(title: string): void
  note(text: string): void
  table(head: readonly string[], rows: readonly (readonly Cell[])[]): void
  /** Remembered, and shown at the end; `met` missing: could not be measured, which counts as missed. */
  target(target: Target): void
  /** The table of all targets; whether every one was met. */
  conclude(): boolean
}

export interface Target {
  readonly what: string
  readonly goal: string
  readonly figure: string
  readonly met: boolean
}

export function createReport(print: (line: string) => void): Report {
  const targets: Target[] = []
  const table: Report['table'] = (head, rows) => print(`\n${renderTable(head, rows)}\n`)
  return {
    section: (title) => print(`\n${title}\n${'='.repeat(title.length)}\n`),
    note: print,
    table,
    target: (target) => void targets.push(target),
    conclude: () => {
      print('\nTargets\n=======')
      table(
        ['target', 'goal', 'figure', ''],
        targets.map(({ what, goal, figure, met }) => [what, goal, figure, met ? 'met' : 'MISSED']),
      )
      const missed = targets.filter(({ met }) => !met).length
      print(
        missed === 0 ? `All ${targets.length} targets are met.` : `${missed} of ${targets.length} targets are missed.`,
      )
      return missed === 0
    },
  }
}

/** Numbers go to the right, words to the left. */
export function renderTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map((row) => head.map((_, column) => String(row[column] ?? '')))
  const widths = head.map((_, column) => Math.max(...lines.map((line) => [...(line[column] ?? '')].length)))
  const isRight = head.map((_, column) => rows.length > 0 && rows.every((row) => isFigure(row[column])))
  const render = (line: readonly string[]) =>
    line
      .map((cell, column) => {
        const gap = ' '.repeat((widths[column] ?? 0) - [...cell].length)
        return isRight[column] ? gap + cell : cell + gap
      })
      .join('  ')
      .trimEnd()
  const [first = [], ...rest] = lines
  return [render(first), widths.map((width) => '-'.repeat(width)).join('  '), ...rest.map(render)].join('\n')
}

function isFigure(cell: Cell | undefined): boolean {
  return typeof cell === 'number' || cell === undefined || /^([-–]|[<≥≤]?\s?[\d.,]+( ?(%|s|ms|MiB))?)?$/.test(cell)
}

export function showShare(value: number, digits = 3): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '–'
}

export function showPercent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`
}

export function showCount(value: number): string {
  return Math.round(value).toLocaleString('en')
}

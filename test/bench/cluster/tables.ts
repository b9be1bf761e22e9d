// What the benchmark prints: tables, notes, and targets that were met or missed.

export type Report = ReturnType<typeof createReport>

export interface Target {
  readonly what: string
  readonly target: string
  readonly figure: string
  readonly met: boolean
}

export function createReport() {
  const targets: Target[] = []
  const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
    console.table(rows.map((row) => Object.fromEntries(row.map((cell, column) => [head[column], cell]))))
  return {
    section: (title: string) => console.log(`\n${title}`),
    note: (text: string) => console.log(text),
    table,
    target: (target: Target) => void targets.push(target),
    conclude: () => {
      console.log('\nTargets')
      table(
        ['target', 'target', 'figure', 'result'],
        targets.map(({ what, target, figure, met }) => [what, target, figure, met ? 'met' : 'MISSED']),
      )
      const missed = targets.filter(({ met }) => !met).length
      console.log(`${missed} of ${targets.length} targets are missed.`)
      return missed === 0
    },
  }
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

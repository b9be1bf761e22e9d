// A Mermaid chart as bars that a terminal can show.
import { parseChart } from './chart.ts'
import { measure, pad } from './layout.ts'
import type { Paint } from './paint.ts'

const longestBar = 40

/** A diagram of another kind is told of in one line. */
export function renderBars(source: readonly string[], paint: Paint): string[] {
  const chart = parseChart(source.join('\n'))
  if (chart === undefined) return [paint('dim', `(a Mermaid diagram of ${source.length} lines)`)]
  const most = Math.max(1, ...chart.values.map(([, value]) => value))
  const labels = Math.max(0, ...chart.values.map(([label]) => measure(label)))
  const bars = chart.values.map(([label, value]) => {
    const bar = '█'.repeat(Math.max(value > 0 ? 1 : 0, Math.round((value / most) * longestBar)))
    return `  ${pad(label, labels)}  ${paint('cyan', bar)} ${value}`
  })
  return [chart.title, ...bars]
}

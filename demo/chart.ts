// The two Mermaid charts of a tracking issue as bars that a terminal can show.
import { measure, pad } from './layout.ts'
import type { Paint } from './paint.ts'

interface Chart {
  readonly title: string
  readonly bars: readonly (readonly [label: string, value: number])[]
}

const longestBar = 40

/** A diagram of another kind is told of in one line. */
export function renderChart(source: readonly string[], paint: Paint): string[] {
  const chart = parseChart(source)
  if (chart === undefined) return [paint('dim', `(a Mermaid diagram of ${source.length} lines)`)]
  const most = Math.max(1, ...chart.bars.map(([, value]) => value))
  const labels = Math.max(0, ...chart.bars.map(([label]) => measure(label)))
  const bars = chart.bars.map(([label, value]) => {
    const bar = '█'.repeat(Math.max(value > 0 ? 1 : 0, Math.round((value / most) * longestBar)))
    return `  ${pad(label, labels)}  ${paint('cyan', bar)} ${value}`
  })
  return [chart.title, ...bars]
}

function parseChart(source: readonly string[]): Chart | undefined {
  const text = source.join('\n')
  if (text.startsWith('pie')) {
    const slices = text.matchAll(/^\s*"([^"]*)"\s*:\s*(\d+)/gm)
    return {
      title: /^\s*title (.+)$/m.exec(text)?.[1] ?? '',
      bars: [...slices].map(([, label = '', value]) => [label, Number(value)]),
    }
  }
  if (!text.startsWith('xychart-beta')) return undefined
  const labels = [...(/x-axis \[(.*)\]/.exec(text)?.[1] ?? '').matchAll(/"([^"]*)"/g)].map(([, label = '']) => label)
  const values = (/bar \[(.*)\]/.exec(text)?.[1] ?? '').split(',').map(Number)
  return {
    title: /title "(.*)"/.exec(text)?.[1] ?? '',
    bars: labels.map((label, index) => [label, values[index] ?? 0]),
  }
}

// The two kinds of Mermaid chart that our issues use, read from their source.
export interface Chart {
  readonly kind: 'pie' | 'bars'
  readonly title: string
  readonly values: readonly (readonly [label: string, value: number])[]
}

/** Undefined for a diagram of another kind. */
export function parseChart(source: string): Chart | undefined {
  if (/^pie\b/.test(source)) {
    const slices = source.matchAll(/^\s*"([^"]*)"\s*:\s*(\d+)/gm)
    return {
      kind: 'pie',
      title: /^\s*title (.+)$/m.exec(source)?.[1] ?? '',
      values: [...slices].map(([, label = '', value]) => [label, Number(value)]),
    }
  }
  if (!/^xychart(-beta)?\b/.test(source)) return undefined
  const labels = [...(/x-axis \[(.*)\]/.exec(source)?.[1] ?? '').matchAll(/"([^"]*)"/g)].map(([, label = '']) => label)
  const values = (/bar \[(.*)\]/.exec(source)?.[1] ?? '').split(',').map(Number)
  return {
    kind: 'bars',
    title: /title "(.*)"/.exec(source)?.[1] ?? '',
    values: labels.map((label, index) => [label, values[index] ?? 0]),
  }
}

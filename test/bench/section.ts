// What `npm run bench` runs and prints: sections by name, each a table whose figures were all taken in one run.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Row {
  /** What was measured, with its size: "20,000 entries of 100 characters". */
  readonly what: string
  /** The figure, with its unit. */
  readonly now: string
  /** The baseline or limit that the figure is compared with, measured in the same run if possible: "bare Node, 38 ms". */
  readonly baseline: string
  readonly isMet: boolean
}

/** A row whose figure may reach its limit, and not pass it; a figure that is undefined could not be taken. */
export function atMost(
  limit: number,
  figure: number | undefined,
  row: Pick<Row, 'what' | 'now'> & Partial<Pick<Row, 'baseline'>>,
): Row {
  return { baseline: `limit: ${limit}`, ...row, isMet: figure !== undefined && figure <= limit }
}

/** What a script of this folder prints as JSON, in a process of its own. */
export function runScript<T>(name: string, argument: string): T {
  const args = [fileURLToPath(new URL(name, import.meta.url)), argument]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 26 })
  if (status !== 0) throw new Error(`The measurement ended with ${status}: ${stderr}`)
  return JSON.parse(stdout)
}

export interface BenchOptions {
  /** A smoke test: smaller sizes, whose figures are not representative. */
  readonly quick: boolean
}

export interface Section {
  readonly title: string
  run(options: BenchOptions): Promise<readonly Row[]>
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

// How long the bundle takes to start and name its first bad input, beside `node -e 0`: medians of runs that take turns.
// Usage: node test/bench/start-up.ts [rounds]
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const most = 2
const rounds = Number(process.argv[2] ?? 31)
const bundle = fileURLToPath(new URL('../../dist/index.js', import.meta.url))
const env = { PATH: process.env.PATH, GITHUB_EVENT_NAME: 'schedule', 'INPUT_MAX-JOBS': 'many' }

/** Milliseconds of the whole process. */
function measure(args: readonly string[], code: number): number {
  const began = performance.now()
  const { status, stdout } = spawnSync(process.execPath, args, { env })
  const took = performance.now() - began
  if (status !== code || (code === 1 && !String(stdout).includes('`max-jobs` must be')))
    throw new Error(`${args.join(' ')} ended with ${status}: ${stdout}`)
  return took
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

const plain: number[] = []
const bundled: number[] = []
for (let round = 0; round < rounds; round++) {
  plain.push(measure(['-e', '0'], 0))
  bundled.push(measure([bundle], 1))
}

const ratio = median(bundled) / median(plain)
const show = (name: string, times: readonly number[]) =>
  console.log(
    `${name.padEnd(24)} ${median(times).toFixed(1)} ms (${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)})`,
  )
show('node -e 0', plain)
show('the first input error', bundled)
console.log(`ratio                    ${ratio.toFixed(2)} (at most ${most})`)
process.exitCode = ratio <= most ? 0 : 1

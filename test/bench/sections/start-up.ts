// From the start of the process to the first input error, beside bare Node; and what is checked in to be loaded.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildEnvironment, prepareFiles } from '../../support/runner-environment.ts'
import { atMost, type BenchOptions, type Row, type Section } from '../section.ts'

/** Of the median of the whole process over that of `node -e 0`. */
const mostTimes = 2
const mostBytes = 6_000_000

const root = fileURLToPath(new URL('../../..', import.meta.url))

export const section: Section = {
  name: 'start-up',
  title: 'Startup time and bundle size (warm file system cache)',
  run: async (options) => [measureStart(options), ...measureBundle(options)],
}

/** Every variable that a runner sets for a JavaScript action, and one bad input. */
function createEnvironment(): NodeJS.ProcessEnv {
  const github = { url: 'https://api.github.com', tokens: { bot: 'ghs_token' } }
  const inputs = { 'project-id': 'docs', 'api-key': 'key', 'max-jobs': 'many' }
  const options = { github, inputs, event: { name: 'schedule', payload: {} } }
  const files = prepareFiles(mkdtempSync(join(tmpdir(), 'start-up-')), options)
  // What the tests add for themselves.
  const { NODE_COMPILE_CACHE, ACTIONS_STEP_DEBUG, RUNNER_DEBUG, ...env } = buildEnvironment(files, options)
  return env
}

/** The processes take turns, so that a busier moment slows all of them down. */
function measureStart({ before, quick }: BenchOptions): Row {
  const env = createEnvironment()
  const programs = { bare: ['-e', '0'], now: [entryOf(root)], before: before === undefined ? [] : [entryOf(before)] }
  const times: Record<keyof typeof programs, number[]> = { bare: [], now: [], before: [] }
  for (let round = 0; round < (quick ? 5 : 101); round++) {
    times.bare.push(measure(programs.bare, 0, env))
    times.now.push(measure(programs.now, 1, env))
    if (before !== undefined) times.before.push(measure(programs.before, 1, env))
  }
  const bare = median(times.bare)
  return atMost(mostTimes, median(times.now) / bare, {
    what: 'time to the first input error, median of the whole process',
    now: formatTimes(median(times.now), bare),
    before: before === undefined ? undefined : formatTimes(median(times.before), bare),
    baseline: `${mostTimes} times \`node -e 0\`, ${bare.toFixed(1)} ms`,
  })
}

const entryOf = (folder: string) => join(folder, 'dist/index.js')
const formatTimes = (time: number, bare: number) => `${time.toFixed(1)} ms (${(time / bare).toFixed(2)})`
const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN

function measure(args: readonly string[], code: number, env: NodeJS.ProcessEnv): number {
  const began = performance.now()
  const { status, stdout } = spawnSync(process.execPath, args, { env })
  const took = performance.now() - began
  if (status !== code || (code === 1 && !String(stdout).includes('`max-jobs` must be')))
    throw new Error(`${args.join(' ')} ended with ${status}: ${stdout}`)
  return took
}

function measureBundle({ before }: BenchOptions): Row[] {
  const now = readBundle(root)
  const then = before === undefined ? undefined : readBundle(before)
  return [
    atMost(mostBytes, now.bytes, {
      what: '`dist/` as committed, including licenses',
      now: formatBytes(now.bytes),
      before: then && formatBytes(then.bytes),
      baseline: `limit: ${formatBytes(mostBytes)}`,
    }),
  ]
}

const formatBytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`

function readBundle(folder: string): { bytes: number } {
  const dist = join(folder, 'dist')
  return { bytes: readdirSync(dist).reduce((sum, name) => sum + statSync(join(dist, name)).size, 0) }
}

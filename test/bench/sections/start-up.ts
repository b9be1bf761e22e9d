// From the start of the process to the first input error, beside bare Node; and what is checked in to be loaded.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildEnvironment, prepareFiles } from '../../support/runner-environment.ts'
import { atMost, median, type Row, type Section } from '../section.ts'

/** Of the median of the whole process over that of `node -e 0`. */
const maxTimes = 2
const maxBytes = 6_000_000

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))

export const section: Section = {
  title: 'Startup time and bundle size (warm file system cache)',
  run: async ({ quick }) => [measureStart(quick), measureBundle()],
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
function measureStart(quick: boolean): Row {
  const env = createEnvironment()
  const times: Record<'bare' | 'now', number[]> = { bare: [], now: [] }
  for (let round = 0; round < (quick ? 5 : 101); round++) {
    times.bare.push(measure(['-e', '0'], 0, env))
    times.now.push(measure([join(dist, 'index.js')], 1, env))
  }
  const bare = median(times.bare)
  return atMost(maxTimes, median(times.now) / bare, {
    what: 'time to the first input error, median of the whole process',
    now: `${median(times.now).toFixed(1)} ms (${(median(times.now) / bare).toFixed(2)})`,
    baseline: `${maxTimes} times \`node -e 0\`, ${bare.toFixed(1)} ms`,
  })
}

function measure(args: readonly string[], code: number, env: NodeJS.ProcessEnv): number {
  const began = performance.now()
  const { status, stdout } = spawnSync(process.execPath, args, { env })
  const took = performance.now() - began
  if (status !== code || (code === 1 && !String(stdout).includes('`max-jobs` must be')))
    throw new Error(`${args.join(' ')} ended with ${status}: ${stdout}`)
  return took
}

function measureBundle(): Row {
  const bytes = readdirSync(dist).reduce((sum, name) => sum + statSync(join(dist, name)).size, 0)
  const format = (count: number) => `${(count / 1_000_000).toFixed(2)} MB`
  const what = '`dist/` as committed, including licences'
  return atMost(maxBytes, bytes, { what, now: format(bytes), baseline: `limit: ${format(maxBytes)}` })
}

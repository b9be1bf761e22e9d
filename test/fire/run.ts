// One run of the real bundle in a world: behind its gate, on the world's timeline.
import { startAction } from '../support/run-action.ts'
import { type Meet, openGate } from './gate.ts'
import { kindOf, type PassingRequest } from './mishap.ts'
import { hour, timelineEnvironment } from './timeline.ts'
import { apiKey, project, serverUrl, type World } from './world.ts'

export interface RunRecord {
  readonly number: number
  /** Virtual time. */
  readonly began: number
  ended: number
  code: number | null
  signal: NodeJS.Signals | null
  /** Where it was, by its log and its latest request, when it was killed or told to stop. */
  moment: string
  /** When it was told to stop or killed, and the real milliseconds from there to its end. */
  toldAt?: number
  took?: number
  stdout: string
  stderr: string
}

const inputs = { 'project-id': project, 'api-key': apiKey, 'poll-interval': '1', 'max-jobs': '6', 'max-open': '8' }

export async function startRun(world: World, hooked?: Meet, wait = 'PT3M') {
  const { runs, script } = world
  const number = runs.length + 1
  const start = { number, began: Date.now(), ended: 0, code: null, signal: null, moment: '', stdout: '', stderr: '' }
  const record: RunRecord = start
  runs.push(record)
  let section = 'starting'
  let latest: PassingRequest | undefined
  const gate = await openGate(world, number, (request) => {
    latest = request
    return hooked?.(request)
  })
  const tokens = { bot: 'ghs_w0rkflowTokenOfTheFire' }
  const action = startAction({
    inputs: { ...inputs, wait, 'base-url': gate.url },
    github: { url: serverUrl, tokens },
    env: { GITHUB_API_URL: gate.url, GITHUB_GRAPHQL_URL: `${gate.url}/graphql`, ...timelineEnvironment() },
    script,
    timeout: hour,
    onLine: (line, stream) => {
      record[stream] += `${line}\n`
      section = /^::group::(.*)/.exec(line)?.[1]?.replace(/\d+ /, '') ?? section
    },
  })
  gate.guard(action.child)
  const momentNow = () => `${section}: ${latest === undefined ? 'no request yet' : kindOf(latest)}`
  let told = 0n
  action.child.once('exit', (code, signal) => {
    if (told > 0n) record.took = Number(process.hrtime.bigint() - told) / 1e6
    Object.assign(record, { ended: Date.now(), code, signal, moment: record.moment || momentNow() })
  })
  // What a killed run left behind may be half a file.
  const done: Promise<RunRecord> = action.done
    .catch(() => undefined)
    .then((result) => {
      if (result?.timedOut) throw new Error(`Run ${number} of ${world.name} did not end:\n${record.stdout}`)
      void Promise.all(world.wires).finally(gate.close)
      return record
    })
  const kill = (signal: NodeJS.Signals) => {
    if (action.child.exitCode !== null || action.child.signalCode !== null || told > 0n) return
    record.moment = momentNow()
    record.toldAt = Date.now()
    told = process.hrtime.bigint()
    action.kill(signal)
  }
  return { done, kill }
}

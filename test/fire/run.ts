// One run of the real bundle in a world: behind its gate, on the world's timeline.
import { startAction } from '../support/run-action.ts'
import { type Meet, openGate } from './gate.ts'
import { kindOf, type PassingRequest } from './mishap.ts'
import { hour, timelineEnvironment } from './timeline.ts'
import { apiKey, project, type World } from './world.ts'

export interface RunRecord {
  readonly number: number
  /** Virtual time. */
  readonly began: number
  ended: number
  code: number | null
  signal: NodeJS.Signals | null
  /** Where it was, by its log and its latest request, when it was killed or told to stop. */
  moment: string
  /** The section of its log that it is in. */
  section: string
  /** When it was told to stop or killed, and the real milliseconds from there to the end of the process. */
  toldAt?: number
  took?: number
  stdout: string
  stderr: string
}

export interface Started {
  readonly record: RunRecord
  readonly done: Promise<RunRecord>
  kill(signal: NodeJS.Signals): void
}

export interface RunOptions {
  readonly meet?: Meet
  readonly inputs?: Readonly<Record<string, string>>
}

const inputs = {
  'project-id': project,
  'api-key': apiKey,
  'poll-interval': '1',
  wait: 'PT3M',
  'max-jobs': '6',
  'max-open': '8',
}

export async function startRun(world: World, options: RunOptions = {}): Promise<Started> {
  const { github, serviceUrl, log, runs, wires, script } = world
  const number = runs.length + 1
  const record: RunRecord = {
    ...{ number, began: Date.now(), ended: 0, code: null, signal: null },
    ...{ moment: '', section: 'starting', stdout: '', stderr: '' },
  }
  runs.push(record)
  let latest: PassingRequest | undefined
  const meet: Meet = (request) => {
    latest = request
    return options.meet?.(request)
  }
  const gate = await openGate({ run: number, github: github.url, service: serviceUrl, meet, log })
  const action = startAction({
    inputs: { ...inputs, 'base-url': gate.service, ...options.inputs },
    github: { url: github.url, tokens: { bot: github.tokens.bot } },
    env: { GITHUB_API_URL: gate.github, GITHUB_GRAPHQL_URL: `${gate.github}/graphql`, ...timelineEnvironment() },
    script,
    timeout: hour,
    onLine: (line, stream) => {
      record[stream] += `${line}\n`
      record.section = /^::group::(.*)/.exec(line)?.[1]?.replace(/\d+ /, '') ?? record.section
    },
  })
  gate.guard(action.child)
  let told = 0n
  action.child.once('exit', (code, signal) => {
    const took = told === 0n ? {} : { took: Number(process.hrtime.bigint() - told) / 1e6 }
    const moment = record.moment || `${record.section}: ${latest === undefined ? 'no request yet' : kindOf(latest)}`
    Object.assign(record, { ended: Date.now(), code, signal, moment, ...took })
  })

  // What a killed run left behind may be half a file.
  const done = action.done
    .then(
      ({ timedOut }) => timedOut,
      () => false,
    )
    .then((timedOut) => {
      if (timedOut) throw new Error(`Run ${number} of ${world.name} did not end:\n${record.stdout}`)
      const closing = gate.close().finally(() => wires.delete(closing))
      wires.add(closing)
      return record
    })
  const kill = (signal: NodeJS.Signals) => {
    if (action.child.exitCode !== null || action.child.signalCode !== null || told > 0n) return
    record.moment = `${record.section}: ${latest === undefined ? 'no request yet' : kindOf(latest)}`
    record.toldAt = Date.now()
    told = process.hrtime.bigint()
    action.kill(signal)
  }
  return { record, done, kill }
}

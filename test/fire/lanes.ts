// A lane is a process of its own under the virtual clock, in which worlds come and go: how it is started, and what it tells.
import { fork } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { preload } from './timeline.ts'

export interface Order {
  readonly part: 'kills' | 'stops' | 'small'
  readonly seed: number
  readonly number: number
  /** How many kills or stops. */
  readonly count: number
  /** Virtual seconds per real one. */
  readonly pace: number
  /** The copy of the bundle. */
  readonly script: string
}

export interface Lane extends Order {
  /** Progress. */
  tell(line: string): void
}

/** What became of one world. */
export interface Outcome {
  readonly name: string
  readonly runs: number
  /** Runs without a fault until nothing of the fire was left. */
  readonly settlingRuns: number
  /** The moments at which runs were killed. */
  readonly killed: readonly string[]
  readonly faults: number
  readonly jobs: number
  readonly entries: number
  readonly stops?: readonly StopOutcome[]
  /** What is broken, with an account of the runs that had a hand in it. */
  readonly findings: readonly string[]
}

export interface StopOutcome {
  readonly moment: string
  /** Real milliseconds from the signal to the end. */
  readonly took: number
  /** The five seconds ended it. */
  readonly cutOff: boolean
}

export type Message = { readonly progress: string } | { readonly outcomes: readonly Outcome[] }

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The bundle as it is now: a build during the fire must not hurt. */
export function copyBundle(): { readonly script: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'fire-'))
  cpSync(here('../../dist'), folder, { recursive: true })
  return { script: join(folder, 'index.js'), remove: () => rmSync(folder, { recursive: true }) }
}

/** @throws Error when the lane broke down */
export function startLane(order: Order, onProgress: (line: string) => void): Promise<readonly Outcome[]> {
  const now = Date.now()
  return new Promise((fulfil, reject) => {
    const lane = fork(here('lane.ts'), [JSON.stringify(order)], {
      execArgv: ['--import', preload],
      env: { ...process.env, FIRE_CLOCK: `${now}:${now}:${order.pace}` },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    let outcomes: readonly Outcome[] | undefined
    lane.on('message', (message: Message) => {
      if ('progress' in message) onProgress(message.progress)
      else outcomes = message.outcomes
    })
    lane.once('error', reject)
    lane.once('close', (code) => {
      if (outcomes !== undefined) fulfil(outcomes)
      else reject(new Error(`Lane ${order.number} (${order.part}, seed ${order.seed}) ended with ${code}`))
    })
  })
}

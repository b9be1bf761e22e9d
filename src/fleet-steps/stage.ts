// What a step of a fleet has to work with: the runner's environment, its log, the clock, and where the Action is.
import type { Log } from '../log.ts'
import type { Stop } from '../runner/stop.ts'

export interface Stage {
  readonly env: NodeJS.ProcessEnv
  readonly log: Log
  /** Writes to the log as it is: for what the Action itself has written. */
  readonly write: (text: string) => void
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly stop: Stop
  /** What visits one project: this very program, started anew. */
  readonly action: readonly [node: string, script: string]
}

/** As the runner passes them. */
export function readStepInput({ env }: Pick<Stage, 'env'>, name: string): string {
  return (env[`INPUT_${name.toUpperCase()}`] ?? '').trim()
}

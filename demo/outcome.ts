// What is known at the end of the demo.
import type { Tracking, View } from './repository-view.ts'
import type { Ended } from './run.ts'

export interface NamedRun {
  readonly name: string
  readonly run: Ended
}

export interface DemoOutcome {
  readonly runs: readonly NamedRun[]
  /** The tracking issue while feedback was queued. */
  readonly earlier: Tracking | undefined
  readonly view: View
  /** The prompts that the agent received. */
  readonly prompts: readonly string[]
}

// What a lane is told to do, and what it has to tell afterwards.

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
  /** Runs without a fault at the end; those until nothing of the fire was left. */
  readonly cleanRuns: number
  readonly settlingRuns: number
  /** The moments at which runs were killed. */
  readonly killed: readonly string[]
  readonly faults: number
  readonly jobs: number
  readonly entries: number
  readonly pulls: number
  readonly stops?: readonly StopOutcome[]
  readonly findings: readonly { readonly what: string; readonly account: string }[]
}

export interface StopOutcome {
  readonly moment: string
  readonly signal: string
  /** Real milliseconds from the signal to the end. */
  readonly took: number
  /** What its successors had to wait for, if anything. */
  readonly waited: string
  /** The five seconds ended it. */
  readonly cutOff: boolean
}

export type Message = { readonly progress: string } | { readonly outcomes: readonly Outcome[] }

// The fuzz as a function: cases drawn from a seed until the time is over or something fails.
import fc from 'fast-check'
import { act, type Tally } from './act.ts'
import { type Script, script } from './answers.ts'

export interface FuzzOptions {
  readonly seed: number
  readonly seconds?: number
  /** Instead of a time; for a smoke test. */
  readonly cases?: number
  readonly path?: string | undefined
  /** Faults to be found beside the real ones, by which the fuzz itself is tested. */
  readonly planted?: (script: Script) => readonly string[]
}

export async function fuzz({
  seed,
  seconds = 60,
  cases,
  path,
  planted = () => [],
}: FuzzOptions): Promise<{ tally: Tally; failure?: string }> {
  const tally: Tally = { cases: 0, runs: 0, entries: 0, answers: 0, sinks: 0 }
  const property = fc.asyncProperty(script, async (given) => {
    const faults = [...planted(given), ...(await act(given, tally))]
    if (faults.length > 0) throw new Error(faults.join('\n'))
  })
  const result = await fc.check(property, {
    seed,
    ...(path === undefined ? {} : { path }),
    ...(cases === undefined
      ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: seconds * 1000, markInterruptAsFailure: false }
      : { numRuns: cases }),
  })
  if (!result.failed) return { tally }
  const { counterexamplePath, counterexample, errorInstance } = result
  const failure = [
    `Found with --seed ${result.seed} --path ${counterexamplePath}`,
    errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    JSON.stringify(counterexample, null, 1),
  ].join('\n\n')
  return { tally, failure }
}

// A task that is done again and again, never twice at once.
import type { ProcessContext } from './process-context.ts'

/**
 * Begins at once. The task must not reject, and should end soon after its signal.
 *
 * @param ms between an end and the next beginning
 * @returns ends it; resolves when the task is over
 */
export function repeat(
  { later }: Pick<ProcessContext, 'later'>,
  ms: number,
  task: (signal: AbortSignal) => Promise<void>,
) {
  const ending = new AbortController()
  const { signal } = ending
  let cancel = () => {}
  let running: Promise<void>
  const run = () => {
    running = task(signal).then(() => {
      if (!signal.aborted) cancel = later(ms, run)
    })
  }
  run()
  return async (): Promise<void> => {
    ending.abort()
    cancel()
    await running
  }
}

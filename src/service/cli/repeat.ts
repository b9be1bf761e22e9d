// A task that is done again and again, never twice at once.
import type { ProcessContext } from './process-context.ts'

/**
 * Begins at once. The task must not reject.
 *
 * @param ms between an end and the next beginning
 * @returns ends it; resolves when the task is over
 */
export function repeat({ later }: Pick<ProcessContext, 'later'>, ms: number, task: () => Promise<void>) {
  let cancel = () => {}
  let isOver = false
  let running: Promise<void>
  const run = () => {
    running = task().then(() => {
      if (!isOver) cancel = later(ms, run)
    })
  }
  run()
  return async (): Promise<void> => {
    isOver = true
    cancel()
    await running
  }
}

// Ends an agent's program with all that it started.

/**
 * Kills the group, and then what left it but still belongs to the program, until a look finds nothing more. A killed process is there
 * until the kernel has next run it and freed what it held: on a busy machine, or with much memory, that takes many looks.
 * @param find what of the program is still there
 * @param deadline when it gives up, on what the kernel cannot end or something outside starts again
 * @returns whether all of it has ended
 */
export async function endAll(
  leader: number,
  find: () => Promise<readonly number[]>,
  deadline = AbortSignal.timeout(10_000),
): Promise<boolean> {
  kill(-leader)
  for (let found = await find(); found.length > 0; found = await find()) {
    if (deadline.aborted) return false
    for (const id of found) kill(id)
  }
  return true
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}

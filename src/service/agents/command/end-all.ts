// Ends an agent's program with all that it started.
import { readdir, readFile, readlink } from 'node:fs/promises'

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

/** Linux only. A process that changed both its environment and its folder is not found; only a namespace ends that one. */
export async function findStragglers(scratch: string): Promise<number[]> {
  const names = await readdir('/proc').catch((): string[] => [])
  const found = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => ((await belongs(name, scratch)) ? [Number(name)] : [])),
  )
  return found.flat().filter((id) => id !== process.pid)
}

async function belongs(id: string, scratch: string): Promise<boolean> {
  const variables = await readFile(`/proc/${id}/environ`, 'latin1').catch(() => '')
  if (variables.includes(scratch)) return true
  const folder = await readlink(`/proc/${id}/cwd`).catch(() => '')
  return folder === scratch || folder.startsWith(`${scratch}/`) || folder === `${scratch} (deleted)`
}

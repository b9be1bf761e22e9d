// Processes that a program left running in a session of their own: found by the environment they inherited, or by where they stand.
import { readdir, readFile, readlink } from 'node:fs/promises'

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

// Folders of jobs whose worker was killed. A process cannot tell by an id whether another one lives: in containers all have the same.
import { execFile } from 'node:child_process'
import { readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Between two signs of life, in milliseconds, and after how long without one a folder is nobody's. */
const betweenSigns = 20_000
const maxSilence = 300_000

/** Of this process, whatever the clock says. */
const alive = new Set<readonly string[]>()

/** Signs are the folders' times of modification. @returns ends it */
export function keepAlive(folders: readonly string[]): () => void {
  const timer = setInterval(() => {
    const now = new Date()
    for (const folder of folders) void utimes(folder, now, now).catch(() => undefined)
  }, betweenSigns)
  timer.unref()
  alive.add(folders)
  return () => {
    clearInterval(timer)
    alive.delete(folders)
  }
}

/** @param prefix of the names that count */
export async function sweep(folder: string, prefix = ''): Promise<void> {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const path = join(folder, name)
    if (!name.startsWith(prefix) || [...alive].flat().includes(path)) continue
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > maxSilence) await removeFolder(path).catch(() => {})
  }
}

const run = promisify(execFile)

/** By the system's tools: unlike Node's they go as deep as folders are nested. Links are removed, not followed. */
export async function removeFolder(path: string): Promise<void> {
  const remove = () => run('rm', ['-rf', '--', path])
  try {
    await remove()
  } catch {
    // Folders that their owner may not write.
    await run('chmod', ['-R', 'u+rwX', '--', path]).catch(() => {})
    await remove()
  }
}

// Folders of jobs whose worker was killed.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { removeFolder } from './remove-folder.ts'

/** Their names begin with the id of the process that made them. */
export async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const owner = Number(/^(\d+)\./.exec(name)?.[1])
    if (Number.isInteger(owner) && !isAlive(owner)) await removeFolder(join(folder, name)).catch(() => {})
  }
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // Somebody else's process is alive as well.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

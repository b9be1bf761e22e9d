// Removes a folder whatever a program made of it.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

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

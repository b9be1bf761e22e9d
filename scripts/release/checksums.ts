// Checksums of all files of a folder, as `sha256sum` prints them and `sha256sum --check` reads them.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** By path, in the order of code points, so that the same files always give the same text. */
export function listChecksums(folder: string): string {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .sort()
  return paths.map((path) => `${createHash('sha256').update(readFileSync(path)).digest('hex')}  ${path}\n`).join('')
}

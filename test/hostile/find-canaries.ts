// Looks for canaries in what a whole run of the tests left behind: `node test/hostile/find-canaries.ts <file or folder>…`; exit 1 names the file.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { loadHostile } from '../corpus/load.ts'
import { canaries } from '../support/canaries.ts'

/** Shorter ones of the corpus, such as plain numbers, may stand in a file by chance. */
const shortest = 12

/** Every file under the paths that holds a canary of the fixtures or of the corpus, with its first four characters. */
export function findInFiles(paths: readonly string[]): string[] {
  const ofCorpus = loadHostile().flatMap((item) => item.canaries)
  const needles = [...canaries, ...ofCorpus.filter(({ length }) => length >= shortest)]
  return paths.flatMap(listFiles).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const found = needles.find((needle) => text.includes(needle))
    return found === undefined ? [] : [`${file} holds ${JSON.stringify(found.slice(0, 4))}…`]
  })
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
  return inside.filter((file) => statSync(file).isFile())
}

if (process.argv[1] === import.meta.filename) {
  const found = findInFiles(process.argv.slice(2))
  for (const line of found) console.error(line)
  console.log(`canaries: ${found.length} in ${process.argv.slice(2).flatMap(listFiles).length} files`)
  process.exitCode = found.length === 0 ? 0 : 1
}

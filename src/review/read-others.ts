// Other texts of the repository at the base: whatever they contain is not new.

import type { Tree, WantedBlob } from '../github/pulls/pull-change.ts'
import { readFormat } from '../pages/formats.ts'
import type { World } from '../world.ts'
import type { OtherFile } from './judge/result.ts'
import type { ChangeRead } from './read-change.ts'

const mostFiles = 60
const mostBytes = 2_000_000
const largest = 200_000
const mostSingly = 10
const mostFolders = 20

const common =
  /^(?:readme\.(?:mdx?|rst|adoc)|package\.json|pyproject\.toml|requirements\.txt|cargo\.toml|go\.mod|gemfile|docs\.json|mint\.json)$/i

/** Files that the whole repository shares, then the pages nearest to the changed ones. */
export async function readOthers(
  { changes }: Pick<World, 'changes'>,
  { change, base }: ChangeRead,
): Promise<readonly OtherFile[]> {
  if (base === undefined) return []
  const changed = change.files.flatMap(({ path, previousPath }) => [path, previousPath ?? path])
  const wanted = chooseOthers(base, changed)
  const blobs = await changes.readBlobs(wanted, mostSingly)
  return wanted.flatMap(({ path, sha }) => {
    const text = blobs.get(sha)?.text
    return text === undefined ? [] : [{ path, text }]
  })
}

interface WantedFile extends WantedBlob {
  readonly path: string
}

export function chooseOthers({ files }: Tree, changed: readonly string[]): WantedFile[] {
  const own = new Set(changed)
  const folders = [...new Set(changed.filter((path) => readFormat(path) !== undefined).map(folderOf))]
  const measure = createMeasure(folders.slice(0, mostFolders))
  const distanceOf = (path: string) => (common.test(path) ? -1 : measure(folderOf(path)))
  const near = [...files]
    .filter(([path, { mode, size = 0 }]) => !own.has(path) && /^100/.test(mode) && size <= largest)
    .filter(([path]) => common.test(path) || readFormat(path) !== undefined)
    .map(([path, file]) => ({ path, file, distance: distanceOf(path) }))
    .sort((one, other) => one.distance - other.distance || (one.path < other.path ? -1 : 1))
  const chosen = new Map<string, WantedFile>()
  let bytes = 0
  for (const { path, file } of near) {
    bytes += file.size ?? 0
    if (chosen.size === mostFiles || bytes > mostBytes) break
    if (!chosen.has(file.sha)) chosen.set(file.sha, { path, sha: file.sha, size: file.size, text: true })
  }
  return [...chosen.values()]
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

function createMeasure(folders: readonly string[]): (folder: string) => number {
  const ways = folders.map((folder) => folder.split('/'))
  const known = new Map<string, number>()
  return (folder) => {
    const way = folder.split('/')
    const distance = known.get(folder) ?? ways.reduce((least, other) => Math.min(least, countSteps(way, other)), 1_000)
    known.set(folder, distance)
    return distance
  }
}

function countSteps(one: readonly string[], other: readonly string[]): number {
  let common = 0
  while (common < one.length - 1 && common < other.length - 1 && one[common] === other[common]) common += 1
  return one.length + other.length - 2 - 2 * common
}

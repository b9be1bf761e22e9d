// What the program changed, read from its checkout by an index that it did not have.
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Scratch } from './checkout.ts'
import type { Git, Places } from './git.ts'
import type { Mirror } from './mirror.ts'

export interface ChangeLimits {
  readonly changedFiles: number
  /** Of all changed files together, in their new state. */
  readonly changedBytes: number
}
interface ChangeOptions extends ChangeLimits {
  /** Patterns of new files that are left out. */
  readonly exclude: readonly string[]
  /** Patterns of paths that may change, but for those of patterns with a `!` in front; empty: all. */
  readonly paths: readonly string[]
}
type Change =
  | { readonly kind: 'none' }
  | { readonly kind: 'change'; readonly tree: string; readonly paths: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string }

/** Its id is the same in every repository. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/** Links are never followed; what `.gitignore` names is left out, as is a repository inside the checkout. */
export async function readChange(
  git: Git,
  { gitDir }: Mirror,
  { checkout, index, objects }: Scratch,
  base: string,
  { exclude, paths, ...limits }: ChangeOptions,
): Promise<Change> {
  const places: Places = { gitDir, workTree: checkout, index, objects }
  const candidates = await listCandidates(git, places, exclude)
  const tooMany = refuse(`it changed more than ${limits.changedFiles} files`)
  // Before anything is hashed. A file that was only touched is among them, so the true count comes after.
  if (candidates.length > limits.changedFiles * 10) return tooMany
  if (await isLargerThan(checkout, candidates, limits.changedBytes))
    return refuse(`its changed files have more than ${limits.changedBytes} bytes`)

  await git(['update-index', '--add', '--remove', '--replace', '-z', '--stdin'], {
    ...places,
    input: join0(candidates),
  })
  const changed = parseRaw(await git(['diff-index', '--cached', '--raw', '--no-renames', '-z', base], places))
  if (changed.length === 0) return { kind: 'none' }
  if (changed.length > limits.changedFiles) return tooMany
  const others = await listOthers(git, places, base, paths)
  if (others.length > 0)
    return refuse(`it changed what \`paths\` does not allow: ${others.slice(0, 5).map(show).join(', ')}`)
  if (changed.some(({ mode }) => mode === '160000')) return refuse('it put a repository into the checkout')
  // Its name fits `paths`, and where it leads is read by whatever builds the site.
  if (changed.some(({ mode }) => mode === '120000')) return refuse('it made a symbolic link')
  const tree = (await git(['write-tree'], places)).trim()
  if (tree === emptyTree) return refuse('it removed every file')
  return { kind: 'change', tree, paths: changed.map(({ path }) => path) }
}

/** Changed paths that no pattern allows, or one excepts; git itself compares them. */
async function listOthers(git: Git, places: Places, base: string, paths: readonly string[]): Promise<string[]> {
  const list = async (patterns: readonly string[]) => {
    const flags = ['--cached', '--name-only', '--no-renames', '-z']
    const listed = await git(['diff-index', ...flags, base, '--', ...patterns], places)
    return listed.split('\0').filter((path) => path !== '')
  }
  const allowed = paths.filter((path) => !path.startsWith('!'))
  const excepted = paths.filter((path) => path.startsWith('!')).map((path) => `:(glob,icase)${path.slice(1)}`)
  const excluded = allowed.map((path) => `:(exclude,glob,icase)${path}`)
  const others = [
    ...(allowed.length === 0 ? [] : await list([':/', ...excluded])),
    ...(excepted.length === 0 ? [] : await list(excepted)),
  ]
  return [...new Set(others)]
}

/** A name may hold anything. */
function show(path: string): string {
  return JSON.stringify(path.slice(0, 100).replace(/\p{C}/gu, '?'))
}

function refuse(reason: string): Change {
  return { kind: 'refused', reason }
}

/** Tracked files whose state on disk is another one, and new files. Nothing is run inside a submodule to find out. */
async function listCandidates(git: Git, places: Places, exclude: readonly string[]): Promise<string[]> {
  const tracked = await git(['diff-files', '--name-only', '--ignore-submodules=all', '-z'], places)
  const patterns = exclude.map((pattern) => `--exclude=${pattern}`)
  const fresh = await git(['ls-files', '--others', '--exclude-standard', ...patterns, '-z'], places)
  // A name with a slash at its end is a repository.
  return [...tracked.split('\0'), ...fresh.split('\0')].filter((path) => path !== '' && !path.endsWith('/'))
}

async function isLargerThan(folder: string, paths: readonly string[], most: number): Promise<boolean> {
  let bytes = 0
  for (const path of paths) {
    const found = await lstat(join(folder, path)).catch(() => undefined)
    bytes += found?.isFile() ? found.size : 0
    if (bytes > most) return true
  }
  return false
}

function join0(paths: readonly string[]): string {
  return paths.map((path) => `${path}\0`).join('')
}

/** `:old-mode new-mode old new status` and the path, each ended by a zero byte. */
function parseRaw(raw: string): { mode: string; path: string }[] {
  const parts = raw.split('\0')
  return parts.flatMap((part, at) => {
    const mode = /^:\d{6} (\d{6}) /.exec(part)?.[1]
    return mode !== undefined && at % 2 === 0 ? [{ mode, path: parts[at + 1] ?? '' }] : []
  })
}

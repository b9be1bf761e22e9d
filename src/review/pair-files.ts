// The files of a pull request with both sides: from the trees, which belong to one head, and from its file list where they are cut.
import type { FileList, Tree, TreeFile } from '../github/pulls/pull-change.ts'

export interface Pair {
  readonly path: string
  readonly previousPath: string | undefined
  /** Undefined for a new file, and for a removed one. */
  readonly before: TreeFile | undefined
  readonly after: TreeFile | undefined
  /** A side is missing from the part of the trees that GitHub returned. */
  readonly isUnseen: boolean
}

const unseen: TreeFile = { mode: '', sha: '', size: undefined }

/** Sorted by path. With whole trees, the list only adds renames: it may belong to a newer head. */
export function pairFiles(list: FileList, base: Tree | undefined, head: Tree | undefined): Pair[] {
  const isSeen = base?.isWhole === true && head?.isWhole === true
  const pairs = isSeen ? compareTrees(list, base, head) : pairListed(list, base, head)
  return pairs.sort((one, other) => (one.path < other.path ? -1 : 1))
}

function compareTrees(list: FileList, base: Tree, head: Tree): Pair[] {
  const renames = new Map<string, string>()
  for (const { path, previousPath, status } of list.files) {
    if (status !== 'renamed' || previousPath === undefined) continue
    if (isOnlyIn(base, head, previousPath) && isOnlyIn(head, base, path)) renames.set(path, previousPath)
  }
  const left = new Set(renames.values())
  const pairs: Pair[] = []
  for (const [path, after] of head.files) {
    const previousPath = renames.get(path)
    const before = base.files.get(previousPath ?? path)
    const isChanged = before?.sha !== after.sha || before.mode !== after.mode
    if (isChanged || previousPath !== undefined) pairs.push({ path, previousPath, before, after, isUnseen: false })
  }
  for (const [path, before] of base.files)
    if (!head.files.has(path) && !left.has(path))
      pairs.push({ path, previousPath: undefined, before, after: undefined, isUnseen: false })
  return pairs
}

function isOnlyIn(one: Tree, other: Tree, path: string): boolean {
  return one.files.has(path) && !other.files.has(path)
}

function pairListed(list: FileList, base: Tree | undefined, head: Tree | undefined): Pair[] {
  const pairs = new Map<string, Pair>()
  for (const { path, previousPath, status } of list.files) {
    const from = status === 'renamed' ? previousPath : undefined
    const before = status === 'added' || status === 'copied' ? undefined : (base?.files.get(from ?? path) ?? unseen)
    const after = status === 'removed' ? undefined : (head?.files.get(path) ?? unseen)
    pairs.set(path, { path, previousPath: from, before, after, isUnseen: before === unseen || after === unseen })
  }
  return [...pairs.values()]
}

// What a pull request changes: unified patches between two trees, as GitHub gives them.
import { structuredPatch } from 'diff'
import type { GitObjects, Tree } from './git-objects.ts'

interface FileDiff {
  readonly sha: string
  readonly filename: string
  readonly previous_filename?: string
  readonly status: 'added' | 'modified' | 'removed' | 'renamed'
  readonly additions: number
  readonly deletions: number
  readonly changes: number
  /** Missing for what is binary or large. */
  readonly patch?: string
}

const largestPatched = 200_000

export function diffTrees(objects: GitObjects, before: Tree, after: Tree): FileDiff[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
  return paths.flatMap((filename) => {
    const [old, fresh] = [before.get(filename), after.get(filename)]
    if (old?.sha === fresh?.sha && old?.mode === fresh?.mode) return []
    const status = old === undefined ? 'added' : fresh === undefined ? 'removed' : 'modified'
    const sha = (fresh ?? old)?.sha ?? ''
    return { sha, filename, status, ...buildPatch(objects, filename, old?.sha, fresh?.sha) }
  })
}

function buildPatch(objects: GitObjects, filename: string, ...shas: readonly (string | undefined)[]) {
  const bytes = shas.map((sha) => (sha === undefined ? Buffer.of() : (objects.readBytes(sha) ?? Buffer.of())))
  if (bytes.some((content) => content.length > largestPatched || content.includes(0)))
    return { additions: 0, deletions: 0, changes: 0 }
  const [before = '', after = ''] = bytes.map(String)
  const { hunks } = structuredPatch(filename, filename, before, after, '', '', { context: 3 })
  const lines = hunks.flatMap((hunk) => hunk.lines).filter((line) => !line.startsWith('\\'))
  const count = (mark: string) => lines.filter((line) => line.startsWith(mark)).length
  const [additions, deletions] = [count('+'), count('-')]
  const patch = hunks
    .flatMap((hunk) => {
      const { oldStart, oldLines, newStart, newLines } = hunk
      const range = (start: number, count: number) => `${count === 0 ? start - 1 : start},${count}`
      return [`@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`, ...hunk.lines]
    })
    .join('\n')
  return { additions, deletions, changes: additions + deletions, patch }
}

/** As git does it by default: a removed file and a new one that is at least half the same. Lines stand for what git counts. */
export function findRenames(objects: GitObjects, files: readonly FileDiff[]): FileDiff[] {
  const gone = files.filter(({ status }) => status === 'removed')
  const taken = new Set<FileDiff>()
  const renamed = files.map((file): FileDiff => {
    if (file.status !== 'added') return file
    const from = gone.find((old) => !taken.has(old) && isAlike(objects, old.sha, file.sha))
    if (from === undefined) return file
    taken.add(from)
    const patch = buildPatch(objects, file.filename, from.sha, file.sha)
    return { sha: file.sha, filename: file.filename, previous_filename: from.filename, status: 'renamed', ...patch }
  })
  return renamed.filter((file) => !taken.has(file))
}

function isAlike(objects: GitObjects, one: string, other: string): boolean {
  if (one === other) return true
  const [before = [], after = []] = [one, other].map((sha) => objects.readBlob(sha)?.split('\n').filter(Boolean))
  const lines = new Set(after)
  return 2 * before.filter((line) => lines.has(line)).length >= Math.max(before.length, after.length, 1)
}

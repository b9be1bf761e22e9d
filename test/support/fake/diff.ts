// What a pull request changes: unified patches between two trees, as GitHub gives them.
import { structuredPatch } from 'diff'
import type { GitObjects, Tree } from './git-objects.ts'

interface FileDiff {
  readonly filename: string
  readonly status: 'added' | 'modified' | 'removed'
  readonly additions: number
  readonly deletions: number
  readonly patch: string
}

export function diffTrees(objects: GitObjects, before: Tree, after: Tree): FileDiff[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
  return paths.flatMap((filename) => {
    const [old, fresh] = [before.get(filename), after.get(filename)]
    if (old?.sha === fresh?.sha) return []
    const texts = [old, fresh].map((blob) => (blob === undefined ? '' : objects.readBlob(blob.sha))) as [string, string]
    const { hunks } = structuredPatch(filename, filename, ...texts, '', '', { context: 3 })
    const lines = hunks.flatMap((hunk) => hunk.lines).filter((line) => !line.startsWith('\\'))
    const count = (mark: string) => lines.filter((line) => line.startsWith(mark)).length
    return {
      filename,
      status: old === undefined ? 'added' : fresh === undefined ? 'removed' : 'modified',
      additions: count('+'),
      deletions: count('-'),
      patch: hunks
        .flatMap((hunk) => {
          const { oldStart, oldLines, newStart, newLines } = hunk
          const range = (start: number, count: number) => `${count === 0 ? start - 1 : start},${count}`
          return [`@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`, ...hunk.lines]
        })
        .join('\n'),
    }
  })
}

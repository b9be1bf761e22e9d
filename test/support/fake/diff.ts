// What a pull request changes: whole-file patches between two trees.
import type { GitObjects, Tree } from './git-objects.ts'

export interface FileDiff {
  readonly filename: string
  readonly status: 'added' | 'modified' | 'removed'
  readonly additions: number
  readonly deletions: number
  readonly changes: number
  readonly sha: string
  readonly patch: string
}

export function diffTrees(objects: GitObjects, before: Tree, after: Tree): FileDiff[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
  return paths.flatMap((filename) => {
    const [old, fresh] = [before.get(filename), after.get(filename)]
    if (old?.sha === fresh?.sha) return []
    const removed = splitLines(old && objects.readBlob(old.sha))
    const added = splitLines(fresh && objects.readBlob(fresh.sha))
    const lines = [...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`)]
    return {
      filename,
      status: old === undefined ? 'added' : fresh === undefined ? 'removed' : 'modified',
      additions: added.length,
      deletions: removed.length,
      changes: lines.length,
      sha: (fresh ?? old)?.sha ?? '',
      patch: [`@@ -${range(removed)} +${range(added)} @@`, ...lines].join('\n'),
    }
  })
}

const splitLines = (text = '') => (text === '' ? [] : text.replace(/\n$/, '').split('\n'))
const range = (lines: readonly string[]) => (lines.length === 0 ? '0,0' : `1,${lines.length}`)

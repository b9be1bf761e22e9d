// Where and on what a figure was measured, in one line.
import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, loadavg, type as systemName, totalmem } from 'node:os'

/** @param before commit of the earlier tree that is measured beside this one. */
export function describeMachine(before: string | undefined): string {
  const gibibytes = (totalmem() / 2 ** 30).toFixed(0)
  const model = cpus()[0]?.model.trim() || 'unknown processor'
  const [load = 0] = loadavg()
  return [
    `${new Date().toISOString().slice(0, 10)}, commit ${describeCommit()}`,
    before === undefined ? '' : ` beside ${before.slice(0, 12)}`,
    `: Node ${process.version}, ${systemName()}, ${availableParallelism()} × ${model}, ${gibibytes} GiB, load ${load.toFixed(1)}.`,
  ].join('')
}

function describeCommit(): string {
  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const hasChanges = git('status', '--porcelain', '--untracked-files=no') !== ''
  return `${git('rev-parse', '--short=12', 'HEAD')}${hasChanges ? ' with uncommitted changes' : ''}`
}

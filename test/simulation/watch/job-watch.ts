// Every job that the service really created: what its prompt shows, and whether it may stand beside those that were there before it.
import type { Fix } from '../../../src/ledger/ledger.ts'

export interface KnownJob {
  readonly id: string
  readonly fixId: string
  readonly entryIds: readonly string[]
  readonly at: number
}

const hour = 3_600_000

export function createJobWatch(now: () => number, wordsOf: (id: string) => string | null) {
  const jobs: KnownJob[] = []
  return {
    jobs,
    /** @returns what is wrong with it. `isOver`: whether an earlier job is over for good, so that its entries may be sent again */
    created(
      { id, prompt, run }: { id: string; prompt: string; run: string },
      fixes: ReadonlyMap<string, Fix>,
      isOver: (job: KnownJob) => boolean,
    ): string[] {
      const faults: string[] = []
      const fixId = /^feedback-to-fix: ([\w-]+)$/m.exec(prompt)?.[1] ?? ''
      const fix = fixes.get(fixId)
      if (fix === undefined)
        faults.push(`job ${id} was created for fix ${fixId.slice(0, 8)}, which the ledger does not hold`)
      else if (fix.run !== run) faults.push(`job ${id} was created by another run than fix ${fixId.slice(0, 8)} names`)
      // A person may have given it up while its creation was under way.
      else if (fix.state !== 'submitting' && fix.state !== 'uncertain' && fix.reason?.code !== 'by-person')
        faults.push(`job ${id} was created for fix ${fixId.slice(0, 8)} in state ${fix.state}`)
      const entryIds = fix?.entryIds ?? []
      for (const token of readTokens(prompt))
        if (!entryIds.includes(token)) faults.push(`job ${id} speaks of entry ${token}, which its fix does not hold`)
      for (const unshown of findUnshown(prompt, entryIds, wordsOf))
        faults.push(`job ${id} is recorded for entry ${unshown}, which its prompt does not show`)
      for (const other of jobs) {
        const shared = entryIds.filter((entry) => other.entryIds.includes(entry))
        if (shared.length > 0 && (other.fixId === fixId || !isOver(other)))
          faults.push(
            `doubled: entry ${shared[0]} is in job ${other.id} (fix ${other.fixId.slice(0, 8)}) and in job ${id}`,
          )
      }
      jobs.push({ id, fixId, entryIds, at: now() })
      const latest = jobs.filter(({ at }) => at > now() - hour)
      if (latest.length > 100) faults.push(`${latest.length} jobs were created in one hour`)
      return faults
    },
  }
}

/** In what the service received: the beginning of a comment stands there, and votes are counted. */
function findUnshown(prompt: string, ids: readonly string[], wordsOf: (id: string) => string | null): string[] {
  const counted = Number(/^\* "Not helpful" votes without a comment: (\d+)$/m.exec(prompt)?.[1] ?? 0)
  const votes = ids.filter((id) => wordsOf(id) === null)
  const unshown = ids.filter((id) => {
    const words = wordsOf(id)
    return words !== null && !prompt.includes(`\n| ${words.slice(0, 600)}`)
  })
  return [...unshown, ...votes.slice(counted)]
}

/** Each entry's words hold its own id, so that a prompt tells whose words it holds. */
function readTokens(text: string): string[] {
  return [...new Set([...text.matchAll(/\bzq[0-9]+\b/g)].map(([token]) => token))]
}

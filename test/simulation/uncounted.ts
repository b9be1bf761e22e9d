// Once all is calm: what came after a merge is counted for it, each entry once, and nothing else is.
import { readComment } from '../../src/clusters/corpus.ts'
import { isSameTopic, signText } from '../../src/clusters/signature.ts'
import { parseDocPath } from '../../src/feedback/doc-path.ts'
import type { Ledger } from '../../src/ledger/records/ledger.ts'
import { complaintsPerFix } from '../../src/ledger/records/limits.ts'
import type { Merged } from '../../src/ledger/records/merged.ts'
import { triageAll } from '../../src/triage/triage.ts'
import { isShortLived } from './story.ts'
import type { Town } from './town.ts'

export function findUncounted(town: Town, { merged, tally }: Ledger): string[] {
  return merged.flatMap((one) => {
    const name = `merged fix ${one.fixId.slice(0, 8)}`
    const faults = [...findMiscounted(town, one), ...findStrange(town, one)]
    if (tally.sinceMerge?.[one.fixId] === undefined) faults.push('no votes were counted')
    return faults.map((fault) => `after the clean runs, ${name}: ${fault}`)
  })
}

/** Complaints that are pending and were not changed since they were left. What a fix was sent for is not counted as after its merge. */
function findMiscounted({ shelf, story }: Town, { sent, at, pages, signatures, after }: Merged): string[] {
  // What was too old when the next run came was never read.
  if (after.length >= complaintsPerFix || isShortLived(story)) return []
  const start = Math.max(sent, at)
  return [...shelf.values()].flatMap(({ entry, moved, removed }) => {
    const { id, status, source, createdAt } = entry
    const asked = !story.settings.twoSources || source === 'contextual' || source === 'agent'
    if (moved || removed || !asked || status !== 'pending' || createdAt === null) return []
    const isLater = Date.parse(createdAt) > start && pages.includes(parseDocPath(entry.path))
    if (!isLater || after.includes(id)) return []
    const [judged] = triageAll([entry])
    const isComplaint = judged?.kind === 'worded' && isSameTopic(signatures, [signText(readComment(entry))])
    return isComplaint ? [`entry ${id} is not counted`] : []
  })
}

function findStrange({ shelf }: Town, { at, sent, after, between }: Merged): string[] {
  const timeOf = (id: string) => Date.parse(shelf.get(id)?.entry.createdAt ?? '')
  const isMoved = (id: string) => shelf.get(id)?.moved ?? true
  const early = after.filter((id) => !isMoved(id) && !(timeOf(id) > at))
  const outside = between.filter((id) => !isMoved(id) && !(timeOf(id) > sent && timeOf(id) <= at))
  const twice = [...after, ...between].filter((id, index, all) => all.indexOf(id) !== index && !isMoved(id))
  return [...early, ...outside, ...twice].map((id) => `entry ${id} is counted wrongly`)
}

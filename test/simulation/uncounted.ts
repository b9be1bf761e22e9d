// Once all is calm: what came after a merge is counted for it, each entry once, and nothing else is.
import { readComment } from '../../src/clusters/corpus.ts'
import { isSameTopic, signText } from '../../src/clusters/signature.ts'
import type { Merged } from '../../src/effect/merged-record.ts'
import type { Ledger } from '../../src/ledger/ledger.ts'
import { comparedPeriod, complaintsPerFix } from '../../src/ledger/ledger-limits.ts'
import { parseDocPath } from '../../src/pages/doc-path.ts'
import { triage } from '../../src/triage/triage.ts'
import { isShortLived } from './story.ts'
import type { Town } from './town.ts'

export function findUncounted(town: Town, { merged }: Ledger): string[] {
  return merged.flatMap((one) => {
    const name = `merged fix ${one.fixId.slice(0, 8)}`
    return [...findMiscounted(town, one), ...findStrange(town, one)].map(
      (fault) => `after the clean runs, ${name}: ${fault}`,
    )
  })
}

/** Complaints that are pending and were not changed since they were left. What a fix was sent for is not counted as after its merge. */
function findMiscounted({ shelf, story }: Town, { sent, at, pages, signatures, later }: Merged): string[] {
  // What was too old when the next run came was never read.
  if (Object.keys(later).length >= complaintsPerFix || isShortLived(story)) return []
  const start = Math.max(sent, at)
  return [...shelf.values()].flatMap(({ entry, moved, removed }) => {
    const { id, status, source, createdAt } = entry
    const asked = !story.settings.twoSources || source === 'contextual' || source === 'agent'
    if (moved || removed || !asked || status !== 'pending' || createdAt === null) return []
    const time = Date.parse(createdAt)
    const isCompared = time > start && time <= start + comparedPeriod && pages.includes(parseDocPath(entry.path))
    if (!isCompared || Object.hasOwn(later, id)) return []
    const judged = triage(entry)
    const isComplaint = judged.kind === 'worded' && isSameTopic(signatures, [signText(readComment(entry))])
    return isComplaint ? [`entry ${id} is not counted`] : []
  })
}

function findStrange({ shelf }: Town, { at, sent, later }: Merged): string[] {
  const isMoved = (id: string) => shelf.get(id)?.moved ?? true
  return Object.entries(later).flatMap(([id, time]) => {
    const fits = time > sent && time <= Math.max(sent, at) + comparedPeriod
    const isSame = isMoved(id) || time === Date.parse(shelf.get(id)?.entry.createdAt ?? '')
    return fits && isSame ? [] : [`entry ${id} is counted wrongly`]
  })
}

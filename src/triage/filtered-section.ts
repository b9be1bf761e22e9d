// Filtered entries, by reason.
import { buildCommands } from '../checkboxes/boxes.ts'
import type { FlaggedEntry } from '../checkboxes/tick-record.ts'
import type { Board } from '../issue/board.ts'
import type { Ledger } from '../ledger/ledger.ts'
import {
  bullets,
  code,
  details,
  dotted,
  type Item,
  introduce,
  items,
  paragraph,
  phrase,
} from '../text/markdown/blocks.ts'
import { count, formatDay, formatNumber, safe } from '../text/safe-text.ts'
import { type CountedReason, describeFiltered, isFlagged } from './reasons.ts'

export function buildFiltered({ ledger }: Board, budget: number) {
  const reasons = (Object.entries(ledger.filteredCounts) as [CountedReason, number][])
    .filter(([, entries]) => entries > 0)
    .sort(([a, few], [b, many]) => many - few || (a < b ? -1 : 1))
  if (reasons.length === 0) return []
  const all = reasons.reduce((sum, [, entries]) => sum + entries, 0)
  return details(safe`Filtered out: ${count(all, 'entry', 'entries')}`, [
    ...bullets(reasons.map(([reason, entries]) => phrase`${describeFiltered(reason)} · ${formatNumber(entries)}`)),
    ...(reasons.some(([reason]) => isFlagged(reason) || reason === 'set-aside') ? buildFlagged(ledger, budget) : []),
  ])
}

function buildFlagged(ledger: Ledger, budget: number) {
  const { flagged = [] } = ledger
  const toItem = (entry: FlaggedEntry): Item => ({
    words: dotted([
      code(entry.id, 40),
      code(entry.page),
      phrase`${describeFiltered(entry.reason)} · ${formatDay(entry.at)}`,
    ]),
    inside: buildCommands(ledger, 'flagged', entry.id, code(entry.id, 40)),
  })
  const read = phrase`A flagged entry is not sent unless someone approves it. Read it in the service’s dashboard first.`
  const isAside = flagged.some(({ reason }) => reason === 'set-aside')
  const head = phrase`Recently flagged${isAside ? ' or set aside' : ''}:`
  const list = introduce(head, items(flagged.map(toItem), budget))
  const older = phrase`To send an older one, start a run manually with its ID in ${code('send-anyway')}.`
  return [...paragraph(read), ...list, ...paragraph(older)]
}

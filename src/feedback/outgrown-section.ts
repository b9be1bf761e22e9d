// The section of comments that grew older than `max-age` while they were queued.
import { latestTime } from '../fixes/queries.ts'
import type { Board } from '../issue/board.ts'
import type { Outgrown } from '../ledger/ledger.ts'
import { outgrownShown } from '../ledger/ledger-limits.ts'
import { formatDay } from '../text/format.ts'
import { type Blocks, type Item, items, paragraph, section } from '../text/markdown/blocks.ts'
import { code, dotted, phrase, strong } from '../text/markdown/phrase.ts'
import { count, safe } from '../text/safe-text.ts'

export function buildOutgrown({ ledger }: Board, budget: number): Blocks {
  const latest = latestTime(ledger)
  const rows = (ledger.outgrown ?? []).filter(({ at }) => latest - at <= outgrownShown)
  return listOutgrown(rows, 2, budget)
}

export function listOutgrown(rows: readonly Outgrown[], level: 2 | 3, budget: number): Blocks {
  if (rows.length === 0) return []
  const entries = rows.reduce((sum, row) => sum + row.entries, 0)
  const pages = new Set(rows.map(({ page }) => page)).size
  const what = strong(phrase`${count(entries, 'complaint')} on ${count(pages, 'page')}`)
  const grew = phrase`${what} grew older than ${code('max-age')} while queued, and will not be sent.`
  const send = phrase`To have them sent, raise ${code('max-age')}.`
  const raise = phrase`raise ${code('max-open')} and ${code('max-jobs')}`
  const keep = phrase`To keep more from growing too old, decide open pull requests sooner, or ${raise}.`
  const toItem = ({ page, entries, oldest, newest, at }: Outgrown): Item => {
    const [first, last] = [formatDay(oldest), formatDay(newest)]
    const when = first === last ? phrase`of ${first}` : phrase`of ${first} to ${last}`
    return {
      words: dotted([
        strong(code(page)),
        phrase`${count(entries, 'complaint')} ${when}`,
        phrase`noticed ${formatDay(at)}`,
      ]),
    }
  }
  return section(
    level,
    safe`Too old to be sent`,
    paragraph(phrase`${grew} ${send} ${keep}`),
    items(rows.map(toItem), budget),
  )
}

// A line for whoever asks what it is good for: the last whole month in one sentence.

import { monthOf } from '../fixes/jobs-per-month.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { formatMonth } from '../text/format.ts'
import { type Blocks, paragraph } from '../text/markdown/blocks.ts'
import { code, list, phrase, strong } from '../text/markdown/phrase.ts'
import { count, formatNumber } from '../text/safe-text.ts'
import { measureMerged } from './compare-counts.ts'

const day = 24 * 60 * 60 * 1000

/** Measured from the last run, so that the text changes once a month. */
export function buildMonthLine(ledger: Ledger): Blocks {
  const at = ledger.lastRun?.at
  if (at === undefined) return []
  const month = monthOf(at - new Date(at).getUTCDate() * day)
  const measured = measureMerged(ledger).filter(({ merged }) => monthOf(merged.at) === month)
  if (measured.length === 0) return []
  const readers = measured.reduce((sum, { merged }) => sum + (merged.readers ?? 0), 0)
  const [best] = measured
    .filter(({ verdict }) => verdict === 'fewer')
    .toSorted((a, b) => b.before - b.after - (a.before - a.after))
  const fell =
    best &&
    phrase`complaints on ${code(best.merged.pages[0] ?? '')} fell from ${formatNumber(best.before)} to ${formatNumber(best.after)}`
  const parts = [
    phrase`${count(measured.length, 'fix', 'fixes')} merged`,
    readers === 0 ? [] : phrase`${count(readers, 'reader')} answered`,
    fell ?? [],
  ]
  return paragraph(phrase`${strong(phrase`${formatMonth(month)}:`)} ${list(parts)}.`)
}

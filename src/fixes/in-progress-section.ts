// Fixes that the agent is working on.

import { type Board, describeAsking, describeWords } from '../issue/board.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { formatDay } from '../text/format.ts'
import { type Blocks, items, section } from '../text/markdown/blocks.ts'
import { dotted, lines, phrase, strong } from '../text/markdown/phrase.ts'
import { safe } from '../text/safe-text.ts'

/** Oldest first; fixes that need a person are listed elsewhere. */
export function listInProgress({ fixes }: Ledger): Fix[] {
  const atWork = fixes.filter(({ state, unreadableSince }) => {
    return state === 'submitting' || (state === 'active' && unreadableSince === undefined)
  })
  return atWork.toSorted((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1))
}

export function buildInProgress({ ledger, showPages, command }: Board, budget: number): Blocks {
  const fixes = listInProgress(ledger)
  const toItem = (fix: Fix) => {
    const since = formatDay(fix.since)
    const state = fix.state === 'submitting' ? phrase`being sent` : phrase`agent working since ${since}`
    const meta = dotted([state, describeAsking(fix)])
    return { words: lines([strong(showPages(fix.pages)), describeWords(fix.words), meta]), inside: command(fix) }
  }
  return section(2, safe`In progress`, items(fixes.map(toItem), budget))
}

// The dashboard's tables of fixes and clusters, each below a heading. One without rows is left out.

import { fixStates, type StateTraits, states } from '../ledger/fix-record.ts'
import type { Fix, Ledger, Waiting } from '../ledger/ledger.ts'
import { count, safe } from '../text/safe-text.ts'
import { isReviewable } from './action-needed.ts'
import { type FixGroup, groupByPull, newestFirst, pullColumns } from './fix-groups.ts'
import { formatDay } from './format.ts'
import { stateColumn } from './labels.ts'
import { type Links, linkPull } from './links.ts'
import { type Blocks, paragraph, section } from './markdown/blocks.ts'
import { code, orDash, phrase, say, text } from './markdown/phrase.ts'
import { type Column, numberColumn, pageColumn, tableWithin } from './markdown/table.ts'
import { describeReason, describeWait } from './reason-sentences.ts'

type Section = StateTraits['section']

const doneShown = 25
const when: Column<Pick<Fix, 'since'>> = { name: safe`When`, cell: ({ since }) => say(formatDay(since)) }

export function buildOpen(ledger: Ledger, links: Links, budget: number): Blocks {
  const all = listIn('open', ledger)
  const open = groupByPull(all.filter((fix) => !isReviewable(fix)))
  const [pull, ...others] = pullColumns(links)
  const columns: Column<FixGroup>[] = [stateColumn, ...others, { ...when, name: safe`Since` }, pull]
  const onlyReviews = all.length > 0 && open.length === 0
  const note = onlyReviews ? paragraph(phrase`No fix is open but the pull requests above.`) : []
  return section(2, safe`Open`, note, tableWithin(columns, open, budget))
}

export function buildWaiting({ waiting }: Ledger, budget: number): Blocks {
  const columns: Column<Waiting>[] = [
    pageColumn,
    numberColumn(safe`Readers`, (cluster) => cluster.distinctReaders),
    numberColumn(safe`👎`, (cluster) => cluster.votes),
    numberColumn(safe`Entries`, (cluster) => cluster.entries),
    { name: safe`Oldest`, cell: ({ oldest }) => say(oldest === null ? safe`undated` : formatDay(oldest)) },
    { name: safe`Why`, cell: ({ reason }) => text(describeWait(reason), 160) },
  ]
  const table = tableWithin(columns, waiting.clusters, budget, waiting.more)
  if (waiting.entries === 0 && table.length === 0) return []
  const oldest = waiting.oldest === null ? safe`` : safe`, the oldest of ${formatDay(waiting.oldest)}`
  const isLimited = waiting.clusters.some(({ reason: { code } }) => code === 'max-open' || code === 'max-jobs')
  const raise = phrase`raise ${code('max-jobs')} or ${code('max-open')} to send more at a time.`
  const limits = isLimited ? phrase` Limits hold back what waits for its turn: ${raise}` : []
  const all = phrase`${count(waiting.entries, 'entry', 'entries')} in all${oldest}.${limits}`
  return section(2, safe`Waiting`, paragraph(all), table)
}

export function buildDone(ledger: Ledger, links: Links, budget: number): Blocks {
  const pull: Column<FixGroup> = { name: safe`Pull request`, cell: (group) => linkPull(group, links) }
  const done = groupByPull(listIn('done', ledger))
  const columns = [stateColumn, pageColumn, pull, when]
  return section(2, safe`Done`, tableWithin(columns, done, Math.min(budget, doneShown), countForgotten('done', ledger)))
}

export function buildGivenUp(ledger: Ledger, budget: number): Blocks {
  const reason: Column<Fix> = { name: safe`Reason`, cell: (fix) => orDash(describeReason(fix)) }
  const fixes = newestFirst(listIn('given-up', ledger))
  const columns = [stateColumn, pageColumn, reason, when]
  const table = tableWithin(columns, fixes, budget, countForgotten('given-up', ledger))
  const note = phrase`Feedback of a failed attempt is sent again while it has attempts left; feedback given up is not.`
  return table.length === 0 ? [] : section(2, safe`Given up`, paragraph(note), table)
}

/** Fixes that ended so long ago that the ledger only counts them. */
function countForgotten(section: Section, ledger: Ledger): number {
  const ended = fixStates.filter((state) => states[state].section === section)
  const all = ended.reduce((sum, state) => sum + (ledger.outcomes[state] ?? 0), 0)
  return Math.max(0, all - listIn(section, ledger).length)
}

function listIn(section: Section, { fixes }: Ledger): Fix[] {
  return fixes.filter(({ state }) => states[state].section === section)
}

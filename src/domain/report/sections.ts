// The dashboard's other sections, each a heading with a table. One without rows is left out.
import type { Fix, FixState, Ledger, Waiting } from '../ledger/ledger.ts'
import type { Links } from './links.ts'
import { renderPull } from './links.ts'
import { waitsForReview } from './needs-you.ts'
import { groupByPull, newestFirst, pullColumns } from './pull-group.ts'
import { renderSection } from './section.ts'
import { numberColumn, pagesCell, renderTable, textCell } from './table.ts'
import { count, decisionWords, formatDay, stateWords } from './words.ts'

const doneShown = 25
const openStates: readonly FixState[] = ['submitting', 'active', 'uncertain', 'proposed']
const doneStates: readonly FixState[] = ['merged', 'declined', 'unchanged', 'archived']
const givenUpStates: readonly FixState[] = ['given-up', 'failed', 'freed']

export function renderOpen(ledger: Ledger, links: Links, budget: number): string {
  const all = ledger.fixes.filter(isIn(openStates))
  const open = groupByPull(all.filter((fix) => !waitsForReview(fix)))
  const reviewed = all.length > 0 && open.length === 0
  if (reviewed) return renderSection('## Open', 'No fix is open but the pull requests above.')
  const [pull, ...others] = pullColumns(links)
  const columns = [
    { name: 'State', cell: (group: (typeof open)[number]) => stateWords[group.state] },
    ...others,
    { name: 'Since', cell: (group: (typeof open)[number]) => formatDay(group.since) },
    ...(pull === undefined ? [] : [pull]),
  ]
  return renderSection('## Open', renderTable(columns, open, budget))
}

export function renderWaiting({ waiting }: Ledger, budget: number): string {
  const table = renderTable<Waiting>(
    [
      { name: 'Page', cell: (cluster) => pagesCell(cluster.pages) },
      numberColumn('Readers', (cluster) => cluster.voices),
      numberColumn('👎', (cluster) => cluster.votes),
      numberColumn('Entries', (cluster) => cluster.entries),
      { name: 'Oldest', cell: (cluster) => (cluster.oldest === null ? 'undated' : formatDay(cluster.oldest)) },
      { name: 'Why', cell: (cluster) => renderWhy(cluster) },
    ],
    waiting.clusters,
    budget,
    waiting.more,
  )
  if (waiting.entries === 0 && table === '') return ''
  const oldest = waiting.oldest === null ? '' : `, the oldest of ${formatDay(waiting.oldest)}`
  const held = waiting.clusters.some(
    ({ decision, reason }) => decision === 'deferred' && /\bmax-(?:open|jobs)\b/.test(reason),
  )
  const limits = held
    ? ' Limits hold back what waits for its turn: raise `max-jobs` or `max-open` to send more at a time.'
    : ''
  return renderSection('## Waiting', `${count(waiting.entries, 'entry', 'entries')} in all${oldest}.${limits}`, table)
}

function renderWhy({ decision, reason }: Waiting): string {
  return textCell(reason, 160) || decisionWords[decision]
}

export function renderDone(ledger: Ledger, links: Links, budget: number): string {
  const done = groupByPull(ledger.fixes.filter(isIn(doneStates)))
  const table = renderTable(
    [
      { name: 'State', cell: (group) => stateWords[group.state] },
      { name: 'Page', cell: (group) => pagesCell(group.pages) },
      { name: 'Pull request', cell: (group) => renderPull(group.prLink, links) },
      { name: 'When', cell: (group) => formatDay(group.since) },
    ],
    done,
    Math.min(budget, doneShown),
    countForgotten(ledger, doneStates),
  )
  return renderSection('## Done', table)
}

export function renderGivenUp(ledger: Ledger, budget: number): string {
  const table = renderTable<Fix>(
    [
      { name: 'State', cell: (fix) => stateWords[fix.state] },
      { name: 'Page', cell: (fix) => pagesCell(fix.pages) },
      { name: 'Reason', cell: (fix) => textCell(fix.reason ?? '') || '–' },
      { name: 'When', cell: (fix) => formatDay(fix.since) },
    ],
    newestFirst(ledger.fixes.filter(isIn(givenUpStates))),
    budget,
    countForgotten(ledger, givenUpStates),
  )
  const note = 'Feedback of a failed attempt is sent again while it has attempts left; feedback given up is not.'
  return table === '' ? '' : renderSection('## Given up', note, table)
}

/** Fixes that ended so long ago that the ledger only counts them. */
function countForgotten({ fixes, outcomes }: Ledger, states: readonly FixState[]): number {
  const ended = states.reduce((sum, state) => sum + (outcomes[state] ?? 0), 0)
  return Math.max(0, ended - fixes.filter(isIn(states)).length)
}

function isIn(states: readonly FixState[]): (fix: Fix) => boolean {
  return (fix) => states.includes(fix.state)
}

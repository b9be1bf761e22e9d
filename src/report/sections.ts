// The dashboard's other sections, each a heading with a table. One without rows is left out.
import type { Fix, Ledger, Waiting } from '../ledger/ledger.ts'
import { fixStates, type StateTraits, states } from '../ledger/states.ts'
import { count, safe } from '../text/safe-text.ts'
import { type Links, linkPull } from './links.ts'
import { type Blocks, paragraph, section } from './markdown/blocks.ts'
import { code, type Phrase, phrase, say, text } from './markdown/phrase.ts'
import type { Column } from './markdown/table.ts'
import { waitsForReview } from './needs-you.ts'
import { groupByPull, newestFirst, type PullGroup, pullColumns } from './pull-group.ts'
import { describeFixReason, describeWait } from './reason-text.ts'
import { numberColumn, pagesCell, tableWithin } from './table.ts'
import { formatDay, stateWords } from './words.ts'

type Section = StateTraits['section']

const doneShown = 25

export function buildOpen(ledger: Ledger, links: Links, budget: number): Blocks {
  const heading = safe`Open`
  const all = ledger.fixes.filter(isIn('open'))
  const open = groupByPull(all.filter((fix) => !waitsForReview(fix)))
  const reviewed = all.length > 0 && open.length === 0
  if (reviewed) return section(2, heading, paragraph(phrase`No fix is open but the pull requests above.`))
  const [pull, ...others] = pullColumns(links)
  const columns: Column<PullGroup>[] = [
    { name: safe`State`, cell: ({ state }) => say(stateWords[state]) },
    ...others,
    { name: safe`Since`, cell: ({ since }) => say(formatDay(since)) },
    pull,
  ]
  return section(2, heading, tableWithin(columns, open, budget))
}

export function buildWaiting({ waiting }: Ledger, budget: number): Blocks {
  const columns: Column<Waiting>[] = [
    { name: safe`Page`, cell: (cluster) => pagesCell(cluster.pages) },
    numberColumn(safe`Readers`, (cluster) => cluster.distinctReaders),
    numberColumn(safe`👎`, (cluster) => cluster.votes),
    numberColumn(safe`Entries`, (cluster) => cluster.entries),
    { name: safe`Oldest`, cell: ({ oldest }) => say(oldest === null ? safe`undated` : formatDay(oldest)) },
    { name: safe`Why`, cell: ({ reason }) => text(describeWait(reason), 160) },
  ]
  const table = tableWithin(columns, waiting.clusters, budget, waiting.more)
  if (waiting.entries === 0 && table.length === 0) return []
  const oldest = waiting.oldest === null ? safe`` : safe`, the oldest of ${formatDay(waiting.oldest)}`
  const held = waiting.clusters.some(({ reason: { code } }) => code === 'max-open' || code === 'max-jobs')
  const limits = phrase` Limits hold back what waits for its turn: raise ${code('max-jobs')} or ${code('max-open')} to send more at a time.`
  const all = phrase`${count(waiting.entries, 'entry', 'entries')} in all${oldest}.${held ? limits : []}`
  return section(2, safe`Waiting`, paragraph(all), table)
}

export function buildDone(ledger: Ledger, links: Links, budget: number): Blocks {
  const done = groupByPull(ledger.fixes.filter(isIn('done')))
  const columns: Column<PullGroup>[] = [
    { name: safe`State`, cell: ({ state }) => say(stateWords[state]) },
    { name: safe`Page`, cell: ({ pages }) => pagesCell(pages) },
    { name: safe`Pull request`, cell: ({ prLink, rejectedLink }) => linkPull(prLink ?? rejectedLink, links) },
    { name: safe`When`, cell: ({ since }) => say(formatDay(since)) },
  ]
  const forgotten = countForgotten(ledger, 'done')
  return section(2, safe`Done`, tableWithin(columns, done, Math.min(budget, doneShown), forgotten))
}

export function buildGivenUp(ledger: Ledger, budget: number): Blocks {
  const columns: Column<Fix>[] = [
    { name: safe`State`, cell: ({ state }) => say(stateWords[state]) },
    { name: safe`Page`, cell: ({ pages }) => pagesCell(pages) },
    { name: safe`Reason`, cell: describeReason },
    { name: safe`When`, cell: ({ since }) => say(formatDay(since)) },
  ]
  const fixes = newestFirst(ledger.fixes.filter(isIn('given-up')))
  const table = tableWithin(columns, fixes, budget, countForgotten(ledger, 'given-up'))
  const note = phrase`Feedback of a failed attempt is sent again while it has attempts left; feedback given up is not.`
  return table.length === 0 ? [] : section(2, safe`Given up`, paragraph(note), table)
}

function describeReason({ reason }: Fix): Phrase {
  const why = reason === undefined ? [] : text(describeFixReason(reason))
  return why.length === 0 ? phrase`–` : why
}

/** Fixes that ended so long ago that the ledger only counts them. */
function countForgotten({ fixes, outcomes }: Ledger, section: Section): number {
  const ended = fixStates.filter((state) => states[state].section === section)
  const all = ended.reduce((sum, state) => sum + (outcomes[state] ?? 0), 0)
  return Math.max(0, all - fixes.filter(isIn(section)).length)
}

function isIn(section: Section): (fix: Fix) => boolean {
  return (fix) => states[fix.state].section === section
}

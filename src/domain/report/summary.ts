// The job summary of a run: how it ended, in words, and what became of every cluster.
import { line } from '../text/line.ts'
import { type Links, renderIssueLink } from './links.ts'
import { countBytes, renderPrompts } from './prompts.ts'
import type { RunReport } from './run-report.ts'
import { joinParts } from './section.ts'
import { renderClusters, renderCounts, renderFixes, renderSkipped } from './summary-tables.ts'
import { textCell } from './table.ts'
import { count, enumerate, formatMinute } from './words.ts'

/** GitHub drops a summary of more than 1,048,576 bytes as a whole. */
const longestSummary = 1_000_000
const roomForNote = 300

export type SummaryInput = RunReport & {
  readonly links: Links
  readonly dryRun: boolean
  /** Of a run that failed: why, and what to do. */
  readonly failure?: { readonly reason: string; readonly remedy: string } | undefined
  /** No job is created before this time. */
  readonly notBefore?: number | undefined
  /** Prompts of a dry run by the cluster's key, already fit to be shown. */
  readonly prompts?: ReadonlyMap<string, string> | undefined
}

/** Under 1,000,000 bytes: prompts give way first, from the last on, then rows. */
export function renderSummary(input: SummaryInput): string {
  const prompts = input.clusters.flatMap(({ key }) => {
    const text = input.dryRun ? input.prompts?.get(key) : undefined
    return text === undefined ? [] : [{ key, text }]
  })
  let room = 0
  let budget = 0
  for (budget of [1000, 300, 100, 30, 10, 0]) {
    room = longestSummary - roomForNote - countBytes(renderWithin(input, budget, ''))
    if (room >= 0) break
  }
  return renderWithin(input, budget, renderPrompts(prompts, room))
}

function renderWithin(input: SummaryInput, budget: number, prompts: string): string {
  return joinParts([
    `## Reader feedback${input.dryRun ? ' (dry run)' : ''}`,
    renderEnd(input),
    renderCounts(input),
    renderClusters(input, input.links, budget),
    renderFixes(input, input.links, budget),
    renderSkipped(input, budget),
    prompts,
    input.links.issue === undefined ? '' : `All fixes are on the ${renderIssueLink(input.links, 'tracking issue')}.`,
  ])
}

function renderEnd(input: SummaryInput): string {
  switch (input.end) {
    case 'nothing-new':
      return '**Nothing new.** No new feedback came, and no fix changed its state.'
    case 'done':
      return input.dryRun
        ? '**Done.** Nothing was created and nothing written.'
        : '**Done.** Everything that this run could do is done.'
    case 'partly-done':
      return `**Partly done.** ${renderLeft(input)}`
    case 'failed': {
      if (input.failure === undefined) return '**Failed.** The log of this step says why.'
      return `**Failed.** ${textCell(input.failure.reason, 500)}\n\nWhat to do: ${textCell(input.failure.remedy, 500)}`
    }
  }
}

/** What is left and when it goes on. */
function renderLeft({ clusters, fixes, notBefore }: SummaryInput): string {
  const deferred = clusters.filter((cluster) => cluster.decision === 'deferred').length
  const active = fixes.filter((fix) => fix.state === 'active' || fix.state === 'submitting').length
  const uncertain = fixes.filter((fix) => fix.state === 'uncertain').length
  const left = enumerate([
    ...(deferred > 0 ? [line`${count(deferred, 'cluster')} that ${deferred === 1 ? 'waits' : 'wait'} for a turn`] : []),
    ...(active > 0 ? [line`${count(active, 'job')} still at work`] : []),
    ...(uncertain > 0 ? [line`${count(uncertain, 'fix', 'fixes')} without an answer`] : []),
  ])
  const pause = notBefore === undefined ? '' : ` No job is created before ${formatMinute(notBefore)}.`
  return `${left === '' ? '' : `Left: ${left}. `}The next run goes on.${pause}`
}

// The job summary of a run: how it ended, in words, and what became of every cluster.

import type { Prompt } from '../prompt/build-prompt.ts'
import { count, safe } from '../text/safe-text.ts'
import { type Links, linkIssue } from './links.ts'
import { type Blocks, paragraph, section } from './markdown/blocks.ts'
import { type Markdown, serialise } from './markdown/markdown.ts'
import { type Phrase, phrase, strong, text } from './markdown/phrase.ts'
import { buildPrompts, countBytes } from './prompts.ts'
import type { RunReport } from './run-report.ts'
import { buildClusters, buildCounts, buildFixes, buildSkipped } from './summary-tables.ts'
import { enumerate, formatMinute } from './words.ts'

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
  /** Prompts of a dry run by the cluster's key. */
  readonly prompts?: ReadonlyMap<string, Prompt> | undefined
}

/** Under 1,000,000 bytes: prompts give way first, from the last on, then rows. */
export function renderSummary(input: SummaryInput): Markdown {
  const prompts = input.clusters.flatMap(({ key }) => {
    const prompt = input.dryRun ? input.prompts?.get(key) : undefined
    return prompt === undefined ? [] : [{ key, text: prompt }]
  })
  let room = 0
  let budget = 0
  for (budget of [1000, 300, 100, 30, 10, 0]) {
    room = longestSummary - roomForNote - countBytes(serialise(buildWithin(input, budget, [])))
    if (room >= 0) break
  }
  return serialise(buildWithin(input, budget, buildPrompts(prompts, room)))
}

function buildWithin(input: SummaryInput, budget: number, prompts: Blocks): Blocks {
  return section(
    2,
    safe`Reader feedback${input.dryRun ? safe` (dry run)` : safe``}`,
    buildEnd(input),
    buildCounts(input),
    buildClusters(input, input.links, budget),
    buildFixes(input, input.links, budget),
    buildSkipped(input, budget),
    prompts,
    input.links.issue === undefined
      ? []
      : paragraph(phrase`All fixes are on the ${linkIssue(input.links, phrase`tracking issue`)}.`),
  )
}

function buildEnd(input: SummaryInput): Blocks {
  switch (input.end) {
    case 'nothing-new':
      return paragraph(phrase`${strong(phrase`Nothing new.`)} No new feedback came, and no fix changed its state.`)
    case 'done':
      return input.dryRun
        ? paragraph(phrase`${strong(phrase`Done.`)} Nothing was created and nothing written.`)
        : paragraph(phrase`${strong(phrase`Done.`)} Everything that this run could do is done.`)
    case 'partly-done':
      return paragraph(phrase`${strong(phrase`Partly done.`)} ${describeLeft(input)}`)
    case 'failed': {
      const failed = strong(phrase`Failed.`)
      if (input.failure === undefined) return paragraph(phrase`${failed} The log of this step says why.`)
      const { reason, remedy } = input.failure
      return [
        ...paragraph(phrase`${failed} ${text(reason, 500)}`),
        ...paragraph(phrase`What to do: ${text(remedy, 500)}`),
      ]
    }
  }
}

/** What is left and when it goes on. */
function describeLeft({ clusters, fixes, notBefore }: SummaryInput): Phrase {
  const deferred = clusters.filter((cluster) => cluster.decision === 'deferred').length
  const active = fixes.filter((fix) => fix.state === 'active' || fix.state === 'submitting').length
  const uncertain = fixes.filter((fix) => fix.state === 'uncertain').length
  const left = [
    ...(deferred > 0 ? [safe`${count(deferred, 'cluster that waits', 'clusters that wait')} for a turn`] : []),
    ...(active > 0 ? [safe`${count(active, 'job')} still at work`] : []),
    ...(uncertain > 0 ? [safe`${count(uncertain, 'fix', 'fixes')} without an answer`] : []),
  ]
  const list = left.length === 0 ? safe`` : safe`Left: ${enumerate(left)}. `
  const pause = notBefore === undefined ? safe`` : safe` No job is created before ${formatMinute(notBefore)}.`
  return phrase`${list}The next run goes on.${pause}`
}

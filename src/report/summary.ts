// The job summary of a run: how it ended, and what became of every cluster.
import type { Prompt } from '../prompt/build-prompt.ts'
import { count, formatNumber, safe } from '../text/safe-text.ts'
import { enumerate, formatMinute, omitZeros } from './format.ts'
import { type Links, linkIssue } from './links.ts'
import { type Blocks, details, paragraph, section, shownPrompt } from './markdown/blocks.ts'
import { type Markdown, serialise } from './markdown/markdown.ts'
import { code, type Phrase, phrase, strong, text } from './markdown/phrase.ts'
import type { RunReport } from './report-file.ts'
import { buildClusters, buildCounts, buildFixes, buildSkipped } from './summary-tables.ts'

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
  let room = 0
  let budget = 0
  for (budget of [1000, 300, 100, 30, 10, 0]) {
    room = longestSummary - roomForNote - countBytes(serialise(buildWithin(input, budget, [])))
    if (room >= 0) break
  }
  return serialise(buildWithin(input, budget, input.dryRun ? buildPrompts(input, room) : []))
}

function buildWithin(input: SummaryInput, budget: number, prompts: Blocks): Blocks {
  const { links } = input
  const issue = phrase`All fixes are on the ${linkIssue(links, phrase`tracking issue`)}.`
  return section(
    2,
    safe`Reader feedback${input.dryRun ? ' (dry run)' : ''}`,
    buildEnd(input),
    buildCounts(input),
    buildClusters(input, links, budget),
    buildFixes(input, links, budget),
    buildSkipped(input, budget),
    prompts,
    links.issue === undefined ? [] : paragraph(issue),
  )
}

function buildEnd(input: SummaryInput): Blocks {
  switch (input.end) {
    case 'nothing-new':
      return paragraph(phrase`${strong(phrase`Nothing new.`)} No new feedback came, and no fix changed its state.`)
    case 'done': {
      const dry = safe`Nothing was created and nothing written.`
      const all = safe`Everything that this run could do is done.`
      return paragraph(phrase`${strong(phrase`Done.`)} ${input.dryRun ? dry : all}`)
    }
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

/** What is left, and when the next job may be created. */
function describeLeft({ clusters, fixes, notBefore }: SummaryInput): Phrase {
  const deferred = clusters.filter((cluster) => cluster.decision === 'deferred').length
  const active = fixes.filter((fix) => fix.state === 'active' || fix.state === 'submitting').length
  const uncertain = fixes.filter((fix) => fix.state === 'uncertain').length
  const left = omitZeros(
    [deferred, safe`${count(deferred, 'cluster that waits', 'clusters that wait')} for a turn`],
    [active, safe`${count(active, 'job')} still at work`],
    [uncertain, safe`${count(uncertain, 'fix', 'fixes')} without an answer`],
  )
  const list = left.length === 0 ? safe`` : safe`Left: ${enumerate(left)}. `
  const pause = notBefore === undefined ? safe`` : safe` No job is created before ${formatMinute(notBefore)}.`
  return phrase`${list}The next run goes on.${pause}`
}

/** A dry run's prompts, folded: as many as fit into `room` bytes. The note about the rest takes less than 200 bytes more. */
function buildPrompts({ clusters, prompts }: SummaryInput, room: number): Blocks {
  const all = clusters.flatMap(({ key }) => {
    const prompt = prompts?.get(key)
    return prompt === undefined ? [] : [{ key, prompt }]
  })
  const shown: Blocks[] = []
  let left = room
  for (const [index, { key, prompt }] of all.entries()) {
    const size = count([...prompt].length, 'character')
    const name = safe`Prompt ${formatNumber(index + 1)} of ${formatNumber(all.length)}, ${size}`
    const blocks = details(name, [...paragraph(phrase`Cluster ${code(key)}`), ...shownPrompt(prompt)])
    left -= countBytes(serialise(blocks)) + 2
    if (left < 0) break
    shown.push(blocks)
  }
  const missing = all.length - shown.length
  const where = phrase`The file that the output ${code('report')} names has them all.`
  const note = phrase`${count(missing, 'prompt')} left out to keep this short. ${where}`
  return section(3, safe`Prompts`, ...shown, missing === 0 ? [] : paragraph(note))
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length
}

// The job summary of a run: how it ended, and what happened to every cluster.

import { buildOutgrown } from '../feedback/outgrown-section.ts'
import { states } from '../fixes/fix.ts'
import { type Links, linkIssue } from '../issue/report-links.ts'
import type { Fix, Outgrown } from '../ledger/ledger.ts'
import type { Prompt } from '../prompt/build-prompt.ts'
import { enumerate, formatMinute, omitZeros } from '../text/format.ts'
import { type Blocks, details, paragraph, section, shownPrompt, table } from '../text/markdown/blocks.ts'
import { type Markdown, serialise } from '../text/markdown/github-markdown.ts'
import { code, list, type Phrase, phrase, prose, strong, text } from '../text/markdown/phrase.ts'
import { sumRedactions } from '../text/redaction/redactions.ts'
import { count, formatNumber, type SafeText, safe } from '../text/safe-text.ts'
import type { RunReport } from './report-file.ts'
import { buildClusters, buildFixes, buildSkipped } from './summary-lists.ts'
import { buildUnfinished } from './unfinished.ts'

/** GitHub drops the whole summary beyond 1,048,576 bytes; the note about omitted prompts takes less than 300. */
const longest = 1_000_000 - 300

export type SummaryInput = RunReport & {
  readonly links: Links
  readonly dryRun: boolean
  readonly jobsFailed: number
  readonly failure?: string | undefined
  /** What a person has to do before the run's work can continue. */
  readonly remedy?: string | undefined
  /** The service's explanation of its refusals, where that may be shown. */
  readonly serviceWords?: readonly string[] | undefined
  /** No jobs will be created before this time. */
  readonly notBefore?: number | undefined
  /** Fixes that failed or ended without a pull request: in this run, or recently if the run failed and may have seen none itself. */
  readonly unfinished?: readonly Fix[] | undefined
  /** How many jobs, and what they cost. */
  readonly cost?: SafeText | undefined
  /** What is left of the export, and when it will be read. */
  readonly unread?: SafeText | undefined
  /** What this run found too old to be sent. */
  readonly outgrown?: readonly Outgrown[] | undefined
  /** Set when no run collected feedback for much longer than usual before this one. */
  readonly silence?: SafeText | undefined
  /** Prompts of a dry run by cluster key. */
  readonly prompts?: ReadonlyMap<string, Prompt> | undefined
}

/** To fit, prompts are dropped first, last one first, then rows. */
export function renderSummary(input: SummaryInput): Markdown {
  const leaveRoom = (budget: number) => longest - countBytes(build(input, budget, []))
  const budget = [1000, 300, 100, 30, 10].find((rows) => leaveRoom(rows) >= 0) ?? 0
  return serialise(build(input, budget, input.dryRun ? buildPrompts(input, leaveRoom(budget)) : []))
}

function build(input: SummaryInput, budget: number, prompts: Blocks): Blocks {
  const { links } = input
  return section(
    2,
    safe`Reader feedback${input.dryRun ? ' (dry run)' : ''}`,
    buildEnd(input),
    buildRemedy(input),
    input.silence === undefined ? [] : paragraph(prose(input.silence, 500)),
    input.cost === undefined ? [] : paragraph(prose(input.cost, 300)),
    buildCounts(input),
    buildClusters(input, budget),
    buildFixes(input, budget),
    buildUnfinished(input.unfinished ?? [], budget),
    buildOutgrown(input.outgrown ?? [], 3, budget),
    buildSkipped(input, budget),
    prompts,
    links.issue === undefined
      ? []
      : paragraph(phrase`All fixes are listed on the ${linkIssue(links, phrase`tracking issue`)}.`),
  )
}

function buildEnd(input: SummaryInput): Blocks {
  const { end, dryRun, failure } = input
  if (dryRun && end !== 'failed') return buildDryEnd(input)
  if (end === 'nothing-new')
    return paragraph(phrase`${strong(phrase`Nothing new.`)} No new feedback, and no fix changed state.`)
  if (end === 'partly-done') return paragraph(describeLeft(input))
  if (end === 'done') return paragraph(phrase`${strong(phrase`Done.`)} Nothing is left for the next run.`)
  const why = failure === undefined ? phrase`See the log of this step for the reason.` : prose(failure, 500)
  return paragraph(phrase`${strong(phrase`Failed.`)} ${why}`)
}

function buildRemedy({ remedy, serviceWords = [] }: SummaryInput): Blocks {
  const said = serviceWords.map((words) => phrase`${code(words, 300)}`)
  return [
    ...(remedy === undefined ? [] : paragraph(phrase`What to do: ${prose(remedy, 500)}`)),
    ...(said.length === 0 ? [] : paragraph(phrase`The service said: ${list(said)}`)),
  ]
}

/** A dry run does not look at fixes, and the next run does not build on it. */
function buildDryEnd({ end, unread }: SummaryInput): Blocks {
  const head = end === 'nothing-new' ? phrase`${strong(phrase`Nothing new.`)} No new feedback.` : strong(phrase`Done.`)
  const rest = unread === undefined ? [] : phrase` ${prose(unread)}`
  return paragraph(phrase`${head} Nothing was created or written.${rest}`)
}

function describeLeft({ clusters, fixes, notBefore, unread }: SummaryInput): Phrase {
  const deferred = clusters.filter(({ decision }) => decision === 'deferred').length
  const active = fixes.filter(({ state }) => state === 'active' || state === 'submitting').length
  const uncertain = fixes.filter(({ state }) => state === 'uncertain').length
  const left = omitZeros(
    [deferred, safe`${count(deferred, 'group')} queued`],
    [active, safe`${count(active, 'job')} running`],
    [uncertain, safe`${count(uncertain, 'fix', 'fixes')} unconfirmed`],
  )
  const list = enumerate(left)
  const head = list === '' ? strong(phrase`Finished for now.`) : phrase`${strong(phrase`Finished for now:`)} ${list}.`
  const rest = unread === undefined ? phrase`The next run will continue.` : prose(unread)
  const pause = notBefore === undefined ? [] : phrase` No jobs will be created before ${formatMinute(notBefore)}.`
  return phrase`${head} ${rest}${pause}`
}

function buildCounts({ entries, clusters, fixes, jobsFailed }: SummaryInput): Blocks {
  const pulls = new Set(fixes.flatMap((fix) => (states[fix.state].hasPull ? (fix.prLink?.url ?? []) : [])))
  const counts = {
    'Entries read': entries.collected,
    'New entries': entries.new,
    'Votes without a comment': entries.wordless,
    'Personal details and secrets redacted': sumRedactions(entries.redactions),
    'Entries filtered out': entries.skipped.length,
    Groups: clusters.length,
    'Groups sent': clusters.filter(({ decision }) => decision === 'dispatched').length,
    'Failed jobs': jobsFailed,
    'Pull requests open or updated': pulls.size,
  }
  const shown = Object.entries(counts).filter(([, number]) => number > 0)
  return table(shown, ([name, number]) => ({ Item: text(name), Count: number }))
}

/** A dry run's prompts, folded: as many as fit in `room` bytes. */
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
    const blocks = details(name, [...paragraph(phrase`Group ${code(key)}`), ...shownPrompt(prompt)])
    left -= countBytes(blocks) + 2
    if (left < 0) break
    shown.push(blocks)
  }
  const missing = all.length - shown.length
  const where = phrase`The file named by the output ${code('report')} contains all of them.`
  const note = phrase`${count(missing, 'prompt')} omitted to stay within GitHub’s size limit. ${where}`
  return section(3, safe`Prompts`, shown.flat(), missing === 0 ? [] : paragraph(note))
}

function countBytes(blocks: Blocks): number {
  return new TextEncoder().encode(serialise(blocks)).length
}

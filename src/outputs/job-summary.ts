// A run's job summary.
import { describeGap } from '../feedback/scan.ts'
import { describeReason, showJob, showPages } from '../fixes/describe-fix.ts'
import { labelOf, states } from '../fixes/fix.ts'
import { goesAlone, newestFirst } from '../fixes/queries.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { describeWords } from '../issue/board.ts'
import { type Links, linkHelp, linkIssue, linkPull } from '../issue/report-links.ts'
import type { Fix } from '../ledger/ledger.ts'
import { describeJobs, describeMonth, describePrice, explainPrice } from '../queue/job-cost.ts'
import { describeEntries } from '../queue/plan-clusters.ts'
import { listOutgrown, showReason } from '../queue/queued-section.ts'
import { countGroups } from '../queue/waiting-commands.ts'
import { decisionLabels, describeWait } from '../queue/waiting-record.ts'
import { describeSize } from '../step-context.ts'
import {
  type Blocks,
  bullets,
  code,
  details,
  dotted,
  lines,
  list,
  listWithin,
  notice,
  paragraph,
  phrase,
  prose,
  say,
  section,
  shownPrompt,
  strong,
  text,
} from '../text/markdown/blocks.ts'
import { serialise } from '../text/markdown/github-markdown.ts'
import { sumRedactions } from '../text/redaction/redact.ts'
import { count, enumerate, formatNumber, omitZeros, type SafeText, safe, sentence } from '../text/safe-text.ts'
import { isFlagged } from '../triage/reasons.ts'
import { ends, type RunReport, type RunResult } from './report.ts'

/** GitHub drops a summary beyond 1,048,576 bytes; the note on omitted prompts takes 300. */
const longest = 1_000_000 - 300

export type SummaryInput = RunResult &
  Readonly<{
    report: Omit<RunReport, 'fixes'>
    fixes: readonly Fix[]
    inputs: Inputs
    links: Links
    end: keyof typeof ends
    jobsFailed: number
    hint?: SafeText
  }>

/** Prompts are dropped first, from the last, then rows. */
export function renderSummary(input: SummaryInput) {
  const leaveRoom = (budget: number) => longest - countBytes(build(input, budget, []))
  const budget = [1000, 300, 100, 30, 10].find((rows) => leaveRoom(rows) >= 0) ?? 0
  return serialise(build(input, budget, input.inputs['dry-run'] ? buildPrompts(input, leaveRoom(budget)) : []))
}

function build(input: SummaryInput, budget: number, prompts: Blocks) {
  const { links, collected, hint, inputs } = input
  const cost = describeRunCost(input)
  return section(
    2,
    safe`Reader feedback${inputs['dry-run'] ? ' (dry run)' : ''}`,
    buildEnd(input),
    buildRemedy(input),
    collected?.gap ? paragraph(prose(describeGap(collected.gap), 500)) : [],
    hint ? notice(linkHelp(hint)) : [],
    cost ? paragraph(prose(cost, 500)) : [],
    buildCounts(input),
    buildClusters(input, budget),
    buildFixes(input, budget),
    listOutgrown(input.outgrown, 3, budget),
    buildSkipped(input, budget),
    prompts,
    section(3, safe`Ready for a real run?`, bullets(input.checks ?? [])),
    links.issue ? paragraph(phrase`All fixes are listed on the ${linkIssue(links, phrase`tracking issue`)}.`) : [],
  )
}

function buildEnd(input: SummaryInput) {
  const { end, inputs, failure } = input
  if (inputs['dry-run'] && end !== 'failed') return buildDryEnd(input)
  if (end === 'partly-done' || end === 'blocked') return paragraph(describeLeft(input))
  const [head, rest] = ends[end]
  return paragraph(phrase`${strong(phrase`${head}.`)} ${failure ? prose(failure.what, 500) : sentence(rest)}`)
}

function describeRunCost({ ledger, endedAt, dispatched, inputs }: SummaryInput) {
  const jobs = dispatched?.created.size ?? 0
  if (!ledger || (jobs === 0 && !inputs['dry-run'])) return undefined
  const most = inputs['max-jobs-per-month']
  const limit =
    most === 0
      ? safe`Set \`max-jobs-per-month\` to limit what a month can cost.`
      : safe`At most ${describeJobs(most, inputs)} a month (\`max-jobs-per-month\`).`
  const price = explainPrice(inputs)
  const planned = price ? safe`${price} ${limit}` : limit
  const did = inputs['dry-run'] ? planned : safe`This run created ${describeJobs(jobs, inputs)}.`
  // The run may end in the month after that of its jobs.
  return safe`${did} So far: ${describeMonth(ledger, jobs > 0 ? undefined : endedAt, inputs)}.`
}

function buildRemedy({ failure, dispatched }: SummaryInput) {
  const remedy = failure?.remedy
  const said = Array.from(dispatched?.words ?? [], (words) => code(words, 300))
  return [
    ...(remedy ? paragraph(phrase`What to do: ${linkHelp(remedy)}`) : []),
    ...(said.length === 0 ? [] : paragraph(phrase`The service said: ${list(said)}`)),
  ]
}

function buildDryEnd({ end, collected, previews, report: { clusters }, fixes, inputs, ledger }: SummaryInput) {
  const price = describePrice(previews?.size ?? 0, inputs)
  const planned = clusters.filter(({ decision }) => decision === 'planned')
  const cost = price ? phrase`, ${prose(price)}` : []
  const pages = [...new Set(planned.flatMap((cluster) => cluster.pages))]
  const them = planned.length === 1 ? safe`it` : safe`them`
  const on = listWithin(pages, code, maxPages)
  const run = inputs.approve ? phrase`With a tick for each, a` : phrase`A`
  const where = planned.length === 0 ? [] : phrase` ${run} real run would ask for ${them} on ${on}.`
  const isAlone = planned.length > 1 && ledger && goesAlone(ledger)
  const first = isAlone ? phrase` It would send one first, and the others only if that succeeds.` : []
  const asked = phrase`${strong(phrase`${count(planned.length, 'pull request')}${cost}.`)}${where}${first}`
  const head = end === 'nothing-new' ? phrase`${strong(phrase`Nothing new.`)} No new feedback.` : asked
  const others = clusters.filter(({ decision }) => decision !== 'planned')
  const left = Map.groupBy(others, ({ decision, reason }) =>
    decision === 'deferred' ? reason : decisionLabels[decision],
  )
  const reasons = [...left].map(([reason, { length }]) => {
    const why = showReason(reason)
    return left.size === 1 ? why : phrase`${formatNumber(length)} (${why})`
  })
  const all = count(others.length, 'group is', 'groups are')
  const out = left.size === 0 ? [] : phrase` ${all} left out: ${list(reasons)}.`
  const rest = collected?.unread ? phrase` ${prose(collected.unread.text)}` : []
  const open = fixes.length > 0 ? phrase` Open fixes are counted as of the last run.` : []
  return paragraph(phrase`${head}${out} Nothing was created or written.${open}${rest}`)
}

const maxPages = 5

function describeLeft(input: SummaryInput) {
  const { report, fixes, ledger, collected, end } = input
  const waits = report.clusters.filter(({ decision }) => decision !== 'dispatched' && decision !== 'given-up').length
  // A run that only answers ticks plans nothing.
  const waiting = report.clusters.length === 0 && ledger ? countGroups(ledger) : waits
  const active = fixes.filter(({ state }) => state === 'active' || state === 'submitting').length
  const uncertain = fixes.filter(({ state }) => state === 'uncertain').length
  const left = omitZeros(
    safe`${count(waiting, 'group')} queued`,
    safe`${count(active, 'job')} running`,
    safe`${count(uncertain, 'fix', 'fixes')} unconfirmed`,
  )
  const [name, later] = ends[end]
  const head = left.length === 0 ? strong(phrase`${name}.`) : phrase`${strong(phrase`${name}:`)} ${enumerate(left)}.`
  const rest = collected?.unread ? prose(collected.unread.text) : sentence(later)
  const until = ledger?.notBefore ?? 0
  const pause = until > input.endedAt ? phrase` ${describeWait({ code: 'service-pause', until })}` : []
  return phrase`${head} ${rest}${pause}`
}

function buildCounts({ report: { entries, clusters }, fixes, jobsFailed }: SummaryInput) {
  const pulls = new Set(fixes.flatMap((fix) => (states[fix.state].hasPull ? (fix.prLink?.url ?? []) : [])))
  const counts = {
    'Personal details and secrets redacted': sumRedactions(entries.redactions),
    Groups: clusters.length,
    'Groups sent': clusters.filter(({ decision }) => decision === 'dispatched').length,
    'Failed jobs': jobsFailed,
    'Pull requests open or updated': pulls.size,
  }
  const shown = Object.entries(counts).filter(([, number]) => number > 0)
  return [
    ...(entries.collected === 0 ? [] : paragraph(phrase`${describeEntries(entries)}.`)),
    ...bullets(shown.map(([name, number]) => phrase`${text(name)}: ${formatNumber(number)}`)),
  ]
}

/** `room`: in bytes. */
function buildPrompts({ report: { clusters }, previews, inputs }: SummaryInput, room: number) {
  const all = clusters.flatMap(({ key }) => {
    const found = previews?.get(key)
    return found ? { key, ...found } : []
  })
  const withheld = all.some(({ prompt, shown }) => prompt !== shown)
  const parts: Blocks[] = []
  let left = room
  for (const [index, { key, shown }] of all.entries()) {
    const size = count([...shown].length, 'character')
    const name = safe`Prompt ${formatNumber(index + 1)} of ${formatNumber(all.length)}, ${size}`
    const blocks = details(name, [...paragraph(phrase`Group ${code(key)}`), ...shownPrompt(shown)])
    left -= countBytes(blocks) + 2
    if (left < 0) break
    parts.push(blocks)
  }
  const missing = all.length - parts.length
  const where = phrase`The file named by the output ${code('report')} contains all of them.`
  const note = phrase`${count(missing, 'prompt')} omitted to stay within GitHub’s size limit. ${where}`
  const own = phrase`do the dry run in a private copy of this repository`
  const how = phrase`set ${code('quotes')} to ${code('always')}, which publishes them, or ${own}`
  const isNever = inputs.quotes === 'never'
  const why = isNever
    ? phrase`Because ${code('quotes')} is ${code('never')}`
    : phrase`Being as public as the repository`
  const read = isNever ? [] : phrase` To read them, ${how}.`
  const counted = phrase`${why}, this summary shows counts instead of readers’ words.${read}`
  const [first, last] = [withheld ? paragraph(counted) : [], missing === 0 ? [] : paragraph(note)]
  return section(3, safe`Prompts`, first, parts.flat(), last)
}

const countBytes = (blocks: Blocks) => Buffer.byteLength(serialise(blocks))

const maxIds = 10

function buildClusters({ report: { clusters }, fixes, links }: SummaryInput, budget: number) {
  const rows = clusters.map(({ pages, entryIds, topics, words, decision, reason, fixId }) => {
    const voteEntries = entryIds.length - topics.flatMap((topic) => topic.entryIds).length
    const fix = fixes.find(({ id }) => id === fixId)
    const head = [strong(showPages(pages)), say(decisionLabels[decision]), fix ? showEnd(fix, links) : []]
    const mentioned = describeWords(words)
    const why = dotted([say(describeSize({ entryIds, voteEntries })), showReason(reason)])
    return lines([dotted(head), mentioned, why, fix ? describeReason(fix) : []])
  })
  return section(3, safe`Groups`, bullets(rows, budget))
}

function buildFixes({ report: { clusters }, fixes, links }: SummaryInput, budget: number) {
  const earlier = newestFirst(fixes.filter(({ id }) => clusters.every(({ fixId }) => fixId !== id)))
  const words = earlier.map((fix) => lines([dotted([showPages(fix.pages), showEnd(fix, links)]), describeReason(fix)]))
  return section(3, safe`Earlier fixes`, bullets(words, budget))
}

function showEnd(fix: Fix, links: Links) {
  const pull = linkPull(fix, links)
  return dotted([say(labelOf(fix)), pull.length > 0 ? pull : showJob(fix)])
}

function buildSkipped({ report: { entries }, planned }: SummaryInput, budget: number) {
  const flagged = new Set(planned?.filtered.flatMap(({ id, code }) => (isFlagged(code) ? id : [])))
  const groups = [...Map.groupBy(entries.skipped, ({ reason }) => reason)]
    .map(([reason, skipped]) => {
      const ids = skipped.map(({ id }) => id)
      return { reason, ids, flag: Number(ids.some((id) => flagged.has(id))) }
    })
    .sort((a, b) => b.flag - a.flag || b.ids.length - a.ids.length || (a.reason < b.reason ? -1 : 1))
  const words = groups.map(({ reason, ids }) => {
    const named = listWithin(ids, (id) => code(id, 40), maxIds)
    return lines([dotted([prose(reason), say(count(ids.length, 'entry', 'entries'))]), named])
  })
  const how = phrase`read it in the service’s dashboard, then start a run manually with its ID in ${code('send-anyway')}.`
  const hint = groups.some(({ flag }) => flag) ? paragraph(phrase`To send a flagged entry anyway, ${how}`) : []
  return section(3, safe`Filtered out`, bullets(words, budget), hint)
}

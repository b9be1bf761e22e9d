// After a story everything is calm: four runs without a fault must bring all to rest, and nothing may be lost.
import type { Merged } from '../../src/after-merge/merged-record.ts'
import { readComment } from '../../src/clusters/corpus.ts'
import { isSameTopic, signText } from '../../src/clusters/signature.ts'
import { pendingNews } from '../../src/fixes/news.ts'
import { parseLedger } from '../../src/ledger/file.ts'
import type { Fix, Ledger } from '../../src/ledger/ledger.ts'
import { comparedPeriod, complaintsPerFix } from '../../src/ledger/ledger-limits.ts'
import { hasNews, listClusters, listSkipped } from '../../src/outputs/report.ts'
import { parseDocPath } from '../../src/pages/doc-path.ts'
import { describeDecision } from '../../src/queue/plan-clusters.ts'
import { triage } from '../../src/triage/triage.ts'
import { githubUrl } from '../support/addresses.ts'
import { project } from '../support/virtual-service.ts'
import { ledgerBranch } from '../support/virtual-world.ts'
import { restoreBranch } from './branch-actions.ts'
import type { Harness } from './harness.ts'
import { act, dropUnknownIssue } from './people.ts'
import { type Ended, startEvent, startRun } from './runs.ts'
import { isShortLived, type RunPlan } from './story.ts'
import { findUnanswered } from './ticks.ts'
import type { Variant } from './variants.ts'
import { listDone, listOutgrown, listOwed } from './watch/run-rules.ts'
import { countLinks, listTracking, ours } from './watch/tracking-rules.ts'

function findUncounted(harness: Harness, { merged }: Ledger): string[] {
  return merged.flatMap((one) => {
    const name = `merged fix ${one.fixId.slice(0, 8)}`
    return [...findMiscounted(harness, one), ...findStrange(harness, one)].map(
      (fault) => `after the clean runs, ${name}: ${fault}`,
    )
  })
}

/** Complaints that are pending and were not changed since they were left. What a fix was sent for is not counted as after its merge. */
function findMiscounted({ shelf, story }: Harness, { sent, at, pages, signatures, later }: Merged): string[] {
  // What was too old when the next run came was never read.
  if (Object.keys(later).length >= complaintsPerFix || isShortLived(story)) return []
  const start = Math.max(sent, at)
  return [...shelf.values()].flatMap(({ entry, moved, removed }) => {
    const { id, status, source, createdAt } = entry
    const asked = !story.settings.twoSources || source === 'contextual' || source === 'agent'
    if (moved || removed || !asked || status !== 'pending' || createdAt === null) return []
    const time = Date.parse(createdAt)
    const isCompared = time > start && time <= start + comparedPeriod && pages.includes(parseDocPath(entry.path))
    if (!isCompared || Object.hasOwn(later, id)) return []
    const judged = triage(entry)
    const isComplaint = judged.kind === 'worded' && isSameTopic(signatures, [signText(readComment(entry))])
    return isComplaint ? [`entry ${id} is not counted`] : []
  })
}

function findStrange({ shelf }: Harness, { at, sent, later }: Merged): string[] {
  const isMoved = (id: string) => shelf.get(id)?.moved ?? true
  return Object.entries(later).flatMap(([id, time]) => {
    const fits = time > sent && time <= Math.max(sent, at) + comparedPeriod
    const isSame = isMoved(id) || time === Date.parse(shelf.get(id)?.entry.createdAt ?? '')
    return fits && isSame ? [] : [`entry ${id} is counted wrongly`]
  })
}

const hour = 3_600_000
/**
 * All jobs that may end have ended; adopt-within passes; so do the seven days for which an absence may prove nothing, and the
 * month after which a scan without dates comes at the latest.
 */
const pauses = [51 * hour, 26 * hour, 8 * 24 * hour, 31 * 24 * hour]

const cleanRun: RunPlan = { delaySeconds: 0, dry: false, generous: true, skewMinutes: 0, faults: [] }

/**
 * @param untilRest stops as soon as nothing is left to settle
 * @returns how many clean runs were made; what is wrong is told to the watch
 */
export async function calmDown(
  harness: Harness,
  firstRun: number,
  variant: Variant | undefined,
  untilRest: boolean,
): Promise<number> {
  const { breaches, breach } = harness.watch
  let last: Ended | undefined
  let runs = 0
  for await (last of runClean(harness, firstRun, variant)) {
    runs += 1
    if (untilRest && breaches.length === 0 && findUnrest(harness, last).length === 0) return runs
  }
  if (breaches.length > 0 || last === undefined) return runs
  for (const fault of [...findUnrest(harness, last), ...findStale(harness)]) breach(fault)
  return runs
}

async function* runClean(harness: Harness, firstRun: number, variant: Variant | undefined): AsyncGenerator<Ended> {
  harness.calm = true
  harness.note('story', 'all is calm now')
  restoreBranch(harness)
  dropUnknownIssue(harness)
  act(harness, { action: 'reopen-issue', which: 0 })
  for (const [index, pause] of pauses.entries()) {
    await harness.clock.sleep(pause)
    for (const { issue, headRepository } of harness.github.listPulls())
      if (issue.state === 'open' && headRepository === 'acme/docs') {
        harness.github.mergePull(issue.number)
        harness.pullChanged(issue.number, 'closed')
      }
    await Promise.all(harness.reviews)
    for (const edited of harness.missed.splice(0)) harness.events.push(startEvent(harness, edited))
    harness.tick('tick', 0, 'resume')
    harness.tick('tick', 0, 'go-on')
    await Promise.all(harness.events)
    const ended = await startRun(harness, cleanRun, firstRun + index, variant)
    // A job that ended badly before all was calm stops the creating once.
    const isStop = ended.failure?.includes('No more jobs are created.')
    if (ended.failure !== undefined && !isStop) harness.watch.breach(`clean run ${index + 1} failed: ${ended.failure}`)
    yield ended
    if (harness.watch.breaches.length > 0) return
  }
}

function findUnrest(harness: Harness, last: Ended): string[] {
  const text = harness.github.readFile(ledgerBranch, `${project}/ledger.json`)
  const faults: string[] = []
  if (text !== undefined) {
    const ledger = parseLedger(text, githubUrl)
    for (const { id, state } of ledger.fixes)
      if (state === 'submitting' || state === 'uncertain')
        faults.push(`after the clean runs fix ${id.slice(0, 8)} is ${state}`)
    if (ledger.tracking.intent !== undefined) faults.push('after the clean runs the tracking issue’s intent stands')
    if (ledger.tracking.commentIntent !== undefined) faults.push('after the clean runs a comment’s intent stands')
    for (const { fixId, news } of pendingNews(ledger))
      faults.push(`after the clean runs nobody was told of fix ${fixId.slice(0, 8)} (${news})`)
    for (const fault of [...findUncounted(harness, ledger), ...findUnanswered(harness, ledger)]) faults.push(fault)
  }
  return [
    ...faults,
    ...findLost(harness, last),
    ...findSilent(harness),
    ...findUntold(harness),
    ...findWaste(harness, last),
  ]
}

/** What became of a pull request is seen by the run after the one that saw its link, if not before. */
function findStale({ github, watch }: Harness): string[] {
  return [...watch.fixes.values()].flatMap(({ prLink, state, at }) => {
    const pull = github.listPulls().find(({ issue }) => prLink?.url.endsWith(`/pull/${issue.number}`))
    const closed = state === 'proposed' && Date.parse(pull?.issue.closed_at ?? '') > at
    return closed ? [`after the clean runs the ledger holds ${prLink?.url} for open`] : []
  })
}

/**
 * A run without news makes at most five requests, and one more where comments with boxes are on open pull requests; more if it reviews
 * a commit.
 */
function findWaste({ github, watch }: Harness, { result, process }: Ended): string[] {
  const hasBoxes = [...watch.fixes.values()].some(({ state, review }) => state === 'proposed' && review !== undefined)
  const most = hasBoxes ? 6 : 5
  const isUnjudged = ({ state, seen, review }: Fix) =>
    state === 'proposed' && seen !== undefined && review?.judged.head !== seen.head
  if ([...watch.fixes.values()].some(isUnjudged)) return []
  // Whether an issue with our label is ours costs a question.
  if (github.listIssues().some(({ labels, user }) => labels.length > 0 && user.login !== ours)) return []
  return result === undefined || hasNews(result) || process.counted <= most
    ? []
    : [`a run without news made ${process.counted} requests to GitHub`]
}

/** Every entry that qualifies is done with, skipped with a reason, or waits with one that a calm world cannot take away. */
function findLost(harness: Harness, { result }: Ended): string[] {
  if (result === undefined) return ['a clean run did not come to its end']
  const done = listDone(harness)
  const skipped = new Set(listSkipped(result).map(({ id }) => id))
  const waiting = new Map(
    listClusters(result).flatMap((planned) => planned.cluster.entryIds.map((id) => [id, planned] as const)),
  )
  const faults: string[] = []
  for (const [id, { entry, removed }] of harness.shelf) {
    const asked = !harness.story.settings.twoSources || entry.source === 'contextual' || entry.source === 'agent'
    if (removed || !asked || entry.status !== 'pending' || entry.comment === null || done.has(id) || skipped.has(id))
      continue
    const waits = waiting.get(id)
    if (waits === undefined) faults.push(`lost: entry ${id} is nowhere`)
    // Of a flood each run takes a hundred clusters at most.
    else if (waits.decision === 'deferred' && waits.reason.code === 'max-jobs' && waits.reason.limit === 100) continue
    else if (waits.decision === 'deferred' || waits.decision === 'dispatched')
      faults.push(`after the clean runs entry ${id} still waits: ${describeDecision(waits)}`)
  }
  return faults
}

/** Nothing that a window could have brought in time is too old now without having been named, and nothing is named twice. */
function findSilent(harness: Harness): string[] {
  const text = harness.github.readFile(ledgerBranch, `${project}/ledger.json`)
  if (text === undefined) return []
  const { scans, outgrown = [] } = parseLedger(text, githubUrl)
  const begin = Math.min(...Object.values(scans).map(({ from = 0 }) => from))
  const named = outgrown.reduce((sum, { entries }) => sum + entries, 0)
  const told = listOutgrown(harness)
  const isMoved = [...harness.shelf.values()].some(({ moved }) => moved)
  const faults = listOwed(harness)
    .filter(({ at }) => at >= begin && at < harness.clock.now() - 5 * 24 * hour && isShortLived(harness.story))
    .map(({ id }) => `lost: entry ${id} grew too old in silence`)
  // One whose date was changed may be young again, and one that people have tried again too old again.
  const isEven = isMoved || harness.ticks.length > 0 ? named >= told.length : named === told.length
  return isEven ? faults : [...faults, `${told.length} entries grew too old, and ${named} are named`]
}

/** Every pull request that the ledger knows stands in one comment, and an open one on the dashboard. */
function findUntold(harness: Harness): string[] {
  const counts = countLinks(harness, 'news')
  const faults: string[] = []
  const bodies = listTracking(harness)
  for (const fix of harness.watch.fixes.values()) {
    if (fix.prLink === undefined || !['proposed', 'merged', 'declined'].includes(fix.state)) continue
    const { url } = fix.prLink
    // What stood on an issue that people deleted is not told again.
    const { visible, all } = counts.get(url) ?? { visible: 0, all: 0 }
    if (visible > 1 || all === 0) faults.push(`${url} stands in the news of ${visible} comments`)
    const shown = bodies.some(({ body }) => body?.includes(`(${url})`))
    if (fix.state === 'proposed' && !shown) faults.push(`${url} is not on the dashboard`)
  }
  return faults
}

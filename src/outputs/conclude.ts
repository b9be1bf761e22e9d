// Ends a run: report, outputs, summary, log line, exit code.
import { RequestError, see } from '../errors/failure.ts'
import { describeCanary } from '../fixes/fix-sections.ts'
import { isOpen } from '../fixes/queries.ts'
import { isHere } from '../github/github-names.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { publish } from '../issue/publish-issue.ts'
import type { Cause } from '../issue/trouble-record.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import { listGivenUp } from '../ledger/resolution.ts'
import type { Log } from '../log/log.ts'
import { parseDocPath } from '../pages/doc-path.ts'
import { describeWait } from '../queue/waiting-record.ts'
import { type Context, listChanged } from '../step-context.ts'
import { count, formatNumber, safe } from '../text/safe-text.ts'
import { listCodes, toCode, toSafeText } from '../text/sanitise.ts'
import type { RunContext } from '../world.ts'
import { renderSummary } from './job-summary.ts'
import { buildReport, endOf, ends, type RunFailure, type RunResult, type RunState, type Step } from './report.ts'

export function conclude(
  result: RunResult,
  { inputs, place, log, stopped }: { inputs: Inputs; place: RunContext; log: Log; stopped: boolean },
) {
  const { failure, ledger, issue, dispatched } = result
  const hint = describeElsewhere(result, place) ?? findHint(result, inputs)
  const touched = new Set([...result.changed.map(({ id }) => id), ...result.ticked])
  const fixes = ledger?.fixes.filter((fix) => touched.has(fix.id) || isOpen(fix, result.endedAt)) ?? []
  const dryRun = inputs['dry-run']
  const end = endOf(result, dryRun)
  const report = buildReport(result, fixes, place, end)
  const jobsFailed = countFailed(result)
  const outputs = {
    numbers: {
      entries: report.entries.new,
      clusters: report.clusters.length,
      'jobs-created': dispatched?.created.size ?? 0,
      'jobs-active': fixes.filter(({ state }) => state === 'active').length,
      'jobs-failed': jobsFailed,
    },
    pullRequests: result.reported ?? [],
  }
  const links = { ...place, issue: issue?.number }
  const summary = renderSummary({ ...result, report, fixes, inputs, links, end, jobsFailed, hint })
  const [head, rest] = ends[end]
  log.endGroup()
  if (hint) log.warning(hint)
  if (stopped) log.warning(safe`The run was stopped. The next run will recover whatever it could not record.`)
  else if (failure) log.error(safe`${failure.what} ${failure.remedy}`)
  else log.info(dryRun ? safe`Done: this was a dry run, so nothing was created or written.` : safe`${head}: ${rest}`)
  const jobFailure = inputs['fail-on'] === 'job-failure' && jobsFailed > 0
  if (jobFailure) log.error(safe`${count(jobsFailed, 'job')} failed, and \`fail-on\` is \`job-failure\`.`)
  return { report, outputs, summary, code: failure || jobFailure ? 1 : 0 }
}

const isFile = (pattern: string) =>
  !pattern.startsWith('/') && (/\.mdx?$/i.test(pattern) || /^(?:\.\/|docs\/)/i.test(pattern))

function findHint({ collected, ledger }: RunResult, inputs: Inputs) {
  if (!collected) return undefined
  const { count: all, candidates, votes, requests, unread, undated, outOfScope, plan, old } = collected
  // Other runs read only what came lately.
  if (requests === 0 || unread || undated === undefined || candidates.length > 0) return undefined
  const { text, time } = inputs['max-age']
  const limit = safe`\`max-age\` (${toSafeText(text)})`
  const whole = safe`all that was read (${count(all, 'entry', 'entries')})`
  const isFirst = ledger?.fixes.length === 0
  // Or the first scan of this scope.
  if (outOfScope.length > 0 && votes.length === 0 && (isFirst || plan.from === plan.reach)) {
    const pages = [...new Set(outOfScope.map(parseDocPath))]
    const some = listCodes(pages.slice(0, 3), 80)
    const files = safe` \`include\` takes the paths of pages on the site, such as \`/guides/install\`, not those of files.`
    const most = safe`${formatNumber(outOfScope.length)} of ${formatNumber(all)} entries`
    const left = outOfScope.length === all ? whole : most
    const what = safe`\`include\` and \`exclude\` leave out ${left}, on pages such as ${some}.`
    return safe`${what}${inputs.include.some(isFile) ? files : ''} ${see('no-page-is-in-scope')}`
  }
  if (!isFirst) return undefined
  if (all === 0) {
    const age = time === undefined ? '' : safe` within ${limit}`
    const where = safe`check \`project-id\`, and that feedback is switched on in the service’s dashboard`
    return safe`The export contains no feedback${age} with these \`sources\` and \`statuses\`: ${where}. ${see('no-feedback')}`
  }
  if (old === all) return safe`${limit} leaves out ${whole}. ${see('no-feedback')}`
  const isDown = votes.some(({ vote }) => vote === 'down')
  if (votes.length > 0 && !(isDown && inputs['min-votes'])) {
    const what = votes.length < all ? safe`Everything except votes was filtered out` : safe`All entries are votes`
    const act = isDown ? safe`set \`min-votes\` to act on them` : safe`no vote says “not helpful”`
    return safe`${what}; ${act}. ${see('only-votes')}`
  }
  return undefined
}

function describeElsewhere({ ledger, changed }: RunResult, { repository }: RunContext) {
  const linked = ledger?.fixes.filter(({ prLink }) => prLink) ?? []
  const isFirst = linked.every(({ id }) => changed.some((fix) => fix.id === id))
  const other = linked.find(({ prLink }) => prLink && !isHere(prLink, repository))?.prLink
  if (!isFirst || !other) return undefined
  const [there, here] = [toCode(other.repository), toCode(repository)]
  const what = safe`The agent opens its pull requests in ${there}, but this workflow runs in ${here}.`
  const how = safe`Run it there, or pass a token that can read both.`
  return safe`${what} ${how} ${see('another-repository')}`
}

export async function finishRun(
  run: string,
  steps: AsyncIterable<Step>,
  explain: (error: unknown) => RunFailure,
): Promise<RunResult> {
  let state: RunState = { run }
  let thrown: RunFailure | undefined
  try {
    for await (const step of steps) state = { ...state, ...step }
  } catch (error) {
    thrown = { ...explain(error), cause: findCause(error) }
  }
  const { context } = state
  const failure = thrown ?? findFailure(state) ?? (context && findStop(context.session))
  if (!context) return { ...state, changed: [], outgrown: [], ticked: [], endedAt: 0, failure }
  const { session, world, tracked } = context
  await recordOutcome(context, failure, state.collected)
  const accepted = session.checkpoints.flatMap((checkpoint) => checkpoint.accepted)
  const noticed = accepted.flatMap((one) => (one.type === 'entries-outgrown' ? one.now : []))
  return {
    ...state,
    ledger: session.ledger,
    changed: session.checkpoints.flatMap(({ accepted, ledger }) => listChanged(ledger, accepted)),
    outgrown: session.ledger.outgrown?.filter(({ at }) => noticed.includes(at)) ?? [],
    ticked: accepted.flatMap((one) => (one.type === 'box-ticked' ? one.tick.target : [])),
    givenUp: listGivenUp(session.checkpoints.flatMap(({ resolved }) => [...resolved])),
    issue: tracked.issue,
    endedAt: world.now(),
    failure,
  }
}

function findStop({ checkpoints, ledger: { canary } }: Context['session']): RunFailure | undefined {
  const isIts = (command: LedgerCommand) =>
    command.type === 'job-read' && command.fixId === canary?.fixId && command.now === canary.at
  return canary && checkpoints.some(({ accepted }) => accepted.some(isIts)) ? describeCanary(canary) : undefined
}

function findFailure({ settled, dispatched, followed }: RunState): RunFailure | undefined {
  const last = [settled, dispatched?.end, followed].findLast((end) => end?.remedy !== undefined)
  return last?.remedy && { what: describeWait(last.reason), remedy: last.remedy, cause: last.cause }
}

function countFailed({ changed }: RunResult) {
  const failed = changed.filter(({ state, reason }) => {
    const isSpent = reason?.code === 'agent-failed' || reason?.code === 'refused'
    return state === 'failed' || (state === 'given-up' && isSpent)
  })
  return new Set(failed.map(({ id }) => id)).size
}

/** Nothing may be written to a lost ledger. */
function findCause(thrown: unknown): Cause | undefined {
  if (!(thrown instanceof RequestError)) return undefined
  const { name, kind, status } = thrown
  const of = name === 'ServiceError' ? 'service' : 'github'
  if (kind === 'limited') return { code: 'github-limited' }
  if (kind === 'refused' || (name === 'GitHubError' && status === 403)) return { code: `${of}-refused`, status }
  return kind === 'unreachable' || kind === 'unanswered' ? { code: `${of}-unreachable` } : undefined
}

/** One commit and one edit at most; throwing would hide the run's own error. */
async function recordOutcome(context: Context, failure: RunFailure | undefined, collected: RunState['collected']) {
  const { world, session, inputs, tracked } = context
  // Without an issue it cannot be shown, and is not worth a project's first commit.
  const isIdle = inputs['dry-run'] || world.stop.aborted || !tracked.issue || !session.exists
  // One that only answered ticks proves nothing.
  if (isIdle || !(failure ? failure.cause : session.ledger.trouble && collected)) return
  const { run } = session
  const { workflowRun } = world.place
  const command: LedgerCommand = failure?.cause
    ? { type: 'run-failed', ...failure.cause, run, workflowRun, now: world.now() }
    : { type: 'run-succeeded', run }
  try {
    await session.record([command])
    await publish(context)
  } catch {
    // The next run records it.
  }
}

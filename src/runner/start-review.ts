// A review, from event to outputs. Faulty inputs only matter for pull requests of ours.
import { hasMarker } from '../fixes/match-pull.ts'
import { reportInputErrors } from '../inputs/input-checks.ts'
import { type Inputs, parseInputs, readInput } from '../inputs/inputs.ts'
import { type Log, maskSecrets } from '../log/log.ts'
import { writeReviewOutputs, writeSummary } from '../outputs/outputs.ts'
import { reviewedActions } from '../review/find-fix.ts'
import { describeStale, listAnnotations, renderUnclearPull, shorten } from '../review/review-comment.ts'
import { type Review, review } from '../review.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toCode } from '../text/sanitise.ts'
import { createWorld } from '../world.ts'
import { loadContext, parsePullEvent, readRunContext } from './workflow-event.ts'

export async function startReview(env: NodeJS.ProcessEnv, log: Log, stop: AbortSignal): Promise<number> {
  const core = await import('@actions/core')
  // Raw: invalid secrets are masked, too.
  maskSecrets(core, [readInput(env, 'api-key'), readInput(env, 'github-token')])
  const pull = parsePullEvent((await loadContext()).payload)
  const { errors, partial: given, inputs: valid } = parseInputs(env, false)
  const { 'project-id': projectId, 'github-token': token, 'ledger-branch': ledgerBranch } = given
  const foreign = (reason: SafeText) => {
    log.endGroup()
    log.info(safe`Nothing to review: ${reason}.`)
    return 0
  }
  if (!reviewedActions.includes(pull.action))
    return foreign(safe`the event action ${toCode(pull.action, 40)} does not trigger a review`)
  if (!pull.own) return foreign(safe`it comes from a fork, and the agent never works in forks`)
  if (projectId === undefined || token === undefined || ledgerBranch === undefined) {
    if (!hasMarker(pull.body))
      return foreign(safe`it has no marker line, and the ledger cannot be read while inputs are invalid`)
    return reportInputErrors(env, errors, log)
  }
  const github = { 'project-id': projectId, 'github-token': token, 'ledger-branch': ledgerBranch }
  const world = createWorld({
    github,
    service: valid?.['api-key'] ? valid : undefined,
    place: await readRunContext(env),
    log,
    stop,
  })
  const { quotes = 'never', 'fail-on': failOn = 'never', allow = [], 'dry-run': dryRun = false } = given
  const inputs = { ...github, quotes, allow, 'dry-run': dryRun, usable: valid !== undefined }
  const outcome = await review(inputs, pull, world, world.name())
  if (outcome.kind === 'foreign') return foreign(outcome.reason)
  log.endGroup()
  if (outcome.kind === 'invalid') return reportInputErrors(env, errors, log)
  if (outcome.kind !== 'closed') return reportReview(core, env, outcome, failOn, log)
  if (outcome.judged) writeReviewOutputs(core, { ...outcome.judged, findings: [] })
  return 0
}

type Ended = Extract<Review, { kind: 'unclear' | 'reviewed' }>

export async function reportReview(
  core: typeof import('@actions/core'),
  env: NodeJS.ProcessEnv,
  end: Ended,
  failOn: Inputs['fail-on'],
  log: Log,
): Promise<number> {
  await writeSummary(core, env, end.kind === 'unclear' ? renderUnclearPull(end) : end.summary, log)
  if (end.kind === 'reviewed') {
    writeReviewOutputs(core, end)
    for (const { kind, text, ...place } of listAnnotations(end.findings)) log[kind](text, place)
    log.info(safe`Verdict on commit ${shorten(end.head)}: ${end.verdict}.`)
  }
  const isHeld = failOn === 'risk'
  const problem = describeProblem(end, isHeld)
  if (problem) log[isHeld ? 'error' : 'warning'](problem)
  return Number(isHeld && problem !== undefined)
}

const newest = safe`Only the run for the newest commit counts. If none starts, re-run this one: it reviews the current head.`

function describeProblem(end: Ended, isHeld: boolean) {
  // A second marker must not get around a required check.
  if (end.kind === 'unclear') return safe`This pull request needs human review: ${end.reason}. ${end.remedy}`
  if (end.isStale) return safe`${describeStale(end.head)} ${newest}`
  if (!isHeld || end.verdict !== 'block') return undefined
  return safe`The run fails because the verdict on commit ${shorten(end.head)} is \`block\` and \`fail-on\` is \`risk\`.`
}

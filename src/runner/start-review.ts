// A review run from its event to its outputs. Faulty inputs only matter once the pull request is known to be ours.

import { exceptionOf } from '../errors/failure-text.ts'
import { parseInputs, readInput } from '../inputs.ts'
import type { Log } from '../log.ts'
import { findMarkers } from '../prompt/marker.ts'
import { review } from '../review.ts'
import { writeReviewOutputs } from '../run/outputs.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { createWorld } from '../world.ts'
import { loadContext, parsePullEvent } from './event-payload.ts'
import { reportInputErrors } from './report-input-errors.ts'
import { reportReview, reportUnclear } from './report-review.ts'
import { readPlace } from './run-context.ts'
import { maskSecrets } from './secret-forms.ts'

/** Any other action, above all a label of our own, changes nothing that a review covers, and must not start another. */
const reviewed = ['opened', 'reopened', 'synchronize', 'edited', 'ready_for_review', 'closed']

export async function startReview(env: NodeJS.ProcessEnv, log: Log, stop: AbortSignal): Promise<number> {
  const core = await import('@actions/core')
  // The raw inputs: an invalid secret must be masked too.
  maskSecrets(core, [readInput(env, 'api-key'), readInput(env, 'github-token')])
  const pull = parsePullEvent((await loadContext()).payload)
  const read = parseInputs(env, false)
  const errors = read.kind === 'invalid' ? read.errors : []
  const given = read.kind === 'inputs' ? read.inputs : read.partial
  const { 'project-id': projectId, 'github-token': token, 'ledger-branch': ledgerBranch } = given
  const foreign = (reason: SafeText) => {
    log.endGroup()
    log.info(safe`Nothing to review: ${reason}.`)
    return 0
  }
  if (!reviewed.includes(pull.action))
    return foreign(safe`the event action \`${toSafeText(pull.action, 40)}\` does not trigger a review`)
  if (pull.fork) return foreign(safe`it comes from a fork, and the agent never works in forks`)
  if (projectId === undefined || token === undefined || ledgerBranch === undefined) {
    if (findMarkers(pull.body).length === 0)
      return foreign(safe`it has no marker line, and the ledger cannot be read while inputs are invalid`)
    return reportInputErrors(env, errors, log)
  }
  const world = createWorld({
    github: { token, projectId, ledgerBranch },
    service: read.kind === 'inputs' && read.inputs['api-key'] !== '' ? read.inputs : undefined,
    place: await readPlace(env),
    log,
    stop,
  })
  try {
    const { quotes = 'never', 'fail-on': failOn = 'never', allow = [] } = given
    const inputs = { projectId, ledgerBranch, quotes, allow, usable: errors.length === 0 }
    const outcome = await review(inputs, pull, world, world.name())
    if (outcome.kind === 'foreign') return foreign(outcome.reason)
    log.endGroup()
    if (outcome.kind === 'unclear') return await reportUnclear(core, env, { ...outcome, failOn }, log)
    if (outcome.kind === 'invalid') return reportInputErrors(env, errors, log)
    if (outcome.kind === 'closed') {
      if (outcome.judged !== undefined) writeReviewOutputs(core, { ...outcome.judged, findings: [] })
      return 0
    }
    return await reportReview(core, env, { ...outcome, failOn }, log)
  } catch (error) {
    const { what, remedy } = exceptionOf(error)
    log.endGroup()
    log.error(safe`${what} ${remedy}`)
    return 1
  }
}

// Records and shows what keeps runs from doing their work; the next run that succeeds clears it.
import type { ServiceError } from '../docs-api/wire.ts'
import { type Failure, KnownError } from '../errors/failure.ts'
import type { GitHubError } from '../github/api/github-errors.ts'
import type { Issue } from '../github/issue/tracking-issue.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Context } from '../run/step-context.ts'
import { publish } from './publish-issue.ts'
import { type Cause, isLasting } from './trouble-record.ts'

/** Undefined if it says nothing about the next run, and for a lost ledger, which nothing may be written to. */
export function findCause(thrown: unknown): Cause | undefined {
  if (!(thrown instanceof KnownError)) return undefined
  const error = thrown as Failure | GitHubError | ServiceError
  if (error.name === 'Failure') return undefined
  const { name, kind, status } = error
  const of = name === 'ServiceError' ? 'service' : 'github'
  if (kind === 'refused' || (name === 'GitHubError' && status === 403)) return { code: `${of}-refused`, status }
  if (kind === 'limited') return { code: 'github-limited' }
  return kind === 'unreachable' || kind === 'unanswered' ? { code: `${of}-unreachable` } : undefined
}

/** At most one commit and one change of the issue. Never throws, so that it cannot hide the run's own error. */
export async function recordOutcome(
  context: Context,
  failure: { readonly cause?: Cause | undefined } | undefined,
): Promise<Issue | undefined> {
  const { world, session, inputs, issue } = context
  const before = session.ledger.trouble
  // Without an issue there is no place to show it, and it is not worth a project's first commit.
  const isIdle = inputs['dry-run'] || world.stop.aborted || issue === undefined || !session.exists
  if (isIdle || (failure === undefined ? before : failure.cause) === undefined) return issue
  const { run } = session
  const { workflowRun } = world.place
  const command: LedgerCommand =
    failure?.cause === undefined
      ? { type: 'run-succeeded', run }
      : { type: 'run-failed', ...failure.cause, run, workflowRun, now: world.now() }
  try {
    await session.record([command])
    return isLasting(before) || isLasting(session.ledger.trouble) ? await publish(context, true) : issue
  } catch {
    return issue
  }
}

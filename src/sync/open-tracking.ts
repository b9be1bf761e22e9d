// Finding the tracking issue: named by the input, recorded in the ledger, or intended by a run that did not live to record it.

import { Failure } from '../errors/failure.ts'
import type { Issue } from '../github/tracking-issue.ts'
import type { Inputs } from '../inputs.ts'
import { listLag } from '../ledger/limits.ts'
import type { LedgerSession } from '../ledger/session.ts'
import { isAlive } from '../ledger/tracking.ts'
import { parseHiddenLine } from '../report/hidden-line.ts'
import { safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'

import { TrackingSession } from './tracking.ts'
import { verifyLedger } from './verify-ledger.ts'

/** Finds the tracking issue, and tells a lost ledger from a first run. */
export async function openTracking(world: World, session: LedgerSession, inputs: Inputs): Promise<TrackingSession> {
  const number = inputs['tracking-issue'] ?? session.ledger.tracking.issue
  const issue =
    number === undefined
      ? inputs['dry-run']
        ? undefined
        : await findIntended(world, session)
      : await getIssue(world, number)
  await verifyLedger(world, session, issue, inputs['ledger-branch'])
  return new TrackingSession(world, session, inputs['ledger-branch'], issue)
}

async function getIssue(world: World, number: number): Promise<Issue> {
  const read = await world.tracking.getIssue(number)
  const otherIssue = 'Name another issue in `tracking-issue`'
  switch (read.kind) {
    case 'issue':
      return read.issue
    case 'pull-request':
      throw new Failure(safe`Number ${number} is a pull request, not an issue.`, safe`${otherIssue}, or leave it out.`)
    case 'gone':
      throw new Failure(
        safe`The tracking issue ${number} was deleted, or issues are disabled.`,
        safe`${otherIssue} (a new, empty one will do), or enable issues.`,
      )
    case 'transferred':
      throw new Failure(
        safe`The tracking issue ${number} was transferred to another repository.`,
        safe`${otherIssue} (a new, empty one will do).`,
      )
  }
}

/** An issue that a run intended to create, when that run's lease is over: found by its nonce under our own author. */
async function findIntended(world: World, session: LedgerSession): Promise<Issue | undefined> {
  const { intent } = session.ledger.tracking
  if (intent === undefined || isAlive(intent, world.now())) return undefined
  const wait = intent.at + listLag - world.now()
  if (wait > 0) await world.sleep(wait)
  const isOurs = await world.tracking.recogniseOurs()
  const issues = await world.tracking.listIssues(intent.at - listLag)
  const found = issues.find((issue) => isOurs(issue) && parseHiddenLine(issue.body)?.nonce === intent.nonce)
  if (found === undefined) await session.record([{ type: 'issue-intent-dropped', nonce: intent.nonce }])
  return found
}

// Finding the tracking issue: named in the input, recorded in the ledger, or created by a run that died before recording it.

import { Failure } from '../errors/failure.ts'
import type { Issue } from '../github/issue/tracking-issue.ts'
import type { Inputs } from '../inputs.ts'
import { listLag } from '../ledger/ledger-limits.ts'
import type { LedgerSession } from '../ledger/session.ts'
import { safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import { parseHiddenLine, parseHiddenLines } from './hidden-line.ts'
import { renderIssueTitle } from './run-comment.ts'
import { isAlive } from './tracking-commands.ts'
import { verifyLedger } from './verify-ledger.ts'

/** @throws Failure if the issue shows that the ledger was lost, GitHubError if the branch holds somebody else's work */
export async function findIssue(world: World, session: LedgerSession, inputs: Inputs): Promise<Issue | undefined> {
  const number = inputs['tracking-issue'] ?? session.ledger.tracking.issue
  let issue: Issue | undefined
  if (number !== undefined) issue = await getIssue(world, number)
  else if (!inputs['dry-run']) issue = await findIntended(world, session)
  await verifyLedger(world, session, issue, inputs['ledger-branch'])
  if (session.snapshot !== undefined)
    await world.ledger.verify(session.snapshot, { author: issue?.isBot ? issue.author : undefined })
  return issue
}

async function getIssue(world: World, number: number): Promise<Issue> {
  const read = await world.tracking.getIssue(number)
  if (read.kind === 'issue') return read.issue
  const otherIssue = 'Name another issue in `tracking-issue`'
  const emptyIssue = safe`${otherIssue} (a new, empty one will do)`
  switch (read.kind) {
    case 'pull-request':
      throw new Failure(safe`Number ${number} is a pull request, not an issue.`, safe`${otherIssue}, or leave it out.`)
    case 'gone':
      throw new Failure(
        safe`The tracking issue ${number} does not exist or was deleted, or issues are disabled.`,
        safe`${emptyIssue}, or enable issues.`,
      )
    case 'transferred':
      throw new Failure(safe`The tracking issue ${number} was transferred to another repository.`, safe`${emptyIssue}.`)
  }
}

/** The issue of an intent whose lease has expired, found by its nonce and our author. */
async function findIntended(world: World, session: LedgerSession): Promise<Issue | undefined> {
  const { intent } = session.ledger.tracking
  if (intent === undefined || isAlive(intent, world.now())) return undefined
  const wait = intent.at + listLag - world.now()
  if (wait > 0) await world.sleep(wait)
  const isOurs = await world.tracking.recogniseOurs(session.ledger.tracking.author)
  const issues = await world.tracking.listIssues(intent.at - listLag)
  const title = renderIssueTitle(session.ledger.project)
  // Somebody may have cleared its text in the meantime; then the title identifies it.
  const isCleared = (issue: Issue) => issue.title === title && parseHiddenLines(issue.body).length === 0
  const ours = issues.filter(isOurs)
  const found = ours.find(({ body }) => parseHiddenLine(body)?.nonce === intent.nonce) ?? ours.find(isCleared)
  if (found === undefined) await session.record([{ type: 'issue-intent-dropped', nonce: intent.nonce }])
  return found
}

// A lost ledger is not a first run: the tracking issue shows the ledger's number, and less than that means that it was lost.

import { Failure } from '../errors/failure.ts'
import type { Issue } from '../github/tracking-issue.ts'
import type { LedgerSession } from '../ledger/session.ts'
import { renderIssueTitle } from '../report/comment.ts'
import { parseHiddenLine } from '../report/hidden-line.ts'
import { joinLines, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { World } from '../world.ts'

/** The issue shows the ledger's number: none, or a lower one, means that the branch vanished or was rolled back. */
export async function verifyLedger(
  world: World,
  session: LedgerSession,
  known: Issue | undefined,
  branch: string,
): Promise<void> {
  const { project, tracking } = session.ledger
  const settled = session.exists && tracking.issue !== undefined && tracking.issue === known?.number
  const issues = [...(known === undefined ? [] : [known]), ...(settled ? [] : await listOurs(world, project))]
  const [latest] = issues
    .flatMap((issue) => ({ issue, line: parseHiddenLine(issue.body) }))
    .filter(({ line }) => line?.project === project)
    .sort((a, b) => (b.line?.sequence ?? 0) - (a.line?.sequence ?? 0))
  const cleared = issues.find((issue) => issue.number !== known?.number && parseHiddenLine(issue.body) === undefined)
  const line = latest?.line
  if (line === undefined && cleared !== undefined) throw lostAndCleared(cleared.url)
  if (latest === undefined || line === undefined) return
  // GitHub may serve an older state of the branch for a while after it was moved.
  const fresh = world.now() - latest.issue.updatedAt < staleFor
  for (const pause of fresh ? [2000, 5000, 10_000, 15_000] : []) {
    if (isBehind(session, line)) await world.sleep(pause)
    if (isBehind(session, line)) await session.reload()
  }
  const behind = isBehind(session, line)
  // One that was rolled back and went on from there may have caught up in its number.
  const forked = !behind && (await isForked(world, session, line))
  if (behind || forked) throw lostLedger(line, { session, branch, forked }, latest.issue.url)
}

/** How long after a change GitHub was seen to serve the state before it. */
const staleFor = 60_000

function isBehind(session: LedgerSession, line: { readonly sequence: number }): boolean {
  return !session.exists || session.ledger.sequence < line.sequence
}

async function isForked(
  world: World,
  session: LedgerSession,
  line: { sequence: number; commit: string },
): Promise<boolean> {
  const { snapshot, ledger } = session
  if (snapshot === undefined || line.commit === '' || snapshot.history.includes(line.commit)) return false
  // After so many commits more only the number tells.
  if (ledger.sequence - line.sequence >= world.ledger.depth) return false
  return !(await world.ledger.comesFrom(snapshot, line.commit))
}

async function listOurs(world: World, project: string): Promise<Issue[]> {
  const title = renderIssueTitle(project)
  const issues = (await world.tracking.listIssues()).filter((issue) => {
    const line = parseHiddenLine(issue.body)
    // Somebody may have cleared its text; then the title tells whose it is.
    return line === undefined ? issue.title === title : line.project === project
  })
  if (issues.length === 0) return []
  const isOurs = await world.tracking.recogniseOurs()
  return issues.filter(isOurs)
}

function lostLedger(
  shown: { sequence: number; commit: string },
  { session, branch, forked }: { session: LedgerSession; branch: string; forked: boolean },
  url: string,
): Failure {
  const { sequence } = session.ledger
  const named = toSafeText(branch)
  const rolledBack = forked
    ? safe`was rolled back, and went on from there to number ${sequence}`
    : safe`was rolled back to number ${sequence}`
  const state = session.exists ? rolledBack : safe`is gone`
  const commit = toSafeText(shown.commit, 64)
  const found = safe`the tracking issue ${toSafeText(url)} shows number ${shown.sequence} at commit ${commit}.`
  const what = [
    safe`The ledger ${state}, but ${found}`,
    safe`Nothing was created: without it, feedback that was fixed already would be sent again.`,
  ]
  const remedy = [
    safe`To restore it: bring the branch back to its newest commit, which is that one or a later one`,
    safe`(git push origin ${commit}:refs/heads/${named}), or revert the commit that took the ledger away.`,
    safe`If the ledger lies on another branch, name that in \`ledger-branch\`. To start over on purpose:`,
    safe`delete the branch ${named} and remove the label \`feedback-to-fix\` from that issue. See docs/operations.md.`,
  ]
  return new Failure(joinLines(what, ' '), joinLines(remedy, ' '))
}

function lostAndCleared(url: string): Failure {
  const what = [
    safe`This project has no ledger that knows the tracking issue ${toSafeText(url)}, and that issue’s text was cleared.`,
    safe`Nothing was created: if the ledger was lost, feedback that was fixed already would be sent again.`,
  ]
  const over = safe`To start over on purpose, remove the label \`feedback-to-fix\` from that issue.`
  return new Failure(joinLines(what, ' '), safe`Restore the ledger’s branch (docs/operations.md). ${over}`)
}

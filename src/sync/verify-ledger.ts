// Tells a lost ledger from a first run, by the sequence number that the tracking issue shows.

import { Failure } from '../errors/failure.ts'
import type { Issue } from '../github/tracking-issue.ts'
import type { LedgerSession } from '../ledger/session.ts'
import { renderIssueTitle } from '../report/comment.ts'
import { parseHiddenLine } from '../report/hidden-line.ts'
import { joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { World } from '../world.ts'

/** What the issue says of the ledger. */
interface Shown {
  readonly sequence: number
  readonly commit: string
}

/** How long after a change GitHub was seen to serve the state before it. */
const staleFor = 60_000

/** @throws Failure when the branch is gone, or behind the number that the issue shows */
export async function verifyLedger(
  world: World,
  session: LedgerSession,
  known: Issue | undefined,
  branch: string,
): Promise<void> {
  const { project, tracking } = session.ledger
  const settled = session.exists && tracking.issue !== undefined && tracking.issue === known?.number
  const issues = [...(known === undefined ? [] : [known]), ...(settled ? [] : await listOurs(world, project))]
  const lines = issues.map((issue) => ({ issue, line: parseHiddenLine(issue.body) }))
  const [latest] = lines
    .flatMap(({ issue, line }) => (line?.project === project ? [{ issue, line }] : []))
    .sort((a, b) => b.line.sequence - a.line.sequence)
  if (latest === undefined) {
    const cleared = lines.find(({ issue, line }) => issue.number !== known?.number && line === undefined)
    if (cleared !== undefined) throw lostAndCleared(cleared.issue.url)
    return
  }
  const { issue, line } = latest
  const isBehind = () => !session.exists || session.ledger.sequence < line.sequence
  // GitHub may serve an older state of the branch for a while after it was moved.
  for (const pause of world.now() - issue.updatedAt < staleFor ? [2000, 5000, 10_000, 15_000] : []) {
    if (isBehind()) await world.sleep(pause)
    if (isBehind()) await session.reload()
  }
  if (isBehind()) throw lostLedger(session, line, issue.url, branch, safe``)
  // A ledger that was rolled back and went on from there may have caught up.
  if (await isForked(world, session, line))
    throw lostLedger(session, line, issue.url, branch, safe`, and went on from there`)
}

async function isForked(world: World, { snapshot, ledger }: LedgerSession, { sequence, commit }: Shown) {
  if (snapshot === undefined || commit === '' || snapshot.history.includes(commit)) return false
  // The known history does not reach further back.
  return ledger.sequence - sequence < world.ledger.depth && !(await world.ledger.comesFrom(snapshot, commit))
}

async function listOurs(world: World, project: string): Promise<Issue[]> {
  const title = renderIssueTitle(project)
  const issues = (await world.tracking.listIssues()).filter((issue) => {
    const line = parseHiddenLine(issue.body)
    // Its text may have been cleared; then the title tells.
    return line === undefined ? issue.title === title : line.project === project
  })
  if (issues.length === 0) return []
  const isOurs = await world.tracking.recogniseOurs()
  return issues.filter(isOurs)
}

function lostLedger(session: LedgerSession, shown: Shown, url: string, branch: string, wentOn: SafeText): Failure {
  const named = toSafeText(branch)
  const state = session.exists ? safe`was rolled back${wentOn} to number ${session.ledger.sequence}` : safe`is gone`
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

// Finds the tracking issue; the ledger number that it shows tells a lost ledger from a first run.
import { Failure, ignoreKnown, ignoreRefused } from '../errors/failure.ts'
import { listCommented } from '../fixes/queries.ts'
import type { Trust } from '../github/ledger-branch.ts'
import type { Issue } from '../github/tracking-issue.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { listLag } from '../ledger/ledger-limits.ts'
import { createLost, createUnknown, describeForged, isBehind } from '../ledger/lost-ledger.ts'
import type { LedgerSession } from '../ledger/session.ts'
import { notice, phrase } from '../text/markdown/blocks.ts'
import { putBelow, serialise } from '../text/markdown/github-markdown.ts'
import { safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import { findOwnPart, type HiddenLine, parseHiddenLine, parseHiddenLines, renderIssueTitle } from './hidden-line.ts'
import { waitForLists } from './publish-issue.ts'
import { linkIssue } from './report-links.ts'
import { isAlive } from './tracking-commands.ts'

/** @throws Failure if the ledger was lost, GitHubError if the branch holds other work */
export async function findIssue(world: World, session: LedgerSession, inputs: Inputs, edited?: number) {
  const found = findVerified(world, session, inputs, edited)
  // A dry run ends with a list of all that the token lacks.
  return inputs['dry-run'] ? found.catch(ignoreRefused) : found
}

async function findVerified(world: World, session: LedgerSession, inputs: Inputs, edited?: number) {
  const known = () => inputs['tracking-issue'] ?? session.ledger.tracking.issue
  const found = (known() ?? inputs['dry-run']) ? undefined : await findIntended(world, session, edited)
  // Another run may have found it meanwhile.
  const number = known()
  const issue = found ?? (number === undefined ? undefined : await world.tracking.getIssue(number))
  await verifyLedger(world, session, issue, inputs['ledger-branch'])
  const isOther = issue && session.ledger.tracking.issue !== issue.number
  if (isOther) refuseForeign(issue, inputs['project-id'])
  const pulls = listCommented(session.ledger).map(({ number }) => number)
  const author = issue?.isBot ? issue.author : undefined
  if (session.snapshot) await world.ledger.verify(session.snapshot, { author, pulls })
  if (isOther && !inputs['dry-run'] && (edited ?? issue.number) === issue.number)
    await leave(world, session, issue.number).catch(ignoreKnown)
  return issue
}

/** Two projects would draw over each other’s. */
function refuseForeign(issue: Issue, project: string) {
  const lines = listLines(issue)
  if (lines.length === 0 || lines.some((line) => line.project === project)) return
  const what = safe`Issue ${issue.number} is the tracking issue of another project.`
  throw new Failure(what, safe`Name another in \`tracking-issue\`, or leave it out: each project needs its own.`)
}

/** Nothing reads its boxes any more. */
async function leave({ tracking, place }: World, { ledger }: LedgerSession, issue: number) {
  const { issue: former } = ledger.tracking
  const left = former && (await tracking.findIssue(former))
  if (!left) return
  const own = findOwnPart(left, undefined)
  if (parseHiddenLine(own)?.project !== ledger.project) return
  const kept = left.body.slice(0, left.body.length - own.length) + own.split('\n')[0]
  const now = linkIssue({ ...place, issue }, phrase`issue ${issue}`)
  const words = phrase`The feedback of this project is now tracked in ${now}. Boxes ticked here have no effect.`
  await tracking.updateIssue(left.number, putBelow(kept, serialise(notice(words))))
}

async function findIntended(world: World, session: LedgerSession, edited: number | undefined) {
  const { intent, author } = session.ledger.tracking
  if (!intent) return undefined
  const bearsNonce = ({ body }: Issue) => parseHiddenLine(body)?.nonce === intent.nonce
  // It may be ticked before a list shows it.
  const ticked = edited === undefined ? undefined : await world.tracking.findIssue(edited)
  if (ticked && bearsNonce(ticked) && (await world.tracking.recogniseOurs(author))(ticked)) return ticked
  if (isAlive(intent, world.now())) return undefined
  await waitForLists(world, intent)
  const isOurs = await world.tracking.recogniseOurs(author)
  const ours = (await world.tracking.listIssues(intent.at - listLag)).filter(isOurs)
  const title = renderIssueTitle(session.ledger.project)
  // Cleared text: the title identifies it.
  const isCleared = (issue: Issue) => issue.title === title && listLines(issue).length === 0
  const found = ours.find(bearsNonce) ?? ours.find(isCleared)
  if (!found) await session.record([{ type: 'intent-dropped', nonce: intent.nonce }])
  return found
}

/** GitHub may serve the previous state for so long. */
const staleFor = 60_000

type Claim = Readonly<{ issue: Issue; line: HiddenLine }>

/** Whoever opened the issue may have written any number. */
const maxLines = 5

async function verifyLedger(world: World, session: LedgerSession, known: Issue | undefined, branch: string) {
  const { project, tracking } = session.ledger
  const settled = session.exists && tracking.issue !== undefined && tracking.issue === known?.number
  const listed = settled ? [] : await listOurs(world, session)
  const others = listed.filter(({ number }) => number !== known?.number)
  const claims = [known ?? [], others]
    .flat()
    .flatMap((issue) => listLines(issue).map((line) => ({ issue, line })))
    .filter(({ line }) => line.project === project)
    .sort((a, b) => b.line.sequence - a.line.sequence)
  for (const claim of claims) if (await holds(world, session, claim, branch)) return
  const cleared = others.find((issue) => listLines(issue).length === 0)
  if (cleared) throw createUnknown(cleared.url)
}

/** Trusts commits of the issue's author, if the sync has another token; never those of `opener`. */
export function trustIssueAuthor(world: World, { ledger }: LedgerSession, opener: string, concerns: boolean): Trust {
  return {
    // If GitHub does not say whose the token is.
    author: 'github-actions[bot]',
    async trusts({ login, isBot, isSigned }, history, isOurs) {
      const isOfWorkflow = history.some(({ isByWorkflow }) => isByWorkflow)
      // Only a workflow's own commits are certain. Strangers' pull requests need not wait.
      if (!(concerns || isOfWorkflow)) return true
      const { issue: number } = ledger.tracking
      if (number === undefined || login.toLowerCase() === opener) return false
      const issue = await world.tracking.findIssue(number).catch(ignoreKnown)
      if (!issue) return false
      // A person's token signs nothing.
      if (issue.author === login && (isSigned || !(isBot || isOfWorkflow))) return true
      // If our issue shows their commit, the token was changed since.
      const shown = new Set(listLines(issue).map(({ commit }) => commit))
      const isShown = history.some((commit) => commit.login === login && shown.has(commit.sha))
      return (isSigned || !isBot) && isShown && isOurs(issue)
    },
  }
}

/** @returns false if the claim is a forged one @throws Failure */
async function holds(world: World, session: LedgerSession, { issue, line }: Claim, branch: string) {
  for (const pause of world.now() - issue.updatedAt < staleFor ? [2000, 5000, 10_000, 15_000] : []) {
    if (!isBehind(session, line.sequence)) break
    await world.sleep(pause)
    await session.reload()
  }
  // A rolled-back ledger may have caught up since.
  if (!isBehind(session, line.sequence) && !(await isForked(world, session, line))) return true
  const held = await world.ledger.held(line)
  const { snapshot, exists, ledger } = session
  const { author } = ledger.tracking
  const isKnown = held === 'yes' || issue.author === author || (await world.tracking.recogniseOurs(author))(issue)
  const shown = { ...line, url: issue.url }
  // Of a commit that this ledger comes from, and that holds another number: a person edited it.
  const mayBeEdited = held === 'no' && exists && snapshot && line.commit
  const isEdited = mayBeEdited && (await world.ledger.comesFrom(snapshot, line.commit))
  if (!isEdited && (held !== 'no' || isKnown)) throw createLost(session, shown, held !== 'no' && isKnown, branch)
  world.log.warning(describeForged(shown))
  return false
}

const listLines = ({ body }: Issue) => parseHiddenLines(body).slice(0, maxLines)

async function isForked(world: World, { snapshot, ledger }: LedgerSession, { sequence, commit }: HiddenLine) {
  if (!snapshot || commit === '' || snapshot.history.includes(commit)) return false
  return ledger.sequence - sequence < world.ledger.depth && !(await world.ledger.comesFrom(snapshot, commit))
}

async function listOurs(world: World, { ledger: { project, tracking } }: LedgerSession) {
  const title = renderIssueTitle(project)
  const issues = (await world.tracking.listIssues()).filter((issue) => {
    const lines = listLines(issue)
    return lines.length === 0 ? issue.title === title : lines.some((line) => line.project === project)
  })
  if (issues.length === 0) return []
  return issues.filter(await world.tracking.recogniseOurs(tracking.author))
}

// Creates the tracking issue once, and updates it.
import { handleTicks } from '../checkboxes/handle-ticks.ts'
import { asKnown, see, unlessStopped } from '../errors/failure.ts'
import { issueLabel, verdictLabels } from '../github/github-names.ts'
import type { Issue } from '../github/tracking-issue.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Intent } from '../ledger/ledger.ts'
import { leaseLength, listLag, noticeReserve } from '../ledger/ledger-limits.ts'
import type { Context } from '../step-context.ts'
import { isWithin, maxBody, putBelow } from '../text/markdown/github-markdown.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import type { World } from '../world.ts'
import { renderDashboard } from './dashboard.ts'
import { findOwnPart, isSameBody, parseHiddenLine, renderIssueTitle } from './hidden-line.ts'
import type { Links } from './report-links.ts'
import { isAlive } from './tracking-commands.ts'

export function buildLinks({ world, inputs, tracked }: Context): Links {
  return { ...world.place, siteUrl: inputs['site-url'] ?? undefined, issue: tracked.issue?.number }
}

export function listUnrecorded({ world, session, tracked: { issue } }: Context): LedgerCommand[] {
  const { tracking } = session.ledger
  if (!issue) return []
  // Until the lease ends, only its creator records it.
  if (tracking.intent?.run !== session.run && isAlive(tracking.intent, world.now())) return []
  const author = tracking.intent?.run === session.run ? issue.author : undefined
  return [{ type: 'issue-found', issue: issue.number, author }]
}

export async function waitForLists(world: World, { at }: Intent) {
  const wait = at + listLag - world.now()
  if (wait > 0) await world.sleep(wait)
}

export async function createIssue(context: Context) {
  const { world, session, tracked } = context
  const nonce = world.name()
  const intent = { nonce, run: session.run, at: world.now(), lease: world.now() + leaseLength }
  const accepted = await session.record([{ type: 'issue-intended', intent }])
  if (accepted.length === 0) return undefined
  const late = intent.lease - world.now() < noticeReserve
  const fields = { title: renderIssueTitle(session.ledger.project), body: renderBody(context, nonce, maxBody) }
  const drop = () => session.record([{ type: 'intent-dropped', nonce }])
  const issue = late || world.stop.aborted ? undefined : await unlessStopped(world.tracking.createIssue(fields), drop)
  tracked.listed = session.ledger.waiting
  if (!issue) await drop()
  else world.log.info(safe`Created the tracking issue: ${toSafeText(issue.url)}`)
  return issue
}

export async function publish(context: Context) {
  const { world, session, tracked } = context
  if (world.stop.aborted) return
  // Another run may have created it.
  const { issue: number } = session.ledger.tracking
  if (number !== undefined) tracked.issue ??= await world.tracking.findIssue(number)
  const { issue } = tracked
  if (!issue || composeBody(context, issue).isShown) return
  // The write would clear a box ticked meanwhile.
  const latest = (await world.tracking.findIssue(issue.number)) ?? issue
  tracked.issue = latest
  await handleTicks(context)
  const { whole, isShown } = composeBody(context, latest)
  if (isShown || world.stop.aborted) return
  const held = await world.tracking.updateIssue(issue.number, whole)
  if (!isSameBody(held, whole)) {
    const why = isWithin(whole, maxBody)
      ? safe`the next run will try again`
      : safe`shorten the text above it, which leaves no room`
    world.log.warning(safe`GitHub did not apply the update to the tracking issue; ${why}.`)
  }
  tracked.issue = { ...latest, body: held }
  tracked.listed = session.ledger.waiting
}

function composeBody(context: Context, issue: Issue) {
  const { session } = context
  const own = findOwnPart(issue, session.ledger.tracking.author)
  const preface = issue.body.slice(0, issue.body.length - own.length).trimEnd()
  const nonce = parseHiddenLine(own)?.nonce ?? session.ledger.tracking.intent?.nonce ?? session.run
  const body = renderBody(context, nonce, maxBody - [...preface].length - 2)
  return { whole: putBelow(preface, body), isShown: isSameBody(own, body) }
}

function renderBody(context: Context, nonce: string, longest: number) {
  return renderDashboard(context.session.ledger, {
    commit: context.session.snapshot?.commit ?? '',
    paused: context.tracked.issue?.state === 'closed',
    links: buildLinks(context),
    cost: context.inputs,
    now: context.world.now(),
    nonce,
    longest,
  })
}

/** A person's issue lacks the label; where it is gone, somebody may have deleted all of the repository's. */
export async function createLabels({ world, session, tracked: { issue } }: Context) {
  if (issue === undefined || world.stop.aborted) return
  const { number, isLabelled } = issue
  if (session.ledger.labelled === number && isLabelled) return
  let refused = 0
  try {
    for (const label of Object.values(verdictLabels)) if (!(await world.tracking.createLabel(label))) refused += 1
    if (!isLabelled && !(await world.tracking.addLabels(number, [issueLabel]))) refused += 1
  } catch (error) {
    return world.log.info(safe`${asKnown(error).what} The next run will create the labels.`)
  }
  if (refused === 0) await session.stage([{ type: 'labels-created', issue: number }])
  else {
    const give = safe`Give the sync \`issues: write\`, or create them. ${see('labels')}`
    world.log.warning(safe`GitHub refused to create labels for reviews. ${give}`)
  }
}

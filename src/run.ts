// A sync: from pending feedback to pull requests.
import type { EditedIssue } from './checkboxes/edited-issue.ts'
import { handleTicks } from './checkboxes/handle-ticks.ts'
import { collect, take } from './feedback/collect.ts'
import { beginDispatch, dispatch } from './fixes/dispatch.ts'
import { follow } from './fixes/follow.ts'
import { handOver, wantsHandOver } from './fixes/hand-over.ts'
import { preview } from './fixes/prepare-job.ts'
import { listActive, type Outcome } from './fixes/read-jobs.ts'
import { sendMessages } from './fixes/send-messages.ts'
import { settle } from './fixes/settle.ts'
import type { Inputs } from './inputs/inputs.ts'
import { findIssue } from './issue/find-issue.ts'
import { publish } from './issue/publish-issue.ts'
import { postRunComment } from './issue/run-comment.ts'
import { openSession } from './ledger/session.ts'
import { listClusters, type Step } from './outputs/report.ts'
import { checkSetup } from './preflight/check-setup.ts'
import { isUnapproved, listWaiting, planClusters } from './queue/plan-clusters.ts'
import { readEntries } from './review/read-readers.ts'
import { reviewUnjudged } from './review/unreviewed.ts'
import { type Context, logFixes } from './step-context.ts'
import { count, safe } from './text/safe-text.ts'
import type { World } from './world.ts'

/** The review's code is loaded for this alone. */
async function reviewAgain({ inputs, world, session }: Context, number: number, mayAsk: () => boolean) {
  const { reviewUnstarted } = await import('./review.ts')
  return reviewUnstarted({ inputs, world, session, mayAsk }, number)
}

/** Yields each result at once: the run may throw later. @throws Failure, ServiceError or GitHubError */
export async function* run(
  inputs: Inputs,
  template: string | undefined,
  world: World,
  name: string,
  edited?: EditedIssue,
): AsyncGenerator<Step, void> {
  const started = world.now()
  world.log.group(safe`Loading the ledger`)
  const session = await openSession(world, inputs['project-id'], name, logFixes(world))
  const issue = await findIssue(world, session, inputs, edited?.number)
  const tracked = { issue, listed: session.ledger.waiting }
  const opened: Context = { inputs, template, world, session, tracked }
  yield { context: opened }
  if (edited && edited.number !== issue?.number)
    return world.log.info(safe`Issue ${edited.number} is not the tracking issue; there is nothing to do.`)
  world.log.info(
    session.exists
      ? safe`Ledger number ${session.ledger.sequence}.`
      : safe`No ledger yet: this is the first run for this project.`,
  )
  if (issue?.state === 'closed')
    world.log.info(safe`The tracking issue is closed, so no jobs are created. Open fixes are still followed.`)

  const starts = await handleTicks(opened, edited)
  if (edited && starts === 'answers') {
    if (!inputs['dry-run']) await publish(opened)
    return
  }
  // Unless a tick asks for a whole run, only what it asks for is sent.
  const isWhole = !edited || starts === 'whole'
  const context: Context = { ...opened, onlyAsked: !isWhole && !inputs.approve }
  const { end: settled, doubts = [] }: Partial<Outcome> = inputs['dry-run'] ? {} : await settle(context)
  yield { settled }
  if (settled?.fatal) return

  const spent = { requests: 0 }
  yield { spent }
  const mayAsk = () => take(spent, inputs['max-export-requests'])
  const goOn = () => sendMessages(context, (fix) => readEntries(world, fix, mayAsk))
  if (edited && starts === 'message' && doubts.length === 0) {
    await goOn()
    return publish(context)
  }

  const collected = await collect(context, spent)
  yield { collected }
  // A refused key would have ended the run.
  if (collected.requests > 0 && collected.notBefore === undefined) await session.stage(doubts)
  if (!inputs['dry-run']) {
    await reviewUnjudged(context, (number) => reviewAgain(context, number, mayAsk))
    await goOn()
  }
  const { entries } = collected
  const planned = planClusters(context, collected)
  yield { planned }
  if (inputs['dry-run']) {
    yield { previews: await preview(context, planned.clusters, entries) }
    return yield { checks: await checkSetup(context, collected, planned) }
  }

  const asks = !context.tracked.issue && planned.clusters.some(isUnapproved)
  const commands = [...planned.commands]
  if (asks) commands.push({ type: 'waiting-listed', clusters: listWaiting(planned.clusters, entries) })
  await session.stage(commands)
  const dispatched = beginDispatch(started)
  yield { dispatched }
  await dispatch(context, planned.clusters, entries, dispatched)
  if (dispatched.end?.fatal) return

  const failed = settled?.remedy || dispatched.end?.remedy
  // A service that creates no more jobs can still tell what became of this run's.
  const isRefused = dispatched.end?.reason.code === 'creation-refused' && dispatched.created.size > 0
  const active = (failed && !isRefused) || world.stop.aborted ? [] : listActive(session.ledger)
  if (active.length > 0) world.log.group(safe`Following ${count(active.length, 'job')}`)
  // GitHub may take minutes to notify people: the last job is recorded first.
  const followed = await follow(context, active, dispatched, wantsHandOver(inputs) ? 'record' : 'stage')
  yield { followed }
  if (followed?.fatal) return

  await handOver(context)
  const listLeft = (givenUp: ReadonlySet<string>) =>
    listWaiting(listClusters({ collected, planned, dispatched, givenUp }), entries)
  // What is still unread is still queued.
  const isUnknown = collected.unread && collected.count === 0
  const reported = await postRunComment(context, isUnknown ? undefined : listLeft, entries)
  yield { reported }
}

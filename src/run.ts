// The story of a sync run, one page: from the pending feedback to pull requests that one issue shows.

import type { Inputs } from './inputs.ts'
import { LedgerSession } from './ledger/session.ts'
import { choose } from './sync/choose.ts'
import { collect } from './sync/collect.ts'
import { dispatch } from './sync/dispatch.ts'
import { Ending } from './sync/ending.ts'
import { follow } from './sync/follow.ts'
import { openTracking } from './sync/open-tracking.ts'
import { postRunComment } from './sync/post-run-comment.ts'
import { preview } from './sync/preview.ts'
import { settle } from './sync/settle.ts'
import type { Account, Sync } from './sync/sync.ts'
import { warnOfClock } from './sync/warn-of-clock.ts'
import { count, safe } from './text/safe-text.ts'
import type { World } from './world.ts'

/**
 * Collect, cluster, dispatch, follow, report. What it did so far stands in `account`, even when it throws.
 * @throws Failure, ServiceError or GitHubError, each with its remedy
 */
export async function run(inputs: Inputs, template: string | undefined, world: World, account: Account): Promise<void> {
  world.log.group(safe`Loading the ledger`)
  const session = await LedgerSession.open(world, inputs['project-id'], account.run)
  warnOfClock(world)
  const tracking = await openTracking(world, session, inputs)
  const sync: Sync = { inputs, world, session, tracking, account }
  account.issueUrl = tracking.issue?.url
  account.sync = sync
  world.log.info(
    session.exists
      ? safe`Ledger number ${session.ledger.sequence}.`
      : safe`No ledger yet: this is the first run of this project.`,
  )
  if (tracking.paused) world.log.info(safe`The tracking issue is closed: nothing is created, open fixes are followed.`)

  const settled = inputs['dry-run'] ? [] : await settle(sync)
  const collected = await collect(sync)
  const choice = choose(sync, collected, template)
  if (inputs['dry-run']) {
    return preview(sync, choice.plans, template)
  }

  const { rest, answers } = await dispatch(sync, choice.plans, [...settled, ...choice.events])
  account.issueUrl = tracking.issue?.url

  const ending = new Ending(sync, answers, rest)
  const active = session.ledger.fixes.filter((fix) => fix.state === 'active')
  if (active.length > 0 && account.ended === undefined && !world.stop.aborted) {
    world.log.group(safe`Following ${count(active.length, 'job')}`)
    await follow(sync, active, inputs.wait, ending)
  }

  world.log.group(safe`Reporting`)
  await postRunComment(sync, ending)
}

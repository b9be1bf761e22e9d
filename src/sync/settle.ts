// Settling what earlier runs left: expired leases and intents, active jobs, pull requests, fixes whose creation got no answer.
import type { LedgerCommand } from '../ledger/command.ts'
import { isOpen } from '../ledger/fix.ts'
import { listLag } from '../ledger/limits.ts'
import { isAlive } from '../ledger/tracking.ts'
import { hasNonce } from '../report/hidden-line.ts'
import { count, safe } from '../text/safe-text.ts'
import { logChanges } from './changes.ts'
import type { Context, End } from './context.ts'
import { listActive, makeContact, readJobs } from './read-jobs.ts'
import { settlePulls } from './settle-pulls.ts'

export interface Settled {
  /** Commands that can wait for the next checkpoint. */
  readonly later: readonly LedgerCommand[]
  readonly end?: End | undefined
}

export async function settle(context: Context): Promise<Settled> {
  const { world, session, tracking } = context
  world.log.group(safe`Settling open fixes`)
  const now = world.now()
  const submitting = session.ledger.fixes.filter((fix) => fix.state === 'submitting')
  const expired = submitting.map((fix): LedgerCommand => ({ type: 'lease-expired', fixId: fix.id, now }))
  logChanges(context, await session.record([...expired, ...(await settleComment(context))]))

  const jobs = await readJobs(context, listActive(session.ledger))
  if (jobs.end !== undefined) return { later: [], end: jobs.end }
  const pulls = await settlePulls(context)
  logChanges(context, await session.record([...jobs.commands, ...pulls.commands]))
  await tracking.publish()
  const unread = !session.ledger.contact && listActive(session.ledger).length > 0
  const end = unread ? await makeContact(context) : undefined
  if (end?.atOnce) return { later: [], end }

  const open = session.ledger.fixes.filter((fix) => isOpen(fix, world.now()))
  const held = open.reduce((sum, fix) => sum + fix.entryIds.length, 0)
  const state = safe`${count(open.length, 'fix is', 'fixes are')} open, with ${count(held, 'entry', 'entries')}.`
  world.log.info(open.length === 0 ? safe`No fix is open.` : state)
  return { later: pulls.later, end }
}

/** A comment that a run intended and perhaps wrote, when that run's lease is over. */
async function settleComment({ world, session, tracking }: Context): Promise<LedgerCommand[]> {
  const { commentIntent: intent, issue } = session.ledger.tracking
  if (intent === undefined || issue === undefined || isAlive(intent, world.now())) return []
  const wait = intent.at + listLag - world.now()
  if (wait > 0) await world.sleep(wait)
  const dropped: LedgerCommand = { type: 'comment-intent-dropped', nonce: intent.nonce }
  // A comment on an issue that people have deleted is gone with it: its news goes to the issue in its place.
  const replaced = issue !== tracking.issue?.number && (await world.tracking.getIssue(issue)).kind !== 'issue'
  if (replaced) return [dropped]
  const isOurs = await world.tracking.recogniseOurs()
  const comments = await world.tracking.listComments(issue, intent.at - listLag)
  const found = comments.find((comment) => isOurs(comment) && hasNonce(comment.body, intent.nonce))
  if (found === undefined) return [dropped]
  return [{ type: 'comment-posted', nonce: intent.nonce, comment: found.id, author: found.author }]
}

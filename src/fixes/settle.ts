// What earlier runs left behind: expired leases and intents, active jobs, pull requests, unconfirmed fixes.

import type { Issue } from '../github/issue/tracking-issue.ts'
import type { PullList } from '../github/pulls/pull-requests.ts'
import { isHere } from '../identifiers/github-names.ts'
import { hasNonce } from '../issue/hidden-line.ts'
import { publish } from '../issue/publish-issue.ts'
import { isAlive } from '../issue/tracking-commands.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import { listLag } from '../ledger/ledger-limits.ts'
import { type Context, type End, record } from '../run/step-context.ts'
import { count, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { listRepositories, settleUncertain, shouldBeListed } from './adopt.ts'
import { toTitle } from './fix.ts'
import { isPersonal } from './match-pull.ts'
import { isOpen } from './queries.ts'
import { listActive, makeContact, readJobs } from './read-jobs.ts'

/** GitHub's clock is known to the second. */
const clockError = 1000

export interface Settled {
  readonly issue: Issue | undefined
  /** Commands for the next checkpoint; they do not justify one of their own. */
  readonly later: readonly LedgerCommand[]
  readonly end?: End | undefined
}

export async function settle(context: Context): Promise<Settled> {
  const { world, session } = context
  world.log.group(safe`Checking open fixes`)
  const now = world.now()
  const submitting = session.ledger.fixes.filter((fix) => fix.state === 'submitting')
  const expired = submitting.map((fix): LedgerCommand => ({ type: 'lease-expired', fixId: fix.id, now }))
  await record(context, [...expired, ...(await settleComment(context))])

  const jobs = await readJobs(context, listActive(session.ledger))
  if (jobs.end !== undefined) return { issue: context.issue, later: [], end: jobs.end }
  const pulls = await readPulls(context)
  const commands = [...jobs.commands, ...pulls.commands]
  const changes = [...session.checkpoints.flatMap(({ accepted }) => accepted), ...commands]
  // What became of known pull requests is recorded and shown when the run ends.
  const isNews =
    changes.some(({ type }) => type !== 'pull-read' && type !== 'head-seen') || listActive(session.ledger).length > 0
  await record(context, commands, isNews ? 'commit' : 'stage')
  const issue = session.checkpoints.length > 0 && isNews ? await publish(context) : context.issue
  const unread = !session.ledger.contact && listActive(session.ledger).length > 0
  const end = unread ? await makeContact(context) : undefined
  if (end?.atOnce) return { issue, later: [], end }

  const open = session.ledger.fixes.filter((fix) => isOpen(fix, world.now()))
  const state = safe`${count(open.length, 'fix is', 'fixes are')} open.`
  world.log.info(open.length === 0 ? safe`No open fixes.` : state)
  return { issue, later: pulls.later, end }
}

/** @returns `later`: how far each list was read */
async function readPulls({ world, session, inputs }: Context) {
  const { ledger } = session
  const lists = new Map<string, PullList>()
  const later: LedgerCommand[] = []
  const tracking = world.place.repository
  const asked = world.now() - clockError
  for (const { name, since } of listRepositories(ledger, tracking)) {
    const readTo = world.now() - clockError
    const list = await world.pulls.listPulls(name, since)
    lists.set(name.toLowerCase(), list)
    if (list.kind === 'unreadable')
      world.log.warning(safe`The pull requests of ${toSafeText(name)} cannot be read with this github-token.`)
    else if (list.complete) later.push({ type: 'repository-read', name, readTo })
  }
  const now = world.now()
  // Where no event starts reviews, nobody waits for one.
  const usesReview = ledger.fixes.some(({ review }) => review !== undefined)
  const ours = ledger.fixes.flatMap((fix): LedgerCommand[] => {
    const { id: fixId, prLink } = fix
    if (prLink === undefined || (fix.state !== 'proposed' && fix.state !== 'declined')) return []
    const list = lists.get(prLink.repository.toLowerCase())
    if (list === undefined) return []
    const pull = list.kind === 'pulls' ? list.pulls.find(({ link }) => link.number === prLink.number) : undefined
    if (pull !== undefined) {
      const { state, closedAt } = pull
      const title = isHere(prLink, tracking) ? toTitle(pull.title) : undefined
      const read = { type: 'pull-read', prLink, title, state, closedAt, now } as const
      const isOurs = pull.own && isHere(prLink, tracking) && !isPersonal(fix, pull)
      const isReviewed = usesReview && state === 'open' && isOurs
      const at = Math.min(now, pull.updatedAt)
      return isReviewed ? [read, { type: 'head-seen', prLink, head: pull.head, at }] : [read]
    }
    const missing = list.kind === 'unreadable' || (list.complete && shouldBeListed(ledger, fix, prLink.repository))
    return missing ? [{ type: 'pull-unreadable', fixId, now }] : []
  })
  return {
    commands: [...ours, ...settleUncertain(ledger, { lists, tracking, asked }, inputs['adopt-within'], now)],
    later,
  }
}

/** The comment of an intent whose lease has expired: it may have been written. */
async function settleComment(context: Context): Promise<LedgerCommand[]> {
  const { world, session } = context
  const { commentIntent: intent, issue } = session.ledger.tracking
  if (intent === undefined || issue === undefined || isAlive(intent, world.now())) return []
  const wait = intent.at + listLag - world.now()
  if (wait > 0) await world.sleep(wait)
  const dropped: LedgerCommand = { type: 'comment-intent-dropped', nonce: intent.nonce }
  // People deleted the issue and the comment with it: the news goes to the new issue.
  const replaced = issue !== context.issue?.number && (await world.tracking.getIssue(issue)).kind !== 'issue'
  if (replaced) return [dropped]
  const isOurs = await world.tracking.recogniseOurs(session.ledger.tracking.author)
  const comments = await world.tracking.listComments(issue, intent.at - listLag)
  const found = comments.find((comment) => isOurs(comment) && hasNonce(comment.body, intent.nonce))
  if (found === undefined) return [dropped]
  return [{ type: 'comment-posted', nonce: intent.nonce, comment: found.id, author: found.author }]
}

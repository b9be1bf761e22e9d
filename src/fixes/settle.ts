// Settles what earlier runs left.
import { isHere, parseRepositoryName, type RepositoryName } from '../github/github-names.ts'
import type { PullList } from '../github/pull-requests.ts'
import { hasNonce } from '../issue/hidden-line.ts'
import { publish, waitForLists } from '../issue/publish-issue.ts'
import { isAlive } from '../issue/tracking-commands.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { day, listLag, unreadableFor } from '../ledger/ledger-limits.ts'
import type { Context } from '../step-context.ts'
import { count, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import { lateStates } from './fix.ts'
import { clockSkew, isMarkedFor, isPersonal, matchPull } from './match-pull.ts'
import { type FixGroup, groupByPull, isAdopting, isClosed, isOpen, listOpen } from './queries.ts'
import { listActive, type Outcome, readJobs, recordPulls, toPullRead, verifyJobPath } from './read-jobs.ts'

/** GitHub's times are whole seconds. */
const clockError = 1000

export async function settle(context: Context): Promise<Partial<Outcome>> {
  const { world, session } = context
  world.log.group(safe`Checking open fixes`)
  const now = world.now()
  const expired = session.ledger.fixes.map(({ id }) => ({ type: 'lease-expired', fixId: id, now }) as const)
  await session.record([...expired, ...(await settleComment(context))])

  const isLate = (fix: Fix) => lateStates.some((late) => late === fix.state) && isDue(session.ledger, fix, now)
  const jobs = await readJobs(context, [...listActive(session.ledger), ...session.ledger.fixes.filter(isLate)])
  if (jobs.end) return jobs
  const pulls = await readPulls(context)
  const found = await session.stage([...jobs.commands, ...pulls.commands])
  const changes = [...session.checkpoints.flatMap(({ accepted }) => accepted), ...found]
  const isActive = () => listActive(session.ledger).length > 0
  const isNews = isActive() || changes.some(({ type }) => type !== 'pull-read' && type !== 'head-seen')
  await recordPulls(context, isNews ? 'record' : 'stage')
  await session.stage(pulls.positions)
  if (session.checkpoints.length > 0 && isNews) await publish(context)
  const end = !session.ledger.jobPathVerified && isActive() ? await verifyJobPath(context, 1) : undefined
  if (end?.fatal) return { end }
  const open = listOpen(session.ledger, world.now()).length
  world.log.info(open === 0 ? safe`No open fixes.` : safe`${count(open, 'fix is', 'fixes are')} open.`)
  return { end, doubts: jobs.doubts }
}

/** After an end without a pull request, which may come late. */
const lateLooks = [0, day, 7 * day]

function isDue({ lastRun }: Ledger, { since }: Fix, now: number) {
  return lateLooks.some((after) => since + after >= (lastRun?.at ?? 0) && since + after <= now)
}

async function readPulls({ world, session, inputs }: Context) {
  const { ledger } = session
  const positions: LedgerCommand[] = []
  const lists = new Map<string, PullList>()
  const tracking = world.place.repository
  const asked = world.now() - clockError
  for (const { name, since } of listRepositories(ledger, tracking, asked)) {
    const list = await world.pulls.listPulls(name, since)
    lists.set(name.toLowerCase(), list)
    if (list.kind === 'unreadable') {
      const give = safe`Give the job \`pull-requests: read\`; for another repository, pass a token that can read it.`
      world.log.warning(
        safe`The pull requests of ${toSafeText(name)} cannot be read with this \`github-token\`. ${give}`,
      )
    } else if (list.complete || isHere({ repository: name }, tracking))
      positions.push({ type: 'repository-read', name, readTo: asked })
  }
  const now = world.now()
  const usesReview = ledger.fixes.some(({ review }) => review)
  const readOne = async ({ prLink, fixes }: FixGroup): Promise<LedgerCommand[]> => {
    const list = prLink && lists.get(prLink.repository.toLowerCase())
    if (!list) return []
    const toUnreadable = ({ id: fixId }: Fix): LedgerCommand => ({ type: 'pull-unreadable', fixId, now })
    if (list.kind === 'unreadable') return fixes.map(toUnreadable)
    const listed = list.pulls.find(({ link }) => link.number === prLink.number)
    // A list back to its sending has the job's own pull request, but the job may name an older one.
    const isBack = (fix: Fix) => lookBack(ledger, fix, prLink.repository) === fix.at - overlap
    const isLocal = isHere(prLink, tracking)
    // A flood of others may hide ours, from every later list too.
    const isHidden = (fix: Fix) => fix.state === 'proposed' && (list.complete ? isBack(fix) : isLocal)
    const missing = listed ? [] : fixes.filter(isHidden)
    // Of a whole list once: later runs must not ask again.
    const isNew = missing.some(({ unreadableSince }) => !list.complete || unreadableSince === undefined)
    const found = isNew && isLocal ? await world.changes.readPull(prLink.number) : undefined
    const pull = listed ?? (found && { ...found, link: prLink, updatedAt: found.createdAt })
    if (!pull) return missing.map(toUnreadable)
    const { link } = pull
    const move = { type: 'repository-moved', from: prLink.repository, to: link.repository } as const
    const isOurs = pull.own && isHere(link, tracking) && !fixes.every((fix) => isPersonal(fix, pull))
    const isReviewed = usesReview && pull.state === 'open' && isOurs
    const seen = { type: 'head-seen', prLink: link, head: pull.head, at: Math.min(now, pull.updatedAt) } as const
    return [
      ...(isHere(link, prLink.repository) ? [] : [move]),
      toPullRead(pull, tracking, now),
      ...(isReviewed ? [seen] : []),
    ]
  }
  const ours: LedgerCommand[][] = []
  for (const group of groupByPull(ledger.fixes.filter(followedLink))) ours.push(await readOne(group))
  const unsettled = settleUncertain(ledger, { lists, tracking, asked }, inputs['adopt-within'], now)
  return { commands: [...ours.flat(), ...unsettled], positions }
}

async function settleComment(context: Context): Promise<LedgerCommand[]> {
  const { world, session } = context
  const { commentIntent: intent, issue } = session.ledger.tracking
  if (!intent || !issue || isAlive(intent, world.now())) return []
  await waitForLists(world, intent)
  const { nonce } = intent
  const isGone = issue !== context.tracked.issue?.number && !(await world.tracking.findIssue(issue))
  const isOurs = await world.tracking.recogniseOurs(session.ledger.tracking.author)
  const comments = isGone ? [] : await world.tracking.listComments(issue, intent.at - listLag)
  const found = comments.find((comment) => isOurs(comment) && hasNonce(comment.body, nonce))
  if (!found) return [{ type: 'intent-dropped', nonce }]
  return [{ type: 'comment-posted', nonce, comment: found.id, author: found.author }]
}

const followedLink = ({ state, prLink }: Fix) => (state === 'proposed' || state === 'declined' ? prLink : undefined)

/** GitHub's lists may lag. */
const overlap = 60 * 60_000

export function listRepositories(ledger: Ledger, tracking: RepositoryName, now: number) {
  const wanted = ledger.fixes.flatMap((fix) => {
    if (isAdopting(fix) && (isOpen(fix, now) || isDue(ledger, fix, now)))
      return [tracking, ...listReceiving(ledger, tracking)].map((name) => ({ name, since: fix.at - clockSkew }))
    const { repository: name } = followedLink(fix) ?? {}
    return name ? { name, since: lookBack(ledger, fix, name) } : []
  })
  const named = Map.groupBy(wanted, ({ name }) => name.toLowerCase())
  return [...named.values()].map((one) => one.reduce((a, b) => (b.since < a.since ? b : a)))
}

function lookBack(ledger: Ledger, fix: Fix, repository: string) {
  const readTo = fix.unreadableSince === undefined ? ledger.repositories[repository]?.readTo : undefined
  return readTo !== undefined && fix.since <= readTo - overlap ? readTo - overlap : fix.at - overlap
}

/** Freed only by lists requested (`asked`) at least `adoptWithin` milliseconds after the sending. */
export function settleUncertain(
  ledger: Ledger,
  { lists, tracking, asked }: { lists: ReadonlyMap<string, PullList>; tracking: RepositoryName; asked: number },
  adoptWithin: number,
  now: number,
) {
  const receiving = listReceiving(ledger, tracking).map((name) => lists.get(name.toLowerCase()))
  const sawAll = [...lists.values(), ...receiving].every((list) => list?.kind === 'pulls' && list.complete)
  // Copies of the marker are younger.
  const oldestFirst = [...lists.values()]
    .flatMap((list) => (list.kind === 'pulls' ? list.pulls : []))
    .sort((a, b) => a.createdAt - b.createdAt)
  const settle = (fix: Fix): LedgerCommand[] => {
    const { id: fixId, at } = fix
    const marked = oldestFirst.filter((pull) => isMarkedFor(fix, pull))
    const found = marked.find((pull) => matchPull(ledger, pull).kind === 'marked')
    if (found) return [{ type: 'pull-adopted', fixId, prLink: found.link, now }, toPullRead(found, tracking, now)]
    if (isClosed(fix)) return []
    const age = asked - at
    const [unclear] = marked
    if (unclear && age < unreadableFor) return [{ type: 'pull-unclear', fixId, prLink: unclear.link }]
    if (age < adoptWithin) return []
    if (sawAll && !unclear) return [{ type: 'fix-freed', fixId, now }]
    return age < unreadableFor ? [] : [{ type: 'fix-given-up', fixId, now }]
  }
  return ledger.fixes.filter(isAdopting).flatMap(settle)
}

/** The tracking repository until a job names one; the branch can be edited. */
export function listReceiving(ledger: Ledger, tracking: RepositoryName) {
  const receiving = Object.entries(ledger.repositories).filter(([, { receives }]) => receives)
  const known = receiving.flatMap(([name]) => parseRepositoryName(name) ?? [])
  return known.length === 0 ? [tracking] : known
}

// Which entries are new.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { heldEntries } from '../fixes/queries.ts'
import { isUnsettled, judgeResolution, type Resolution } from '../fixes/reasons.ts'
import { parseTime } from '../pages/entry-time.ts'
import { createScope } from '../pages/scope.ts'
import type { Context } from '../step-context.ts'
import { count, joinLines, safe } from '../text/safe-text.ts'
import { toCode, toSafeText } from '../text/sanitise.ts'
import { isFlagged } from '../triage/entry/reason.ts'
import { type Intake, sortIntake } from '../triage/intake.ts'
import type { World } from '../world.ts'
import { describeGap, findGap } from './last-run.ts'
import { readExport, type Spent } from './read-export.ts'
import { describeUnread, findUnread, listWalks, planScan, type ScanPlan } from './scan.ts'

export type Collected = Readonly<Awaited<ReturnType<typeof collect>>>

export async function collect(context: Context, spent: Spent) {
  const { world, session, inputs } = context
  world.log.group(safe`Collecting feedback`)
  const maxAge = inputs['max-age']
  const filters = { sources: inputs.sources, statuses: inputs.statuses }
  const named = await session.resolutions(inputs['send-anyway'])
  const isNamed = inputs['send-anyway'].some((id) => judgeResolution(named.get(id)) === 'flagged')
  // What a person names may be older than the window, or behind the scan.
  const undated = isNamed ? 'restart' : inputs['send-anyway'].length > 0 ? 'now' : undefined
  const scope = createScope(inputs.include, inputs.exclude)
  const now = world.now()
  const plan = planScan(session.ledger, filters, { maxAge: maxAge.time, now, undated, scope: scope.name })
  const paused = session.ledger.exportNotBefore
  const waits = paused !== undefined && paused > world.now()
  const budget = inputs['max-export-requests']
  const read = await readExport(world, filters, plan.walks, waits ? 0 : budget, spent)
  const unread = findUnread(read, { budget, until: waits ? paused : read.notBefore })
  const { reach = Number.NEGATIVE_INFINITY } = plan
  const gap = read.requests === 0 ? undefined : findGap(session.ledger.lastRun, plan.start, Math.max(plan.from, reach))
  if (gap) world.log.warning(describeGap(gap))

  const ages = { maxAge: maxAge.time, maxAgeText: toSafeText(maxAge.text), now: plan.start }
  // Some services only look at the day of `dateFrom`.
  const isOutgrown = ({ createdAt }: FeedbackEntry) => {
    const at = parseTime(createdAt) ?? reach
    return at >= plan.from && at < reach
  }
  const outgrown = [...read.entries].flatMap(([kind, found]) => (kind === 'undated' ? [] : found.filter(isOutgrown)))
  const asked = [...(session.ledger.asked ?? []), ...inputs['send-anyway']]
  const followed = new Set([...asked, ...outgrown.map(({ id }) => id)])
  const isFollowed = (id: string) => followed.has(id)
  const intake = sortIntake(read.unique.values(), { filters, isInScope: scope.holds, isFollowed, ...ages })
  const done = await findDone(context, plan, intake, named)
  const fresh = intake.candidates.filter((entry) => !done.isDone(entry.id))
  // Sent before they grew too old.
  const past = new Set(intake.tooOld.flatMap(({ id }) => (done.isDone(id) ? [id] : [])))
  const leftOut = intake.skipped.filter(({ id }) => !past.has(id))
  const skipped = [...mapById([...read.skipped, ...leftOut]).values()]

  const handled = intake.candidates.length - fresh.length + past.size
  const total = fresh.length + handled + intake.votes.length + skipped.length
  if (read.requests > 0) for (const line of listWalks(plan, read.walks)) world.log.info(line)
  if (unread) world.log.info(describeUnread(unread, budget, inputs['dry-run']))
  for (const [reason, items] of Map.groupBy(skipped, (item) => item.reason))
    world.log.info(safe`Filtered out ${count(items.length, 'entry', 'entries')}: ${reason}`)
  logSendAnyway(world, done)
  const { walks, requests, notBefore } = read
  const whole = read.entries.get('undated')
  return {
    ...intake,
    ...done,
    skipped,
    handled,
    count: total,
    plan,
    walks,
    requests,
    unread,
    notBefore,
    gap,
    fresh,
    undated: whole && new Set(whole.map(({ id }) => id)),
    entries: mapById(intake.candidates),
    isInScope: scope.holds,
  }
}

type Resolutions = ReadonlyMap<string, Resolution>

async function findDone({ session, inputs }: Context, plan: ScanPlan, intake: Intake, named: Resolutions) {
  const held = heldEntries(session.ledger)
  const remembered = new Set(session.ledger.scans[plan.filters]?.done)
  const waiting = new Set(Object.values(session.ledger.votes).flat())
  const votes =
    inputs['min-votes'] > 0 ? intake.votes.filter((vote) => vote.vote === 'down' && !waiting.has(vote.id)) : []
  const ids = [...intake.candidates, ...intake.tooOld, ...votes].map(({ id }) => id)
  const asked = ids.filter((id) => !held.has(id) && (inputs['send-anyway'].includes(id) || !remembered.has(id)))
  const resolutions = new Map([...named, ...(await session.resolutions(asked))])
  const isNoise = (id: string) => intake.filtered.has(id) && !isFlagged(intake.filtered.get(id) ?? '')
  const isSendable = (id: string) => !held.has(id) && !isNoise(id)
  const found = findSendAnyway(inputs['send-anyway'], asked, resolutions, isSendable)
  const isHandled = (id: string) =>
    !found.anyway.has(id) && (remembered.has(id) || !isUnsettled(judgeResolution(resolutions.get(id))))
  const isDone = (id: string) => held.has(id) || isHandled(id)
  const isTold = (id: string) => judgeResolution(resolutions.get(id)) === 'outgrown'
  const outgrown = intake.tooOld.filter(({ id }) => !isDone(id) && !isTold(id))
  return { isDone, known: ids.filter(isHandled), outgrown, ...found }
}

/** `new Map(items.map(…))` would hold all pairs at once. */
function mapById<T extends { id: string }>(items: readonly T[]) {
  const byId = new Map<string, T>()
  for (const item of items) byId.set(item.id, item)
  return byId
}

export function findSendAnyway(
  asked: readonly string[],
  scanned: readonly string[],
  resolutions: Resolutions,
  isSendable: (id: string) => boolean,
) {
  const named = asked.filter(isSendable)
  const unflagged = named.flatMap((id) => {
    const known = resolutions.get(id)
    const filtered = typeof known === 'object' && 'filtered' in known ? known.filtered : undefined
    return filtered !== undefined && judgeResolution(known) === 'flagged' ? [{ id, reason: filtered }] : []
  })
  const ahead = named.filter((id) => scanned.includes(id) && !resolutions.has(id))
  const before = [...named, ...scanned].filter((id) => resolutions.get(id) === 'released')
  const anyway = new Set([...unflagged.map(({ id }) => id), ...ahead, ...before])
  return { anyway, unflagged, ahead, rejected: asked.filter((id) => !anyway.has(id)) }
}

function logSendAnyway({ log }: World, { unflagged, rejected }: ReturnType<typeof findSendAnyway>) {
  const entries = count(unflagged.length, 'entry', 'entries')
  if (unflagged.length > 0) log.info(safe`Released ${entries} that had been flagged as possible prompt injection.`)
  if (rejected.length === 0) return
  const shown = joinLines(
    rejected.slice(0, 5).map((id) => toCode(id, 40)),
    ', ',
  )
  const ids = count(rejected.length, 'ID')
  const why = safe`not flagged as possible prompt injection, already in a fix, or not in the part of the export that this run read`
  log.warning(safe`${ids} of \`send-anyway\` cannot be sent (${shown}${rejected.length > 5 ? ', …' : ''}): ${why}.`)
}

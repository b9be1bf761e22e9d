// What a scan and the decisions on it record in the ledger.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { countMerged } from '../effect/returns.ts'
import type { FilterReason } from '../fixes/reasons.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Ledger, Tally } from '../ledger/ledger.ts'
import { parseDocPath } from '../pages/doc-path.ts'
import { parseTime } from '../pages/entry-time.ts'
import { type Dismissal, scanDecisions } from '../queue/decide.ts'
import { hasWords } from '../queue/waiting-commands.ts'
import type { Context } from '../run/step-context.ts'
import { isFlagged } from '../triage/entry/reason.ts'
import type { Collected } from './collect.ts'
import type { OutgrownEntry } from './entry-commands.ts'
import { earliest, isWindowWhole } from './scan.ts'
import type { Counted } from './trends.ts'

export interface Filtered {
  readonly id: string
  readonly code: FilterReason
}

interface Outcome {
  readonly givenUp: readonly string[]
  readonly filtered: readonly Filtered[]
  readonly votes: ReadonlyMap<string, readonly string[]>
  readonly tally: Counted
  readonly dismissal: Dismissal
  readonly waiting: NonNullable<Ledger['queue']>
}

export function listScanCommands(
  context: Context,
  collected: Collected,
  { givenUp, filtered, votes, tally, dismissal: { keys, topics }, waiting }: Outcome,
): LedgerCommand[] {
  const { session, inputs, world } = context
  const before = scanDecisions(session.ledger, collected.fresh)
  const left = new Set([...filtered.map(({ id }) => id), ...givenUp])
  const open = [...votes].map(([page, ids]) => [page, ids.filter((id) => !left.has(id))] as const)
  const kept = Object.fromEntries(open.filter(([, ids]) => ids.length > 0))
  const commands: LedgerCommand[] = []
  const released = [...collected.unflagged, ...collected.ahead.map((id) => ({ id }))]
  if (released.length > 0) commands.push({ type: 'entries-released', entries: released })
  if (filtered.length > 0)
    commands.push({
      type: 'entries-filtered',
      entries: filtered.map((one) => describeFiltered(one, collected, world.now())),
    })
  if (keys.length > 0) commands.push({ type: 'topics-dismissed', keys, topics, now: world.now() })
  if (givenUp.length > 0) commands.push({ type: 'entries-given-up', entryIds: givenUp, now: world.now() })
  if (inputs['min-votes'] > 0 || Object.keys(session.ledger.votes).length > 0)
    commands.push({ type: 'votes-kept', votes: kept })
  // Only a window that was read whole in one run shows what existed at a decision.
  if (isWindowWhole(collected.walks) && Object.keys(before).length > 0)
    commands.push({ type: 'decisions-scanned', before })
  if (inputs.quotes === 'never' && hasWords(session.ledger)) commands.push({ type: 'words-withdrawn' })
  if (collected.notBefore !== undefined) commands.push({ type: 'export-limited', notBefore: collected.notBefore })
  if (collected.requests === 0 || world.stop.aborted) return commands
  const { outgrown } = collected
  if (outgrown.length > 0)
    commands.push({ type: 'entries-outgrown', entries: outgrown.map(nameOutgrown), now: world.now() })
  const gone = listGone(session.ledger, collected)
  if (waiting.length + gone.length > 0) commands.push({ type: 'queue-kept', found: waiting, gone })
  const done = new Set([...collected.known, ...left])
  commands.push(recordRead(collected, done, tally.partial))
  if (tally.complete !== undefined) commands.push({ type: 'feedback-counted', tally: tally.complete })
  return [...commands, ...countMerged(context, collected)]
}

function nameOutgrown({ id, path, createdAt }: FeedbackEntry): OutgrownEntry {
  return { id, page: parseDocPath(path), at: parseTime(createdAt) ?? 0 }
}

/** What is settled, or no longer in the service. */
function listGone({ queue = [], fixes }: Ledger, { walks, fresh, undated, entries }: Collected): string[] {
  if (queue.length === 0) return []
  const isWhole = isWindowWhole(walks)
  const isUndatedWhole =
    undated !== undefined && walks.some(({ walk, end }) => walk.kind === 'undated' && end === 'ended')
  const waiting = new Set(fresh.map(({ id }) => id))
  // Until the job's creation is answered, it may still be taken back.
  const unanswered = fixes.filter(({ state }) => state === 'submitting' || state === 'uncertain')
  const sent = new Set(unanswered.flatMap(({ entryIds }) => entryIds))
  const gone = queue.filter(({ id, undated: isUndated }) => {
    const isSeen = entries.has(id) || (isUndated ? isUndatedWhole : isWhole)
    return isSeen && !waiting.has(id) && !sent.has(id)
  })
  return gone.map(({ id }) => id)
}

function describeFiltered({ id, code }: Filtered, { entries }: Collected, now: number) {
  const entry = isFlagged(code) ? entries.get(id) : undefined
  return { id, reason: code, shown: entry && { page: parseDocPath(entry.path), at: now } }
}

/** What is about to be sent counts as waiting: the recorded position never gets ahead of it. */
function recordRead(
  { plan, walks, candidates, votes, fresh, gap }: Collected,
  done: ReadonlySet<string>,
  tally: Tally | undefined,
): LedgerCommand {
  const waiting = fresh.filter(({ id }) => !done.has(id))
  const seen = [...candidates.map(({ id, createdAt }) => ({ id, at: parseTime(createdAt) })), ...votes]
  const scan = {
    filters: plan.filters,
    start: plan.start,
    walks,
    oldestWaiting: earliest(waiting.map(({ createdAt }) => parseTime(createdAt))),
    tally,
    window: seen.flatMap(({ id, at }) => (at === null ? [] : [{ id, at }])),
    done: [...done],
    gap,
  }
  return { type: 'scan-read', scan }
}

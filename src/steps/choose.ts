// From new entries to what becomes of each cluster in this run, with its prompt; nothing is sent here.
import type { FeedbackEntry } from '../api/contract.ts'
import { clusterEntries } from '../domain/cluster/cluster-entries.ts'
import { decide } from '../domain/decide.ts'
import { scanDecisions } from '../domain/hold-back.ts'
import { parseTime } from '../domain/intake.ts'
import type { LedgerEvent } from '../domain/ledger/event.ts'
import type { Ledger, Waiting } from '../domain/ledger/ledger.ts'
import { buildPrompt } from '../domain/prompt/build-prompt.ts'
import { count } from '../domain/report/words.ts'
import { countFeedback, gatherVotes } from '../domain/tally.ts'
import type { Collected } from './collect.ts'
import { nameFix } from './share-news.ts'
import type { Plan, Sync } from './sync.ts'

export interface Choice {
  readonly plans: Plan[]
  /** What the next checkpoint records of this scan. */
  readonly events: LedgerEvent[]
}

export function choose(sync: Sync, collected: Collected, template: string | undefined): Choice {
  const { world, book, inputs, account } = sync
  world.log.group('Deciding')
  const votes =
    inputs['min-votes'] > 0
      ? gatherVotes(book.ledger.votes, collected.votes, collected.isDone)
      : new Map<string, string[]>()
  const clustering = clusterEntries(collected.fresh, { minVotes: inputs['min-votes'], votes })
  const limits = {
    maxJobs: inputs['max-jobs'],
    maxOpen: inputs['max-open'],
    minClusterSize: inputs['min-cluster-size'],
    maxAttempts: inputs['max-attempts'],
    dryRun: inputs['dry-run'],
    paused: sync.tracking.paused ? 'The tracking issue is closed, which pauses all creating.' : undefined,
  }
  const decisions = decide(book.ledger, clustering, account.entries, limits, world.now())
  const plans = decisions.map((decision): Plan => {
    const declines = book.ledger.declined.filter((topic) =>
      topic.pages.some((page) => decision.cluster.pages.includes(page)),
    )
    return { ...decision, declines: declines.map((topic) => topic.fixId), prompt: '', fixId: null, jobId: null }
  })
  for (const plan of plans) {
    plan.fixId = world.name()
    plan.prompt = writePrompt(sync, plan, template, 'shown')
  }
  account.clusters = plans
  account.skipped.push(...clustering.setAside)
  logChoice(sync, plans, clustering.setAside.length)
  const ids = (decision: Plan['decision']) =>
    plans.filter((plan) => plan.decision === decision).flatMap((plan) => plan.cluster.entryIds)
  const givenUp = ids('given-up')
  const events: LedgerEvent[] = []
  if (clustering.setAside.length > 0) events.push({ type: 'entries-set-aside', entries: clustering.setAside })
  if (givenUp.length > 0) events.push({ type: 'entries-given-up', entryIds: givenUp, now: world.now() })
  if (inputs['min-votes'] > 0 || Object.keys(book.ledger.votes).length > 0)
    events.push({ type: 'votes-kept', votes: Object.fromEntries([...votes].filter(([, kept]) => kept.length > 0)) })
  const before = scanDecisions(book.ledger, collected.fresh)
  if (Object.keys(before).length > 0) events.push({ type: 'decisions-scanned', before })
  const done = [...collected.known, ...clustering.setAside.map(({ id }) => id), ...givenUp]
  if (collected.complete) events.push(...completedScan(book.ledger, collected, new Set(done)))
  return { plans, events }
}

/** The prompt of a plan; `counted` puts counts in the place of readers' words, where those must not be shown. */
export function writePrompt(sync: Sync, plan: Plan, template: string | undefined, words: 'shown' | 'counted'): string {
  const { account, inputs } = sync
  const { cluster } = plan
  const delimiter = `=====${sync.world.name().toUpperCase()}=====`
  return buildPrompt({
    fixId: plan.fixId ?? '',
    cluster,
    entries: account.entries,
    votes: cluster.voteIds.length,
    instructions: inputs.instructions,
    template,
    delimiter,
    words,
  })
}

function completedScan(ledger: Ledger, collected: Collected, done: ReadonlySet<string>): LedgerEvent[] {
  const { plan, candidates, votes, fresh } = collected
  const times = fresh.filter((entry) => !done.has(entry.id)).map((entry) => parseTime(entry.createdAt))
  const known = times.filter((time) => time !== null)
  const dated = [...candidates.map((entry) => ({ id: entry.id, at: parseTime(entry.createdAt) })), ...votes]
  const scan = {
    filters: plan.filters,
    start: plan.start,
    undatedPages: collected.undatedPages,
    oldestWaiting: known.length === 0 ? undefined : Math.min(...known),
    window: dated.flatMap(({ id, at }) => (at === null ? [] : [{ id, at }])),
    done: [...done],
  }
  const tally = countFeedback(ledger.tally, collected, {
    start: plan.start,
    whole: collected.undatedPages !== undefined,
  })
  return [
    { type: 'scan-completed', scan },
    { type: 'feedback-counted', tally },
  ]
}

/** The clusters that wait, as the tracking issue shows them: counts only. */
export function listWaiting(plans: readonly Plan[], entries: ReadonlyMap<string, FeedbackEntry>): Waiting[] {
  return plans.flatMap(({ cluster, decision, reason }): Waiting[] => {
    if (decision === 'dispatched' || decision === 'planned' || decision === 'given-up') return []
    const { key, pages, voices, oldest } = cluster
    const worded = cluster.entryIds.filter((id) => entries.has(id)).length
    return [{ key, pages, entries: worded, voices, votes: cluster.voteIds.length, oldest, decision, reason }]
  })
}

const verbs: Readonly<Record<Plan['decision'], string>> = {
  dispatched: 'Send',
  planned: 'Would send',
  deferred: 'Wait',
  'too-small': 'Wait',
  'open-fix': 'Wait',
  declined: 'Wait',
  'given-up': 'Give up',
}

function logChoice({ world }: Sync, plans: readonly Plan[], setAside: number): void {
  if (setAside > 0)
    world.log.info(`Set aside ${count(setAside, 'entry', 'entries')}, each with its reason (see the summary).`)
  if (plans.length === 0) world.log.info('No cluster needs a fix.')
  for (const { cluster, decision, reason } of plans) world.log.info(`${verbs[decision]} ${nameFix(cluster)}: ${reason}`)
}

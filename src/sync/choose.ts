// From new entries to what becomes of each cluster in this run, with its prompt; nothing is sent here.

import { clusterEntries } from '../clusters/cluster-entries.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Tally, Waiting } from '../ledger/ledger.ts'
import { countFeedback, gatherVotes } from '../ledger/tally.ts'
import { type Decision, decide } from '../plan/decide.ts'
import { buildPrompt, type Prompt } from '../prompt/build-prompt.ts'
import { addCounts, countTakenOut, describeTakenOut, nothingTaken } from '../prompt/taken-out.ts'
import { filterReasons } from '../report/filter-reasons.ts'
import { describeWait } from '../report/reason-text.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'
import { splitFiltered } from '../triage/intake.ts'
import type { Collected } from './collect.ts'
import { listScanEvents } from './scan-events.ts'
import { nameFix } from './share-news.ts'
import type { Plan, Sync } from './sync.ts'

export interface Choice {
  readonly plans: Plan[]
  /** What the next checkpoint records of this scan. */
  readonly events: LedgerCommand[]
}

export function choose(sync: Sync, collected: Collected, template: string | undefined): Choice {
  const { world, session, inputs, account } = sync
  world.log.group(safe`Deciding`)
  const counts = inputs['min-votes'] > 0
  const votes = counts
    ? gatherVotes(session.ledger.votes, collected.votes, collected.isDone)
    : new Map<string, string[]>()
  const { kept, dropped } = splitFiltered(collected.fresh, collected.filtered, collected.released)
  const setAside = dropped.map(({ id, code }) => ({ id, reason: filterReasons[code] }))
  const clustering = clusterEntries(kept, { minVotes: inputs['min-votes'], votes })
  const limits = {
    maxJobs: inputs['max-jobs'],
    maxOpen: inputs['max-open'],
    minClusterSize: inputs['min-cluster-size'],
    maxAttempts: inputs['max-attempts'],
    dryRun: inputs['dry-run'],
    paused: sync.tracking.paused,
  }
  const scan = { start: collected.plan.start, whole: collected.undatedPages !== undefined }
  const tally = countFeedback(session.ledger.tally, collected, scan)
  const decisions = decide(session.ledger, clustering, account.entries, limits, world.now())
  const plans = decisions.map((decision) => buildPlan(sync, decision, tally, template))
  account.clusters = plans
  account.skipped = [...account.skipped, ...setAside]
  logChoice(sync, plans, setAside.length)
  const events = listScanEvents(sync, collected, { plans, setAside, votes, tally })
  return { plans, events }
}

function buildPlan(sync: Sync, decision: Decision, tally: Tally, template: string | undefined): Plan {
  const { world, session, account } = sync
  const { pages, voteIds } = decision.cluster
  const declines = session.ledger.declined.filter((topic) => topic.pages.some((page) => pages.includes(page)))
  const down = pages.reduce(
    (sum, page) => sum + (Object.hasOwn(tally.pages, page) ? (tally.pages[page]?.down ?? 0) : 0),
    0,
  )
  const plan = {
    ...decision,
    declines: declines.map((topic) => topic.fixId),
    votes: Math.max(voteIds.length, down),
    takenOut: countTakenOut(decision.cluster.entryIds.flatMap((id) => account.entries.get(id) ?? [])),
    fixId: world.name(),
    jobId: null,
  }
  return { ...plan, prompt: writePrompt(sync, plan, template, 'shown') }
}

/** The prompt of a plan; `counted` puts counts in the place of readers' words, where those must not be shown. */
export function writePrompt(
  sync: Sync,
  plan: Omit<Plan, 'prompt'>,
  template: string | undefined,
  words: 'shown' | 'counted',
): Prompt {
  const { account, inputs, world } = sync
  return buildPrompt({
    fixId: plan.fixId ?? '',
    cluster: plan.cluster,
    entries: account.entries,
    votes: plan.votes,
    instructions: inputs.instructions,
    template,
    delimiter: `=====${world.name().toUpperCase()}=====`,
    words,
  })
}

/** The clusters that wait, as the tracking issue shows them: counts only. */
export function listWaiting(plans: readonly Plan[], entries: ReadonlyMap<string, FeedbackEntry>): Waiting[] {
  return plans.flatMap(({ cluster, decision, reason, votes }): Waiting[] => {
    if (decision === 'dispatched' || decision === 'planned' || decision === 'given-up' || reason === undefined)
      return []
    const { key, pages, distinctReaders: voices, oldest } = cluster
    const worded = cluster.entryIds.filter((id) => entries.has(id)).length
    return [{ key, pages, entries: worded, voices, votes, oldest, decision, reason: describeWait(reason) }]
  })
}

const verbs: Readonly<Record<Plan['decision'], SafeText>> = {
  dispatched: safe`Send`,
  planned: safe`Would send`,
  deferred: safe`Wait`,
  'too-small': safe`Wait`,
  'open-fix': safe`Wait`,
  declined: safe`Wait`,
  'given-up': safe`Give up`,
}

/** Clusters that are not sent, as the log shows them; a first run may have thousands. */
const othersShown = 30

function logChoice({ world }: Sync, plans: readonly Plan[], setAside: number): void {
  if (setAside > 0)
    world.log.info(safe`Set aside ${count(setAside, 'entry', 'entries')}, each with its reason (see the summary).`)
  if (plans.length === 0) world.log.info(safe`No cluster needs a fix.`)
  const tell = ({ cluster, decision, reason }: Plan) =>
    world.log.info(safe`${verbs[decision]} ${nameFix(cluster)}: ${reason ? describeWait(reason) : cluster.reason}`)
  const sent = plans.filter(({ decision }) => decision === 'dispatched' || decision === 'planned')
  const takenOut = describeTakenOut(sent.reduce((sum, plan) => addCounts(sum, plan.takenOut), nothingTaken))
  if (takenOut !== '') world.log.info(safe`Taken out of what readers wrote, before it is sent: ${takenOut}.`)
  const others = plans.filter((plan) => !sent.includes(plan))
  for (const plan of [...sent, ...others.slice(0, othersShown)]) tell(plan)
  const more = others.length - othersShown
  if (more > 0) world.log.info(safe`… and ${count(more, 'cluster')} more; the summary and the report have all.`)
}

// One job before it is sent.
import { findReturn } from '../after-merge/after-merge.ts'
import type { Cluster } from '../clusters/cluster.ts'
import { signTopic } from '../clusters/signature.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Fix } from '../ledger/ledger.ts'
import { commentsKept, leaseLength } from '../ledger/ledger-limits.ts'
import { readPage, readTime } from '../pages/entry.ts'
import { buildPrompt, type PromptInput } from '../prompt/build-prompt.ts'
import { describeJobs } from '../queue/job-cost.ts'
import { nextAttempt, split } from '../queue/parts.ts'
import { type PlannedCluster, sayPart } from '../queue/plan-clusters.ts'
import { type Context, type Entries, mayQuote } from '../step-context.ts'
import { hashText } from '../text/hash.ts'
import { safe } from '../text/safe-text.ts'
import { goesAlone, maxPrompt } from './queries.ts'

export type Submission = ReturnType<typeof prepare>

export type Size = Readonly<{
  longest: number
  /** How many comments were refused at full length. */
  refused?: number
  /** How many comments are drawn by chance, as any may be the reason. */
  drawn?: number
}>

export function prepare(context: Context, whole: PlannedCluster, entries: Entries, size?: Size) {
  const { inputs, world, session } = context
  const now = world.now()
  const longest = maxPrompt(session.ledger, inputs['max-prompt'], now)
  const fixId = world.name()
  const drawn = size?.drawn ? draw(whole.cluster, fixId, size.drawn, entries) : whole.cluster
  const names = { fixId, delimiter: `=====${world.name().toUpperCase()}=====`, longest: size?.longest ?? longest }
  const { planned, left, input, prompt, entryIds, least } = fill(context, whole, drawn, entries, names)
  const isShown = new Set(entryIds)
  const { cluster, attempt, votes, declines, complaints, returns, turn, words } = planned
  const { key, pages, distinctReaders, agents, voteIds, oldest } = cluster
  const fix = {
    id: fixId,
    state: 'submitting' as const,
    key,
    attempt,
    pages,
    distinctReaders,
    votes,
    oldest,
    complaints,
    entryIds: cluster.entryIds.filter((id) => isShown.has(id)),
    agents: agents || undefined,
    voteEntries: voteIds.length || undefined,
    words,
    topics: cluster.topics.map((topic) => signTopic(topic, entries)),
    run: session.run,
    at: now,
    since: now,
    lease: now + leaseLength,
    notified: [],
    returns,
    turn,
    comments: listComments(cluster, entries),
  }
  const half = Math.max(Math.floor(prompt.length / 2), least)
  const comments = fix.entryIds.length - voteIds.length
  const refused = size?.refused ?? comments
  return {
    whole,
    planned,
    left,
    fixId,
    input,
    prompt,
    size,
    intent: { type: 'fix-submitted', fix, limits: inputs, declines } satisfies LedgerCommand,
    shorter: half < prompt.length ? { longest: half, refused } : undefined,
    fewer: comments > 1 ? { longest, drawn: Math.floor(refused / 2) } : undefined,
  }
}

/** Builds a prompt and plans again what fits into it; `left` waits for another. */
function fill(
  context: Context,
  whole: PlannedCluster,
  drawn: Cluster,
  entries: Entries,
  names: Pick<PromptInput, 'fixId' | 'delimiter' | 'longest'>,
) {
  const { inputs, template, session } = context
  const { queue = [], sendNow = [], asked = [] } = session.ledger
  const urgent = [...queue.map(({ id }) => id), ...sendNow, ...asked]
  const toInput = ({ cluster, returns, deadline }: PlannedCluster): PromptInput => {
    const isLate = (id: string) => (readTime(entries.get(id)) ?? deadline) < deadline
    return {
      ...names,
      cluster,
      entries,
      template,
      instructions: inputs.instructions,
      fewest: inputs['min-cluster-size'],
      first: new Set([...urgent, ...cluster.entryIds.filter(isLate)]),
      earlier: returns && { pull: returns.prLink },
    }
  }
  const first = toInput({ ...whole, cluster: drawn })
  const told = buildPrompt(first)
  const fits = new Set(told.entryIds)
  const hidden = whole.cluster.entryIds.filter((id) => !fits.has(id))
  const { part, rest: shown } = split(whole.cluster, hidden, entries, 'left')
  const left = part && { ...part, leftOf: whole.cluster.key }
  if (!shown) throw new Error('A prompt would show no entry.')
  const planned = left ? restrictPlan(context, whole, shown, entries) : whole
  const input = left ? { ...toInput(planned), firstRoom: told.room } : first
  return { planned, left, input, ...buildPrompt(input) }
}

function draw(cluster: Cluster, fixId: string, most: number, entries: Entries): Cluster {
  const votes = new Set(cluster.voteIds)
  const lots = cluster.entryIds.filter((id) => !votes.has(id)).map((id) => ({ id, lot: hashText(`${fixId} ${id}`) }))
  lots.sort((a, b) => a.lot - b.lot)
  const others = lots.slice(most).map(({ id }) => id)
  return split(cluster, others, entries, 'left').rest ?? cluster
}

function restrictPlan({ session }: Context, whole: PlannedCluster, part: Cluster, entries: Entries): PlannedCluster {
  const { of = 0, ...rest } = part
  const cluster = { ...rest, reason: safe`${sayPart(part, of)} in this prompt; overall: ${part.reason}` }
  const { ledger } = session
  return { ...whole, cluster, attempt: nextAttempt(ledger, part), returns: findReturn(ledger.merged, part, entries) }
}

/** Unique complaints first, then the newest: the likeliest to spoil a change. */
function listComments({ topics, pages }: Cluster, entries: Entries): Fix['comments'] {
  const rows = topics.flatMap(({ entryIds }) =>
    entryIds.flatMap((id) => {
      const entry = entries.get(id)
      if (!entry) return []
      const page = Math.max(0, pages.indexOf(readPage(entry)))
      return [{ id, at: readTime(entry), page, alike: entryIds.length }]
    }),
  )
  if (rows.length < 2) return undefined
  rows.sort((a, b) => a.alike - b.alike || (b.at ?? 0) - (a.at ?? 0) || (a.id < b.id ? -1 : 1))
  return rows.slice(0, commentsKept).map(({ alike: _, ...row }) => row)
}

export type Previews = Awaited<ReturnType<typeof preview>>

export async function preview(context: Context, clusters: readonly PlannedCluster[], entries: Entries) {
  const { world, inputs, session } = context
  const planned = clusters.filter(({ decision }) => decision === 'planned')
  const quotes = planned.length > 0 && (await mayQuote(world, inputs))
  const run = inputs.approve ? safe`with a tick for each, a real run` : safe`a real run`
  const where = planned.length === 0 ? '' : safe` The prompts are in the job summary.`
  const most = planned.length > 1 && goesAlone(session.ledger) ? safe`at most ` : ''
  world.log.info(safe`Dry run: ${run} would create ${most}${describeJobs(planned.length, inputs)}.${where}`)
  return new Map(
    planned.map((one) => {
      const job = prepare(context, one, entries)
      const shown = quotes ? job.prompt : buildPrompt({ ...job.input, words: 'counted' }).prompt
      return [one.cluster.key, { ...job, shown }]
    }),
  )
}

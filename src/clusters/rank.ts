// The score of a cluster (docs/clustering.md), and its reason.
import { count, describeReaders, enumerate, formatDay, formatNumber, joinLines, safe } from '../text/safe-text.ts'
import type { Cluster } from './cluster.ts'
import type { Complaint } from './corpus.ts'
import { findReaders } from './reader-copies.ts'

export type Weight = Readonly<ReturnType<typeof weigh>>

type Measured = Pick<Cluster, 'pages' | 'topics' | 'voteIds'> & Readonly<{ newest: number | null }>

const agentWorth = 1 / 2
/** Share of the worth that damping must remove to be given as a cause. */
const reportedBurst = 1 / 2
const day = 86_400_000
const halfLife = 60 * day

/** @param repeats count only if nobody else speaks here */
export function weigh(complaints: readonly Complaint[], repeats: ReadonlySet<Complaint>) {
  const { readers, agents, hasCopies, hasContacts } = findReaders(complaints)
  const first = readers.filter(({ complaint }) => !repeats.has(complaint))
  const counted = first.length === 0 ? readers : first
  const sum = { whole: 0, unhelpful: 0, code: 0 }
  const days = new Map<number, number>()
  for (const { complaint, echo } of counted) {
    const { entry, time } = complaint
    const isAgent = entry.source === 'agent'
    const weight = worthOfEcho(echo) * (isAgent ? agentWorth : 1)
    sum.whole += weight
    if (entry.source === 'contextual' && !entry.helpful) sum.unhelpful += weight
    if (entry.source === 'code_snippet') sum.code += weight
    const at = Math.floor(time / day)
    days.set(at, (days.get(at) ?? 0) + weight)
  }
  const worth = [...days.values()].reduce((all, one) => all + damp(one), 0)
  const causes = [
    hasCopies && safe`some texts are nearly the same`,
    hasContacts && safe`some wrote twice`,
    counted.length < readers.length && safe`some also wrote about other pages`,
    readers.some(({ echo }) => echo > 1) && safe`some used the same few words`,
    worth < sum.whole * reportedBurst && safe`many wrote on the same day`,
  ]
  return {
    ...sum,
    distinctReaders: readers.length,
    agents,
    snippets: complaints.filter(({ entry }) => entry.source === 'code_snippet').length,
    worth,
    causes: causes.filter((cause) => cause !== false),
  }
}

function worthOfEcho(echo: number) {
  return echo === 1 ? 1 : 1 / (echo * (echo - 1))
}

const maxPerDay = 50

/** A burst may be an outage or a script: tenfold counts as one reader more. */
function damp(sum: number) {
  return sum <= 1 ? sum : 1 + Math.log10(Math.min(sum, maxPerDay))
}

export function scoreCluster({ voteIds, newest }: Measured, weight: Weight, newestOfAll: number | null) {
  const votes = Math.log10(1 + voteIds.length) / 2
  const whole = weight.whole + votes
  const unhelpful = whole === 0 ? 0 : (weight.unhelpful + votes) / whole
  const code = whole === 0 ? 0 : weight.code / whole
  const recency = newest === null || newestOfAll === null ? 0 : 0.5 ** ((newestOfAll - newest) / halfLife)
  const worth = (weight.worth + votes) * (1 + recency / 2 + unhelpful / 2 + code / 4)
  return Math.round(worth * 100) / 100
}

export function explainCluster({ topics, voteIds, pages, newest }: Measured, weight: Weight) {
  const { distinctReaders, snippets } = weight
  const where =
    pages.length > 1
      ? safe`on ${pages.length} pages, in similar words`
      : safe`on one page, ${count(topics.length, 'topic')}`
  const votes = count(voteIds.length, 'vote down', 'votes down')
  const parts = [
    distinctReaders > 0 && safe`${enumerate(describeReaders(weight))} ${where}`,
    weight.causes.length > 0 && describeWeight(weight),
    snippets > 0 && safe`${snippets} about code`,
    voteIds.length > 0 && (distinctReaders > 0 ? votes : safe`${votes} on one page`),
    newest !== null && safe`latest ${formatDay(newest)}`,
  ]
  const shown = parts.filter((part) => part !== false)
  return joinLines(shown, '; ')
}

function describeWeight({ worth, causes }: Weight) {
  const weight = worth < 0.1 ? safe`below 0.1` : formatNumber(Math.round(worth * 10) / 10)
  return safe`counted as ${weight}: ${enumerate(causes)}`
}

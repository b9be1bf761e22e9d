// What a fix would be worth, and why, in words.
import type { FeedbackEntry } from '../../api/contract.ts'
import { parseTime } from '../intake.ts'
import type { Cluster } from './cluster.ts'

const day = 24 * 60 * 60 * 1000
const halfLife = 60 * day
/** A wordless vote counts as a quarter of a reader who wrote. */
const voteWorth = 1 / 4
/** An agent's report is exact, but nobody knows for how many readers it speaks, nor whether the same agent wrote three. */
const agentWorth = 1 / 2

type Measured = Pick<Cluster, 'pages' | 'topics' | 'voices' | 'voteIds' | 'newest'>

/**
 * `(readers + agents / 2 + votes / 4) × (1 + recency / 2 + unhelpful / 2 + code / 4)`, rounded to hundredths. `readers` are
 * distinct people, `agents` the reports of agents; `recency` halves with every 60 days between the cluster's newest entry
 * and the newest of the whole input, 0 if undated; `unhelpful` is the share of entries and votes that say "not helpful",
 * `code` that of entries about a snippet.
 */
export function scoreCluster(cluster: Measured, entries: readonly FeedbackEntry[], newestOfAll: number | null): number {
  const votes = cluster.voteIds.length
  const all = Math.max(1, entries.length + votes)
  const unhelpful = (entries.filter((entry) => entry.source === 'contextual' && !entry.helpful).length + votes) / all
  const code = countSource(entries, 'code_snippet') / all
  const recency =
    cluster.newest === null || newestOfAll === null ? 0 : 0.5 ** ((newestOfAll - cluster.newest) / halfLife)
  const agents = countSource(entries, 'agent')
  const people = cluster.voices - agents + agents * agentWorth + votes * voteWorth
  const worth = people * (1 + recency / 2 + unhelpful / 2 + code / 4)
  return Math.round(worth * 100) / 100
}

/** Why these entries are together and what raises the score; `shape` tells a part of a page from a whole one. */
export function explainCluster(
  cluster: Measured,
  entries: readonly FeedbackEntry[],
  shape: 'page' | 'part' | 'shared',
): string {
  const { voices, topics, voteIds, pages, newest } = cluster
  const where = {
    page: 'on one page',
    part: 'on one part of a page that has more than one change should hold',
    shared: `on ${pages.length} pages in the same words`,
  }[shape]
  const code = countSource(entries, 'code_snippet')
  return [
    voices === 0
      ? undefined
      : `${describeVoices(voices, countSource(entries, 'agent'))} ${where}${shape === 'shared' ? '' : `, ${plural(topics.length, 'topic')}`}`,
    code === 0 ? undefined : `${code} about code`,
    voteIds.length === 0
      ? undefined
      : `${plural(voteIds.length, 'wordless downvote')}${voices === 0 ? ' on one page' : ''}`,
    newest === null ? undefined : `newest ${new Date(newest).toISOString().split('T')[0]}`,
  ]
    .filter((part) => part !== undefined)
    .join('; ')
}

/** Epoch milliseconds of the oldest and newest dated entry. */
export function measureAge(entries: readonly FeedbackEntry[]): Pick<Cluster, 'oldest' | 'newest'> {
  const times = entries.map((entry) => parseTime(entry.createdAt)).filter((time) => time !== null)
  if (times.length === 0) return { oldest: null, newest: null }
  return { oldest: times.reduce((a, b) => Math.min(a, b)), newest: times.reduce((a, b) => Math.max(a, b)) }
}

function countSource(entries: readonly FeedbackEntry[], source: FeedbackEntry['source']): number {
  return entries.filter((entry) => entry.source === source).length
}

function describeVoices(voices: number, agents: number): string {
  const readers = voices === agents ? [] : [plural(voices - agents, 'reader')]
  return [...readers, ...(agents === 0 ? [] : [plural(agents, 'agent')])].join(' and ')
}

function plural(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

// What a fix would be worth, and why, in words.
import { joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { Cluster } from './cluster.ts'
import { causes, type Weight } from './weight/weigh.ts'

const day = 24 * 60 * 60 * 1000
const halfLife = 60 * day

type Measured = Pick<Cluster, 'pages' | 'topics' | 'voteIds' | 'newest'>

/**
 * `(readers + votes) × (1 + recency / 2 + unhelpful / 2 + code / 4)`, rounded to hundredths. `readers` is what the voices
 * count for, `votes` what wordless votes do; `recency` halves with every 60 days between the cluster's newest entry and the
 * newest of the whole input, 0 if undated; `unhelpful` is the share of those who say "not helpful", `code` that of those
 * who speak about a snippet, each voice by its weight.
 */
export function scoreCluster(cluster: Measured, weight: Weight, newestOfAll: number | null): number {
  const votes = worthOfVotes(cluster.voteIds.length)
  const whole = weight.whole + votes
  const unhelpful = whole === 0 ? 0 : (weight.unhelpful + votes) / whole
  const code = whole === 0 ? 0 : weight.code / whole
  const recency =
    cluster.newest === null || newestOfAll === null ? 0 : 0.5 ** ((newestOfAll - cluster.newest) / halfLife)
  const worth = (weight.worth + votes) * (1 + recency / 2 + unhelpful / 2 + code / 4)
  return Math.round(worth * 100) / 100
}

/** In readers: nobody knows who clicked, nor how often. Nine count for half a reader, a thousand for one and a half. */
export function worthOfVotes(votes: number): number {
  return Math.log10(1 + votes) / 2
}

/** Why these entries are together, and what raises or lowers the score; `shape` tells a part of a page from a whole one. */
export function explainCluster(cluster: Measured, weight: Weight, shape: 'page' | 'part' | 'shared'): SafeText {
  const { topics, voteIds, pages, newest } = cluster
  const { voices, agents, snippets } = weight
  const where = {
    page: safe`on one page`,
    part: safe`on one part of a page that has more than one change should hold`,
    shared: safe`on ${pages.length} pages in the same words`,
  }[shape]
  const many = shape === 'shared' ? safe`` : safe`, ${plural(topics.length, 'topic')}`
  const parts = [
    voices === 0 ? undefined : safe`${describeVoices(voices, agents)} ${where}${many}`,
    describeWeight(weight),
    snippets === 0 ? undefined : safe`${snippets} about code`,
    voteIds.length === 0
      ? undefined
      : safe`${plural(voteIds.length, 'wordless downvote')}${voices === 0 ? ' on one page' : ''}`,
    newest === null ? undefined : safe`newest ${toSafeText(new Date(newest).toISOString().slice(0, 10))}`,
  ]
  return joinLines(
    parts.filter((part) => part !== undefined),
    '; ',
  )
}

function describeWeight({ entries, worth, causes: found }: Weight): SafeText | undefined {
  if (found.length === 0) return undefined
  const counts = entries === 1 ? safe`1 entry counts` : safe`${entries} entries count`
  const readers = worth < 0.1 ? safe`less than 0.1 readers` : plural(Math.round(worth * 10) / 10, 'reader')
  const why = joinLines(
    found.map((cause) => safe`${causes[cause]}`),
    ', ',
  )
  return safe`${counts} as ${readers}: ${why}`
}

function describeVoices(voices: number, agents: number): SafeText {
  const readers = voices === agents ? [] : [plural(voices - agents, 'reader')]
  const parts = [...readers, ...(agents === 0 ? [] : [plural(agents, 'agent')])]
  return joinLines(parts, ' and ')
}

function plural(number: number, noun: 'reader' | 'agent' | 'topic' | 'wordless downvote'): SafeText {
  return safe`${number} ${noun}${number === 1 ? '' : 's'}`
}

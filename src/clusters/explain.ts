// Why the entries of a cluster are together, and what raises or lowers its rank, in words.
import { joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { Cluster } from './cluster.ts'
import type { Cause, Weight } from './rank.ts'

const causes: Readonly<Record<Cause, SafeText>> = {
  copies: safe`near-copies`,
  contact: safe`one contact`,
  short: safe`the same few words`,
  burst: safe`at about the same time`,
}

type Measured = Pick<Cluster, 'pages' | 'topics' | 'voteIds' | 'newest'>

/** Why these entries are together, and what raises or lowers the score; `shape` tells a part of a page from a whole one. */
export function explainCluster(cluster: Measured, weight: Weight, shape: 'page' | 'part' | 'shared'): SafeText {
  const { topics, voteIds, pages, newest } = cluster
  const { distinctReaders, agents, snippets } = weight
  const where = {
    page: safe`on one page`,
    part: safe`on one part of a page that has more than one change should hold`,
    shared: safe`on ${pages.length} pages in the same words`,
  }[shape]
  const many = shape === 'shared' ? safe`` : safe`, ${plural(topics.length, 'topic')}`
  const parts = [
    distinctReaders === 0 ? undefined : safe`${describeReaders(distinctReaders, agents)} ${where}${many}`,
    describeWeight(weight),
    snippets === 0 ? undefined : safe`${snippets} about code`,
    voteIds.length === 0
      ? undefined
      : safe`${plural(voteIds.length, 'wordless downvote')}${distinctReaders === 0 ? ' on one page' : ''}`,
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
    found.map((cause) => causes[cause]),
    ', ',
  )
  return safe`${counts} as ${readers}: ${why}`
}

function describeReaders(distinctReaders: number, agents: number): SafeText {
  const readers = distinctReaders === agents ? [] : [plural(distinctReaders - agents, 'reader')]
  const parts = [...readers, ...(agents === 0 ? [] : [plural(agents, 'agent')])]
  return joinLines(parts, ' and ')
}

function plural(number: number, noun: 'reader' | 'agent' | 'topic' | 'wordless downvote'): SafeText {
  return safe`${number} ${noun}${number === 1 ? '' : 's'}`
}

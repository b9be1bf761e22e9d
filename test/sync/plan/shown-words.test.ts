// What the ledger gets of what readers say: of which groups and topics, of whose entries, and when none of it.
import { describe, expect, test } from 'vitest'
import type { Cluster } from '../../../src/clusters/cluster.ts'
import { clusterEntries } from '../../../src/clusters/cluster-entries.ts'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import type { Inputs } from '../../../src/inputs.ts'
import { createShownWords } from '../../../src/sync/plan/shown-words.ts'
import { complaintOf, day, entry } from '../../support/feedback.ts'

const windows = [
  entry('w1', '/a', { comment: 'How do I set the install path on Windows?', age: day }),
  entry('w2', '/a', { comment: 'On Windows nothing tells where the install path may lie', age: 2 * day }),
  entry('p1', '/a', { comment: 'PowerShell refuses the second command', age: 3 * day }),
]

function show(
  entries: readonly FeedbackEntry[],
  { quotes = 'auto', flagged = [] }: { quotes?: Inputs['quotes']; flagged?: readonly string[] } = {},
) {
  const collected = {
    entries: new Map(entries.map((one) => [one.id, one])),
    filtered: new Map(flagged.map((id) => [id, 'override' as const])),
  }
  const [cluster] = clusterEntries(entries, { minVotes: 0, votes: new Map() }).clusters as [Cluster, ...Cluster[]]
  const showWords = createShownWords({ quotes }, collected, entries)
  return (rank = 0) => showWords(cluster, rank)
}

const topicsOf = (words: readonly string[]) => [
  { anchor: 'w2', words, entries: 2 },
  { anchor: 'p1', words: [], entries: 1 },
]

describe('words of a group and of its topics, each topic by its oldest entry', () => {
  test.each(['auto', 'always'] as const)('with quotes %s', (quotes) => {
    const words = ['Windows', 'install path']
    expect(show(windows, { quotes })()).toEqual({ words, topics: topicsOf(words) })
  })

  test('none with quotes: never, but the topics can still be distinguished', () => {
    expect(show(windows, { quotes: 'never' })()).toEqual({ topics: topicsOf([]) })
  })

  test('none of an entry that was flagged, though a person released it', () => {
    expect(show(windows, { flagged: ['w2'] })()).toEqual({ words: [], topics: topicsOf([]) })
  })

  test('none of the groups beyond those that a run sends and lists', () => {
    expect(show(windows)(199).words).toHaveLength(2)
    expect(show(windows)(200)).toEqual({ words: [], topics: topicsOf([]) })
  })

  test('of the eight largest topics', () => {
    const many = Array.from({ length: 12 }, (_, index) => entry(`e${index}`, '/a', { comment: complaintOf(index) }))
    const anchors = show([...many, ...windows])().topics.map(({ anchor }) => anchor)
    expect(anchors).toHaveLength(8)
    expect(anchors).toContain('w2')
  })
})

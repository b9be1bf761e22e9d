// What the ledger gets of what readers say: of which groups, of whose entries, and when none of it.
import { describe, expect, test } from 'vitest'
import type { Cluster } from '../../src/clusters/cluster.ts'
import { clusterEntries } from '../../src/clusters/cluster-entries.ts'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { Inputs } from '../../src/inputs/inputs.ts'
import { createShownWords } from '../../src/queue/plan-clusters.ts'
import { day, entry } from '../support/feedback.ts'

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
    filtered: new Map(flagged.map((id) => [id, 'order' as const])),
  }
  const [cluster] = clusterEntries(entries, { minVotes: 0, votes: new Map() }).clusters as [Cluster, ...Cluster[]]
  const showWords = createShownWords({ quotes }, collected, entries)
  return (rank = 0) => showWords(cluster, rank)
}

describe('words of a group', () => {
  test.each(['auto', 'always'] as const)('with quotes %s', (quotes) => {
    const words = ['Windows', 'install path']
    expect(show(windows, { quotes })()).toEqual(words)
  })

  test('none with quotes: never', () => {
    expect(show(windows, { quotes: 'never' })()).toBeUndefined()
  })

  test('none of an entry that was flagged, though a person released it', () => {
    expect(show(windows, { flagged: ['w2'] })()).toEqual([])
  })

  test('none of the groups beyond those that a run sends and lists', () => {
    expect(show(windows)(199)).toHaveLength(2)
    expect(show(windows)(200)).toEqual([])
  })
})

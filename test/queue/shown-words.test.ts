// What the ledger gets of what readers say: of which groups, of whose entries, and when none of it.
import { expect, test } from 'vitest'
import type { Cluster } from '../../src/clusters/cluster.ts'
import { clusterEntries } from '../../src/clusters/cluster-entries.ts'
import type { Inputs } from '../../src/inputs/inputs.ts'
import { createShownWords } from '../../src/queue/plan-clusters.ts'
import { day, entry } from '../support/feedback.ts'

const windows = [
  entry('w1', '/a', { comment: 'How do I set the install path on Windows?', age: day }),
  entry('w2', '/a', { comment: 'On Windows nothing tells where the install path may lie', age: 2 * day }),
  entry('p1', '/a', { comment: 'PowerShell refuses the second command', age: 3 * day }),
]

const both = ['Windows', 'install path']
type Given = { readonly quotes?: Inputs['quotes']; readonly flagged?: readonly string[]; readonly rank?: number }

test.each<[what: string, given: Given, words: readonly string[] | undefined]>([
  ['with quotes: auto', { quotes: 'auto' }, both],
  ['with quotes: always', { quotes: 'always' }, both],
  ['none with quotes: never', { quotes: 'never' }, undefined],
  ['none of an entry that was flagged, though a person released it', { flagged: ['w2'] }, []],
  ['of the last group that a run sends or lists', { rank: 199 }, both],
  ['none of the groups beyond', { rank: 200 }, []],
])('words of a group, %s', (_, { quotes = 'auto', flagged = [], rank = 0 }, words) => {
  const entries = new Map(windows.map((one) => [one.id, one]))
  const filtered = new Map(flagged.map((id) => [id, 'order' as const]))
  const [cluster] = clusterEntries(windows, { minVotes: 0, votes: new Map() }).clusters as [Cluster, ...Cluster[]]
  expect(createShownWords({ quotes }, { entries, filtered }, windows)(cluster, rank)).toEqual(words)
})

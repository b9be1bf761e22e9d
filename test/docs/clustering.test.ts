// The examples of docs/clustering.md come out as it says.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clusterEntries } from '../../src/clusters/cluster-entries.ts'
import { voicesOn } from '../clusters/entries.ts'

const text = readFileSync('docs/clustering.md', 'utf8')
const examples = [...text.matchAll(/^\| ([^|]+) · ([^|]+) \| (yes|no)\b/gm)].map(([, ...row]) => row)

test('it has examples of both', () => {
  expect(new Set(examples.map(([, , together]) => together))).toEqual(new Set(['yes', 'no']))
})

test.each(examples)('%s · %s: %s', (a = '', b = '', together = '') => {
  const { clusters } = clusterEntries(voicesOn('/a', [a, b]), { minVotes: 0, votes: new Map() })
  expect(clusters[0]?.topics).toHaveLength(together === 'yes' ? 1 : 2)
})

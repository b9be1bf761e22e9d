// Dismissed topics leave their clusters, those that come later too.
import { expect, test } from 'vitest'
import type { Cluster } from '../../src/clusters/cluster.ts'
import { signText } from '../../src/clusters/signature.ts'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { Ledger } from '../../src/ledger/ledger.ts'
import { dismissTopics } from '../../src/queue/decide.ts'
import { safe } from '../../src/text/safe-text.ts'
import { day, ledgerOf, now } from '../support/ledger-builders.ts'

const windows = 'There is not a single word about the installation on Windows.'
const proxy = 'The proxy settings of the command line tool are not explained anywhere.'

const entry = (id: string, comment: string, at = now - day): FeedbackEntry => ({
  id,
  path: '/a',
  comment,
  createdAt: new Date(at).toISOString(),
  status: 'pending',
  source: 'agent',
})
const texts = [entry('w1', windows), entry('w2', windows), entry('p1', proxy, now)]
const entries = new Map(texts.map((one) => [one.id, one]))
const reason = safe`similar wording`
const cluster: Cluster = {
  key: 'page-a',
  pages: ['/a'],
  topics: [
    { terms: [], reason, entryIds: ['w1', 'w2'] },
    { terms: [], reason, entryIds: ['p1'] },
  ],
  entryIds: ['p1', 'v1', 'w1', 'w2'],
  voteIds: ['v1'],
  distinctReaders: 3,
  agents: 0,
  oldest: now - day,
  newest: now,
  score: 1,
  reason,
}
const repeats: ReadonlySet<string> = new Set()
const dismiss = (part: Partial<Ledger>) => dismissTopics(ledgerOf(part), { clusters: [cluster], repeats }, entries)

test('a group: its topics as the person saw them, not one that came since', () => {
  const { clustering, entryIds, keys, topics } = dismiss({ dismissed: [{ key: 'page-a', before: now - 1 }] })
  expect([entryIds, keys]).toEqual([['w1', 'w2'], ['page-a']])
  expect(topics).toEqual([{ of: 'page-a', pages: ['/a'], signatures: [signText(windows)] }])
  expect(clustering.clusters).toMatchObject([{ key: 'page-a', entryIds: ['p1', 'v1'], voteIds: ['v1'] }])
})

test('a whole group: its votes without a comment too', () => {
  const { clustering, entryIds } = dismiss({ dismissed: [{ key: 'page-a', before: now }] })
  expect([clustering.clusters, entryIds]).toEqual([[], cluster.entryIds])
})

test('the part that a declined pull request holds back', () => {
  const declined = [{ fixId: 'f', at: now, pages: cluster.pages, signatures: [signText(windows)] }]
  const found = dismiss({ declined, dismissed: [{ key: 'page-a-held', before: now }] })
  expect([found.entryIds, found.keys]).toEqual([['w1', 'w2'], ['page-a-held']])
})

test.each([
  ['the same topic', signText(windows), '/a', ['w1', 'w2']],
  ['another topic', signText('Please explain how the billing of seats works for teams.'), '/a', []],
  ['another page', signText(windows), '/b', []],
] as const)('remembered: %s', (_, signature, page, expected) => {
  const dismissedTopics = [{ of: 'f', at: now, pages: [page], signatures: [signature] }]
  expect(dismiss({ dismissedTopics }).entryIds).toEqual(expected)
})

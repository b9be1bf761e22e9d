// Dismissed topics leave their clusters, those that come later too.
import { expect, test } from 'vitest'
import { signText } from '../../src/clusters/signature.ts'
import type { Ledger } from '../../src/ledger/ledger.ts'
import { dismissTopics } from '../../src/queue/decide.ts'
import { safe } from '../../src/text/safe-text.ts'
import { clusterOf, feedbackOf, ledgerOf, now } from '../support/ledger-builders.ts'

const windows = 'There is not a single word about the installation on Windows.'
const proxy = 'The proxy settings of the command line tool are not explained anywhere.'

const texts = [feedbackOf('w1', windows), feedbackOf('w2', windows), feedbackOf('p1', proxy, 0)]
const entries = new Map(texts.map((one) => [one.id, one]))
const topicOf = (...entryIds: string[]) => ({ terms: [], reason: safe`similar wording`, entryIds })
const cluster = clusterOf({
  ...{ key: 'page-a', pages: ['/a'], topics: [topicOf('w1', 'w2'), topicOf('p1')] },
  ...{ entryIds: ['p1', 'v1', 'w1', 'w2'], voteIds: ['v1'] },
})
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

// Which part of a cluster waits because its topic was declined, is out because a person dismissed it, or has no attempts left.
import { describe, expect, test } from 'vitest'
import { signText } from '../../src/clusters/signature.ts'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { Ledger } from '../../src/ledger/ledger.ts'
import type { DocPath } from '../../src/pages/doc-path.ts'
import { dismissTopics, heldBack, usedUp } from '../../src/queue/parts.ts'
import { safe } from '../../src/text/safe-text.ts'
import { after, clusterOf as builtOf, day, feedbackOf, ledgerOf, now } from '../support/ledger-builders.ts'

const texts = {
  proxy: 'the proxy setting is ignored by the installer on windows',
  webhook: 'webhook signatures are explained nowhere on this page',
}
type Subject = keyof typeof texts

function clusterOf(entries: readonly (readonly [FeedbackEntry, Subject])[], voteIds: readonly string[] = []) {
  const topics = (['proxy', 'webhook'] as const).map((subject) => {
    const own = entries.filter(([, about]) => about === subject)
    return { terms: [subject], reason: safe`same wording`, entryIds: own.map(([entry]) => entry.id) }
  })
  return builtOf({
    topics: topics.filter((topic) => topic.entryIds.length > 0),
    ...{ entryIds: [...entries.map(([entry]) => entry.id), ...voteIds].sort(), voteIds },
    ...{ distinctReaders: entries.length, agents: 0, oldest: now - 9 * day },
  })
}

const make = (count: number, subject: Subject, age?: number) =>
  Array.from({ length: count }, (_, index) => {
    const entry = feedbackOf(`${subject}-${index}`, texts[subject], age, '/guide')
    return [{ ...entry, source: 'contextual', helpful: false, contact: null } as FeedbackEntry, subject] as const
  })
const mapOf = (list: readonly (readonly [FeedbackEntry, Subject])[]) =>
  new Map(list.map(([entry]) => [entry.id, entry]))
const declined = (pages: readonly DocPath[], at = now - 2 * day) =>
  ledgerOf({ declined: [{ fixId: 'f', at, pages, signatures: [signText(texts.proxy)] }] })

describe('declined topics', () => {
  test('wait; other topics and votes without a comment of the page are free', () => {
    const list = [...make(2, 'proxy'), ...make(1, 'webhook', 3 * day)]
    const split = heldBack(declined(['/guide']), clusterOf(list, ['v1']), mapOf(list))
    // Two who say the same in so many words are one voice.
    const held = { key: 'page-1-held', entryIds: ['proxy-0', 'proxy-1'], voteIds: [], distinctReaders: 1 }
    const free = { key: 'page-1', entryIds: ['v1', 'webhook-0'], voteIds: ['v1'], distinctReaders: 1 }
    const at = now - 3 * day
    expect([split.part, split.rest]).toMatchObject([held, { ...free, oldest: at }])
    expect(split.rest?.topics.map((topic) => topic.terms)).toEqual([['webhook']])
  })

  test.each([
    ['three have come', 3, declined(['/guide']), mapOf],
    ['it was another page', 2, declined(['/other']), mapOf],
    ['nothing was declined', 1, ledgerOf(), mapOf],
    // They are known by the comments as they are now.
    ['the comments are unknown', 1, declined(['/guide']), () => new Map()],
  ])('are free: %s', (_, count, ledger, know) => {
    const list = make(count, 'proxy')
    const cluster = clusterOf(list)
    expect(heldBack(ledger, cluster, know(list))).toEqual({ part: undefined, rest: cluster })
  })

  test.each([
    ['a whole cluster', make(1, 'proxy'), declined(['/x', '/guide'])],
    // They waited while the pull request was open, and say nothing about the decision.
    ['three from before the decision', make(3, 'proxy', 5 * day), declined(['/guide'], now - 2 * day)],
  ])('wait: %s', (_, list, ledger) => {
    expect(heldBack(ledger, clusterOf(list), mapOf(list)).rest).toBeUndefined()
  })
})

test.each([
  [{ 'proxy-0': 2 }, ['proxy-0'], ['proxy-1']],
  [{ 'proxy-0': 1 }, undefined, ['proxy-0', 'proxy-1']],
  [{ 'proxy-0': 3, 'proxy-1': 2 }, ['proxy-0', 'proxy-1'], undefined],
])('attempts that are used up: %j', (attempts, part, rest) => {
  const list = make(2, 'proxy')
  const split = usedUp(ledgerOf({ attempts }), clusterOf(list), mapOf(list), 2)
  expect([split.part?.entryIds, split.rest?.entryIds]).toEqual([part, rest])
})

describe('what a person dismissed', () => {
  const windows = 'There is not a single word about the installation on Windows.'
  const proxy = 'The proxy settings of the command line tool are not explained anywhere.'

  const said = [feedbackOf('w1', windows), feedbackOf('w2', windows), feedbackOf('p1', proxy)]
  const entries = new Map(said.map((one) => [one.id, one]))
  const topicOf = (...entryIds: string[]) => ({ terms: [], reason: safe`similar wording`, entryIds })
  const cluster = builtOf({
    ...{ key: 'page-a', pages: ['/a'], topics: [topicOf('w1', 'w2'), topicOf('p1')] },
    ...{ entryIds: ['p1', 'v1', 'w1', 'w2'], voteIds: ['v1'] },
  })
  const repeats: ReadonlySet<string> = new Set()
  const dismiss = (part: Partial<Ledger>) =>
    dismissTopics(ledgerOf(part), { clusters: [cluster], repeats }, entries, new Set())

  test('a group: its topics as the person saw them, not one that joined it since, whatever its date', () => {
    const dismissed = [{ key: 'page-a', entryIds: ['w1'] }]
    const { clustering, entryIds, read, topics } = dismiss({ dismissed })
    expect([entryIds, read]).toEqual([['w1', 'w2'], ['w1']])
    expect(topics).toEqual([{ of: 'page-a', pages: ['/a'], signatures: [signText(windows)] }])
    expect(clustering.clusters).toMatchObject([{ key: 'page-a', entryIds: ['p1', 'v1'], voteIds: ['v1'] }])
  })

  test.each([
    ['a whole group: its votes without a comment too', 'page-a', cluster.entryIds, cluster.entryIds],
    ['a topic that is in another group since', 'page-b', ['w1', 'gone'], ['w1', 'w2']],
    ['nothing of a group that this run did not read', 'page-a', ['unread'], []],
  ])('%s', (_, key, own, entryIds) => {
    const read = own.filter((id) => entries.has(id) || id === 'v1')
    expect(dismiss({ dismissed: [{ key, entryIds: own }] })).toMatchObject({ entryIds, read })
  })

  test('what a run did not read stays dismissed, until one does', () => {
    const ledger = ledgerOf({ dismissed: [{ key: 'page-a', entryIds: ['w1', 'unread'] }] })
    const topics = [{ of: 'page-a', pages: ['/a' as const], signatures: ['s'] }]
    const next = after(ledger, { type: 'topics-dismissed', entryIds: ['w1'], topics, now })
    expect(next).toMatchObject({ dismissed: [{ entryIds: ['unread'] }], dismissedTopics: [{ of: 'page-a' }] })
  })

  test('what was dismissed first is still known after a thousand others', () => {
    const topic = (of: string) => ({ of, pages: ['/a' as const], signatures: ['s'] })
    const others = Array.from({ length: 1000 }, (_, at) => ({ ...topic(`f${at}`), at: now }))
    const ledger = ledgerOf({ dismissed: [{ key: 'page-a', entryIds: ['w1'] }], dismissedTopics: others })
    const next = after(ledger, { type: 'topics-dismissed', entryIds: ['w1'], topics: [topic('page-a')], now })
    expect(next.dismissedTopics?.at(-1)).toMatchObject({ of: 'f999' })
  })

  test.each([
    ['the same topic', signText(windows), '/a', ['w1', 'w2']],
    ['another topic', signText('Please explain how the billing of seats works for teams.'), '/a', []],
    ['another page', signText(windows), '/b', []],
  ] as const)('remembered: %s', (_, signature, page, expected) => {
    const dismissedTopics = [{ of: 'f', at: now, pages: [page], signatures: [signature] }]
    expect(dismiss({ dismissedTopics }).entryIds).toEqual(expected)
  })
})

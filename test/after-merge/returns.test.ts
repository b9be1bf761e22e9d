// Complaints of merged fixes: which entries are theirs, which clusters they come back in, and how many there were before.
import { expect, test } from 'vitest'
import { countBefore, findComplaints, findReturn, groupByPage } from '../../src/after-merge/after-merge.ts'
import type { Merged } from '../../src/after-merge/merged-record.ts'
import { signText } from '../../src/clusters/signature.ts'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { Fix } from '../../src/ledger/ledger.ts'
import { parseDocPath } from '../../src/pages/doc-path.ts'
import {
  clusterOf as builtOf,
  day,
  mergedOf as emptyOf,
  feedbackOf,
  now,
  pullLink,
} from '../support/ledger-builders.ts'
import { createFix } from '../support/report-fixtures.ts'

const proxy = 'the proxy setting is ignored by the installer on windows'
const webhook = 'webhook signatures are explained nowhere on this page'
/** Days before now; null: undated. */
const entryOf = (id: string, comment: string, age: number | null, path = '/guide') =>
  feedbackOf(id, comment, age && age * day, path)

const clusterOf = (entry: FeedbackEntry) => builtOf({ pages: [parseDocPath(entry.path)], entryIds: [entry.id] })
const mergedOf = (part: Partial<Merged> = {}) =>
  emptyOf({ prLink: pullLink(4), signatures: [signText(proxy)], ...part })

const find = (merged: readonly Merged[], entry: FeedbackEntry) =>
  findReturn(merged, clusterOf(entry), new Map([[entry.id, entry]]))?.fixId
test.each([
  ['in the same words, left after the merge', [mergedOf()], entryOf('e', proxy, 9), 'm'],
  ['in similar words', [mergedOf()], entryOf('e', `Still: ${proxy}!`, 9), 'm'],
  ['not if it was left before', [mergedOf()], entryOf('e', proxy, 11), undefined],
  ['not if nobody knows when', [mergedOf()], entryOf('e', proxy, null), undefined],
  ['not on another page', [mergedOf()], entryOf('e', proxy, 9, '/other'), undefined],
  ['not another complaint', [mergedOf()], entryOf('e', webhook, 9), undefined],
  ['not after a merge of unknown words', [mergedOf({ signatures: [] })], entryOf('e', proxy, 9), undefined],
  ['after the latest', [mergedOf({ fixId: 'old', at: now - 30 * day }), mergedOf()], entryOf('e', proxy, 9), 'm'],
])('a complaint comes back %s', (_, merged, entry, fixId) => {
  expect(find(merged, entry)).toBe(fixId)
})

test('complaints left since a fix was sent are counted with their time, until its period ends; known ones are left out', () => {
  const entries = [
    entryOf('old', proxy, 21),
    entryOf('between', proxy, 15),
    entryOf('after', proxy, 2),
    entryOf('known', proxy, 1),
    entryOf('else', webhook, 1),
    entryOf('elsewhere', proxy, 1, '/other'),
    entryOf('undated', proxy, null),
    entryOf('too late', proxy, -21),
  ]
  const found = findComplaints(
    [mergedOf({ later: { known: now - day } }), mergedOf({ fixId: 'none', pages: ['/nowhere'] })],
    groupByPage(entries),
  )
  expect(found).toEqual({ m: { between: now - 15 * day, after: now - 2 * day, else: now - day } })
})

const sent = (age: number, pages: Fix['pages'] = ['/guide']) => createFix({ id: `f${age}`, at: now - age * day, pages })
const count = (entries: readonly FeedbackEntry[], fixes: readonly Fix[] = []) =>
  countBefore(['/guide'], { byPage: groupByPage(entries), fixes, now, reach: 90 * day })
const since = (age: number) => now - age * day
test.each([
  ['all dated complaints of its pages count', [entryOf('a', proxy, 3), entryOf('b', webhook, 2)], [], [2, 3], 90],
  [
    'none without a date, on another page or from long ago',
    [entryOf('a', proxy, null), entryOf('b', proxy, 2, '/x'), entryOf('c', proxy, 31)],
    [],
    [],
    90,
  ],
  [
    'what an earlier fix of the page was sent for may be missing',
    [entryOf('a', proxy, 3)],
    [sent(20), sent(9, ['/guide', '/x']), sent(1, ['/x'])],
    [3],
    9,
  ],
  [
    'no more than are kept, and then since the oldest of these',
    Array.from({ length: 120 }, (_, n) => entryOf(`e${n}`, proxy, n / 10)),
    [],
    undefined,
    9.9,
  ],
] as const)('before a merge: %s', (_, entries, fixes, ages, from) => {
  const found = count(entries, fixes)
  if (ages !== undefined) expect(found.times).toEqual(ages.map(since))
  else expect(found.times).toHaveLength(100)
  expect(found.since).toBe(since(from))
})

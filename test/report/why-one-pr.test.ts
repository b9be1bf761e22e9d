// What the tracking issue says of why the entries of a fix are one change.
import { expect, test } from 'vitest'
import { explainOnePr } from '../../src/report/fix-groups.ts'

const name = '0123456789ab'
const topics = (number: number) => Array.from({ length: number }, () => ['signature'])

test.each([
  ['a page', `page-${name}`, ['/a'], 1, '1 topic of one page'],
  ['a page of many topics', `page-${name}`, ['/a'], 1200, '1,200 topics of one page'],
  ['a part of a page', `page-${name}-2`, ['/a'], 3, '3 topics of one page, a part of it'],
  ['a part that fell too full', `page-${name}-more2`, ['/a'], 1, '1 topic of one page, a part of it'],
  ['a topic that pages share', `shared-${name}`, ['/a', '/b', '/c'], 3, 'the same complaint on 3 pages'],
  ['what is left of one', `shared-${name}`, ['/a'], 1, 'the same complaint on 1 page'],
  ['votes alone', `page-${name}`, ['/a'], 0, 'votes on one page'],
  ['a key of another kind', 'page-1', ['/a'], 2, '2 topics of one page'],
  ['an entry named like a part', `page-${name}2-3`, ['/a'], 2, '2 topics of one page'],
])('%s', (_, key, pages, number, text) => {
  expect(explainOnePr({ key, pages, topics: topics(number) })).toBe(text)
})

test('topics without a signature are topics all the same', () => {
  expect(explainOnePr({ key: `page-${name}`, pages: ['/a'], topics: [[], []] })).toBe('2 topics of one page')
})

// Why so much feedback is in one pull request.
import { expect, test } from 'vitest'
import { explainOnePr } from '../../src/fixes/describe-fix.ts'
import { paragraph } from '../../src/text/markdown/blocks.ts'
import { serialise } from '../../src/text/markdown/github-markdown.ts'

const name = '0123456789ab'

test.each([
  ['a page', `page-${name}`, ['/a'], 1, ''],
  ['a page of many topics', `page-${name}`, ['/a'], 1200, '1,200 topics'],
  ['a topic that pages share', `shared-${name}`, ['/a', '/b', '/c'], 3, 'same complaint on 3 pages'],
  ['what is left of one', `shared-${name}`, ['/a'], 1, ''],
  ['votes alone', `page-${name}`, ['/a'], 0, 'votes only'],
  ['a key of another kind', 'page-1', ['/a'], 2, '2 topics'],
])('%s', (_, key, pages, number, text) => {
  // Topics without a signature are topics all the same.
  for (const topic of [[], ['signature']]) {
    const topics = Array.from({ length: number }, () => topic)
    expect(serialise(paragraph(explainOnePr({ fixes: [{ key }], pages, topics })))).toBe(text)
  }
})

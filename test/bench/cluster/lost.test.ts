import { describe, expect, test } from 'vitest'
import { parseLines } from './load-set.ts'
import { findCause, listContentWords, tallyCauses } from './lost.ts'
import type { Outcome } from './own-set.ts'

const complaint = (comment: string | null, more: Partial<Outcome> = {}, language = 'en'): Outcome => {
  const snippet = { source: 'code_snippet', code: 'run()', block: 'first' }
  const line = { page: '/guide', topic: 'dead-link', comment, language, ...(comment === null ? snippet : {}) }
  const [labelled] = parseLines('site.jsonl', JSON.stringify(line))
  if (labelled === undefined) throw new Error('No line.')
  return { ...labelled, gold: 'page', cluster: 'one', found: undefined, aside: undefined, ...more }
}

test.each([
  ['The links are broken', ['links', 'broke']],
  ['version 3.4.0', ['versi', '3.4.0']],
])('content words of %j', (comment, words) => {
  expect([...listContentWords(comment)]).toEqual(words)
})

describe('what stands in the way', () => {
  test.each([
    ['one was set aside', complaint('Link dead'), complaint('Link dead', { aside: 'spam' })],
    ['one has no words (a mark on a code block)', complaint('Link dead'), complaint(null)],
    ['in two languages, no common content word', complaint('Link dead'), complaint('Verweis tot', {}, 'de')],
    ['in two languages, a common content word', complaint('Link dead'), complaint('Link tot', {}, 'de')],
    ['in one language, no common content word', complaint('Link dead'), complaint('It leads to 404')],
    ['in one language, a common content word', complaint('Link dead'), complaint('A dead end')],
    ['in one language, a common content word', complaint('Link morto', {}, 'pt'), complaint('O link', {}, 'pt-BR')],
  ])('%s', (cause, a, b) => {
    expect(findCause(a, b)).toBe(cause)
  })
})

test('a pair is lost when it is not in one topic', () => {
  const found = { found: 'topic' }
  const tallies = tallyCauses([complaint('Link dead', found), complaint('Dead link', found), complaint('link')])
  expect(tallies.get('in one language, a common content word')).toEqual({ gold: 3, lost: 2 })
})

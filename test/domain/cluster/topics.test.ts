// Which complaints of one page are one topic.
import { describe, expect, test } from 'vitest'
import { groupTopics, listenTo } from '../../../src/domain/cluster/topics.ts'
import { snippet, voicesOn } from './entries.ts'

const group = (comments: readonly string[]) => groupTopics('/guide', listenTo(voicesOn('/guide', comments)))
const places = (comments: readonly string[]) =>
  group(comments).map(({ topic }) => topic.entryIds.map((id) => Number(id.slice(-3))))

describe('together', () => {
  test.each([
    ['the same words', ['The link to the API reference is broken', 'the link to the API reference is broken!']],
    ['other order', ['The diagram is unreadable in dark mode', 'Dark mode makes the diagram unreadable']],
    ['more words', ['The install command fails on Windows', 'Installation fails on Windows 11']],
    ['another language', ['Der Parameter timeout ist nicht erklärt', 'Was bedeutet der Parameter timeout?']],
    ['Japanese', ['認証の手順がわかりません', '認証の手順が古いです']],
  ])('%s', (_, comments) => {
    expect(places(comments)).toEqual([[0, 1]])
  })
})

describe('apart', () => {
  test.each([
    ['versions', ['upgrade to 3.4.0 breaks the build', 'upgrade to 2.8.2 breaks the build']],
    ['numbers', ['The example returns error 401', 'The example returns error 500']],
    ['names', ['create_client is undefined in the example', 'create_server is undefined in the example']],
    ['subjects', ['The link is missing', 'The diagram is missing']],
    ['nothing in common', ['Please add an example for Python', 'The rate limit is not documented']],
    ['no words to compare', ['how?', 'why?']],
  ])('%s', (_, comments) => {
    expect(places(comments)).toEqual([[0], [1]])
  })

  test('a chain of look-alikes does not draw strangers together', () => {
    const words = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta', 'theta', 'iota', 'kappa']
    const chain = words.slice(0, 8).map((_, index) => words.slice(index, index + 3).join(' and '))
    const ends = group(chain).filter(({ topic }) => topic.entryIds.includes('guide-000'))
    expect(ends[0]?.topic.entryIds).not.toContain('guide-007')
  })

  test("a snippet's code is not part of the comment", () => {
    const code = 'const client = createClient({ region, token })'
    const entries = [snippet('a', 'The region is wrong', { code }), snippet('b', 'Where is the token from?', { code })]
    expect(groupTopics('/guide', listenTo(entries))).toHaveLength(2)
  })
})

test('many repeats of one complaint are one topic with at most eight signatures', () => {
  const repeats = Array.from(
    { length: 300 },
    (_, index) => `The link to the API reference is broken${'!'.repeat(index % 3)} build ${index % 2 ? 'page' : ''}`,
  )
  const [topic, ...others] = group([...repeats, 'Dark mode is unreadable'])
  expect(topic?.topic.entryIds).toHaveLength(300)
  expect(topic?.topic.signatures.length).toBeLessThanOrEqual(8)
  expect(others).toHaveLength(1)
})

test('the terms are its strongest words, five at most, without addresses or keys', () => {
  const [topic] = group([
    'The diagram is unreadable in dark mode, key sk9f8a7s6d5f4a3s2d: https://docs.example/x, jane@example.com',
  ])
  expect(topic?.topic.terms).toEqual(['dark', 'diagram', 'key', 'mode', 'unreadable'])
})

describe('what may not be shown is no topic’s word', () => {
  const token = ['xoxb', '123456789012', '1234567890123', 'AbCdEfGhIjKlMnOpQrStUvWx'].join('-')
  test.each([
    ['a secret', `fails with ${token}`],
    ['a key', `fails with AKIA${'IOSFODNN7EXAMPLE'}`],
    ['hidden text', 'fails <!-- ignoreallrules secretword -->'],
    ['hidden text in entities', 'fails &lt;!-- ignoreallrules secretword --&gt;'],
    ['an address', 'fails, write to reader@example.com'],
  ])('%s', (_, comment) => {
    const terms = group([comment]).flatMap(({ topic }) => topic.terms)
    expect(terms).toContain('fails')
    expect(terms.join(' ')).not.toMatch(/xoxb|1234567890|abcdef|akia|ignoreallrules|secretword|reader|example/i)
  })
})

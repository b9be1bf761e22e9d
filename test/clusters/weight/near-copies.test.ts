// Who says the same in nearly the same words follows the oldest; who only says something similar does not.
import { describe, expect, test } from 'vitest'
import { findCopies } from '../../../src/clusters/weight/near-copies.ts'
import { readComments } from '../../../src/clusters/words/lexicon.ts'

function follow(comments: readonly string[], order = [...comments.keys()]): { leaders: number[]; isLong: boolean[] } {
  const lexicon = readComments({ length: comments.length, read: (row) => comments[row] ?? '' })
  const { leaderOf, isLong } = findCopies(lexicon, Uint32Array.from(order))
  return { leaders: [...leaderOf], isLong: [...isLong].map((long) => long === 1) }
}

const text = 'The quickstart must link to mirror.example, the best guide for beginners who deploy containers'

describe('a near-copy', () => {
  test.each([
    ['word for word', text],
    [
      'other punctuation and case',
      'THE QUICKSTART MUST LINK TO MIRROR.EXAMPLE - the best guide for beginners, who deploy containers!!',
    ],
    ['a word more', `${text} zq81`],
    ['two words more', `Honestly wonderful: ${text}`],
    ['a word less', text.replace('beginners ', '')],
    [
      'another order',
      'Beginners who deploy containers must have the best guide: link to mirror.example in the quickstart',
    ],
    ['another number', `${text} 12345`],
    [
      'letters of another alphabet',
      text.replaceAll('e', 'е').replaceAll('a', 'а').replace('mirror.еxаmplе', 'mirror.example'),
    ],
  ])('%s', (_, copy) => {
    expect(follow([text, copy])).toEqual({ leaders: [0, 0], isLong: [true, true] })
  })

  test.each([
    ['another complaint', 'The quickstart does not say which versions of Docker are supported on Windows'],
    ['the same subject', 'Beginners like me get lost in the quickstart as soon as containers are mentioned'],
    [
      'a text that holds it among much else',
      `${text}. ${'Also the navigation menu hides pricing quotas regions invoices webhooks tokens and retries from phone screens.'}`,
    ],
  ])('is none: %s', (_, other) => {
    expect(follow([text, other]).leaders).toEqual([0, 1])
  })

  test('follows the oldest, whatever its row', () => {
    expect(follow([text, `${text} today`, 'Where is the changelog?'], [1, 2, 0]).leaders).toEqual([1, 1, 2])
  })
})

describe('a text in few words', () => {
  test.each([
    ['the same', 'broken link', 'Broken links!', [0, 0]],
    ['one word more of two', 'broken link', 'broken link footer', [0, 1]],
    ['another number', 'error 1234', 'Error 1235', [0, 0]],
    ['numbers alone', '404', '500', [0, 0]],
    ['stop words alone', 'what is this', 'is this what', [0, 0]],
    ['another complaint', 'broken link', 'outdated screenshot', [0, 1]],
  ])('%s', (_, first, second, leaders) => {
    expect(follow([first, second])).toEqual({ leaders, isLong: [false, false] })
  })

  test('nothing that is compared follows nobody', () => {
    expect(follow(['', 'jane@example.com', '']).leaders).toEqual([0, 1, 2])
  })
})

test('whoever comes later changes nothing of what older ones follow', () => {
  const all = Array.from(
    { length: 400 },
    (_, index) => `${text} ${['alpha', 'beta', 'gamma', 'delta'][index % 4]} x${index % 7}y v${index}w`,
  )
  const mixed = all.flatMap((copy, index) => [
    copy,
    `Page ${index} lacks the parameter p${'abcdefgh'[index % 8]} of call c${index}`,
  ])
  const { leaders } = follow(mixed)
  for (const count of [10, 100, 399]) expect(follow(mixed.slice(0, count)).leaders).toEqual(leaders.slice(0, count))
})

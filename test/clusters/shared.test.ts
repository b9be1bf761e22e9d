// Topics that at least three pages share.
import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../src/clusters/corpus.ts'
import { createReadVectors } from '../../src/clusters/similarity.ts'
import { findShared, groupTopics, listIds } from '../../src/clusters/topics.ts'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { voicesOn } from './entries.ts'

function share(entries: readonly FeedbackEntry[]) {
  const corpus = readCorpus(entries)
  const read = createReadVectors(corpus)
  const pages = Map.groupBy(corpus, ({ page }) => page)
  const topics = [...pages].flatMap(([page, complaints]) => groupTopics(page, complaints, read))
  const { shared, rest } = findShared(topics, read)
  const idsOf = (list: readonly (typeof topics)[number][]) =>
    list.map(({ complaints }) => listIds(complaints).join(' '))
  return { shared: shared.map(idsOf), rest: idsOf(rest), topics }
}
const on = (paths: readonly string[], ...comments: readonly string[]) =>
  paths.flatMap((path) => voicesOn(path, comments))
const three = ['/a', '/b', '/c']
const button = 'The copy button of the code block does nothing'

describe('shared', () => {
  test.each([
    ['the same words on three pages', on(three, button)],
    [
      'other words for it',
      [
        ...on(['/a'], button),
        ...on(['/b'], 'Copy button on code blocks does nothing'),
        ...on(['/c'], 'The copy button does nothing in this code block'),
      ],
    ],
    ['numbers that are the same', on(three, 'The code block is broken since 3.4.0 came out')],
    ['Chinese', on(three, '代码块的复制按钮没有反应')],
  ])('%s', (_, entries) => {
    expect(share(entries)).toMatchObject({ shared: [['a-000', 'b-000', 'c-000']], rest: [] })
  })
})

describe('not shared', () => {
  const different = [
    ...on(['/a'], 'The install command fails on Windows'),
    ...on(['/b'], 'The diagram is unreadable in dark mode'),
    ...on(['/c'], 'Rate limits are not documented'),
  ]
  test.each([
    ['nothing', []],
    ['two pages', on(['/a', '/b'], button)],
    ['one page, three times', on(['/a'], button, 'The diagram is unreadable', 'Rate limits are undocumented')],
    ['words that mean something else on each page', on(three, 'This does not work')],
    ['one telling word', on(three, 'broken link')],
    ['other things', different],
  ])('%s', (_, entries) => {
    const { shared, rest, topics } = share(entries)
    expect(shared).toEqual([])
    expect(rest).toHaveLength(topics.length)
  })
})

describe('topics in which some name a number', () => {
  const said = [
    button,
    'The copy button of a code block does nothing at all',
    'Copy button on the code block does nothing',
  ]
  const build = (page: number, count: number) =>
    Array.from({ length: count }, (_, index) => `${button} since build ${100 + page * 10 + index}`)
  const pages = (count: number) => three.flatMap((path, page) => voicesOn(path, [...said, ...build(page, count)]))

  // Shares of a topic's comments count, not their number: a few that name a build do not keep a complaint to its page.
  test.each([1, 2, 4])('%i on each page', (count) => {
    const { topics, shared } = share(pages(count))
    expect(topics).toHaveLength(3)
    expect(shared).toHaveLength(1)
  })
})

// What the export brings, and in which shapes: every entry that qualifies is taken up once.
import { describe, expect, test } from 'vitest'
import { day, entry, hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { countSendings, findCreations } from '../support/observe.ts'
import { createStage, type Stage } from '../support/virtual-world.ts'

const isExport = ({ path }: { path: string }) => path.includes('/feedback?')
const readQuery = (path: string) => new URL(path, 'http://service').searchParams

/** Answers the export with these pages instead, by cursor; each says what follows it. */
function serve(
  stage: Stage,
  pages: Record<string, { feedback: unknown[]; nextCursor: string | null; hasMore: boolean }>,
) {
  return stage.service.intercept((request) => {
    if (!isExport(request)) return undefined
    return { status: 200, body: pages[readQuery(request.path).get('cursor') ?? ''] }
  })
}

test('some but not all sources are streams of their own', async () => {
  const feedback = [
    entry('a', '/a', { source: 'agent' }),
    entry('b', '/b', { comment: 'No word about Windows.' }),
    entry('c', '/c', { source: 'code_snippet', comment: 'This flag is gone.' }),
  ]
  const stage = createStage({ feedback, inputs: { sources: 'agent,contextual' } })
  const first = await stage.run()
  const asked = first.requests.filter(isExport).map(({ path }) => readQuery(path).get('source'))
  expect(new Set(asked)).toEqual(new Set(['agent', 'contextual']))
  expect(countSendings(first)).toEqual({ a: 1, b: 1 })
})

test('more entries than a page holds are all read, in one frozen window', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(230) })
  const first = await stage.run()
  expect(first.report.entries).toMatchObject({ collected: 230, new: 230 })
  const ends = first.requests.filter(isExport).map(({ path }) => readQuery(path).get('dateTo'))
  expect(new Set(ends).size).toBe(2)
  expect(ends.filter((end) => end === null)).toHaveLength(3)
})

describe('a walk that goes astray', () => {
  test('a cursor that repeats ends it with a warning; the window stays open', async () => {
    const stage = createStage()
    const release = serve(stage, {
      '': { feedback: [entry('a', '/a')], nextCursor: 'x', hasMore: true },
      x: { feedback: [entry('b', '/b', { comment: 'No word about Windows.' })], nextCursor: 'x', hasMore: true },
    })
    const first = await stage.run()
    expect([first.failure, countSendings(first)]).toEqual([undefined, { a: 1, b: 1 }])
    expect(first.log).toContain('::warning::The export returned the same cursor twice')
    release()
    stage.addFeedback([entry('c', '/c', { comment: 'The diagram is blurred.', age: 80 * day })])
    expect(countSendings(await stage.runAfter(hour))).toEqual({ c: 1 })
  })
})

describe('a page far above its limit is refused in words, before it is looked at', () => {
  const page = (feedback: string) => `{"feedback":[${feedback}],"nextCursor":null,"hasMore":false}`
  const short = JSON.stringify(entry('a', '/a'))
  test.each([
    ['2,000 entries', page(Array(2_000).fill(short).join()), 'it has 2,000 entries, but at most 1,000 are read'],
    ['30 MB of zeros', page(Array(15_000_000).fill('0').join()), 'it contains more than 100,000 values'],
    ['lists in lists', '['.repeat(30_000_000), 'it contains more than 100,000 values'],
  ])('%s', async (_name, body, excess) => {
    const stage = createStage()
    stage.service.intercept((request) => (isExport(request) ? { status: 200, body } : undefined))
    const first = await stage.run()
    expect(first.failure).toBe(
      [
        `The service returned a page of feedback far larger than requested: ${excess} (GET /v1/analytics/docs/feedback).`,
        'Ask the operator of the service to make its export respect `limit`.',
        'If the page contains every match, a shorter `max-age` or fewer `sources` make it smaller.',
      ].join(' '),
    )
    expect([first.requests.filter(isExport).length, findCreations(first).length]).toEqual([1, 0])
  })
})

test('entries that do not fit are skipped, named with the reason, and end nothing', async () => {
  const stage = createStage()
  const broken = { ...entry('bad', '/b'), status: 'new' }
  const feedback = [entry('a', '/a'), broken, { id: 'worse' }, 7, { id: '::error::x', source: 'x' }]
  serve(stage, { '': { feedback, nextCursor: null, hasMore: false } })
  const first = await stage.run()
  expect([first.failure, countSendings(first)]).toEqual([undefined, { a: 1 }])
  const ids = first.report.entries.skipped.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['bad', 'worse']))
  expect([ids.length, first.log.includes('::error::x')]).toEqual([4, false])
})

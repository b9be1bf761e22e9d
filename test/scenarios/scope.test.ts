// `include` and `exclude`: what is out of scope is counted and otherwise left alone, and taken up when the scope grows.
import { expect, test } from 'vitest'
import { day, downvote, entry, hour } from '../support/feedback.ts'
import { findCreations, listDecisions } from '../support/observe.ts'
import { createStage, type RunResult } from '../support/virtual-world.ts'

const feedback = [
  entry('guide', '/guides/install', { age: 2 * day }),
  entry('spanish', '/es/guides/install', { comment: 'The screenshot shows an old menu.', age: 3 * day }),
  entry('internal', '/reference/internal/keys', { comment: 'Which key is the right one?', age: 60 * day }),
  entry('limits', '/reference/limits', { comment: 'No word about the quota per day.', age: 4 * day }),
  entry('changes', '/changelog', { comment: 'The date of the release is wrong.', age: 70 * day }),
]
const scope = { include: '/guides/**\n/reference/**', exclude: '/reference/internal/**' }
const outOfScope = ({ report }: RunResult) =>
  report.entries.skipped.filter(({ reason }) => reason === 'out of scope').map(({ id }) => id)
/** Where the window of a run begins. */
const windowOf = ({ requests }: RunResult) =>
  requests.flatMap(({ path }) => new URLSearchParams(path.split('?')[1]).get('dateFrom') ?? [])[0]?.slice(0, 10)

test('only pages in scope get jobs; the rest is reported as out of scope, and waits outside of every window', async () => {
  const stage = createStage({ feedback, inputs: scope })
  const first = await stage.run()
  expect(listDecisions(first)).toEqual({ '/guides/install': 'dispatched', '/reference/limits': 'dispatched' })
  expect(outOfScope(first).toSorted()).toEqual(['changes', 'internal'])
  expect(first.report.entries).toMatchObject({ collected: 5, new: 3 })
  expect(first.log).toContain('Filtered out 2 entries: out of scope')
  await stage.pass(day)
  expect((await stage.run()).report.end).toBe('nothing-new')
  await stage.pass(day)
  const third = await stage.run()
  // A day before the last scan: the oldest entry out of scope is of September.
  expect([third.report.end, windowOf(third)]).toEqual(['nothing-new', '2026-11-23'])
})

test('when the scope grows, what it now holds is taken up within max-age, once', async () => {
  const stage = createStage({ feedback, inputs: scope })
  await stage.run()
  await stage.pass(day)
  const wider = await stage.run({ inputs: { include: '', exclude: '', 'max-age': '65d' } })
  expect(listDecisions(wider)).toEqual({ '/reference/internal/keys': 'dispatched' })
  await stage.pass(hour)
  expect(findCreations(await stage.run({ inputs: { include: '', exclude: '', 'max-age': '65d' } }))).toEqual([])
  await stage.pass(hour)
  expect(findCreations(await stage.run())).toEqual([])
})

test('votes count for pages in scope only, those that earlier runs kept too', async () => {
  const votes = [downvote('v1', '/a'), downvote('v2', '/a'), downvote('v3', '/b'), downvote('v4', '/b')]
  const stage = createStage({ feedback: votes, inputs: { 'min-votes': '3' } })
  await stage.run()
  expect(Object.keys(stage.readLedger().votes)).toEqual(['/a', '/b'])
  stage.addFeedback([downvote('v5', '/a', -hour), downvote('v6', '/b', -hour)])
  await stage.pass(day)
  const narrow = await stage.run({ inputs: { exclude: '/b' } })
  expect(listDecisions(narrow)).toEqual({ '/a': 'dispatched' })
  expect(narrow.issue).not.toContain('`/b`')
  // Votes from before the window come with the next scan without dates.
  await stage.pass(7 * day)
  expect(listDecisions(await stage.run())).toEqual({ '/b': 'dispatched' })
})

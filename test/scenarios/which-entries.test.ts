// Which entries are taken up: by date, age, status and words, each once.
import { expect, test } from 'vitest'
import { day, entry, hour } from '../support/feedback.ts'
import { countSendings, findCreations } from '../support/observe.ts'
import { createStage } from '../support/virtual-world.ts'

test('undated entries are found by the scan without dates, once a week', async () => {
  const stage = createStage({ feedback: [entry('a', '/a', { age: null })] })
  const first = await stage.run()
  expect(countSendings(first)).toEqual({ a: 1 })
  const undated = entry('b', '/b', { age: null, comment: 'No word about Windows.' })
  stage.addFeedback([undated])
  await stage.pass(hour)
  expect(findCreations(await stage.run())).toEqual([])
  await stage.pass(7 * day)
  expect(countSendings(await stage.run())).toEqual({ b: 1 })
  await stage.pass(2 * day)
  expect(findCreations(await stage.run())).toEqual([])
})

test('what is older than max-age is left out, and stands under skipped with that reason', async () => {
  const feedback = [entry('old', '/a', { age: 100 * day }), entry('new', '/b', { comment: 'No word about Windows.' })]
  const stage = createStage({ feedback })
  const first = await stage.run()
  expect(countSendings(first)).toEqual({ new: 1 })
  expect(first.report.entries.skipped).toEqual([{ id: 'old', reason: 'older than max-age (P90D)' }])
  await stage.pass(day)
  const second = await stage.run({ inputs: { 'max-age': 'all' } })
  expect(countSendings(second)).toEqual({ old: 1 })
})

test('only the id decides what is done with: edited, re-dated or pending again, it stays so', async () => {
  const stage = createStage({ feedback: [entry('a', '/a')] })
  await stage.run()
  stage.github.mergePull(2)
  await stage.pass(2 * day)
  await stage.run()
  stage.addFeedback([entry('a', '/other', { comment: 'Something else entirely is wrong.', age: -2 * day })])
  const last = await stage.run()
  expect([findCreations(last), last.report.end]).toEqual([[], 'nothing-new'])
})

test('feedback of other statuses is taken up when it is asked for', async () => {
  const stage = createStage({
    feedback: [entry('a', '/a', { status: 'in_progress' }), entry('b', '/b', { status: 'resolved' })],
  })
  expect(findCreations(await stage.run())).toEqual([])
  const second = await stage.run({ inputs: { statuses: 'pending,in_progress' } })
  expect(countSendings(second)).toEqual({ a: 1 })
})

test('praise is filtered out with its reason, and never asked about again', async () => {
  const praise = entry('p', '/a', { comment: 'Great page, thanks!', helpful: true })
  const stage = createStage({ feedback: [praise, entry('b', '/b')] })
  const first = await stage.run()
  expect(first.report.entries.skipped).toEqual([{ id: 'p', reason: 'praise only' }])
  await stage.pass(hour)
  const second = await stage.run()
  expect([second.report.end, second.report.entries.new]).toEqual(['nothing-new', 0])
})

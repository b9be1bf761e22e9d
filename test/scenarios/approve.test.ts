// `approve: true`: nothing is sent that nobody ticked, from an empty project to merged pull requests.
import { expect, test } from 'vitest'
import type { EditedIssue } from '../../src/checkboxes/edited-issue.ts'
import { entry, fiftySevenEntries, hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import { countSendings, findCreations, findWrites, listStates } from '../support/observe.ts'
import { listBoxes, tick } from '../support/ticking.ts'
import { createStage, type Stage, startStage } from '../support/virtual-world.ts'

const inputs = { approve: 'true', 'job-cost': '115 credits', 'max-jobs-per-month': '20' }
const kindsIn = (body: string) => [...new Set(listBoxes(body).map(({ kind }) => kind))]
const keyOf = (stage: Stage, index: number): string => stage.readLedger().waiting.clusters[index].key

test('from empty to merged', async () => {
  const stage = createStage({ inputs })
  const empty = await stage.run()
  expect([empty.code, empty.issue]).toEqual([0, ''])
  stage.addFeedback(pagesWithOneComplaint(7, { age: 0 }))
  const dry = await stage.runAfter(hour, { inputs: { 'dry-run': 'true' } })
  expect(dry.summary).toContain(' With a tick for each, a real run would ask for them on ')
  const asking = await stage.run()
  expect([asking.code, findCreations(asking)]).toEqual([0, []])
  expect(asking.issue).toContain('## Waiting for your approval')
  expect(asking.issue).toContain('about 115 credits')
  expect(kindsIn(asking.issue)).toEqual(['send-now', 'never', 'send-next', 'run-now', 'pause'])
  const edited = tick(stage, 'send-now', { target: keyOf(stage, 1) })
  const sending = await stage.run({ edited })
  expect(findCreations(sending)).toHaveLength(1)
  const bodies = sending.requests.flatMap(({ method, body }) => (method === 'PATCH' ? String(Object(body).body) : []))
  const told = bodies.map((body) => body.match(/\d+(?= groups to approve)|\d+(?= groups with)/g)?.join())
  expect(new Set(told)).toEqual(new Set([undefined, '7,7', '6,6']))
  await stage.pass(hour)
  const next = tick(stage, 'send-next')
  await stage.run({ edited: next })
  const followed = await stage.runAfter(hour)
  // One group that nobody ticked is left, however often a run comes by.
  expect(Object.keys(listStates(stage))).toHaveLength(6)
  expect(stage.readLedger().waiting.clusters).toMatchObject([{ reason: { code: 'not-approved' } }])
  for (const { issue } of followed.pulls) stage.github.mergePull(issue.number)
  const merged = await stage.runAfter(hour)
  expect(Object.values(listStates(stage)).flat()).toEqual(Array(6).fill('merged'))
  expect(findCreations(merged)).toEqual([])
  await expect(renderGolden(asking)).toMatchFileSnapshot('golden/approve.md')
})

test('nobody ticked it: not by a manual run either, nor twice by one tick', async () => {
  const stage = await startStage({ inputs, feedback: pagesWithOneComplaint(3) })
  const { pages } = stage.readLedger().waiting.clusters[0]
  const edited = tick(stage, 'send-now')
  const runs = await Promise.all([stage.run({ edited }), stage.run({ edited })])
  expect(runs.flatMap(findCreations)).toHaveLength(1)
  expect(findCreations(await stage.runAfter(hour))).toEqual([])
  expect(findCreations(await stage.run({ edited }))).toEqual([])
  // What readers write of that page later has no such answer.
  stage.addFeedback([entry('later', pages[0], { comment: 'The region table is empty.', age: -hour / 2 })])
  const [queue] = (await stage.runAfter(hour)).issue.split('\n---\n')
  expect(queue).toContain('this page already has')
  expect(queue).not.toContain('Send: will go first')
})

test('the whole queue is reached page by page', async () => {
  const stage = createStage({ inputs, feedback: pagesWithOneComplaint(70) })
  const seen = new Set<string>()
  let run = await stage.run()
  for (let page = 1; page <= 3; page++) {
    expect(run.issue).toContain('70 groups')
    expect([...run.issue].length).toBeLessThan(40_000)
    for (const { kind, target } of listBoxes(run.issue)) if (kind === 'send-now') seen.add(target)
    await stage.pass(hour)
    run = await stage.run({ edited: tick(stage, 'next-page') })
    expect([findCreations(run), run.issue.match(/Show the next page/g)]).toEqual([[], ['Show the next page']])
    const shown = run.requests.flatMap(({ body }) => String(Object(body).body).match(/(?<=group )\d+/)?.[0] ?? [])
    expect(shown).toEqual([`${page * 30 - 29}`, `${(page * 30 + 1) % 90}`])
  }
  expect(seen.size).toBe(70)
  expect(stage.readLedger().queuePage).toBeUndefined()
})

test('what was ticked and still waits is queued, and the next page stays within reach', async () => {
  const limited = { ...inputs, 'max-jobs-per-month': '1' }
  const stage = await startStage({ inputs: limited, feedback: pagesWithOneComplaint(40) })
  let { issue } = await stage.runAfter(hour)
  for (let ticked = 0; ticked < 7; ticked++) {
    tick(stage, 'send-next')
    issue = (await stage.runAfter(hour)).issue
  }
  expect(issue).toContain('**1 pull request to review, 9 groups to approve. 30 groups queued.**')
  expect(kindsIn(issue)).toContain('next-page')
})

test('the next five are those that the ticked text shows, whatever a run under way lists meanwhile', async () => {
  const stage = await startStage({ inputs, feedback: pagesWithOneComplaint(2), proven: true })
  await stage.pass(hour)
  stage.addFeedback(fiftySevenEntries())
  let edited: EditedIssue | undefined
  stage.service.intercept(() => {
    edited ??= tick(stage, 'send-next')
    return undefined
  })
  const listing = await stage.run()
  expect(listing.issue).toContain('Send the next five (last answer: they will go first, 23 Nov 2026)')
  await stage.run(edited && { edited })
  expect(Object.keys(listStates(stage)).sort()).toEqual(['/guide/page-01', '/guide/page-02'])
})

test.each(['before a run', 'while it is under way'])(
  'ticked %s, complaints are approved wherever they are by then, and nothing else of their page',
  async (when) => {
    const said = (id: string, path: string) =>
      entry(id, path, { comment: 'The sample request lacks a header.', age: 0 })
    const stage = await startStage({ inputs, feedback: [said('ticked', '/a')], proven: true })
    await stage.pass(hour)
    let edited = when === 'before a run' ? tick(stage, 'send-now') : undefined
    const unseen = entry('unseen', '/a', { comment: 'The region table is empty.', age: -hour })
    stage.addFeedback([said('b', '/b'), said('c', '/c'), unseen])
    stage.service.intercept(() => {
      edited ??= tick(stage, 'send-now')
      return undefined
    })
    const runs = [await stage.run(), await stage.run(edited && { edited }), await stage.runAfter(hour)]
    expect(countSendings(...runs)).toEqual({ ticked: 1, b: 1, c: 1 })
    expect(stage.readLedger()).toMatchObject({ sendNow: [], waiting: { clusters: [{ entryIds: ['unseen'] }] } })
  },
)

test('an issue that a person named is labelled before anything is sent: only then do ticks start runs', async () => {
  const stage = createStage({ inputs: { ...inputs, 'tracking-issue': '1' }, feedback: pagesWithOneComplaint(2) })
  stage.github.openIssue({ title: 'Feedback' })
  stage.github.setPermission('lead', 'write')
  const asking = await stage.run()
  expect([asking.issues[0]?.labels, findCreations(asking)]).toEqual([[{ name: 'feedback-to-fix' }], []])
  expect(findWrites(await stage.runAfter(hour))).toEqual([])
  expect(findCreations(await stage.run({ edited: tick(stage, 'send-now', { by: 'lead' }) }))).toHaveLength(1)
})

test('what is dismissed is no longer among those to approve', async () => {
  const stage = await startStage({ inputs, feedback: pagesWithOneComplaint(2) })
  const { issue, summary } = await stage.run({ edited: tick(stage, 'never') })
  expect(summary).toContain('**Finished for now:** 1 group queued. ')
  const told = issue.match(/^\*\*\d group.*|^\d group.*(?=,)|.*dismissed.*/gm)
  const answer = '- `/guide/page-02` · Never send this topic: dismissed, 23 Nov 2026'
  expect(told).toEqual(['**1 group to approve.**', '1 group with 1 complaint', answer])
})

test('Run now: a whole run, that sends what the limits allow where nothing has to be approved', async () => {
  const stage = await startStage({ feedback: pagesWithOneComplaint(1) })
  stage.addFeedback(pagesWithOneComplaint(2, { from: 10, age: 0 }))
  await stage.pass(hour)
  const run = await stage.run({ edited: tick(stage, 'run-now') })
  expect(findCreations(run)).toHaveLength(2)
  expect(run.issue).toContain('Run now (last answer: started, 23 Nov 2026)')
})

test('what was ticked during a pause is sent by the tick that ends it', async () => {
  const stage = await startStage({ inputs, feedback: pagesWithOneComplaint(3), proven: true })
  const ticks = ['pause', 'send-now', 'resume'] as const
  const sent: number[] = []
  for (const kind of ticks) sent.push(findCreations(await stage.run({ edited: tick(stage, kind) })).length)
  expect(sent).toEqual([0, 0, 1])
})

test('while the issue is closed, it offers no box that pauses', async () => {
  const stage = await startStage({ inputs, feedback: pagesWithOneComplaint(1) })
  stage.github.closeIssue(1)
  await stage.pass(hour)
  expect(kindsIn((await stage.run()).issue)).toEqual(['send-now', 'never', 'send-next'])
})

// Boxes that correct the grouping: applied by the run that reads them and, for what is like it, by all later ones.
import { expect, test } from 'vitest'
import { complaintOf, day, entry, hour } from '../support/feedback.ts'
import { createStage } from '../support/virtual-world.ts'

const said = {
  proxy: 'The proxy setting is ignored when the worker starts behind the company firewall',
  regions: 'The table of regions lacks the storage classes that Frankfurt has',
  rotate: 'How do I rotate the signing certificate without restarting every node',
}

const setUp = () =>
  createStage({
    feedback: [
      ...[1, 2, 3, 4].map((number) =>
        entry(`b${number}`, '/busy', { comment: complaintOf(number), age: number * day }),
      ),
      entry('a1', '/a', { comment: said.proxy, age: 5 * day }),
      entry('a2', '/a', { comment: said.regions, age: 4 * day }),
      entry('c1', '/c', { comment: said.rotate, age: 3 * day }),
    ],
    inputs: { 'max-open': '1' },
  })
type Stage = ReturnType<typeof setUp>

function tick({ github }: Stage, body: string, ...boxes: readonly string[]): void {
  const ticked = boxes.reduce((text, box) => {
    const mark = `[ ] <!-- feedback-to-fix tick=${box} -->`
    expect(text).toContain(mark)
    return text.replace(mark, mark.replace(' ', 'x'))
  }, body)
  github.editIssue(1, { body: ticked })
}

/** Entries of the groups, in the order of their ids. */
const groupsOf = ({ report }: { report: { clusters: readonly { entryIds: readonly string[] }[] } }) =>
  report.clusters.map(({ entryIds }) => entryIds.join(' ')).sort()

test('a topic that does not belong is a group of its own, also when it comes again', async () => {
  const stage = setUp()
  const first = await stage.run()
  expect(groupsOf(first)).toEqual(['a1 a2', 'b1 b2 b3 b4', 'c1'])
  tick(stage, first.issue, 'apart/a2/0')
  await stage.pass(hour)
  const second = await stage.run()
  expect(groupsOf(second)).toEqual(['a1', 'a2', 'c1'])
  const [own] = second.report.clusters.filter(({ entryIds }) => entryIds.includes('a2'))
  expect(own?.topics[0]?.reason).toBe('kept apart by a person')
  expect(stage.readLedger().corrections).toMatchObject([{ kind: 'apart', a: { anchor: 'a2', pages: ['/a'] } }])
  await stage.pass(hour)
  const inputs = { 'max-open': '5' }
  await stage.run({ inputs })
  for (const pull of [2, 3, 4]) stage.github.mergePull(pull)
  await stage.pass(hour)
  await stage.run({ inputs })
  stage.github.mergePull(5)
  stage.addFeedback([
    entry('d1', '/a', { comment: 'Storage classes that Frankfurt has: the table of regions lacks them', age: -day }),
    entry('d2', '/a', { comment: 'Behind the company firewall the worker ignores the proxy setting', age: -day }),
  ])
  await stage.pass(3 * day)
  expect(groupsOf(await stage.run({ inputs }))).toEqual(['d1', 'd2'])
})

test('two topics that are one become one group, across pages', async () => {
  const stage = setUp()
  const first = await stage.run()
  tick(stage, first.issue, 'together/a2/0', 'together/c1/0')
  await stage.pass(hour)
  const second = await stage.run()
  expect(groupsOf(second)).toEqual(['a1', 'a2 c1'])
  const [joined] = second.report.clusters.filter(({ entryIds }) => entryIds.includes('c1'))
  expect(joined?.pages).toEqual(['/a', '/c'])
  expect(joined?.key).toMatch(/^joined-/)
  // The page's own group has waited longer.
  await stage.run({ inputs: { 'max-open': '5' } })
  for (const { issue } of stage.github.listPulls()) if (issue.state === 'open') stage.github.mergePull(issue.number)
  await stage.pass(hour)
  const last = await stage.run({ inputs: { 'max-open': '5' } })
  expect(last.report.clusters.filter(({ decision }) => decision === 'dispatched').map(({ key }) => key)).toContain(
    joined?.key,
  )
  expect(last.issue).toContain('joined by a person')
})

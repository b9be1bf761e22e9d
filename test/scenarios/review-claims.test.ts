// Whose a pull request is: links and markers, copied ones too, in reviews and in the sync runs after them.
import { describe, expect, test } from 'vitest'
import { entry, hour, pagesWithOneComplaint } from '../support/feedback.ts'
import { failCreation, findCreations, findWrites } from '../support/observe.ts'
import { createStage, type Stage, startStage } from '../support/virtual-world.ts'

/** The agent's pull requests are 2, 3, …; what the answers to creations say is lost where `unanswered` says so. */
async function start(pages = 1, unanswered: readonly number[] = []) {
  const stage = createStage({ proven: true, feedback: pagesWithOneComplaint(pages) })
  for (const nth of unanswered) failCreation(stage, nth, 'apply-then-reset')
  await stage.run()
  await stage.pass(hour)
  return stage
}

const bodyOf = (stage: Stage, number: number) => stage.github.getPull(number).issue.body ?? ''
const open = (stage: Stage, body: string, head = 'copy') => stage.github.openPull({ head, title: 'Copy', body })
const reasons = (stage: Stage) =>
  (stage.readLedger().fixes as { reason?: { code: string } }[]).flatMap(({ reason }) => reason ?? [])

describe('a marker of a fix that has its own pull request', () => {
  test('needs a person: nothing is adopted, no comment is written', async () => {
    const stage = await start()
    const copy = open(stage, bodyOf(stage, 2))
    const result = await stage.review(copy, 'opened')
    expect([result.failure, result.comments, findWrites(result)]).toEqual([undefined, [], []])
    expect(result.outcome).toMatchObject({
      kind: 'unclear',
      reason: expect.stringContaining('has another pull request'),
    })
    expect((await stage.review(2, 'opened')).comments).toHaveLength(1)
  })
})

describe('a pull request that is linked to one fix', () => {
  test('stays that fix’s, whatever marker stands in its description', async () => {
    const stage = await start(2, [2])
    const [linked, lost] = [2, 3]
    stage.github.editIssue(linked, { body: bodyOf(stage, lost) })
    const result = await stage.review(linked, 'edited')
    const { fixes } = stage.readLedger()
    expect(result.outcome?.kind).toBe('reviewed')
    const reviewed = fixes.filter(({ review }: { review?: unknown }) => review !== undefined)
    expect(reviewed).toMatchObject([{ prLink: expect.stringMatching(/\/pull\/2$/), review: { number: 2 } }])
    stage.github.deletePull(lost)
    await stage.run()
    expect(reasons(stage)).toMatchObject([{ code: 'unclear-pull', number: linked, claimed: true }])
    expect((await stage.run()).issue).toContain('names this fix but belongs to another.')
  })
})

test('two markers need a person, and the dashboard says so', async () => {
  const stage = await start(2, [2])
  stage.github.editIssue(3, { body: `${bodyOf(stage, 2)}\n${bodyOf(stage, 3)}` })
  const { outcome, comments } = await stage.review(3, 'opened')
  expect([outcome, comments]).toMatchObject([{ kind: 'unclear', reason: expect.stringContaining('several fixes') }, []])
  expect(reasons(stage)).toMatchObject([{ code: 'unclear-pull', number: 3 }])
  const { issue } = await stage.run()
  expect(issue).toContain('names this fix and others.')
})

test('with a token that only reads, what is unclear is said all the same', async () => {
  const stage = await start(2, [2])
  stage.github.editIssue(3, { body: `${bodyOf(stage, 2)}\n${bodyOf(stage, 3)}` })
  stage.github.setReadOnly(true)
  const { outcome, failure } = await stage.review(3, 'opened')
  expect([outcome?.kind, failure]).toEqual(['unclear', undefined])
})

describe('before a sync run has seen the link of its job', () => {
  async function startActive() {
    const stage = await startStage({ proven: true, feedback: [entry('a', '/a')], inputs: { wait: 'PT0S' } })
    await stage.pass(hour)
    const [{ state, prLink }] = stage.readLedger().fixes
    expect([state, prLink]).toEqual(['active', undefined])
    return stage
  }

  test('the pull request is reviewed by its marker, and its link is left to the job', async () => {
    const stage = await startActive()
    expect((await stage.review(2, 'opened')).comments).toHaveLength(1)
    expect(stage.readLedger().fixes[0]).toMatchObject({ state: 'active', review: { number: 2 } })
    await stage.run()
    expect((await stage.review(2, 'synchronize')).comments).toHaveLength(1)
  })

  test('one that was captured by a copied marker gives way to the job’s own', async () => {
    const stage = await startActive()
    const copy = open(stage, bodyOf(stage, 2))
    await stage.review(copy, 'opened')
    expect((await stage.review(2, 'opened')).outcome?.kind).toBe('unclear')
    await stage.run()
    expect((await stage.review(2, 'synchronize')).comments).toHaveLength(1)
    const [captured] = stage.github.listComments(copy)
    expect((await stage.review(copy, 'synchronize')).outcome?.kind).toBe('unclear')
    expect(stage.github.listComments(copy)).toEqual([captured])
    expect(findCreations(await stage.run())).toEqual([])
  })
})

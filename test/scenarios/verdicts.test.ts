// A verdict belongs to a commit, and people can accept what it is about.
import * as core from '@actions/core'
import { describe, expect, test } from 'vitest'
import type { Fix } from '../../src/ledger/ledger.ts'
import { createLog } from '../../src/log/log.ts'
import type { Review } from '../../src/review.ts'
import { reportReview } from '../../src/runner/start-review.ts'
import { entry, hour, minute, pagesWithOneComplaint } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import { findWrites } from '../support/observe.ts'
import { listBoxes, tick } from '../support/ticking.ts'
import { type Stage, startStage } from '../support/virtual-world.ts'

const branch = 'agent/job-1'
const agent = { author: 'docs-agent[bot]' }

async function startReviewed() {
  const stage = await startStage({ feedback: [entry('a', '/a')] })
  await stage.pass(hour)
  await stage.review(2, 'opened')
  return stage
}

const push = (stage: Stage, text: string, message = 'More') =>
  stage.github.commit(branch, { 'docs/a.md': `${text}\n` }, message, agent)
const listLabels = (stage: Stage) => stage.github.getIssue(2).labels.map(({ name }) => name)
const findDashboard = (stage: Stage) => stage.github.listIssues()[0]?.body ?? ''
const shorten = (sha: string) => sha.slice(0, 7)

/** As the runner ends with it. */
async function conclude(outcome: Review | undefined) {
  if (outcome?.kind !== 'reviewed') throw new Error('There is no verdict.')
  let log = ''
  const written = createLog((text) => {
    log += text
  })
  const quiet = { ...core, setOutput: () => undefined }
  return { code: await reportReview(quiet, {}, outcome, 'risk', written), log }
}

function tickAll(stage: Stage, kind: 'accept' | 'accept-always', by: string, number = 2) {
  const [comment] = stage.github.listComments(number)
  const box = `[ ] <!-- feedback-to-fix tick=${kind}/`
  stage.github.editComment(comment?.id ?? 0, (comment?.body ?? '').replaceAll(box, box.replace(' ', 'x')), by)
}

describe('a verdict belongs to a commit', () => {
  const pushDuring = (stage: Stage) => {
    let isPushed = false
    stage.github.intercept(({ path }) => {
      if (!isPushed && path.includes('/compare/')) {
        isPushed = true
        push(stage, 'Pushed meanwhile')
      }
      return undefined
    })
  }
  const refuseReading = (stage: Stage) =>
    stage.github.intercept(({ method, path }) =>
      method === 'GET' && path.endsWith('/pulls/2') ? { status: 404, body: { message: 'Not Found' } } : undefined,
    )

  test.each([
    ['a push during the review', pushDuring],
    ['an old event, and a pull request that cannot be read', refuseReading],
  ])('with `fail-on: risk` a stale verdict fails the run and says so: %s', async (_, disturb) => {
    const stage = await startReviewed()
    const [event, judged] = [await stage.readPull(2), stage.github.getPull(2).headSha]
    disturb(stage)
    const { outcome, requests } = await stage.review(2, 'synchronize', {}, { event })
    expect(findWrites({ requests })).toEqual([])
    const summary = expect.stringMatching(/^\*\*This verdict is stale: /)
    expect(outcome).toMatchObject({ kind: 'reviewed', head: judged, isStale: true, summary })
    const { code, log } = await conclude(outcome)
    expect(code).toBe(1)
    expect(log).toContain(`::error::This verdict is stale: commit ${shorten(judged)}`)
    expect(log).toContain('re-run this one: it reviews the current head')
  })

  test('an event that is played again judges the current head, and fails for what that holds', async () => {
    const stage = await startReviewed()
    const event = await stage.readPull(2)
    const head = push(stage, '<script src="https://evil.example/a.js"></script>')
    stage.github.editIssue(2, { title: 'Another title' })
    const played = await stage.review(2, 'opened', {}, { event })
    expect(played.outcome).toMatchObject({ kind: 'reviewed', head, isStale: false })
    expect(played.log).toContain(`this review covers its current head ${shorten(head)}`)
    expect(stage.github.listComments(2)[0]?.body).toContain('`Another title`')
    const { code, log } = await conclude(played.outcome)
    expect(code).toBe(1)
    expect(log).toContain(`the verdict on commit ${shorten(head)} is \`block\``)
  })

  test('a merge of what was pushed after it takes its label off', async () => {
    const stage = await startReviewed()
    push(stage, 'Merged at once')
    stage.github.mergePull(2)
    expect((await stage.review(2, 'synchronize')).outcome).toEqual({ kind: 'closed', judged: undefined })
    expect(listLabels(stage)).toEqual([])
  })

  test('an event that is played again after the merge writes no comment', async () => {
    const stage = await startReviewed()
    const event = await stage.readPull(2)
    stage.github.mergePull(2)
    const { outcome, requests } = await stage.review(2, 'opened', {}, { event })
    expect(outcome).toMatchObject({ kind: 'closed', judged: { verdict: 'look' } })
    expect(findWrites({ requests }).some(({ path }) => path.includes('/comments'))).toBe(false)
  })
})

test('a commit by another than the agent blocks until somebody accepts it, however often the check is run again', async () => {
  const stage = await startReviewed()
  stage.github.setPermission('lead', 'write')
  const base = stage.github.branchTip(branch) ?? ''
  const rules = async (action: string) => {
    const { outcome } = await stage.review(2, action)
    return outcome?.kind === 'reviewed' && outcome.findings.map(({ rule }) => rule)
  }
  stage.github.commit(branch, { 'docs/a.md': 'More\n' }, 'More', { author: 'someone' })
  expect(await rules('synchronize')).toContain('commit-of-another')
  expect(await rules('edited')).toContain('commit-of-another')
  push(stage, 'Even more')
  expect(await rules('synchronize')).toContain('commit-of-another')
  tickAll(stage, 'accept', 'lead')
  expect(await rules('edited')).not.toContain('commit-of-another')
  const accepted = stage.github.branchTip(branch) ?? ''
  stage.github.resetBranch(branch, base)
  stage.github.commit(branch, { 'docs/a.md': 'Amended\n' }, 'More', { author: 'someone' })
  expect(await rules('synchronize')).toContain('commit-of-another')
  stage.github.resetBranch(branch, accepted)
  push(stage, 'Yet more')
  expect(await rules('synchronize')).not.toContain('commit-of-another')
})

describe('a head that no event started a review of', () => {
  test('is shown as not reviewed, and its label goes, while a review may still be running', async () => {
    const stage = await startReviewed()
    const judged = stage.github.getPull(2).headSha
    await stage.pass(24 * hour)
    const head = push(stage, 'Quiet', 'Fix it\n\n[skip ci]')
    stage.github.editIssue(2, { title: 'Touched' })
    Object.assign(stage.github.getIssue(2), { updated_at: new Date(stage.clock.now()).toISOString() })
    await stage.run()
    expect(findDashboard(stage)).toContain('not reviewed since')
    expect(findDashboard(stage)).toMatch(new RegExp(`${shorten(judged)}.*${shorten(head)}`))
    expect(listLabels(stage)).toEqual([])
  })

  test.each([
    ['skip-ci', 'Fix it [skip ci]', null, 'its message skips workflows'],
    ['conflict', 'Fix it', false, 'it has a merge conflict'],
  ])('is judged by the next sync: %s', async (why, message, mergeable, words) => {
    const stage = await startReviewed()
    // The second review records the comment; a sync never writes the first one.
    await stage.review(2, 'edited')
    const head = push(stage, 'Quiet', message)
    stage.github.setMergeable(2, mergeable)
    Object.assign(stage.github.getIssue(2), { updated_at: new Date(stage.clock.now()).toISOString() })
    const seen = await stage.runAfter(hour)
    expect(seen.failure).toBeUndefined()
    const [fix] = stage.readLedger().fixes
    expect(fix.review.judged).toMatchObject({ head, unstarted: why })
    expect(stage.github.listComments(2)).toHaveLength(1)
    expect(stage.github.listComments(2)[0]?.body).toContain(words)
    expect(listLabels(stage)).toHaveLength(1)
    expect(findDashboard(stage)).toContain(`review of [${shorten(head)}]`)
    if (why === 'skip-ci') await expect(renderGolden(seen)).toMatchFileSnapshot('golden/verdict-skip-ci.md')
    const idle = await stage.runAfter(hour)
    expect(findWrites(idle).filter(({ path }) => path.includes('/issues/2'))).toEqual([])
  })
})

describe('a finding is accepted', () => {
  async function startAccepting() {
    const stage = await startReviewed()
    stage.github.setPermission('lead', 'write')
    return stage
  }

  test('for this pull request, until the file changes', async () => {
    const stage = await startAccepting()
    tickAll(stage, 'accept', 'lead')
    const { outcome, comments } = await stage.review(2, 'edited')
    expect(outcome).toMatchObject({ kind: 'reviewed', verdict: 'clear' })
    expect(comments[0]?.body).toContain('accepted by `lead`')
    expect(stage.readLedger().fixes[0].accepted.map(({ by }: { by: string }) => by)).toContain('lead')
    await expect(
      comments[0]?.body.replace(/[0-9a-f]{40}|(?<=\[)[0-9a-f]{7}(?=\])/g, 'commit').replace(/[0-9a-f]{32}/g, 'name'),
    ).toMatchFileSnapshot('golden/accepted.md')
    stage.github.commit(branch, { 'docs/job-1.md': 'Another text\n' }, 'More', agent)
    expect((await stage.review(2, 'synchronize')).outcome).toMatchObject({ verdict: 'look' })
  })

  test('in every box, however many places the first of them accepts', async () => {
    const stage = await startAccepting()
    const samples = Array.from({ length: 120 }, (_, at) => `## Part ${at}\n\n~~~sh\nrun-tool --part ${at}\n~~~\n`)
    push(stage, samples.join('\n'))
    await stage.review(2, 'synchronize')
    tickAll(stage, 'accept', 'lead')
    for (let count = 0; count < 2; count++)
      expect((await stage.review(2, 'edited')).outcome).toMatchObject({ verdict: 'clear' })
  })

  test('for this commit, where GitHub does not list the commits', async () => {
    const stage = await startAccepting()
    stage.github.intercept(({ path }) =>
      path.includes('/compare/') ? { status: 404, body: { message: 'No common ancestor' } } : undefined,
    )
    await stage.review(2, 'edited')
    tickAll(stage, 'accept', 'lead')
    expect((await stage.review(2, 'edited')).outcome).toMatchObject({ verdict: 'clear' })
    push(stage, 'Later')
    const { outcome } = await stage.review(2, 'synchronize')
    const rules = outcome?.kind === 'reviewed' && outcome.findings.map(({ rule }) => rule)
    expect(rules).toEqual(expect.arrayContaining(['history-rewritten', 'not-read']))
  })

  test('for the project, and withdrawn on the tracking issue', async () => {
    const stage = await startAccepting()
    tickAll(stage, 'accept-always', 'lead')
    tickAll(stage, 'accept', 'lead')
    expect((await stage.review(2, 'edited')).outcome).toMatchObject({ verdict: 'clear' })
    const [accepted] = stage.readLedger().accepted
    expect(accepted).toMatchObject({ by: 'lead', what: 'file', name: 'docs/job-1.md' })
    await stage.runAfter(hour)
    expect(findDashboard(stage)).toContain('Accepted in every pull request: 1 finding')
    stage.github.setPermission('someone', 'write')
    tick(stage, 'withdraw')
    await stage.run()
    expect([
      stage.readLedger().accepted,
      listBoxes(findDashboard(stage)).some(({ kind }) => kind === 'withdraw'),
    ]).toEqual([[], false])
    expect(findDashboard(stage)).toContain('- `docs/job-1.md` · Withdraw: no longer accepted, ')
    expect(listLabels(stage)).toEqual(['feedback-to-fix:look'])
    expect((await stage.review(2, 'edited')).outcome).toMatchObject({ verdict: 'look' })
  })

  test.each(['mergePull', 'closePull'] as const)('for the project, just before the end: %s', async (end) => {
    const stage = await startAccepting()
    tickAll(stage, 'accept-always', 'lead')
    const head = stage.github.getPull(2).headSha
    stage.github[end](2)
    // As a merge commit leaves it.
    if (end === 'mergePull') stage.github.resetBranch('main', head)
    const { outcome, comments } = await stage.review(2, 'closed')
    expect([outcome?.kind, comments.length]).toEqual(['closed', 1])
    expect(stage.readLedger().accepted).toMatchObject([{ by: 'lead', name: 'docs/job-1.md' }])
  })

  test('by the next sync, where no check is run again, even if ticked while a review was rewriting the comment', async () => {
    const stage = await startAccepting()
    let isTicked = false
    stage.github.intercept(({ method, path }) => {
      if (!isTicked && method === 'PATCH' && path.includes('/git/refs')) tickAll(stage, 'accept', 'lead')
      isTicked ||= method === 'PATCH'
      return undefined
    })
    push(stage, 'Later')
    await stage.review(2, 'synchronize')
    expect(stage.readLedger().fixes[0].accepted).toBeUndefined()
    await stage.pass(minute)
    for (let count = 0; count < 100; count++) stage.github.comment(1, 'By the way')
    expect((await stage.runAfter(hour)).failure).toBeUndefined()
    expect(findDashboard(stage)).toContain('🟢 harmless except for 2 accepted findings')
    expect(listLabels(stage)).toEqual(['feedback-to-fix:clear'])
  })

  // The later sync gets comments together with the App's name.
  test.each(['sync', 'app'] as const)(
    'by a later sync, where one has more to judge than it may (%s)',
    async (token) => {
      const stage = await startStage({ proven: true, feedback: pagesWithOneComplaint(4), token })
      await stage.pass(hour)
      stage.github.setPermission('lead', 'write')
      const numbers = [2, 3, 4, 5]
      for (const number of numbers) await stage.review(number, 'opened')
      for (const number of numbers) tickAll(stage, 'accept', 'lead', number)
      for (const clear of [3, 4]) {
        await stage.runAfter(hour)
        const { fixes } = stage.readLedger()
        expect(fixes.filter(({ review }: Fix) => review?.judged?.verdict === 'clear')).toHaveLength(clear)
      }
    },
  )

  test.each([
    ['a bot', 'helper[bot]', 'only people with write access can accept findings.'],
    ['a stranger', 'stranger', 'only people with write access can accept findings.'],
    ['somebody whom GitHub does not name', 'lead', 'GitHub did not say who ticked them; tick them again'],
  ])('never by %s', async (_, by, why) => {
    const stage = await startAccepting()
    tickAll(stage, 'accept', by)
    stage.github.setGraphql(by !== 'lead')
    const { outcome, comments } = await stage.review(2, 'edited')
    expect(outcome).toMatchObject({ verdict: 'look' })
    expect(comments[0]?.body).toContain(`ignored: ${why}`)
    expect(stage.readLedger().fixes[0].accepted ?? []).toEqual([])
  })

  test('by the workflow', async () => {
    const stage = await startAccepting()
    const { outcome, comments } = await stage.review(2, 'edited', { allow: 'docs/**' })
    expect(comments[0]?.body).toContain('allowed by `allow`')
    expect(outcome).toMatchObject({ kind: 'reviewed' })
  })
})

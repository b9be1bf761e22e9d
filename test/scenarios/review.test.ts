// Reviews: one comment and label per pull request, what they ask of GitHub; whose a pull request is, by links and markers, copied ones too.
import { describe, expect, test } from 'vitest'
import { day, downvote, entry, hour, minute, pagesWithOneComplaint } from '../support/feedback.ts'
import { renderRequests } from '../support/golden.ts'
import { countSendings, failCreation, findCreations, findWrites, listStates } from '../support/observe.ts'
import { listBoxes, tick } from '../support/ticking.ts'
import { createStage, ledgerBranch, type SeenRequest, type Stage, startStage } from '../support/virtual-world.ts'

async function startWithPull() {
  const stage = await startStage({
    feedback: [entry('a', '/a'), entry('b', '/a', { comment: 'No word about Windows.' })],
  })
  await stage.pass(hour)
  return stage
}

test.each([
  ['without the marker', false, 'foreign'],
  ['with the marker, as where an agent works with a person’s token', true, 'reviewed'],
])('a person’s pull request that the service names, %s', async (_, isMarked, kind) => {
  const stage = createStage({ feedback: [entry('a', '/a')] })
  const source = { repository: 'acme/docs', ref: 'main' }
  let number = 0
  stage.service.intercept(({ method, path }) => {
    const id = /\/job\/([^/]+)$/.exec(path)?.[1]
    if (method !== 'GET' || id === undefined) return undefined
    const body = isMarked ? `feedback-to-fix: ${stage.readLedger().fixes[0]?.id}` : ''
    number ||= stage.github.openPull({ head: 'typo', title: 'Fix a typo', body, author: 'someone' })
    const prLink = `https://github.com/acme/docs/pull/${number}`
    return { status: 200, body: { id, status: 'completed', prLink, source } }
  })
  await stage.run()
  expect(stage.readLedger().fixes).toMatchObject([{ state: 'proposed' }])
  const { outcome, requests, comments } = await stage.review(number, 'opened')
  expect(outcome?.kind).toBe(kind)
  expect([findWrites({ requests }).length > 0, comments.length]).toEqual(isMarked ? [true, 1] : [false, 0])
  // Once reviewed, an edit of its description does not take it out of its review.
  stage.github.editIssue(number, { body: '' })
  expect((await stage.review(number, 'edited')).outcome?.kind).toBe(kind)
})

test('one with a marker needs a person where no ledger is left that could know it', async () => {
  const stage = await startWithPull()
  stage.github.deleteBranch(ledgerBranch)
  expect((await stage.review(2, 'opened')).outcome).toMatchObject({ kind: 'unclear' })
  stage.github.editIssue(2, { body: '' })
  expect((await stage.review(2, 'edited')).outcome).toMatchObject({ kind: 'foreign' })
})

describe('a pull request of ours', () => {
  test('gets one comment, and a second event brings that one up to date', async () => {
    const stage = await startWithPull()
    const first = await stage.review(2, 'opened')
    expect([first.outcome?.kind, first.comments.length]).toEqual(['reviewed', 1])
    expect(findWrites(first).map(({ method, path }) => `${method} ${path.replace('/repos/acme/docs', '')}`)).toEqual([
      'POST /git/trees',
      'POST /git/commits',
      'PATCH /git/refs/heads/feedback-to-fix/ledger',
      'POST /issues/2/comments',
      'POST /issues/2/labels',
    ])
    const second = await stage.review(2, 'synchronize')
    expect(second.comments.map(({ id }) => id)).toEqual(first.comments.map(({ id }) => id))
    const judged = { verdict: 'look', head: stage.github.branchTip('agent/job-1') }
    const { fixes, sequence } = stage.readLedger()
    expect(fixes[0].review).toMatchObject({ number: 2, comment: first.comments[0]?.id, judged })
    expect(findWrites(await stage.review(2, 'edited'))).toEqual([])
    expect(stage.readLedger().sequence).toBe(sequence)
    // A commit's name tells when it was made, which is no part of what is looked at here.
    const body = first.comments[0]?.body.replace(/[0-9a-f]{40}|(?<=\[)[0-9a-f]{7}(?=\])/g, 'commit')
    await expect(body?.replace(/[0-9a-f]{32}/g, 'name')).toMatchFileSnapshot('golden/review.md')
  })

  test('is only judged in a dry run, and not even its end is recorded', async () => {
    const stage = await startWithPull()
    const dry = (action: string) => stage.review(2, action, { 'dry-run': 'true' })
    const opened = await dry('opened')
    expect([opened.outcome, findWrites(opened)]).toMatchObject([
      { kind: 'reviewed', verdict: 'look', isStale: false },
      [],
    ])
    expect(opened.log).toContain('Dry run: the verdict is only in the summary and the outputs.')
    stage.github.mergePull(2)
    const closed = await dry('closed')
    expect([closed.outcome, findWrites(closed)]).toMatchObject([{ kind: 'closed' }, []])
  })

  test('has one comment when its events come at once', async () => {
    const stage = await startWithPull()
    await Promise.all([stage.review(2, 'opened'), stage.review(2, 'synchronize')])
    expect(stage.github.listComments(2)).toHaveLength(1)
  })

  test.each([
    ['merged', (stage: Awaited<ReturnType<typeof startWithPull>>) => stage.github.mergePull(2)],
    ['declined', (stage: Awaited<ReturnType<typeof startWithPull>>) => stage.github.closePull(2)],
  ] as const)('moves its fix when it is closed: %s', async (state, close) => {
    const stage = await startWithPull()
    close(stage)
    const { failure, comments } = await stage.review(2, 'closed')
    expect([failure, comments]).toEqual([undefined, []])
    expect(listStates(stage)).toEqual({ '/a': [state] })
    expect((await stage.run()).failure).toBeUndefined()
    if (state === 'merged') return
    stage.github.reopenPull(2)
    expect((await stage.review(2, 'reopened')).comments[0]?.body).toContain('any of the 2 topics')
  })
})

test('a review and a sync with tokens of two bots share one comment', async () => {
  const stage = await startStage({ token: 'app', feedback: [entry('a', '/a')] })
  await stage.pass(hour)
  const [written] = (await stage.review(2, 'opened')).comments
  const head = stage.github.commit('agent/job-1', { 'docs/more.md': 'More.\n' })
  Object.assign(stage.github.getIssue(2), { updated_at: new Date(stage.clock.now()).toISOString() })
  await stage.runAfter(hour)
  const comments = stage.github.listComments(2)
  expect(comments.map(({ id }) => id)).toEqual([written?.id])
  expect(comments[0]?.body).toContain(head)
})

test.each([
  ['in a locked conversation', 'review', 'Unlock'],
  ['with a token that only reads', 'read-only', 'The token lacks `contents: write`'],
] as const)('%s the log says what to do', async (_, token, words) => {
  const stage = await startWithPull()
  stage.github.lockIssue(2)
  const { outcome, log } = await stage.review(2, 'opened', {}, { token })
  expect(outcome?.kind).toBe('reviewed')
  expect(log).toMatch(new RegExp(`::warning::.*The verdict is in the summary.*${words}`))
  expect((await stage.runAfter(day)).log).not.toContain('Reviewing')
  Object.assign(stage.github.getIssue(2), { locked: false })
  expect((await stage.review(2, 'opened')).comments).toHaveLength(1)
})

describe('its comment, once a person deleted it,', () => {
  async function startWithDeleted() {
    const stage = await startWithPull()
    await stage.review(2, 'opened')
    // The second review finds and records it.
    const [written] = (await stage.review(2, 'edited')).comments
    const id = written?.id ?? 0
    stage.github.deleteComment(id)
    return { stage, id }
  }

  test('is written anew once, and that one is brought up to date', async () => {
    const { stage, id } = await startWithDeleted()
    const second = await stage.review(2, 'synchronize')
    const ids = second.comments.map((comment) => comment.id)
    expect([second.failure, second.outcome?.kind, ids.length]).toEqual([undefined, 'reviewed', 1])
    expect(ids).not.toContain(id)
    for (const pause of [0, hour]) {
      await stage.pass(pause)
      const later = await stage.review(2, 'synchronize')
      expect([later.failure, later.comments.map((comment) => comment.id)]).toEqual([undefined, ids])
    }
  })

  test('is not written anew where nothing is left to read', async () => {
    const { stage } = await startWithDeleted()
    const complaint = 'The install command fails with an error. No word about Windows.'
    stage.github.commit('main', { 'docs/a.md': '# Install\n\nRun it.\n' })
    stage.github.updatePull(2)
    const text = `# Install\n\nRun it. ${complaint}\n`
    stage.github.commit('agent/job-1', { 'docs/job-1.md': null, 'docs/a.md': text }, 'Say it', {
      author: 'docs-agent[bot]',
    })
    const { outcome, comments } = await stage.review(2, 'synchronize')
    expect([outcome, comments]).toMatchObject([{ verdict: 'clear' }, []])
  })

  test('before any run has recorded it, is written anew once nobody else can be writing it', async () => {
    const stage = await startWithPull()
    stage.github.deleteComment((await stage.review(2, 'opened')).comments[0]?.id ?? 0)
    const early = await stage.review(2, 'synchronize')
    expect([early.failure, early.comments]).toEqual([undefined, []])
    expect(early.log).toContain(
      'Another review began the comment less than ten minutes ago. If it has been deleted since, a later',
    )
    await stage.pass(10 * minute)
    for (let count = 0; count < 2; count++) expect((await stage.review(2, 'synchronize')).comments).toHaveLength(1)
  })
})

test('a pull request of two fixes has one comment, about both, also when the other fix came later', async () => {
  const stage = await startStage({ feedback: pagesWithOneComplaint(1), agent: () => 'shared' })
  expect((await stage.review(2, 'opened')).comments).toHaveLength(1)
  stage.addFeedback(pagesWithOneComplaint(1, { from: 2 }))
  await stage.runAfter(day)
  expect(stage.readLedger().fixes.map((fix: { prLink: string }) => fix.prLink.split('/').at(-1))).toEqual(['2', '2'])
  const { comments, log } = await stage.review(2, 'synchronize')
  expect([comments.length, log.includes('It addresses 2 complaints on 2 pages.')]).toEqual([1, true])
  expect(comments[0]?.body).toContain('on `/guide/page-02`, `/guide/page-01`: 2 readers.')
  expect((await stage.runAfter(hour)).issue).toContain('2 readers · open since 23 Nov 2026 · review of')
  expect(stage.look().issue).toContain('answers 0 of 2 topics')
  stage.service.intercept(({ path }) => (path.endsWith('/message') ? { status: 404 } : undefined))
  await stage.run({ edited: tick(stage, 'continue') })
  stage.github.mergePull(2)
  expect(countSendings(await stage.runAfter(hour))).toEqual({ e001: 1, e002: 1 })
})

test('a page that is gone answers nothing', async () => {
  const stage = createStage({ feedback: [entry('a', '/a')] })
  stage.github.commit('main', { 'docs/a.md': 'The install command is there.' })
  await stage.run()
  await stage.pass(hour)
  stage.github.commit('agent/job-1', { 'docs/a.md': null }, 'Away', { author: 'docs-agent[bot]' })
  expect((await stage.review(2, 'opened')).comments[0]?.body).toContain('does not appear to answer the topic')
})

test('votes are no readers that a change could answer', async () => {
  const votes = [1, 2, 3].flatMap((number) => ['/a', '/b'].map((page) => downvote(`v${page}${number}`, page)))
  const feedback = [...votes, entry('a', '/a')]
  const stage = await startStage({ feedback, proven: true, inputs: { 'min-votes': '3', quotes: 'always' } })
  const bodies = await Promise.all([2, 3].map(async (pull) => (await stage.review(pull, 'opened')).comments[0]?.body))
  expect(bodies.join()).toContain('**1 reader since 22 Nov 2026** on `/a`')
  expect(bodies.join()).toContain('on `/b`: 3 votes down. The change does not edit the page.')
  // Of votes, there are no words to ask the agent about, nor topics that a change may answer.
  const { issue } = await stage.runAfter(hour)
  expect(listBoxes(issue).filter(({ kind }) => kind === 'continue')).toHaveLength(1)
  expect(issue.match(/needs a look · .*/g)).toEqual([
    expect.stringContaining('· answers 0 of 1 topic'),
    expect.stringContaining('· 1 page not edited'),
  ])
})

describe('the label', () => {
  const listLabels = (stage: Stage) => stage.github.getIssue(2).labels.map(({ name }) => name)
  const findLabelWrites = (seen: { requests: readonly SeenRequest[] }) =>
    findWrites(seen).flatMap(({ method, path }) =>
      path.includes('/labels') ? [`${method} ${path.split('/labels')[1]}`] : [],
    )

  test('says the verdict, and is written once', async () => {
    const stage = await startWithPull()
    stage.github.editIssue(2, { labels: [{ name: 'docs' }] })
    expect(findLabelWrites(await stage.review(2, 'opened'))).toEqual(['POST '])
    expect(listLabels(stage)).toEqual(['docs', 'feedback-to-fix:look'])
    expect(findLabelWrites(await stage.review(2, 'synchronize'))).toEqual([])
  })

  test('of another verdict is taken off, and no label of others', async () => {
    const stage = await startWithPull()
    stage.github.editIssue(2, {
      labels: ['docs', 'Feedback-to-fix:Block', 'feedback-to-fix'].map((name) => ({ name })),
    })
    expect(findLabelWrites(await stage.review(2, 'opened'))).toEqual(['POST ', 'DELETE /Feedback-to-fix%3ABlock'])
    expect(listLabels(stage)).toEqual(['docs', 'feedback-to-fix', 'feedback-to-fix:look'])
  })

  test.each([403, 500])('of another verdict goes, too, where the comment fails with %i', async (status) => {
    const stage = await startWithPull()
    stage.github.editIssue(2, { labels: ['docs', 'feedback-to-fix:clear'].map((name) => ({ name })) })
    stage.github.intercept(({ method, path }) =>
      method === 'POST' && path.endsWith('/comments') ? { status, body: { message: 'No' } } : undefined,
    )
    expect((await stage.review(2, 'opened')).outcome?.kind).toBe('reviewed')
    expect(listLabels(stage)).toEqual(['docs'])
  })

  test.each([403, 404, 422])('refused with %i is a line in the log, and another verdict’s goes', async (status) => {
    const stage = await startWithPull()
    stage.github.editIssue(2, { labels: ['docs', 'feedback-to-fix:clear'].map((name) => ({ name })) })
    stage.github.intercept(({ path }) => (path.endsWith('/labels') ? { status, body: { message: 'No' } } : undefined))
    const { failure, outcome, comments, log } = await stage.review(2, 'opened')
    expect([failure, outcome?.kind, comments.length]).toEqual([undefined, 'reviewed', 1])
    expect(log).toContain('Could not update the label feedback-to-fix:look: ')
    expect(listLabels(stage)).toEqual(['docs'])
  })
})

const names = ['a', 'b', 'c', 'd', 'e']
const pages = (text: string) => Object.fromEntries(names.map((name) => [`docs/${name}.md`, `# ${name}\n\n${text}\n`]))

async function startWithFivePages(text = 'Better text.') {
  const stage = createStage({ feedback: [entry('a', '/a', { comment: 'No word about Windows.' })] })
  stage.github.commit('main', pages('Text.'))
  await stage.run()
  await stage.pass(hour)
  stage.github.commit(stage.github.getPull(2).headRef, pages(text), 'Mend the pages', { author: 'docs-agent[bot]' })
  return stage
}

test('a pull request of five pages takes at most 14 requests to GitHub, of which 5 write; it records which file each page is built from', async () => {
  const stage = await startWithFivePages()
  const { requests, failure } = await stage.review(2, 'opened')
  expect(failure).toBeUndefined()
  const own = requests.filter(({ to }) => to === 'github')
  expect(own.length).toBeLessThanOrEqual(14)
  expect(findWrites({ requests: own }).length).toBeLessThanOrEqual(5)
  expect(stage.readLedger().fixes[0].review.judged.files).toEqual({ '/a': 'docs/a.md' })
  await expect(renderRequests(requests)).toMatchFileSnapshot('golden/review-requests.txt')
})

test('new samples take no more requests, as the other pages come with the change', async () => {
  const stage = await startWithFivePages('Text.\n\n```sh\nlamp on\n```')
  const { requests, comments } = await stage.review(2, 'opened')
  expect(requests.filter(({ to }) => to === 'github').length).toBeLessThanOrEqual(14)
  expect(comments.map(({ body }) => body).join()).toContain('lamp on')
})

test('a comment that its run did not live to write is written by a later sync, once', async () => {
  const stage = await startWithPull()
  const isLast = ({ method, path }: { method: string; path: string }) => method === 'POST' && path.endsWith('/comments')
  await stage.review(2, 'opened', {}, { dieAt: (request) => (isLast(request) ? 'before' : undefined) })
  for (const [pause, count] of [
    [minute, 0],
    [hour, 1],
    [day, 1],
  ] as const) {
    expect((await stage.runAfter(pause)).failure).toBeUndefined()
    expect(stage.github.listComments(2)).toHaveLength(count)
  }
  expect(stage.github.getIssue(2).labels.map(({ name }) => name)).toEqual(['feedback-to-fix:look'])
  for (const { id } of stage.github.listComments(2)) stage.github.deleteComment(id)
  await stage.runAfter(day)
  expect(stage.github.listComments(2)).toEqual([])
})

test('a service that does not answer keeps no review from its comment', async () => {
  const stage = await startWithFivePages()
  stage.service.intercept(() => ({ status: 401, body: { error: 'No' } }))
  const { failure, comments, log } = await stage.review(2, 'opened')
  expect([failure, comments.length]).toEqual([undefined, 1])
  expect(log).toContain('::warning::Complaints found: 0 of 1.')
})

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

test('a marker of a fix that has its own pull request needs a person: nothing is adopted, no comment is written', async () => {
  const stage = await start()
  const copy = open(stage, bodyOf(stage, 2))
  const result = await stage.review(copy, 'opened')
  expect([result.failure, result.comments, findWrites(result)]).toEqual([undefined, [], []])
  const reason = expect.stringContaining('has another pull request')
  expect(result.outcome).toMatchObject({ kind: 'unclear', reason })
  stage.github.closePull(copy)
  expect((await stage.review(copy, 'closed')).outcome).toEqual({ kind: 'foreign', reason })
  expect((await stage.review(2, 'opened')).comments).toHaveLength(1)
})

test('a pull request that is linked to one fix stays that fix’s, whatever marker stands in its description', async () => {
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
  const { issue } = await stage.run()
  expect(issue).toContain('names this fix but belongs to another.')
  expect(issue).toContain('If it also addresses this feedback, leave it')
})

test('two markers need a person, and the dashboard says so', async () => {
  const stage = await start(2, [2])
  const own = bodyOf(stage, 3)
  stage.github.editIssue(3, { body: `${bodyOf(stage, 2)}\n${own}` })
  expect(findWrites(await stage.review(3, 'opened', { 'dry-run': 'true' }))).toEqual([])
  const { outcome, comments } = await stage.review(3, 'opened')
  expect([outcome, comments]).toMatchObject([{ kind: 'unclear', reason: expect.stringContaining('several fixes') }, []])
  expect(reasons(stage)).toMatchObject([{ code: 'unclear-pull', number: 3 }])
  const { issue } = await stage.run()
  expect(issue).toContain('Pull request 3 in acme/docs names this fix and others.')
  expect(issue).toContain('If it addresses this feedback, keep only the line')
  stage.github.editIssue(3, { body: own })
  await stage.runAfter(hour)
  expect(Object.values(listStates(stage)).flat()).toEqual(['proposed', 'proposed'])
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

  test('the job of another fix may name it first: it keeps its one comment', async () => {
    const stage = createStage({ proven: true, feedback: pagesWithOneComplaint(2), inputs: { wait: 'PT0S' } })
    await stage.run()
    await stage.pass(hour)
    const [written] = (await stage.review(2, 'opened')).comments
    const jobs = { 'job-1': { status: 'active' }, 'job-2': { prLink: 'https://github.com/acme/docs/pull/2' } }
    const release = stage.service.intercept(({ path }) => {
      const [id, job] = Object.entries(jobs).find(([name]) => path.endsWith(`/job/${name}`)) ?? []
      return job && { status: 200, body: { id, status: 'completed', ...job } }
    })
    for (const heal of [() => {}, release]) {
      await stage.run()
      const { comments } = await stage.review(2, 'synchronize')
      expect(comments.map(({ id }) => id)).toEqual([written?.id])
      heal()
    }
  })

  test.each([
    ['taken out', () => ''],
    ['given a second', (body: string) => `${body}\nfeedback-to-fix: ${'a'.repeat(32)}`],
  ])('a marker that is %s takes no pull request out of its review', async (_, edit) => {
    const stage = await startActive()
    const [written] = (await stage.review(2, 'opened')).comments
    stage.github.editIssue(2, { body: edit(bodyOf(stage, 2)) })
    const { outcome, comments } = await stage.review(2, 'edited')
    expect([outcome?.kind, comments.map(({ id }) => id)]).toEqual(['reviewed', [written?.id]])
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
    expect(stage.github.getIssue(copy).labels).toEqual([])
    expect(findCreations(await stage.run())).toEqual([])
  })
})

// Labels, assignees and requests for a review: what GitHub takes, and whom it refuses.
import { beforeEach, describe, expect, test } from 'vitest'
import { createHandOver, type HandOver } from '../../../src/github/pulls/pull-assignments.ts'
import { type Connected, connect, repository } from '../connect.ts'
import { createScripted } from '../scripted.ts'

let side: Connected
let handOver: HandOver
beforeEach(() => {
  side = connect({ files: { 'docs/CODEOWNERS': '* @docs\n', 'README.md': '# docs\n' } })
  handOver = createHandOver({ client: side.client, repository })
  side.github.openPull({ head: 'agent/1', title: 'docs', files: { 'docs/a.md': 'a\n' } })
})

test('labels are added to those that are there, and made where they are new', async () => {
  side.github.getIssue(1).labels = [{ name: 'mine' }]
  expect(await handOver.addLabels(1, ['docs', 'Mine'])).toEqual([])
  expect(side.github.getIssue(1).labels.map(({ name }) => name)).toContain('docs')
})

describe('assignees', () => {
  test('one without access is named', async () => {
    side.github.setPermission('eve', 'none')
    expect(await handOver.addAssignees(1, ['Ada', 'eve'])).toEqual(['eve'])
    expect(side.github.getIssue(1).assignees.map(({ login }) => login)).toEqual(['Ada'])
    expect(await handOver.addAssignees(1, ['Ada'])).toEqual([])
    expect(side.github.getIssue(1).assignees).toHaveLength(1)
  })

  test('one who does not exist makes GitHub refuse all', async () => {
    side.github.forget('ghost')
    expect(await handOver.addAssignees(1, ['ada', 'ghost'])).toEqual(['ada', 'ghost'])
  })
})

describe('requests for a review', () => {
  test('of several, those whom GitHub refuses do not keep the others from being asked', async () => {
    side.github.setPermission('eve', 'none')
    expect(await handOver.requestReviews(1, 'reviewers', ['ada', 'eve', 'grace'])).toEqual(['eve'])
    expect(side.github.getPull(1).reviewers).toEqual(['ada', 'grace'])
  })

  test('all at once where GitHub takes them, and none where there are none', async () => {
    expect(await handOver.requestReviews(1, 'reviewers', ['ada', 'grace'])).toEqual([])
    expect(await handOver.requestReviews(1, 'team_reviewers', [])).toEqual([])
    expect(side.requests()).toHaveLength(1)
  })

  test('a team that the token cannot see', async () => {
    side.github.showTeam('docs')
    expect(await handOver.requestReviews(1, 'team_reviewers', ['docs', 'hidden'])).toEqual(['hidden'])
    expect(side.github.getPull(1).teams).toEqual(['docs'])
  })
})

test('a token that may not write is told by every name', async () => {
  side.github.setReadOnly(true)
  const all = await Promise.all([
    handOver.addLabels(1, ['docs']),
    handOver.addAssignees(1, ['ada']),
    handOver.requestReviews(1, 'reviewers', ['ada', 'grace']),
  ])
  expect(all).toEqual([['docs'], ['ada'], ['ada', 'grace']])
})

describe('CODEOWNERS', () => {
  test('is read from the first of three places', async () => {
    expect(await handOver.readCodeowners('main')).toBe('* @docs\n')
    side.github.commit('main', { CODEOWNERS: '* @root\n' })
    expect(await handOver.readCodeowners('main')).toBe('* @root\n')
    side.github.commit('main', { '.github/CODEOWNERS': '* @github\n' })
    expect(await handOver.readCodeowners('main')).toBe('* @github\n')
    expect(side.requests().at(-1)).toBe('GET /repos/acme/docs/contents/.github/CODEOWNERS?ref=main')
  })

  test('of a branch that has none', async () => {
    side.github.commit('bare', { 'README.md': '# docs\n' })
    expect(await handOver.readCodeowners('bare')).toBeUndefined()
  })

  test('too large a file is none', async () => {
    const { client } = createScripted([{ data: '*'.repeat(3_000_001) }])
    expect(await createHandOver({ client, repository }).readCodeowners('main')).toBeUndefined()
  })
})

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

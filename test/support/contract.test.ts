// One table of calls, asked of the in-memory GitHub and of the emulated one: both must say the same.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ask, Call, Names } from './contract-calls.ts'
import { gitCalls } from './contract-git-calls.ts'
import { issueCalls } from './contract-issue-calls.ts'
import { type EmulatedGitHub, startGitHub } from './emulated-github.ts'
import { createFakeGitHub, type FakeGitHub } from './fake-github.ts'

const parse = (text: string) => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

let github: EmulatedGitHub
let fake: FakeGitHub
let asks: [Ask, Ask]

beforeAll(async () => {
  github = await startGitHub()
  const { url } = github
  fake = createFakeGitHub({ now: () => Date.now(), repository: 'acme/docs', serverUrl: url, apiUrl: url })
  asks = [
    async (method, path, body, headers) => {
      const said = await fake.send({ method, path, body, ...(headers && { headers }) })
      return { ...said, body: parse(said.body) }
    },
    async (method, path, body, headers) => {
      const authorization = `Bearer ${github.tokens.bot}`
      const text = body === undefined ? {} : { body: JSON.stringify(body) }
      const response = await fetch(url + path, { method, headers: { authorization, ...headers }, ...text })
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: parse(await response.text()),
      }
    },
  ]
})
afterAll(() => github.close())

const names: [Names, Names] = [{}, {}]

async function compare(...[, ask, pick, keep]: Call) {
  const [one, other] = await Promise.all(asks.map((each, index) => ask(each, names[index as 0 | 1])))
  expect([other?.status, other && pick(other)]).toEqual([one?.status, one && pick(one)])
  if (keep && one && other) {
    names[0][keep] = one.body.sha ?? one.body.id
    names[1][keep] = other.body.sha ?? other.body.id
    expect(names[0][keep]).toBeTruthy()
  }
}

describe('the two GitHubs say the same of git data', () => {
  test.each(gitCalls)('%s', compare)
})

describe('the two GitHubs say the same of issues and pull requests', () => {
  beforeAll(async () => {
    const pulls = [
      { head: 'fix/one', title: 'One', body: 'feedback-to-fix: abc', files: { 'docs/one.md': 'one\n' } },
      { head: 'two', title: 'Two', body: 'feedback-to-fix: abc', fork: true },
      { head: 'three', title: 'Three', files: { 'docs/three.md': 'three\n' } },
    ]
    for (const pull of pulls) {
      fake.openPull(pull)
      await github.openPull(pull)
    }
    fake.mergePull(3)
    await github.mergePull(3)
  })

  test.each(issueCalls)('%s', compare)

  test('a merge adds to the base branch', async () => {
    expect(fake.readFile('main', 'docs/three.md')).toBe('three\n')
    expect(await github.readFile('main', 'docs/three.md')).toBe('three\n')
  })
})

// The scripted agent against a GitHub that others wrote.
import { Octokit } from '@octokit/rest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScriptedAgent } from '../../../src/service/agents/scripted/scripted-agent.ts'
import { type EmulatedGitHub, startEmulator } from '../../support/start-emulator.ts'

const place = { owner: 'acme', repo: 'docs' }
const task = { projectId: 'docs', source: { repository: 'acme/docs', ref: 'main' } }
const { signal } = new AbortController()
const pages = {
  'docs/index.md': '# Home\n',
  'docs/guides/install.md': '# Install\n\nRun `npm i acme`.\n',
  'docs/faq.mdx': '---\ntitle: FAQ\n---\n\n# Questions\n\nNone yet: größer.\n',
}
let github: EmulatedGitHub
let octokit: Octokit

beforeAll(async () => {
  github = await startEmulator(pages)
  octokit = new Octokit({ baseUrl: github.url, auth: github.tokens.owner })
})
afterAll(() => github.close())

const createAgent = (overrides = {}) =>
  createScriptedAgent({ baseUrl: github.url, token: 'token', later: (_ms, task) => task(), ...overrides })

async function getPull(link: string | null) {
  const pull_number = Number(/\/acme\/docs\/pull\/(\d+)$/.exec(link ?? '')?.[1])
  const { data: pull } = await octokit.rest.pulls.get({ ...place, pull_number })
  const basehead = `main...${pull.head.ref}`
  const compared = await octokit.rest.repos.compareCommitsWithBasehead({ ...place, basehead })
  return { pull, commits: compared.data.total_commits, files: compared.data.files?.map(({ filename }) => filename) }
}

async function getFile(path: string, ref: string) {
  const { data } = await octokit.rest.repos.getContent({ ...place, path, ref })
  return Buffer.from('content' in data ? data.content : '', 'base64').toString()
}

test('one commit on a branch of its own, and a pull request that says what it is', async () => {
  const prompt =
    'Improve these pages.\n- /guides/install\n- /faq\n\nPut this line into the description:\nfeedback-to-fix: f-1a2b\n'
  const prLink = `${github.url}/acme/docs/pull/1`
  const outcome = await createAgent().run({ ...task, jobId: 'one', prompt }, signal)
  expect(outcome).toEqual({ status: 'completed', prLink })
  const { pull, commits, files } = await getPull(prLink)
  expect({ title: pull.title, base: pull.base.ref, head: pull.head.ref, state: pull.state, commits, files }).toEqual({
    ...{ title: 'docs: clarify /guides/install and 1 more page', base: 'main', head: 'agent/one', state: 'open' },
    ...{ commits: 1, files: ['docs/faq.mdx', 'docs/guides/install.md'] },
  })
  expect(pull.body).toBe(
    'Pages changed:\n\n- /guides/install (`docs/guides/install.md`)\n- /faq (`docs/faq.mdx`)\n\nfeedback-to-fix: f-1a2b',
  )
  const changed = /# Questions\n\n> \*\*Note:\*\* .+\n\nNone yet: größer\.\n$/
  expect(await getFile('docs/faq.mdx', 'agent/one')).toMatch(changed)
  expect(await getFile('docs/index.md', 'agent/one')).toBe(pages['docs/index.md'])
  expect(await getFile('docs/faq.mdx', 'main')).toBe(pages['docs/faq.mdx'])
})

test('a branch that is not there is named among what may be wrong', async () => {
  const source = { ...task.source, ref: 'master' }
  const outcome = await createAgent().run({ projectId: 'docs', source, jobId: 'none', prompt: 'Page: /faq' }, signal)
  expect(outcome).toMatchObject({
    status: 'failed',
    reason: expect.stringContaining('(check the repository’s name and branch, '),
  })
})

test.each([
  ['names no page of the repository', 'Page: /gone', {}],
  ['leads to no change', 'Page: /faq', { '/faq': (text: string) => text }],
])('a prompt that %s leaves GitHub as it is', async (_case, prompt, edits) => {
  const count = async () => (await octokit.rest.repos.listBranches(place)).data.length
  const before = await count()
  const outcome = await createAgent({ edits }).run({ ...task, jobId: 'none', prompt }, signal)
  expect(outcome).toEqual({ status: 'completed', prLink: null })
  expect(await count()).toBe(before)
})

// The real client over the in-memory GitHub, on a clock that only sleeping moves.
import type { GitHubClient } from '../../src/github/github-client.ts'
import { serverUrl as githubUrl, repositoryName } from '../support/addresses.ts'
import { bearerOf, type TokenName } from '../support/fake/permissions.ts'
import { createFakeGitHub, type FakeGitHub, type FakeOptions } from '../support/fake-github.ts'
import { asSend } from '../support/github-line.ts'
import { createClient, START } from './scripted.ts'

export const repository = repositoryName('acme/docs')
export const serverUrl = githubUrl('https://github.com')

export interface Connected {
  readonly github: FakeGitHub
  readonly client: GitHubClient
  requests(): string[]
  wait(ms: number): void
}

export function connect({ token, ...options }: Partial<FakeOptions> & { token?: TokenName } = {}): Connected {
  let now = START
  const github = createFakeGitHub({ now: () => now, repository, ...options })
  const client = createClient({
    send: asSend(async ({ raw, ...request }) => {
      const headers = { accept: raw ? 'application/vnd.github.raw+json' : 'application/vnd.github+json' }
      const { body, ...answer } = await github.send({ ...request, headers, ...(token && { by: bearerOf(token) }) })
      return { ...answer, data: body }
    }),
    now: () => now,
    steady: () => now,
    sleep: async (ms) => {
      now += ms
    },
  })
  return {
    github,
    client,
    requests: () => github.requests.map(({ method, path }) => `${method} ${path}`),
    wait: (ms) => {
      now += ms
    },
  }
}

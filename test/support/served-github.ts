// The in-memory GitHub behind a real socket, for the bundle, the agent and the demo: it knows whose a token is.
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { RenderedIssue } from './fake/issues.ts'
import { tokens as actionTokens, bearerOf } from './fake/permissions.ts'
import type { Pulls } from './fake/pulls.ts'
import type { Bearer } from './fake/routes.ts'
import { createFakeGitHub, type FakeGitHub } from './fake-github.ts'
import { refuse } from './github-rules.ts'
import { listenOnLoopback } from './loopback.ts'

type ServedPull = ReturnType<Pulls['render']>

export type ServedGitHub = Awaited<ReturnType<typeof startGitHub>>

const repository = 'acme/docs'
/** A workflow's own, with the permissions of the README's jobs; an App's; and those of people and of the agent, who may do anything. */
const known = {
  bot: ['ghs_w0rkflowTokenOfTheTests000000000000', bearerOf('sync')],
  review: ['ghs_reviewTokenOfTheTests0000000000000000', bearerOf('review')],
  readonly: ['ghs_readOnlyTokenOfTheTests000000000000', bearerOf('read-only')],
  dependabot: ['ghs_dependabotTokenOfTheTests000000000000', bearerOf('dependabot')],
  app: ['ghs_appTokenOfTheTests00000000000000000000', bearerOf('app')],
  noContents: ['ghs_withoutContents00000000000000000000', bearerOf('sync', ['contents'])],
  noIssues: ['ghs_withoutIssues0000000000000000000000', bearerOf('sync', ['issues'])],
  noPulls: ['ghs_withoutPulls00000000000000000000000', bearerOf('sync', ['pull_requests'])],
  agent: ['ghs_agentTokenOfTheTests0000000000000000', { token: 'agent', login: 'docs-agent[bot]' }],
  owner: ['owner-token', { token: 'owner', login: 'acme' }],
  stranger: ['stranger-token', { token: 'stranger', login: 'stranger' }],
} as const satisfies Record<string, readonly [string, Bearer]>
const listed = Object.entries(known)
const tokens = Object.fromEntries(listed.map(([name, [token]]) => [name, token])) as Record<keyof typeof known, string>

/** Made with a token that the Action gets, not by the agent or a person. */
export const isByAction = ({ token }: { readonly token: string }): boolean => token in actionTokens

const limits = { 'x-ratelimit-limit': '5000', 'x-ratelimit-remaining': '4000', 'x-ratelimit-resource': 'core' }

export interface GitHubOptions {
  readonly files?: Readonly<Record<string, string>>
  readonly private?: boolean
  /** Its clock, which the Action follows; by default the real one. */
  readonly now?: () => number
}

export async function startGitHub(options: GitHubOptions = {}) {
  const { url, close } = await listenOnLoopback(async (message, response) => {
    try {
      const { status, headers, body } = await answer(github, message)
      response.writeHead(status, { ...limits, ...headers }).end(status === 204 ? undefined : body)
    } catch {
      message.socket.resetAndDestroy()
    }
  })
  const github = createFakeGitHub({
    now: options.now ?? (() => Date.now()),
    ...{ repository, serverUrl: url, apiUrl: url, private: options.private ?? false },
    files: { 'README.md': '# docs\n', ...options.files },
  })
  const get = <T>(path: string) => github.answer({ method: 'GET', path: `/repos/${repository}/${path}` }).data as T
  const getPull = (number: number) => get<ServedPull>(`pulls/${number}`)
  return {
    ...github,
    /** `url`: address of the API and of the web pages alike, GITHUB_API_URL and GITHUB_SERVER_URL. */
    ...{ url, repository, tokens, getPull },
    openPull: (pull: Parameters<FakeGitHub['openPull']>[0]) => getPull(github.openPull(pull)),
    listIssues: () => github.listIssues().map(({ number }) => get<RenderedIssue>(`issues/${number}`)),
    listPulls: () => github.listPulls().map(({ issue }) => getPull(issue.number)),
    close,
  }
}

async function answer(github: FakeGitHub, message: IncomingMessage) {
  const { method = 'GET', url: path = '/', headers } = message
  const sent = await text(message)
  const value = headers.authorization?.replace(/^(bearer|token)\s+/i, '')
  const by = listed.find(([, [token]]) => token === value)?.[1][1]
  if (by === undefined) {
    const { status, body } = refuse(401, value === undefined ? 'Requires authentication' : 'Bad credentials')
    github.requests.push({ method, path, status, token: value === undefined ? 'none' : 'unknown' })
    return { status, headers: { date: new Date().toUTCString() }, body: JSON.stringify(body) }
  }
  const body = sent === '' ? {} : { body: JSON.parse(sent) }
  return github.send({ method, path, ...body, headers: { accept: headers.accept ?? '' }, by })
}

// A GitHub that answers over HTTP: the npm package `emulate` behind a strict layer that refuses what GitHub would refuse.
//
// What stays different from GitHub: a commit's name hashes the time in milliseconds; a fork shares no commit with its
// parent; a folder that lost its last file stays as an empty tree; merging in the emulator itself ignores what came to the base branch since (`mergePull` repairs that); no ETags,
// secondary limits, reactions, statuses or dispatches; GraphQL answers `{ viewer { login } }` alone.
import { createControls, type EmulatedControls } from './emulated-controls.ts'
import type { LoggedRequest } from './github-rules.ts'
import { startEmulator } from './start-emulator.ts'
import { type Interceptor, startStrictProxy } from './strict-proxy.ts'
import { createStrictRules } from './strict-rules.ts'
import { createUpstream } from './upstream.ts'

export interface GitHubOptions {
  /** Files on `main` beside the README.md, committed at once. */
  readonly files?: Readonly<Record<string, string>>
  readonly private?: boolean
  /** A repository without a commit. */
  readonly empty?: boolean
  /** Whether the repository has issues; it does by default. */
  readonly issues?: boolean
}

export type TokenName = 'bot' | 'readonly' | 'agent' | 'owner' | 'stranger'

export interface EmulatedGitHub extends EmulatedControls {
  /** Address of the API and of the web pages alike: GITHUB_API_URL and GITHUB_SERVER_URL. */
  readonly url: string
  readonly repository: 'acme/docs'
  /** `bot` is github-actions[bot], `readonly` the same without the right to write, `agent` is docs-agent[bot]. */
  readonly tokens: Readonly<Record<TokenName, string>>
  readonly requests: readonly LoggedRequest[]
  /** Asks before each request what shall go wrong; the newest interceptor speaks first. Returns how to take it back. */
  intercept(interceptor: Interceptor): () => void
  close(): Promise<void>
}

const repository = 'acme/docs'
const logins = {
  bot: 'github-actions[bot]',
  readonly: 'github-actions[bot]',
  agent: 'docs-agent[bot]',
  owner: 'acme',
  stranger: 'stranger',
}

export async function startGitHub(options: GitHubOptions = {}): Promise<EmulatedGitHub> {
  const proxy = await startStrictProxy()
  const { private: isPrivate = false, empty = false } = options
  const emulator = await startEmulator({ baseUrl: proxy.url, private: isPrivate, empty })
  const { credentials } = emulator
  const upstream = createUpstream(emulator.origin, repository, { ...credentials, readonly: credentials.bot })
  const tokens = { ...credentials, readonly: `ghs_${'readonly'.repeat(4)}` }
  proxy.setRules({ tokens, answer: createStrictRules(repository, upstream, logins) })

  const controls = createControls(repository, upstream)
  if (options.files) await controls.commit('main', options.files, 'Add files')
  if (options.issues === false) await upstream.ask('PATCH', `/repos/${repository}`, { has_issues: false })

  const close = async () => {
    await proxy.close()
    await emulator.close()
  }
  const { url, requests, intercept } = proxy
  return { ...controls, url, repository, tokens, requests, intercept, close }
}

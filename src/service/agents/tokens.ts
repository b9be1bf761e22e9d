// The token for a repository: a static one, or one of a GitHub App's installation, minted for a job and this repository alone.
import { createPrivateKey, sign } from 'node:crypto'
import { openOctokit } from './open-octokit.ts'

/** Called for each job, so that no token lasts longer than one, or lies about in between. */
export type TokenSource = (repository: string, signal: AbortSignal) => Promise<string>

interface App {
  readonly id: string
  /** PEM. */
  readonly key: string
  /** GitHub's API. */
  readonly baseUrl: string
  /** Milliseconds since 1970. */
  now(): number
}

/** @throws if the key is none */
export function createAppTokens({ id, key, baseUrl, now }: App): TokenSource {
  const privateKey = createPrivateKey(key)
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  return async (repository, signal) => {
    const [owner = '', repo = ''] = repository.split('/')
    const seconds = Math.floor(now() / 1000)
    // A minute back, as GitHub advises, for a clock that is ahead of theirs.
    const content = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode({ iat: seconds - 60, exp: seconds + 540, iss: id })}`
    const jwt = `${content}.${sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')}`
    const { rest } = openOctokit(baseUrl, jwt, signal)
    const { data: installation } = await rest.apps.getRepoInstallation({ owner, repo })
    const { data } = await rest.apps.createInstallationAccessToken({
      installation_id: installation.id,
      repositories: [repo],
      permissions: { contents: 'write', pull_requests: 'write' },
    })
    return data.token
  }
}

export function toTokenSource(token: string | TokenSource): TokenSource {
  return typeof token === 'string' ? async () => token : token
}

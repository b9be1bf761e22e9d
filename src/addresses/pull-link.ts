// Whether a link from the service is a pull request of the GitHub in use. Nothing else is ever shown as a link.
import { parseIssueNumber } from './issue-number.ts'
import { parseRepositoryName, type RepositoryName } from './repository-name.ts'
import { parseServerUrl, type ServerUrl } from './web-address.ts'

export interface PullLink {
  readonly owner: string
  readonly repo: string
  readonly repository: RepositoryName
  readonly number: number
  readonly url: string
}

const path = /^\/([^/]{1,39})\/([^/]{1,100})\/pull\/([^/]{1,10})$/

/**
 * Accepts `serverUrl/{owner}/{repo}/pull/{number}` in exactly one form, on https or, where that server is a loopback host, http.
 * The form is compared as text, not parsed: what a browser would repair or decode is refused.
 */
export function parsePullLink(link: string, serverUrl: string): PullLink | undefined {
  const server = parseServerUrl(serverUrl)
  if (server === undefined || !link.startsWith(`${server}/`)) return undefined
  const [, owner = '', repo = '', digits = ''] = path.exec(link.slice(server.length)) ?? []
  const repository = parseRepositoryName(`${owner}/${repo}`)
  const number = parseIssueNumber(digits)
  if (repository === undefined || number === undefined) return undefined
  return { owner, repo, repository, number, url: link }
}

/** GitHub's address for one of its pull requests if it is well-formed; otherwise one built from its parts. */
export function readPullAddress(
  given: string,
  known: { readonly serverUrl: ServerUrl; readonly repository: RepositoryName; readonly number: number },
): string {
  const { serverUrl, repository, number } = known
  const pull = parsePullLink(given, serverUrl)
  return pull?.number === number ? pull.url : `${serverUrl}/${repository}/pull/${number}`
}

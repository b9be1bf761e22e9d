// Pull requests of the GitHub in use, parsed where their addresses come in. Nothing else is ever shown as a link.
import { parseIssueNumber } from './issue-number.ts'
import { parseRepositoryAddress, parseRepositoryName, type RepositoryName } from './repository-name.ts'
import { parseServerUrl, type ServerUrl } from './web-address.ts'

export interface PullLink {
  readonly url: string
  readonly repository: RepositoryName
  readonly number: number
}

const path = /^\/([^/]{1,39}\/[^/]{1,100})\/pull\/([^/]{1,10})$/

/**
 * Accepts `serverUrl/{owner}/{repo}/pull/{number}` in exactly one form, on https or, where that server is a loopback host, http.
 * The form is compared as text, not parsed: what a browser would repair or decode is refused.
 */
export function parsePullLink(link: string, serverUrl: string): PullLink | undefined {
  const server = parseServerUrl(serverUrl)
  if (server === undefined || !link.startsWith(`${server}/`)) return undefined
  const [, name = '', digits = ''] = path.exec(link.slice(server.length)) ?? []
  const repository = parseRepositoryName(name)
  const number = parseIssueNumber(digits)
  return repository && number ? { url: link, repository, number } : undefined
}

/** The address that GitHub gives one of its pull requests if it is well-formed; otherwise one built from its parts. */
export function readPullAddress(
  given: string,
  known: { readonly serverUrl: ServerUrl; readonly repository: RepositoryName; readonly number: number },
): PullLink {
  const { serverUrl, repository, number } = known
  const pull = parsePullLink(given, serverUrl)
  return pull?.number === number ? pull : { url: `${serverUrl}/${repository}/pull/${number}`, repository, number }
}

/** What a job says about repositories; it may name anything. */
interface NamedPlaces {
  readonly source?: { readonly repository?: string | null | undefined } | null | undefined
  readonly prLink?: string | null | undefined
}

/** The repositories of the GitHub in use that a job names: its source and that of its pull request. */
export function listJobRepositories({ source, prLink }: NamedPlaces, serverUrl: string): RepositoryName[] {
  const from = parseRepositoryAddress(source?.repository ?? '', serverUrl)
  const to = parsePullLink(prLink ?? '', serverUrl)?.repository
  return [...new Set([from, to].filter((name) => name !== undefined))]
}

export function isHere({ repository }: Pick<PullLink, 'repository'>, here: string): boolean {
  return repository.toLowerCase() === here.toLowerCase()
}

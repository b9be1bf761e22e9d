// The repositories that a job names: where it comes from, and where its pull request lies.
import { parsePullLink } from './pull-link.ts'
import { parseRepositoryAddress, type RepositoryName } from './repository-name.ts'

/** What of a job names repositories; all of it may be missing. */
interface NamedPlaces {
  readonly source?: { readonly repository?: string | null | undefined } | null | undefined
  readonly prLink?: string | null | undefined
}

/** Of the GitHub in use only: a job may name anything. */
export function listJobRepositories({ source, prLink }: NamedPlaces, serverUrl: string): RepositoryName[] {
  const from = parseRepositoryAddress(source?.repository ?? '', serverUrl)
  const to = parsePullLink(prLink ?? '', serverUrl)?.repository
  return [...new Set([from, to].filter((name) => name !== undefined))]
}

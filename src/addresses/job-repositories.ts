// The repositories that a job names: its source and that of its pull request.
import { parsePullLink } from './pull-link.ts'
import { parseRepositoryAddress, type RepositoryName } from './repository-name.ts'

/** The fields of a job that name repositories; all optional. */
interface NamedPlaces {
  readonly source?: { readonly repository?: string | null | undefined } | null | undefined
  readonly prLink?: string | null | undefined
}

/** Only repositories of the GitHub in use: a job may name anything. */
export function listJobRepositories({ source, prLink }: NamedPlaces, serverUrl: string): RepositoryName[] {
  const from = parseRepositoryAddress(source?.repository ?? '', serverUrl)
  const to = parsePullLink(prLink ?? '', serverUrl)?.repository
  return [...new Set([from, to].filter((name) => name !== undefined))]
}

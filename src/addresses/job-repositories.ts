// The repositories that a job names: where it comes from, and where its pull request lies.
import type { ReceivedJob } from '../docs-api/contract.ts'
import { parsePullLink } from './pull-link.ts'
import { parseRepositoryAddress, type RepositoryName } from './repository-name.ts'

/** Of the GitHub in use only: a job may name anything. */
export function listJobRepositories(
  { source, prLink }: Pick<ReceivedJob, 'source' | 'prLink'>,
  serverUrl: string,
): RepositoryName[] {
  const from = parseRepositoryAddress(source?.repository ?? '', serverUrl)
  const to = parsePullLink(prLink ?? '', serverUrl)?.repository
  return [...new Set([from, to].filter((name) => name !== undefined))]
}

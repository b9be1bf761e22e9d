// Repositories that receive this project's pull requests, known from jobs and links.
import { parseRepositoryName, type RepositoryName } from '../identifiers/repository-name.ts'
import type { Ledger } from '../ledger/ledger.ts'

const mostRepositories = 20

/** Adds repositories that jobs name, so that pull requests are searched for there. GitHub ignores case in these names. */
export function addRepositories(ledger: Ledger, names: readonly RepositoryName[]): Ledger {
  const repositories = new Map(Object.entries(ledger.repositories))
  for (const name of names) {
    const known = [...repositories.keys()].find((other) => other.toLowerCase() === name.toLowerCase())
    if (known === undefined && repositories.size >= mostRepositories) continue
    repositories.set(known ?? name, { ...repositories.get(known ?? name), receives: true })
  }
  return { ...ledger, repositories: Object.fromEntries(repositories) }
}

/**
 * Until a job's source or link has named one, the tracking repository is assumed to receive pull requests.
 * Anyone who can write to the ledger's branch may have put any name there.
 */
export function listReceiving(ledger: Ledger, tracking: RepositoryName): RepositoryName[] {
  const known = Object.keys(ledger.repositories)
    .filter((name) => ledger.repositories[name]?.receives)
    .map(parseRepositoryName)
    .filter((name) => name !== undefined)
  return known.length === 0 ? [tracking] : known
}

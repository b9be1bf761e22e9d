// Repositories that pull requests come from: learned from jobs and links, and how far their lists were read.
import { parseRepositoryName, type RepositoryName } from '../addresses/repository-name.ts'
import { type Advance, applied, dropped } from './change.ts'
import type { CommandOf } from './command.ts'
import type { Ledger } from './ledger.ts'

/** A project with more repositories than this is none that anybody has. */
const mostRepositories = 20

/** Where jobs come from is where their pull requests are looked for. Upper and lower case are one to GitHub. */
export function learnRepositories(ledger: Ledger, names: readonly RepositoryName[]): Ledger {
  return names.reduce(learnRepository, ledger)
}

function learnRepository(ledger: Ledger, name: RepositoryName): Ledger {
  const known = Object.keys(ledger.repositories)
  const key = known.find((other) => other.toLowerCase() === name.toLowerCase()) ?? name
  if (ledger.repositories[key]?.receives || (known.length >= mostRepositories && !known.includes(key))) return ledger
  return {
    ...ledger,
    repositories: { ...ledger.repositories, [key]: { ...ledger.repositories[key], receives: true } },
  }
}

export function readRepository(ledger: Ledger, event: CommandOf<'repository-read'>): Advance {
  const known = ledger.repositories[event.name]
  if ((known?.readTo ?? 0) >= event.readTo) return dropped('known')
  const repository = { receives: known?.receives ?? false, readTo: event.readTo }
  return applied({ ...ledger, repositories: { ...ledger.repositories, [event.name]: repository } })
}

/** Where this project's pull requests are known to come from. Whoever may write the ledger's branch may have put anything there. */
export function listReceiving(ledger: Ledger): RepositoryName[] {
  return Object.keys(ledger.repositories)
    .filter((name) => ledger.repositories[name]?.receives)
    .map(parseRepositoryName)
    .filter((name) => name !== undefined)
}

// Repositories that pull requests come from: learned from jobs and links, and how far their lists were read.
import { line } from '../text/line.ts'
import { type Advance, applied, dropped } from './change.ts'
import type { LedgerEvent } from './event.ts'
import type { Ledger } from './ledger.ts'

/** A project with more repositories than this is none that anybody has. */
const mostRepositories = 20

/** Where jobs come from is where their pull requests are looked for. `repository` may be `owner/name`, an address of it, or of a pull request in it. */
export function learnRepository(ledger: Ledger, repository: string | null | undefined): Ledger {
  const name = repository
    ?.replace(/\/pull\/\d+$/, '')
    .match(/(?:^|[/:])([A-Za-z0-9-]{1,39}\/[A-Za-z0-9._-]{1,100}?)(?:\.git)?\/?$/)?.[1]
  if (name === undefined || /\/\.+$/.test(name) || ledger.repositories[name]?.receives) return ledger
  const known = Object.keys(ledger.repositories)
  if (known.length >= mostRepositories && !known.includes(name)) return ledger
  return {
    ...ledger,
    repositories: { ...ledger.repositories, [name]: { ...ledger.repositories[name], receives: true } },
  }
}

export function readRepository(ledger: Ledger, event: Extract<LedgerEvent, { type: 'repository-read' }>): Advance {
  const known = ledger.repositories[event.name]
  if ((known?.readTo ?? 0) >= event.readTo) return dropped(line`it was read further already`)
  const repository = { receives: known?.receives ?? false, readTo: event.readTo }
  return applied({ ...ledger, repositories: { ...ledger.repositories, [event.name]: repository } })
}

/** Where this project's pull requests are known to come from. */
export function listReceiving(ledger: Ledger): string[] {
  return Object.keys(ledger.repositories).filter((name) => ledger.repositories[name]?.receives)
}

// One project of a fleet, in normal form.
import type { RepositoryName } from '../addresses/repository-name.ts'

export interface FleetProject {
  readonly id: string
  /** Whose budget of export requests it shares; empty for the one that is not named. */
  readonly organisation: string
  /** The tracking repository; undefined: the one that the workflow runs in. */
  readonly repository: RepositoryName | undefined
  /** The name of its key in the secret with several; undefined: the key that all share. */
  readonly key: string | undefined
  /** Inputs of the Action by name, as a workflow would give them. */
  readonly inputs: Readonly<Record<string, string>>
}

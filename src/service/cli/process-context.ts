// What a command gets of the process it runs in.
import type { Readable } from 'node:stream'
import type { Author } from '../data/audit.ts'
import type { Environment } from './variables.ts'

export interface ProcessContext {
  readonly environment: Environment
  readonly input: Readable
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds of a clock that nobody sets. */
  steady(): number
  /** A new UUID. */
  id(): string
  /** 24 random bytes in base64url. */
  secret(): string
  /** Whether this process may do everything. */
  readonly isRoot: boolean
  /** Of the person who started it, as the machine names it. */
  readonly account: string
  memoryBytes(): number
  /** Runs the task after this many milliseconds, unless what it returns is called before. */
  later(ms: number, task: () => void): () => void
  /** Results: standard output. Resolves once they can be followed by more. */
  print(text: string): Promise<void>
  /** What a person should know beside the results: standard error. */
  report(text: string): void
  /** Called for the next SIGTERM or SIGINT. */
  onStop(listener: () => void): void
}

/** The person at the command line, by the account before `sudo`. */
export function readAuthor({
  environment,
  account,
  now,
}: Pick<ProcessContext, 'environment' | 'account' | 'now'>): Author {
  return { at: now(), actor: environment.SUDO_USER ?? environment.USER ?? environment.LOGNAME ?? account }
}

/** Something that a person can put right; the message says how. Anything else that is thrown is an error. */
export class CommandError extends Error {
  override name: string = 'CommandError'
}

/** The command line is not one that the command takes. */
export class UsageError extends CommandError {
  override name = 'UsageError' as const
}

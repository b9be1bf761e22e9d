// Takes the GitHub token out of the environment of a process that runs agents' programs: until it ends, the system would show it to any
// process of the same user. Only a new start clears what the system shows; the token is handed over in a file that is gone at once.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CommandError } from './process-context.ts'
import type { Environment } from './variables.ts'

const secret = 'GITHUB_TOKEN'
const handedOver = 'SERVICE_TOKEN_FILE'

/**
 * @param restart starts the process anew in its place; undefined where the system cannot
 * @returns the environment with the token, which the process itself no longer has in its own
 * @throws CommandError if there is no place for the file
 */
export function takeSecrets(
  environment: Environment,
  command: string | undefined,
  restart: ((environment: Environment) => void) | undefined,
): Environment {
  const { [secret]: token, [handedOver]: file, ...rest } = environment
  if (file !== undefined) {
    const handed = readFileSync(file, 'utf8')
    rmSync(dirname(file), { recursive: true })
    return { ...rest, [secret]: handed }
  }
  if (token && (command === 'serve' || command === 'work') && restart !== undefined) {
    restart({ ...rest, [handedOver]: handOver(token) })
  }
  return environment
}

function handOver(token: string): string {
  try {
    const path = join(mkdtempSync(join(tmpdir(), 'feedback-')), 'token')
    writeFileSync(path, token, { mode: 0o600 })
    return path
  } catch (cause) {
    throw new CommandError(`Cannot write to the temporary folder ${tmpdir()}: set TMPDIR to one that can be written`, {
      cause,
    })
  }
}

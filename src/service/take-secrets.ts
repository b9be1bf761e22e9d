// Takes the GitHub token out of the environment of a process that runs agents' programs: until it ends, the system would show it to any
// process of the same user. Only a new start clears what the system shows; the token is handed over in a file that is gone at once.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Environment } from './cli/variables.ts'

const secret = 'GITHUB_TOKEN'
const handedOver = 'SERVICE_TOKEN_FILE'

/** The environment with the token, which the process itself no longer has in its own. */
export function takeSecrets(): Environment {
  const { [secret]: token, [handedOver]: file, ...rest } = process.env
  if (file !== undefined) {
    const handed = readFileSync(file, 'utf8')
    rmSync(dirname(file), { recursive: true })
    delete process.env[handedOver]
    return { ...rest, [secret]: handed }
  }
  const isStaying = ['serve', 'work'].includes(process.argv[2] ?? '')
  // Windows cannot start a process anew in its place.
  if (!token || !isStaying || process.execve === undefined) return process.env
  const path = join(mkdtempSync(join(tmpdir(), 'feedback-')), 'token')
  writeFileSync(path, token, { mode: 0o600 })
  const environment = Object.fromEntries(
    Object.entries({ ...rest, [handedOver]: path }).map(([name, value = '']) => [name, value]),
  )
  process.removeAllListeners('warning')
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], environment)
  return process.env
}

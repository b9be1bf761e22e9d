// What an agent's program finds in its environment: a home of its own, and of the service's variables only those that are named.
import type { Task } from '../agent.ts'
import type { Scratch } from './checkout.ts'

export type Variables = Readonly<Record<string, string | undefined>>

/** Paths of programs, language and certificates: nothing that could be a secret. A proxy's address may hold a password. */
const inherited = ['PATH', 'LANG', 'LC_ALL', 'LC_CTYPE', 'TZ', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'NODE_EXTRA_CA_CERTS']

/**
 * @param machine the service's environment
 * @param pass names of further variables, such as the key of the agent's model
 */
export function buildEnvironment(
  machine: Variables,
  pass: readonly string[],
  scratch: Scratch,
  task: Task,
): Record<string, string> {
  const taken = [...inherited, ...pass].map((name) => [name, machine[name]])
  const own = {
    HOME: scratch.home,
    TMPDIR: scratch.temporary,
    CI: 'true',
    NO_COLOR: '1',
    TERM: 'dumb',
    GIT_TERMINAL_PROMPT: '0',
    // For commits in the repository of its checkout, which some programs make by themselves.
    GIT_AUTHOR_NAME: 'agent',
    GIT_AUTHOR_EMAIL: 'agent@localhost',
    GIT_COMMITTER_NAME: 'agent',
    GIT_COMMITTER_EMAIL: 'agent@localhost',
    FEEDBACK_JOB_ID: task.jobId,
    FEEDBACK_PROMPT_FILE: scratch.prompt,
    FEEDBACK_DESCRIPTION_FILE: scratch.description,
  }
  return Object.fromEntries([...taken, ...Object.entries(own)].filter(([, value]) => value !== undefined))
}

/** Names of those variables that would hand the service's own secrets to the program. */
export function findLeaks(machine: Variables, pass: readonly string[], secrets: readonly string[]): string[] {
  const known = secrets.filter((secret) => secret !== '')
  return [...inherited, ...pass].filter((name) => known.some((secret) => machine[name]?.includes(secret)))
}

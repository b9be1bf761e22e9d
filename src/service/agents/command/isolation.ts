// Linux can give a program process ids of its own: it sees no other process, and when its first one ends, all of them do.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** `namespace`: such a space, or no start; `group`: a process group only; `auto`: a namespace where this machine allows it. */
export type Isolation = 'auto' | 'namespace' | 'group'

const run = promisify(execFile)
const unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
/** The first needs root; the second needs none, but not every machine allows it. */
const ways = [unshare, [...unshare, '--user', '--map-current-user']]

/** What to put in front of a command. */
export async function findIsolation(wanted: Isolation): Promise<readonly string[]> {
  if (wanted === 'group') return []
  for (const [program = '', ...args] of ways) {
    const isAllowed = await run(program, [...args, '--', 'true']).then(
      () => true,
      () => false,
    )
    if (isAllowed) return [program, ...args, '--']
  }
  if (wanted === 'auto') return []
  throw new Error('This machine does not support PID namespaces (unshare, from util-linux): set "isolation" to "group"')
}

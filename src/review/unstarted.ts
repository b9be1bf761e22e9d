// Why GitHub started no review of a head.

import type { Unstarted } from '../fixes/fix.ts'
import type { Pull } from '../github/pulls/pull.ts'
import type { World } from '../world.ts'

/** In the message of a head commit, each keeps GitHub from starting workflows for a push or a pull request. */
const skips = /\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]/i
const trailer = /\n\n(?:.*\n)*?skip-checks:\s?true\s*$/i

export function skipsWorkflows(message: string): boolean {
  return skips.test(message) || trailer.test(message.replace(/\r\n?/g, '\n'))
}

export async function findWhyUnstarted({ changes }: Pick<World, 'changes'>, pull: Pull): Promise<Unstarted> {
  const message = await changes.readMessage(pull.head)
  if (message !== undefined && skipsWorkflows(message)) return 'skip-ci'
  return pull.hasConflict ? 'conflict' : 'unknown'
}

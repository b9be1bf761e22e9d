// The verdict as a label on the pull request: a convenience, so failing to set it fails nothing.

import { KnownError } from '../errors/failure.ts'
import type { Judged } from '../ledger/records/fix.ts'
import { safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import type { PullEvent } from './find-fix.ts'

const names = {
  clear: 'feedback-to-fix:clear',
  look: 'feedback-to-fix:look',
  block: 'feedback-to-fix:block',
} as const satisfies Record<Judged['verdict'], string>
const ours: readonly string[] = Object.values(names)

/** @param last the verdict of the previous review: the event may be older than its label */
export async function writeLabel(
  world: World,
  { number, labels }: PullEvent,
  verdict: Judged['verdict'],
  last: Judged['verdict'] | undefined,
): Promise<void> {
  const name = names[verdict]
  const isThere = labels.includes(name) && (last === undefined || last === verdict)
  try {
    const present = isThere ? labels : await world.tracking.addLabel(number, name)
    const others = (present ?? []).filter((label) => label !== name && ours.includes(label))
    let done = present !== undefined
    for (const other of others) done = (await world.tracking.removeLabel(number, other)) && done
    if (!done)
      world.log.info(safe`Could not update the label ${name}: the token lacks permission, or a rule forbids it.`)
  } catch (error) {
    if (!(error instanceof KnownError)) throw error
    world.log.info(safe`Could not update the label ${name}. ${error.what}`)
  }
}

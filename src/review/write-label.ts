// The verdict as a label on the pull request: a convenience, so failing to set it fails nothing.

import { KnownError } from '../errors/failure.ts'
import type { Judged } from '../fixes/fix.ts'
import type { Pull } from '../github/pulls/pull-requests.ts'
import { verdictLabels } from '../identifiers/github-names.ts'
import { safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'

const ours: readonly string[] = Object.values(verdictLabels).map(({ name }) => name)
const ways = safe`let a sync with \`issues: write\` run, which creates it, or create it under Issues, Labels`
const remedy = safe`If the repository does not have it, ${ways}; otherwise give the review \`pull-requests: write\`.`

/** @param last the previous review: the label may be older than what was read of the pull request, or withdrawn since */
export async function writeLabel(
  world: World,
  { number, labels }: Pull,
  { verdict, head }: Judged,
  last: Judged | undefined,
): Promise<void> {
  const { name } = verdictLabels[verdict]
  const isThere = labels.includes(name) && (last === undefined || (last.verdict === verdict && last.head === head))
  try {
    const present = isThere ? labels : await world.tracking.addLabel(number, name)
    const others = (present ?? []).filter((label) => label !== name && ours.includes(label))
    let done = present !== undefined
    for (const other of others) done = (await world.tracking.removeLabel(number, other)) && done
    if (present === undefined) world.log.info(safe`Could not update the label ${name}: GitHub refused it. ${remedy}`)
    else if (!done) world.log.info(safe`Could not take off the label of another verdict: GitHub refused it.`)
  } catch (error) {
    if (!(error instanceof KnownError)) throw error
    world.log.info(safe`Could not update the label ${name}. ${error.what}`)
  }
}

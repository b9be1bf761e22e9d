// The labels that reviews and the `issues` event need, created before the first pull request comes.
import { issueLabel, verdictLabels } from '../addresses/labels.ts'
import { KnownError } from '../errors/failure.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Context } from '../run/step-context.ts'
import { safe } from '../text/safe-text.ts'

/**
 * Once per tracking issue. An issue that a person opened and named in `tracking-issue` lacks the label until it is added here.
 * @returns what the next checkpoint records
 */
export async function createLabels({ world, session, issue, inputs }: Context): Promise<LedgerCommand[]> {
  const number = issue?.number
  if (number === undefined || session.ledger.labelled === number || world.stop.aborted) return []
  const missing: string[] = []
  try {
    for (const label of Object.values(verdictLabels))
      if (!(await world.tracking.createLabel(label.name, label))) missing.push(label.name)
    const isNamed = inputs['tracking-issue'] !== null
    if (isNamed && (await world.tracking.addLabel(number, issueLabel)) === undefined) missing.push(issueLabel)
  } catch (error) {
    if (!(error instanceof KnownError)) throw error
    world.log.info(safe`${error.what} The next run creates the labels.`)
    return []
  }
  if (missing.length === 0) return [{ type: 'labels-created', issue: number }]
  world.log.warning(
    safe`GitHub refused to create labels for reviews. Give the sync \`issues: write\`, or create them (docs/operations.md, “Labels”).`,
  )
  // The next run that creates jobs tries again.
  return []
}

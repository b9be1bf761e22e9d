// The last checkpoint of a run: what waits, the attempts that count, and the comment written ahead, in one commit with what came last.
import { applyCommand, type LedgerCommand } from '../ledger/command.ts'
import { findFix } from '../ledger/fix.ts'
import type { Fix, Ledger, Waiting } from '../ledger/ledger.ts'
import { leaseLength } from '../ledger/limits.ts'
import { listChanged } from './changes.ts'
import type { Context } from './context.ts'

/** What the run leaves to its last checkpoint. */
export interface Closing {
  /** Answers to creations that came before a stop. */
  readonly answers: readonly LedgerCommand[]
  /** What the scan brought, when no job was sent. */
  readonly uncommitted: readonly LedgerCommand[]
  readonly waiting: readonly Waiting[]
}

export interface Final {
  readonly accepted: readonly LedgerCommand[]
  readonly nonce: string
  /** The comment is written ahead under the nonce, and this run owns it. */
  readonly commentIntended: boolean
}

/**
 * @param last what was seen last: the end of the last jobs
 * @param before an earlier one, after which a job was still found at work
 */
export async function recordFinal(
  { world, session, tracking, inputs }: Context,
  { answers, uncommitted, waiting }: Closing,
  last: readonly LedgerCommand[],
  before?: Final,
): Promise<Final> {
  if (!world.stop.aborted) await tracking.catchUp()
  const now = world.now()
  const nonce = before?.nonce ?? world.name()
  const intent = { nonce, run: session.run, at: now, lease: now + leaseLength }
  const accepted = await session.record([
    ...tracking.unrecorded,
    ...(before === undefined ? [...answers, ...uncommitted] : []),
    ...last,
    { type: 'run-closed', run: session.run, maxAttempts: inputs['max-attempts'], now },
    { type: 'waiting-listed', clusters: waiting, now },
    ...(tracking.issue === undefined || world.stop.aborted ? [] : [{ type: 'comment-intended', intent } as const]),
  ])
  const intended = accepted.some((command) => command.type === 'comment-intended')
  return { accepted, nonce, commentIntended: intended || before?.commentIntended === true }
}

/** After a stop: whether there is something to record that nothing has recorded, and time for it. */
export function isWorthRecording({ session, tracking }: Context, { answers }: Closing): boolean {
  // An issue that was just created would be looked for only when its intent's lease is over.
  const unknownIssue = tracking.issue !== undefined && tracking.issue.number !== session.ledger.tracking.issue
  if (answers.length > 0 || unknownIssue) return true
  const changed = session.checkpoints.some(({ accepted, ledger }) => listChanged(ledger, accepted).length > 0)
  // Five seconds are too short for a second checkpoint.
  return changed && !session.checkpoints.some(({ afterStop }) => afterStop)
}

/** Whether the commands end every job that is still followed, so that nothing comes after them. */
export function endsAll(ledger: Ledger, fixes: readonly Fix[], commands: readonly LedgerCommand[]): boolean {
  const after = commands.reduce((before, command) => {
    const next = applyCommand(before, command, () => 'new')
    return typeof next === 'string' ? before : next.ledger
  }, ledger)
  return fixes.every((fix) => findFix(after, fix.id)?.state !== 'active')
}

// The last checkpoint of a run: what waits, the attempts that count, and the comment written ahead, in one commit with what came last.
import { applyCommand } from '../ledger/apply-command.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import { findFix } from '../ledger/fix.ts'
import type { Fix } from '../ledger/ledger.ts'
import { leaseLength } from '../ledger/limits.ts'
import { listWaiting } from './choose.ts'
import type { Events, Sync } from './sync.ts'

export class Ending {
  readonly #sync: Sync
  /** Events that no checkpoint has carried yet: answers to creations, and what the scan brought. */
  #pending: Events
  readonly #answers: Events
  /** Nonce of the run's comment, if it has one to write. */
  readonly nonce: string
  #done = false
  #comments = false

  constructor(sync: Sync, answers: Events, scanned: Events) {
    this.#sync = sync
    this.#answers = answers
    this.#pending = [...answers, ...scanned]
    this.nonce = sync.world.name()
  }

  /** After a stop: whether there is something to record that nothing has recorded, and time for it. */
  get isWorthIt(): boolean {
    const { account, session, tracking } = this.#sync
    // An issue that was just created would be looked for only when its intent's lease is over.
    const unknownIssue = tracking.issue !== undefined && tracking.issue.number !== session.ledger.tracking.issue
    if (this.#answers.length > 0 || unknownIssue) return true
    const nothingSent = account.touched.size === 0 && account.jobsCreated.size === 0
    return !nothingSent && !session.recordedAfterStop
  }

  /** Its checkpoint is made. */
  get done(): boolean {
    return this.#done
  }

  /** The comment is written ahead, and this run owns it. */
  get comments(): boolean {
    return this.#comments
  }

  /** @param last what was seen last: the end of the last jobs */
  async record(last: Events): Promise<LedgerCommand[]> {
    const { world, session, tracking, account, inputs } = this.#sync
    if (!world.stop.aborted) await tracking.catchUp()
    const now = world.now()
    const intent = { nonce: this.nonce, run: session.run, at: now, lease: now + leaseLength }
    const accepted = await session.record([
      ...tracking.events,
      ...this.#pending,
      ...last,
      { type: 'round-closed', run: session.run, maxAttempts: inputs['max-attempts'], now },
      { type: 'waiting-listed', clusters: listWaiting(account.clusters, account.entries), now },
      ...(tracking.issue === undefined || world.stop.aborted ? [] : [{ type: 'comment-intended', intent } as const]),
    ])
    this.#done = true
    this.#pending = []
    this.#comments ||= accepted.some((event) => event.type === 'comment-intended')
    return accepted
  }

  /** Whether the events end every job that is still followed, so that nothing comes after them. */
  endsAll(fixes: readonly Fix[], events: Events): boolean {
    let { ledger } = this.#sync.session
    for (const event of events) {
      const next = applyCommand(ledger, event, () => false)
      if (next.kind === 'applied') ledger = next.ledger
    }
    return fixes.every((fix) => findFix(ledger, fix.id)?.state !== 'active')
  }
}

// Creating jobs one after the other: at most five are being sent at a time, and what is not answered well ends the creating.

import type { LedgerEvent } from '../domain/ledger/event.ts'
import { findFix } from '../domain/ledger/fix.ts'
import { leaseReserve, longestPause, pauseWithoutHint, submittingAtOnce } from '../domain/ledger/limits.ts'
import { buildFix } from './build-fix.ts'
import { follow } from './follow.ts'
import { makeContact } from './make-contact.ts'
import { nameFix, shareNews } from './share-news.ts'
import type { Plan, Sync } from './sync.ts'

/** So many prompts refused in a row end the creating of this run. */
const refusalsInRow = 3

export class Creating {
  readonly #sync: Sync
  readonly #queue: Plan[]
  /** Answers that the next checkpoint records. */
  #answers: LedgerEvent[] = []
  /** Why no more jobs are created. */
  #end: string | undefined
  #refusals = 0

  constructor(sync: Sync, queue: readonly Plan[]) {
    this.#sync = sync
    this.#queue = [...queue]
  }

  async run(): Promise<void> {
    const { book, world } = this.#sync
    while (this.#queue.length > 0 && this.#end === undefined) {
      const { contact, cautious } = book.ledger
      const batch = this.#queue.splice(0, contact && !cautious ? submittingAtOnce : 1)
      for (const plan of await this.#submit(batch)) await this.#create(plan)
      if (!contact || cautious) await this.#prove(batch)
    }
    for (const plan of this.#queue) defer(plan, this.#end ?? '')
    await this.#checkpoint([])
    if (this.#end !== undefined) world.log.info(`No more jobs are created: ${this.#end}`)
    if (!world.stop.aborted) await this.#sync.tracking.publish()
  }

  /** Until one job was retrieved, or one has succeeded after a run of failures, one is sent alone. */
  async #prove(batch: readonly Plan[]): Promise<void> {
    const { book, inputs } = this.#sync
    await this.#checkpoint([])
    const fixes = batch
      .flatMap((plan) => findFix(book.ledger, plan.fixId ?? '') ?? [])
      .filter((fix) => fix.state === 'active')
    if (!book.ledger.contact && fixes.length > 0) this.#end ??= await makeContact(this.#sync, fixes)
    if (this.#end === undefined && book.ledger.cautious && fixes.length > 0) {
      await follow(this.#sync, fixes, inputs.wait)
      if (book.ledger.cautious)
        this.#end = 'Every job of the last run failed, so one is sent first, and it has not succeeded yet.'
    }
  }

  /** Records the intents, with the answers so far; what no longer fits the ledger is deferred. */
  async #submit(batch: readonly Plan[]): Promise<Plan[]> {
    const { book, world, inputs } = this.#sync
    const now = world.now()
    const submits = batch.map(
      (plan): LedgerEvent => ({
        type: 'fix-submitted',
        fix: buildFix(plan, book.run, now),
        maxOpen: inputs['max-open'],
        decidedAt: now,
      }),
    )
    const accepted = await this.#checkpoint(submits)
    const ids = new Set(accepted.flatMap((event) => (event.type === 'fix-submitted' ? [event.fix.id] : [])))
    const [fit, unfit] = [
      batch.filter((plan) => ids.has(plan.fixId ?? '')),
      batch.filter((plan) => !ids.has(plan.fixId ?? '')),
    ]
    for (const plan of unfit) defer(plan, 'The ledger changed meanwhile: another run, or a limit, came first.')
    return fit
  }

  async #checkpoint(events: readonly LedgerEvent[]): Promise<LedgerEvent[]> {
    const { book, tracking } = this.#sync
    const answers = this.#answers
    this.#answers = []
    const accepted = await book.record([...tracking.events, ...answers, ...events])
    await shareNews(
      this.#sync,
      accepted.filter((event) => answers.includes(event)),
    )
    return accepted
  }

  async #create(plan: Plan): Promise<void> {
    const { world, book, account } = this.#sync
    const fixId = plan.fixId ?? ''
    const lease = findFix(book.ledger, fixId)?.lease ?? 0
    if (world.stop.aborted) this.#end ??= 'The run was told to stop.'
    if (lease - world.now() < leaseReserve) this.#end ??= 'The run took too long to create all of them.'
    if (this.#end !== undefined) return this.#withdraw(plan, this.#end)
    const creation = await world.service.createJob(plan.prompt)
    const now = world.now()
    if (creation.kind !== 'refused') this.#refusals = 0
    switch (creation.kind) {
      case 'created':
        this.#answers.push({ type: 'job-created', fixId, job: creation.job, now })
        plan.jobId = creation.job.id
        account.jobsCreated.add(fixId)
        world.log.info(`Created a job for ${nameFix(plan.cluster)}.`)
        return
      case 'refused':
        this.#answers.push({ type: 'job-refused', fixId, reason: creation.reason, run: book.run, now })
        this.#refusals += 1
        if (this.#refusals >= refusalsInRow) this.#end = `The service refused ${refusalsInRow} prompts in a row.`
        return
      case 'unanswered':
        this.#answers.push({ type: 'job-unanswered', fixId, reason: creation.reason, now })
        this.#end = 'A creation got no answer.'
        return
      case 'limited': {
        const wait = Math.min(creation.retryAfter ?? pauseWithoutHint, longestPause)
        this.#answers.push({ type: 'service-limited', notBefore: now + wait })
        return this.#withdraw(
          plan,
          `The service’s limit is reached; creating goes on after ${new Date(now + wait).toISOString()}.`,
        )
      }
      case 'not-sent':
        return this.#withdraw(plan, creation.reason)
      case 'ended':
        account.ended = { what: creation.reason, remedy: creation.remedy }
        return this.#withdraw(plan, creation.reason)
      case 'stopped':
        return this.#withdraw(plan, 'The run was told to stop.')
    }
  }

  /** It provably was not sent: its entries wait for the next run. */
  #withdraw(plan: Plan, reason: string): void {
    this.#answers.push({ type: 'fix-withdrawn', fixId: plan.fixId ?? '' })
    this.#end ??= reason
    defer(plan, reason)
  }
}

export function defer(plan: Plan, reason: string): void {
  plan.decision = 'deferred'
  plan.reason = reason
}

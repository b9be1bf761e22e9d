// Creating jobs one after the other: at most five are being sent at a time, and what is not answered well ends the creating.
import type { LedgerCommand } from '../ledger/command.ts'
import { findFix } from '../ledger/fix.ts'
import { leaseReserve, submittingAtOnce } from '../ledger/limits.ts'
import type { WaitReason } from '../ledger/reason.ts'
import { describeWait } from '../report/reason-text.ts'
import { safe } from '../text/safe-text.ts'
import { submit } from './build-fix.ts'
import { follow } from './follow.ts'
import { judgeCreation } from './judge-creation.ts'
import { makeContact } from './make-contact.ts'
import { readJob } from './read-jobs.ts'
import { nameFix, shareNews } from './share-news.ts'
import { defer, type Plan, type Sync } from './sync.ts'

/** So many prompts refused in a row end the creating of this run. */
const refusalsInRow = 3

export class Creating {
  readonly #sync: Sync
  readonly #queue: Plan[]
  /** Answers that the next checkpoint records. */
  #answers: LedgerCommand[] = []
  /** Why no more jobs are created. */
  #end: WaitReason | undefined
  #refusals = 0
  /** A job was retrieved, and the next checkpoint records it. */
  #contact = false

  /** @param first events that the first checkpoint carries along */
  constructor(sync: Sync, queue: readonly Plan[], first: readonly LedgerCommand[]) {
    this.#sync = sync
    this.#queue = [...queue]
    this.#answers = [...first]
  }

  /** @returns answers that no checkpoint has carried yet: after a stop there is time for one only */
  async run(): Promise<LedgerCommand[]> {
    const { world } = this.#sync
    while (this.#queue.length > 0 && this.#end === undefined && !world.stop.aborted) {
      await this.#next().catch(async (error: unknown) => {
        // Whatever breaks off, an answer that is known is recorded.
        await this.#checkpoint([]).catch(() => undefined)
        throw error
      })
    }
    if (world.stop.aborted) this.#end ??= { code: 'stopped' }
    else await this.#checkpoint([])
    const end = this.#end
    if (end !== undefined) for (const plan of this.#queue) defer(plan, end)
    if (end !== undefined) world.log.info(safe`No more jobs are created: ${describeWait(end)}`)
    if (!world.stop.aborted) await this.#sync.tracking.publish()
    return this.#answers
  }

  async #next(): Promise<void> {
    const { cautious, contact } = this.#sync.session.ledger
    const alone = cautious || !(contact || this.#contact)
    const batch = this.#queue.splice(0, alone ? 1 : submittingAtOnce)
    for (const plan of await this.#submit(batch)) await this.#create(plan)
    if (alone) await this.#prove(batch)
  }

  /** Until one job was retrieved, or one has succeeded after a run of failures, one is sent alone. */
  async #prove(batch: readonly Plan[]): Promise<void> {
    const { session } = this.#sync
    const created = this.#answers.some((answer) => answer.type === 'job-created')
    if (created && !session.ledger.contact && !this.#contact) await this.#makeContact()
    if (!session.ledger.cautious || this.#end !== undefined) return
    if (!created) {
      this.#end = { code: 'cautious' }
      return
    }
    await this.#checkpoint([])
    const fixes = batch.flatMap((plan) => findFix(session.ledger, plan.fixId ?? '') ?? [])
    await follow(
      this.#sync,
      fixes.filter((fix) => fix.state === 'active'),
      this.#sync.inputs.wait,
    )
    if (session.ledger.cautious) this.#end = { code: 'cautious' }
  }

  /** A first look goes with the answer into one commit; only a job that cannot be read at once costs more. */
  async #makeContact(): Promise<void> {
    const { world, session } = this.#sync
    const [answer] = this.#answers.filter((event) => event.type === 'job-created')
    const first = answer === undefined ? undefined : await readJob(world, session.run, answer.fixId, answer.job.id)
    if (first?.type === 'job-read' || (first?.type === 'job-unreadable' && first.found)) {
      this.#answers.push(first)
      this.#contact = true
      return
    }
    await this.#checkpoint([])
    this.#end ??= await makeContact(this.#sync)
  }

  /** Records the intents, with the answers so far; what no longer fits the ledger is deferred. */
  async #submit(batch: readonly Plan[]): Promise<Plan[]> {
    const { session, world, inputs, account } = this.#sync
    const now = world.now()
    const submits = batch.map((plan) => submit(plan, account.entries, session.run, inputs['max-open'], now))
    const accepted = new Set<LedgerCommand>(await this.#checkpoint(submits))
    const fit = new Set(submits.filter((event) => accepted.has(event)).map((event) => event.fix.id))
    for (const event of submits) {
      const plan = batch.find((other) => other.fixId === event.fix.id)
      const by = session.refusalOf(event)
      const reason: WaitReason =
        by === undefined || world.stop.aborted ? { code: 'stopped' } : { code: 'overtaken', by }
      if (plan !== undefined && !fit.has(event.fix.id)) defer(plan, reason)
    }
    return batch.filter((plan) => fit.has(plan.fixId ?? ''))
  }

  async #checkpoint(events: readonly LedgerCommand[]): Promise<LedgerCommand[]> {
    const { session, tracking } = this.#sync
    const answers = this.#answers
    const accepted = await session.record([...tracking.events, ...answers, ...events])
    this.#answers = []
    shareNews(
      this.#sync,
      accepted.filter((event) => answers.includes(event)),
    )
    return accepted
  }

  async #create(plan: Plan): Promise<void> {
    const { world, session, account } = this.#sync
    const fixId = plan.fixId ?? ''
    const lease = findFix(session.ledger, fixId)?.lease ?? 0
    if (world.stop.aborted) this.#end ??= { code: 'stopped' }
    if (lease - world.now() < leaseReserve) this.#end ??= { code: 'out-of-time' }
    if (this.#end !== undefined) return this.#withdraw(plan, this.#end)
    const creation = await world.service.createJob(plan.prompt)
    this.#refusals = creation.kind === 'refused' ? this.#refusals + 1 : 0
    const judged = judgeCreation(creation, fixId, {
      run: session.run,
      serverUrl: world.place.serverUrl,
      now: world.now(),
    })
    this.#answers.push(...judged.events)
    const refused = { code: 'refused-in-row', limit: refusalsInRow } as const
    const { end, remedy } = judged
    this.#end = end ?? (this.#refusals >= refusalsInRow ? refused : undefined)
    if (judged.withdrawn && end !== undefined) defer(plan, end)
    if (end !== undefined && remedy !== undefined) account.ended = { what: describeWait(end), remedy }
    if (creation.kind !== 'created') return
    plan.jobId = creation.job.id
    account.jobsCreated.add(fixId)
    world.log.info(safe`Created a job for ${nameFix(plan.cluster)}.`)
  }

  /** It provably was not sent: its entries wait for the next run. */
  #withdraw(plan: Plan, reason: WaitReason): void {
    this.#answers.push({ type: 'fix-withdrawn', fixId: plan.fixId ?? '' })
    defer(plan, reason)
  }
}

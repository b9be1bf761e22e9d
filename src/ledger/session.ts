// A run's session on the ledger; commands are judged again after a lost race.
import { Failure } from '../errors/failure.ts'
import { mapValues } from '../fixes/change-fix.ts'
import { renewLeases } from '../fixes/fix-commands.ts'
import { judgeResolution, type Resolution } from '../fixes/reasons.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import { applyBatch, isIntent, type LedgerCommand, questionedIds } from './command.ts'
import { ledgerReadme, openShards, readLedger, renderLedger, renderRows, type Shards } from './file.ts'
import type { Ledger } from './ledger.ts'
import { day, leaseLength } from './ledger-limits.ts'
import type { LedgerStore, Snapshot } from './store.ts'

const tries = 20
/** GitHub may serve an older state for a while. */
const looks = 5

type Checkpoint = Readonly<{
  accepted: readonly LedgerCommand[]
  ledger: Ledger
  afterStop: boolean
}>

/** GitHub's time, epoch milliseconds. */
interface LedgerWorld {
  readonly ledger: LedgerStore
  readonly place: { readonly serverUrl: string }
  now(): number
  sleep(ms: number): Promise<void>
  random(): number
  readonly stop: AbortSignal
}

export class LedgerSession {
  readonly #world: LedgerWorld
  readonly run: string
  #ledger: Ledger
  #staged: readonly LedgerCommand[] = []
  #stagedResolutions: ReadonlyMap<string, Resolution> = new Map()
  #view: Ledger
  #snapshot: Snapshot | undefined
  #shards: Shards
  readonly checkpoints: Checkpoint[] = []
  #turn: Promise<unknown> = Promise.resolve()
  #writes = 0
  #isGone = false

  private constructor(world: LedgerWorld, project: string, run: string, snapshot: Snapshot | undefined) {
    this.#world = world
    this.run = run
    this.#snapshot = snapshot
    this.#ledger = readLedger(snapshot, project, world.place.serverUrl)
    this.#view = this.#ledger
    this.#shards = this.#openShards()
  }

  static async open(world: LedgerWorld, project: string, run: string): Promise<LedgerSession> {
    return new LedgerSession(world, project, run, await world.ledger.read())
  }

  get ledger(): Ledger {
    return this.#view
  }

  get snapshot(): Snapshot | undefined {
    return this.#snapshot
  }

  get exists(): boolean {
    return this.#snapshot?.text !== undefined
  }

  /** If the branch holds less, this run keeps what it knows, and records nothing until the ledger is back. */
  async reload(): Promise<void> {
    const snapshot = await this.#world.ledger.read()
    const ledger = readLedger(snapshot, this.#ledger.project, this.#world.place.serverUrl)
    this.#isGone = (!!this.#snapshot && !snapshot) || ledger.sequence < this.#ledger.sequence
    if (this.#isGone) return
    this.#snapshot = snapshot
    this.#ledger = this.#view = ledger
    this.#shards = this.#openShards()
  }

  async resolutions(ids: readonly string[]): Promise<ReadonlyMap<string, Resolution>> {
    const found = await this.#shards.find(ids, this.#ledger.handled)
    for (const id of ids) {
      const staged = this.#stagedResolutions.get(id)
      if (staged !== undefined) found.set(id, staged)
    }
    return found
  }

  /** Waits for the next checkpoint. After a crash, the next run finds it out by itself, or settles its intent. */
  async stage(commands: readonly LedgerCommand[]): Promise<LedgerCommand[]> {
    const { accepted, added, ledger, resolved } = await this.#prepare(commands)
    this.#staged = accepted
    this.#stagedResolutions = resolved
    this.#view = { ...ledger, sequence: this.#ledger.sequence }
    return added
  }

  get staged(): readonly LedgerCommand[] {
    return this.#staged
  }

  async isOnlyProgress(commands: readonly LedgerCommand[]): Promise<boolean> {
    const { ledger, grown } = await this.#prepare(commands)
    return this.exists && grown.size === 0 && isOnlyProgress(this.#ledger, ledger)
  }

  /** @returns the commands that still fit; send nothing for others */
  record(commands: readonly LedgerCommand[]): Promise<LedgerCommand[]> {
    const result = this.#turn.then(() => this.#record(commands))
    this.#turn = result.catch(() => undefined)
    return result
  }

  async #record(commands: readonly LedgerCommand[]): Promise<LedgerCommand[]> {
    const { stop } = this.#world
    // A commit would begin an empty ledger.
    if (this.#isGone) throw this.#gone()
    for (let count = 0; count < tries; count++) {
      const { accepted, added, ledger: judged, grown } = await this.#prepare(commands)
      if (accepted.length === 0) return []
      const ledger = renewLeases(judged, this.run, this.#world.now() + leaseLength)
      const where = safe`ledger ${ledger.sequence} of ${toSafeText(ledger.project)}`
      const message = safe`${where}\n\nrun ${toSafeText(this.run)}_${++this.#writes} [skip ci]`
      // After a stop, results are still recorded.
      const goesOn = () => !(stop.aborted && added.some(isIntent))
      const files = {
        ...Object.fromEntries(Array.from(grown, ([name, rows]) => [name, renderRows(rows)])),
        'ledger.json': renderLedger(ledger),
        ...(this.exists ? {} : { 'README.md': ledgerReadme }),
      }
      const written = await this.#world.ledger.write(this.#snapshot, files, message, goesOn)
      if (written === 'abandoned') {
        // The plan goes with its intents: as a queue without them, it would let smaller groups go ahead.
        const isResult = (command: LedgerCommand) => !isIntent(command) && 'fixId' in command
        this.#staged = this.#staged.filter(isResult)
        await this.stage([])
        return this.#record(commands.filter(isResult))
      }
      if (written !== 'lost') {
        this.#snapshot = written
        this.#staged = []
        this.#stagedResolutions = new Map()
        this.#ledger = this.#view = ledger
        this.checkpoints.push({ accepted, ledger, afterStop: stop.aborted })
        this.#shards.keep(grown)
        return added
      }
      await this.#reloadAfterLoss(count)
    }
    const what = safe`Other runs kept updating the ledger, so this run could not record its results.`
    throw new Failure(what, safe`Let fewer runs of this project overlap. Nothing is lost: the next run continues.`)
  }

  async #prepare(more: readonly LedgerCommand[]) {
    const staged = new Set(this.#staged)
    const commands = [...staged, ...more]
    const known = await this.#shards.find(commands.flatMap(questionedIds), this.#ledger.handled)
    const judged = applyBatch(this.#ledger, commands, (id) => judgeResolution(known.get(id)))
    const { handled } = judged.ledger
    const added = judged.accepted.filter((command) => !staged.has(command))
    const { grown, counts } = await this.#shards.add(judged.resolved, handled)
    return { ...judged, added, grown, ledger: { ...judged.ledger, handled: { ...handled, ...counts } } }
  }

  async #reloadAfterLoss(count: number): Promise<void> {
    for (let look = 1; ; look++) {
      const longest = Math.min(15_000, 1000 * 2 ** (count + look - 1))
      await this.#world.sleep(500 + Math.round(this.#world.random() * longest))
      await this.reload()
      if (!this.#isGone) return
      if (look === looks) throw this.#gone()
    }
  }

  #gone(): Failure {
    const known = toSafeText(this.#snapshot?.commit ?? '')
    const what = safe`The ledger disappeared or was rolled back while this run was using it.`
    const how = safe`Its newest commit is \`${known}\`: see “The ledger is lost” in docs/operations.md.`
    return new Failure(what, safe`Nothing more was recorded. ${how}`)
  }

  #openShards(): Shards {
    return openShards(async (name) => this.#snapshot && this.#world.ledger.readFile(this.#snapshot, name))
  }
}

/** Written daily (UTC) anyway: keeps windows short, shows gaps. */
function isOnlyProgress(before: Ledger, after: Ledger) {
  const dayOf = ({ lastRun }: Ledger) => Math.floor((lastRun?.at ?? 0) / day)
  if (dayOf(before) !== dayOf(after) || before.lastRun === undefined) return false
  const forgets = Object.entries(after.scans).every(([filters, { done }]) => {
    const known = new Set(before.scans[filters]?.done)
    return done.every((id) => known.has(id))
  })
  const queued = new Set(before.queue?.map(({ id }) => id))
  const isKnown = (after.queue ?? []).every(({ id }) => queued.has(id))
  return forgets && isKnown && renderLedger(leaveOutProgress(before)) === renderLedger(leaveOutProgress(after))
}

function leaveOutProgress(ledger: Ledger): Ledger {
  const { lastRun, scans, repositories, tally } = ledger
  return {
    ...ledger,
    sequence: 0,
    queue: undefined,
    lastRun: lastRun && { ...lastRun, at: 0, starts: [] },
    tally: { ...tally, countedTo: tally.countedTo && 1 },
    scans: mapValues(scans, (scan) => ({
      ...scan,
      complete: scan.complete && 1,
      reach: scan.reach && 1,
      done: [],
    })),
    repositories: mapValues(repositories, (repository) => ({ ...repository, readTo: repository.readTo && 1 })),
  }
}

// A run's session on the ledger; commands are judged again after a lost race.
import { Failure } from '../errors/failure.ts'
import { mapValues } from '../fixes/change-fix.ts'
import { renewLeases } from '../fixes/fix-commands.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import type { World } from '../world.ts'
import { applyBatch, isIntent, type LedgerCommand, questionedIds } from './command.ts'
import { ledgerReadme, openShards, readLedger, renderLedger, renderRows } from './file.ts'
import type { Ledger } from './ledger.ts'
import { day, leaseLength } from './ledger-limits.ts'
import { createLostInRun } from './lost-ledger.ts'
import { countFiltered, judgeResolution, type Resolution } from './resolution.ts'

const tries = 20
/** GitHub may serve an older state for a while. */
const looks = 5

type Checkpoint = Readonly<{
  accepted: readonly LedgerCommand[]
  ledger: Ledger
  resolved: ReadonlyMap<string, Resolution>
  afterStop: boolean
}>

export type LedgerSession = Awaited<ReturnType<typeof openSession>>

/** `onChange`: also of what other runs changed meanwhile. */
export async function openSession(
  world: World,
  project: string,
  run: string,
  onChange?: (before: Ledger, after: Ledger) => void,
) {
  let snapshot = await world.ledger.read()
  let saved = readLedger(snapshot, project, world.place.serverUrl)
  let view = saved
  let told = saved
  let staged: readonly LedgerCommand[] = []
  let stagedResolutions: ReadonlyMap<string, Resolution> = new Map()
  const checkpoints: Checkpoint[] = []
  let writes = 0
  let isGone = false
  const exists = () => snapshot?.text !== undefined
  const open = () => openShards(async (name) => snapshot && world.ledger.readFile(snapshot, name))
  let shards = open()

  /** If the branch holds less, this run keeps what it knows, and records nothing until the ledger is back. */
  async function reload() {
    const latest = await world.ledger.read()
    const ledger = readLedger(latest, project, world.place.serverUrl)
    isGone = (!!snapshot && !latest) || ledger.sequence < saved.sequence
    if (isGone) return
    snapshot = latest
    saved = view = ledger
    shards = open()
  }

  async function reloadAfterLoss(count: number) {
    for (let look = 1; ; look++) {
      const longest = Math.min(15_000, 1000 * 2 ** (count + look - 1))
      await world.sleep(500 + Math.round(world.random() * longest))
      await reload()
      if (!isGone) return
      if (look === looks) throw createLostInRun(snapshot?.commit)
    }
  }

  function show(ledger: Ledger) {
    onChange?.(told, ledger)
    view = told = ledger
  }

  async function prepare(more: readonly LedgerCommand[]) {
    const waiting = new Set(staged)
    const commands = [...waiting, ...more]
    const known = await shards.find(commands.flatMap(questionedIds), saved.handled)
    const judged = applyBatch(saved, commands, (id) => judgeResolution(known.get(id)))
    const { handled } = judged.ledger
    const added = judged.accepted.filter((command) => !waiting.has(command))
    const replaced = await shards.find([...judged.resolved.keys()], handled)
    const left = countFiltered(judged.ledger.filteredCounts, replaced.values(), -1)
    const filteredCounts = countFiltered(left, judged.resolved.values(), 1)
    const { grown, counts } = await shards.add(judged.resolved, handled)
    const ledger = { ...judged.ledger, filteredCounts, handled: { ...handled, ...counts } }
    return { ...judged, added, grown, ledger }
  }

  /** Waits for the next checkpoint. After a crash, the next run finds it out by itself, or settles its intent. */
  async function stage(commands: readonly LedgerCommand[]): Promise<LedgerCommand[]> {
    const { accepted, added, ledger, resolved } = await prepare(commands)
    staged = accepted
    stagedResolutions = resolved
    show({ ...ledger, sequence: saved.sequence })
    return added
  }

  async function commit(commands: readonly LedgerCommand[]): Promise<LedgerCommand[]> {
    const { stop } = world
    // A commit would begin an empty ledger.
    if (isGone) throw createLostInRun(snapshot?.commit)
    for (let count = 0; count < tries; count++) {
      const { accepted, added, ledger: judged, grown, resolved } = await prepare(commands)
      if (accepted.length === 0) return []
      const ledger = renewLeases(judged, run, world.now() + leaseLength)
      const where = safe`ledger ${ledger.sequence} of ${toSafeText(project)}`
      const message = safe`${where}\n\nrun ${toSafeText(run)}_${++writes} [skip ci]`
      // After a stop, results are still recorded.
      const goesOn = () => !(stop.aborted && added.some(isIntent))
      const files = {
        ...Object.fromEntries(Array.from(grown, ([name, rows]) => [name, renderRows(rows)])),
        'ledger.json': renderLedger(ledger),
        ...(exists() ? {} : { 'README.md': ledgerReadme }),
      }
      const written = await world.ledger.write(snapshot, files, message, goesOn)
      if (written === 'abandoned') {
        // The plan goes with its intents: as a queue without them, it would let smaller groups go ahead.
        const isResult = (command: LedgerCommand) => !isIntent(command) && 'fixId' in command
        staged = staged.filter(isResult)
        await stage([])
        return commit(commands.filter(isResult))
      }
      if (written !== 'lost') {
        snapshot = written
        staged = []
        stagedResolutions = new Map()
        saved = ledger
        show(ledger)
        checkpoints.push({ accepted, ledger, resolved, afterStop: stop.aborted })
        shards.keep(grown)
        return added
      }
      await reloadAfterLoss(count)
    }
    const what = safe`Other runs kept updating the ledger, so this run could not record its results.`
    throw new Failure(what, safe`Nothing is lost. Make sure that fewer runs of this project overlap.`)
  }

  return {
    run,
    checkpoints,
    reload,
    stage,

    get ledger() {
      return view
    },

    get snapshot() {
      return snapshot
    },

    get exists() {
      return exists()
    },

    get staged() {
      return staged
    },

    /** At least of these. */
    async resolutions(ids: readonly string[]) {
      return new Map([...(await shards.find(ids, saved.handled)), ...stagedResolutions])
    },

    async isOnlyProgress(commands: readonly LedgerCommand[]) {
      const { ledger, grown } = await prepare(commands)
      return exists() && grown.size === 0 && isOnlyProgress(saved, ledger)
    },

    /** @returns the commands that still fit; send nothing for others */
    record: commit,
  }
}

/** Written daily (UTC) anyway: keeps windows short, shows gaps. */
function isOnlyProgress(before: Ledger, after: Ledger) {
  const dayOf = ({ lastRun }: Ledger) => Math.floor((lastRun?.at ?? 0) / day)
  if (dayOf(before) !== dayOf(after) || before.lastRun === undefined) return false
  const forgets = Object.entries(after.scans).every(([filters, { done, oldestWaiting = Infinity }]) => {
    const known = new Set(before.scans[filters]?.done)
    return done.every((id) => known.has(id)) && oldestWaiting >= (before.scans[filters]?.oldestWaiting ?? Infinity)
  })
  const queued = new Set(before.queue?.map(({ id }) => id))
  const isKnown = (after.queue ?? []).every(({ id }) => queued.has(id))
  return forgets && isKnown && renderLedger(leaveOutProgress(before)) === renderLedger(leaveOutProgress(after))
}

function leaveOutProgress(ledger: Ledger) {
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
      oldestWaiting: undefined,
      done: [],
    })),
    repositories: mapValues(repositories, (repository) => ({ ...repository, readTo: undefined })),
  }
}

// Senders and workers on one database, killed again and again; afterwards every job that was accepted has run to its end, no two
// runs of one job overlapped, and the database is whole.
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../../../src/service/data/database.ts'
import { addProjects } from '../builders.ts'
import type { Orders } from './process.ts'

/** A run of an agent: in nanoseconds of the one clock that all processes share. It ends when its process is seen to be gone, if not before. */
type Run = { readonly jobId: string; readonly from: bigint; to: bigint }

interface Process {
  readonly orders: Orders
  readonly running: Set<Run>
  readonly up: Promise<void>
  readonly gone: Promise<void>
  isAsked: boolean
}

class Troop {
  readonly accepted = new Set<string>()
  readonly runs = new Map<string, Run>()
  /** How each job ended, as often as a worker thought that it had recorded it. */
  readonly recorded = new Map<string, string[]>()
  readonly faults: string[] = []
  kills = 0
  deaths = 0
  readonly #alive = new Map<ChildProcess, Process>()

  start(orders: Orders): Promise<void> {
    const program = join(import.meta.dirname, 'process.ts')
    const stdio: StdioOptions = ['ignore', 'pipe', 'inherit']
    const child = spawn(process.execPath, [program, JSON.stringify(orders)], { stdio })
    const { promise: up, resolve } = Promise.withResolvers<void>()
    const running = new Set<Run>()
    const lines = createInterface({ input: child.stdout as Readable })
    lines.on('line', (line) => (line === 'up' ? resolve() : this.#hear(line, running)))
    const gone = Promise.all([once(child, 'exit'), once(lines, 'close')]).then(([[code]]) => {
      // A sender that has made its jobs ends by itself.
      if (this.#alive.get(child)?.isAsked === false && code !== 0) this.deaths++
      for (const run of running) run.to = process.hrtime.bigint()
      this.#alive.delete(child)
      resolve()
    })
    this.#alive.set(child, { orders, running, gone, up, isAsked: false })
    return up
  }

  #hear(line: string, running: Set<Run>): void {
    const [verb, jobId = '', run = '', at = '0'] = line.split(' ')
    if (verb === 'accepted') this.accepted.add(jobId)
    else if (verb === 'begun') {
      const begun = { jobId, from: BigInt(at), to: BigInt(at) }
      this.runs.set(run, begun)
      running.add(begun)
    } else if (verb === 'ended') {
      const ended = this.runs.get(run)
      if (ended) ended.to = BigInt(at)
      if (ended) running.delete(ended)
    } else if (verb === 'recorded') this.recorded.set(jobId, [...(this.recorded.get(jobId) ?? []), run])
    else this.faults.push(line)
  }

  /** Kills one of them that is up, and starts another one in its place. */
  async replace(at: number): Promise<void> {
    const all = [...this.#alive]
    const [child, its] = all[at % all.length] ?? []
    if (!child || !its) return
    await its.up
    its.isAsked = true
    child.kill('SIGKILL')
    await its.gone
    this.kills++
    void this.start(its.orders)
  }

  #having(role: Orders['role']) {
    return [...this.#alive].filter(([, { orders }]) => orders.role === role)
  }

  /** Ends all of a role; a worker finishes first what it has. */
  async end(role: Orders['role'], signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    for (const [child, its] of this.#having(role)) {
      its.isAsked = true
      child.kill(signal)
    }
    await this.allGone(role)
  }

  async allGone(role: Orders['role']): Promise<void> {
    await Promise.all(this.#having(role).map(([, { gone }]) => gone))
  }
}

export interface FireOptions {
  readonly url: string
  readonly kills: number
  /** What happens instead of a kill: to the database, and with it to all that use it. */
  strike?(): Promise<void>
  readonly calm: number
  /** Of each of the two senders; with kills they make as many as there is time for. */
  readonly jobs: number
  readonly milliseconds: number
  readonly leaseSeconds: number
  /** How long the last jobs may take when nothing is killed any more. */
  readonly patience: number
}

const projects = ['one', 'two', 'three']

export async function runFire(options: FireOptions) {
  const { url, kills, strike, calm, patience, jobs, milliseconds, leaseSeconds } = options
  const database = await openDatabase(url)
  await addProjects(database, ...projects)
  const troop = new Troop()
  const orders = { url, projects, jobs, milliseconds, leaseSeconds }
  const roles: Orders['role'][] = ['send', 'send', 'work', 'work']
  await Promise.all(roles.map((role) => troop.start({ ...orders, role })))
  for (let at = 0; at < kills; at++) {
    await sleep(calm * 2 * Math.random())
    if (strike) await strike()
    else await troop.replace(Math.floor(Math.random() * 1000))
  }
  if (kills > 0) await troop.end('send', 'SIGKILL')
  await troop.allGone('send')
  await waitUntilDone(database, patience)
  await troop.end('work', 'SIGTERM')
  const ashes = { ...(await look(database, troop)), ...(strike ? { kills } : {}) }
  await database.close()
  return ashes
}

const listJobs = ({ queries }: Database, status?: 'active') =>
  queries
    .selectFrom('job')
    .select(['id', 'status', 'pr_link'])
    .$if(status !== undefined, (query) => query.where('status', '=', 'active'))
    .execute()

async function waitUntilDone(database: Database, patience: number): Promise<void> {
  const until = Date.now() + patience
  while (Date.now() < until) {
    // A connection may still be one of those that a fault has ended.
    const active = await listJobs(database, 'active').catch(() => undefined)
    if (active?.length === 0) return
    await sleep(200)
  }
}

async function look(database: Database, troop: Troop) {
  const rows = await listJobs(database)
  const links = new Map(rows.map((row) => [row.id, row.status === 'completed' ? row.pr_link : null]))
  const runs = [...troop.runs.values()]
  return {
    kills: troop.kills,
    deaths: troop.deaths,
    accepted: troop.accepted.size,
    jobs: rows.length,
    runs: runs.length,
    lost: [...new Set([...troop.accepted, ...links.keys()])].filter((id) => !links.get(id)),
    overlapping: findOverlaps(runs),
    // Jobs whose end was recorded twice, or is not what was recorded. A worker may be killed before it could say that it recorded the end.
    twice: [...troop.recorded].filter(([id, ends]) => ends.length !== 1 || ends[0] !== links.get(id)).map(([id]) => id),
    damage: await findDamage(database),
    faults: troop.faults,
  }
}

function findOverlaps(runs: readonly Run[]): string[] {
  const sorted = runs.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const busy = new Map<string, bigint>()
  const found = new Set<string>()
  for (const { jobId, from, to } of sorted) {
    if (from < (busy.get(jobId) ?? 0n)) found.add(jobId)
    busy.set(jobId, to)
  }
  return [...found]
}

async function findDamage(database: Database): Promise<string> {
  if (database.kind === 'sqlite') {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.queries)
    return rows.map((row) => row.integrity_check).join() === 'ok' ? '' : JSON.stringify(rows)
  }
  // Whoever has a job in the queue has it in the table, and nothing of it is left there once it has ended.
  const { rows } = await sql<{ id: string }>`
    select data ->> 'jobId' as id from pgboss.job where state in ('created', 'retry', 'active')
    union all select id from job where status = 'active'`.execute(database.queries)
  return rows.map(({ id }) => id).join(' ')
}

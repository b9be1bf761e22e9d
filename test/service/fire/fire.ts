// Senders and workers on one database, killed again and again; afterwards every job that was accepted has run to its end, no two
// runs of one job overlapped, and the database is whole.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../../../src/service/data/database.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import type { Orders } from './process.ts'

/** A run of an agent: in nanoseconds of the one clock that all processes share. */
export interface Run {
  readonly jobId: string
  readonly run: string
  readonly from: bigint
  /** Its end, or when its process was seen to be gone. */
  to: bigint
}

class Troop {
  readonly accepted = new Set<string>()
  readonly runs = new Map<string, Run>()
  /** How each job ended, as often as a worker thought that it had recorded it. */
  readonly recorded = new Map<string, string[]>()
  readonly faults: string[] = []
  kills = 0
  /** Processes that ended without being asked to. */
  deaths = 0
  readonly #alive = new Map<
    ChildProcess,
    { orders: Orders; running: Set<string>; gone: Promise<void>; up: Promise<void>; isAsked: boolean }
  >()

  start(orders: Orders): Promise<void> {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'process.ts'), JSON.stringify(orders)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const running = new Set<string>()
    const { promise: up, resolve } = Promise.withResolvers<void>()
    const lines = createInterface({ input: child.stdout })
    lines.on('line', (line) => {
      if (line === 'up') resolve()
      this.#hear(line, running)
    })
    const gone = Promise.all([once(child, 'exit'), once(lines, 'close')]).then(([[code]]) => {
      // A sender that has made its jobs ends by itself.
      if (this.#alive.get(child)?.isAsked === false && code !== 0) this.deaths++
      const now = process.hrtime.bigint()
      for (const id of running) {
        const run = this.runs.get(id)
        if (run) run.to = now
      }
      this.#alive.delete(child)
      resolve()
    })
    this.#alive.set(child, { orders, running, gone, up, isAsked: false })
    return up
  }

  #hear(line: string, running: Set<string>): void {
    const [verb, jobId = '', run = '', at = '0'] = line.split(' ')
    if (verb === 'accepted') this.accepted.add(jobId)
    if (verb === 'begun') {
      const from = BigInt(at)
      this.runs.set(run, { jobId, run, from, to: from })
      running.add(run)
    }
    if (verb === 'ended') {
      const found = this.runs.get(run)
      if (found) found.to = BigInt(at)
      running.delete(run)
    }
    if (verb === 'recorded') this.recorded.set(jobId, [...(this.recorded.get(jobId) ?? []), run])
    if (verb === 'fault' || verb === 'refused') this.faults.push(line)
  }

  count(role: Orders['role']): number {
    return [...this.#alive.values()].filter(({ orders }) => orders.role === role).length
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

  /** Ends all of a role; a worker finishes first what it has. */
  async end(role: Orders['role'], signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const some = [...this.#alive].filter(([, { orders }]) => orders.role === role)
    for (const [child, its] of some) {
      its.isAsked = true
      child.kill(signal)
    }
    await Promise.all(some.map(([, { gone }]) => gone))
  }

  async allSent(): Promise<void> {
    await Promise.all([...this.#alive.values()].filter(({ orders }) => orders.role === 'send').map(({ gone }) => gone))
  }
}

export interface FireOptions {
  readonly url: string
  readonly kills: number
  /** What happens instead of a kill: to the database, and with it to all that use it. */
  strike?(): Promise<void>
  /** Between two kills, on average. */
  readonly calm: number
  /** Of each of the two senders; with kills they make as many as there is time for. */
  readonly jobs: number
  readonly milliseconds: number
  readonly leaseSeconds: number
  /** How long the last jobs may take when nothing is killed any more. */
  readonly patience: number
}
export interface Ashes {
  readonly kills: number
  /** Processes that ended without being killed. */
  readonly deaths: number
  readonly accepted: number
  readonly jobs: number
  readonly runs: number
  /** Accepted, but not completed. */
  readonly lost: readonly string[]
  /** Jobs of which two runs overlapped. */
  readonly overlapping: readonly string[]
  /** Jobs whose end was recorded twice, or is not what was recorded. */
  readonly twice: readonly string[]
  readonly damage: string
  readonly faults: readonly string[]
}

const projects = ['one', 'two', 'three']

export async function runFire({
  url,
  kills,
  strike,
  calm,
  jobs,
  milliseconds,
  leaseSeconds,
  patience,
}: FireOptions): Promise<Ashes> {
  const database = await openDatabase(url)
  for (const id of projects) await saveProject(database.queries, { id, repository: 'acme/docs', ref: 'main' })
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
  await troop.allSent()
  await waitUntilDone(database, patience)
  await troop.end('work', 'SIGTERM')
  const ashes = { ...(await look(database, troop)), ...(strike ? { kills } : {}) }
  await database.close()
  return ashes
}

async function waitUntilDone(database: Database, patience: number): Promise<void> {
  const until = Date.now() + patience
  while (Date.now() < until) {
    // A connection may still be one of those that a fault has ended.
    const active = await database.queries
      .selectFrom('job')
      .select('id')
      .where('status', '=', 'active')
      .limit(1)
      .execute()
      .catch(() => undefined)
    if (active?.length === 0) return
    await sleep(200)
  }
}

async function look(database: Database, troop: Troop): Promise<Ashes> {
  const rows = await database.queries.selectFrom('job').select(['id', 'status', 'pr_link']).execute()
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
    // A worker may be killed before it could say that it recorded the end.
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

/** Empty if there is none. */
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

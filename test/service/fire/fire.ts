// Senders and workers on one database, killed again and again; afterwards every job that was accepted has run to its end, no two
// runs of one job overlapped, and the database is whole.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../../../src/service/data/database.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import type { Orders } from './process.ts'
import { type Run, Troop } from './troop.ts'

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

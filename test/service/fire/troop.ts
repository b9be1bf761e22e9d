// The processes of one fire: started, killed without warning and started again; what they said is kept.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Orders } from './process.ts'

/** A run of an agent: in nanoseconds of the one clock that all processes share. */
export interface Run {
  readonly jobId: string
  readonly run: string
  readonly from: bigint
  /** Its end, or when its process was seen to be gone. */
  to: bigint
}

export class Troop {
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

// Each check over hostile pull requests at two sizes, a process for each of them: what takes long, or grows faster than the text.
// Usage: npm run review:corpus -- --shapes [part of a name]; exits 1 beyond the limits.
import { fork } from 'node:child_process'
import { coverFix } from '../../../src/review/coverage/coverage.ts'
import { createContext } from '../../../src/review/judge/context.ts'
import { checks } from '../../../src/review/judge/judge.ts'
import { comparePages } from '../../../src/review/pages/compare-pages.ts'
import { subjectOf } from '../../review/judge/subject.ts'
import { type Hostile, hostile } from './hostile-changes.ts'

/** In characters; the larger is four times the smaller. */
const sizes = [250_000, 1_000_000] as const
/** In milliseconds at the smaller size; growth only counts of what takes long enough to be told from chance. */
const most = { time: 200, growth: 6, least: 60, process: 60_000 }

type Times = Readonly<Record<string, number>>

if (process.send !== undefined && process.argv[2] !== undefined) {
  const make = hostile.get(process.argv[2])
  // Once for nothing: the first run is also that of the compiler.
  if (make !== undefined) {
    measure(make(20_000))
    for (const size of sizes) process.send(measure(make(size)))
  }
}

/** In the child. What several checks share is the context. */
function measure({ change, readers }: Hostile): Times {
  const times: Record<string, number> = {}
  const time = <T>(name: string, run: () => T): T => {
    const began = process.cpuUsage()
    const result = run()
    // Of the processor: on a busy machine the clock tells of others.
    times[name] = process.cpuUsage(began).user / 1000
    return result
  }
  const files = change.files ?? []
  const pages = time('(taking apart)', () => comparePages(files))
  const subject = subjectOf({ change, pages, readers, fix: { pages: ['/a'] } })
  const context = time('(context)', () => createContext(subject))
  for (const [name, find] of Object.entries(checks)) time(name, () => find(context))
  time('(coverage)', () => coverFix({ files, pages, readers, fix: { pages: ['/a'], topics: [] } }))
  return times
}

/** @param part only those whose names have it */
export async function measureHostile(part = ''): Promise<void> {
  for (const name of hostile.keys()) {
    if (!name.includes(part)) continue
    const rows = judge(await run(name))
    if (rows.length === 0) continue
    process.exitCode = 1
    for (const row of rows) console.log(`${name.padEnd(52)}${row}`)
  }
}

function run(name: string): Promise<Times[]> {
  const child = fork(import.meta.filename, [name], { timeout: most.process })
  const { promise, resolve } = Promise.withResolvers<Times[]>()
  const found: Times[] = []
  child.on('message', (times) => found.push(times as Times))
  child.once('exit', () => resolve(found))
  return promise
}

function judge([small, large]: readonly Times[]): string[] {
  if (small === undefined || large === undefined) return ['died, or took more than a minute']
  return Object.entries(small).flatMap(([name, time]) => {
    const later = large[name] ?? 0
    const growth = later / Math.max(time, 1)
    const isGood = time <= most.time && (growth <= most.growth || later <= most.least)
    const told = `${time.toFixed(0).padStart(7)} ms${later.toFixed(0).padStart(8)} ms  × ${growth.toFixed(1)}`
    return isGood ? [] : [`${name.padEnd(28)}${told}`]
  })
}

// A week of many projects, in simulated time: how long feedback waits until a run collects it, and what that costs.
// The plan, the batches and what one run leaves to the next are the product's own code; GitHub and the service are modelled.
import { createAllowance } from '../../../src/fleet/allowance.ts'
import { mostJobs, splitIntoBatches } from '../../../src/fleet/batches.ts'
import { planFleet } from '../../../src/fleet/plan.ts'
import type { FleetProject } from '../../../src/fleet/project.ts'
import { type FleetState, hour } from '../../../src/fleet/state.ts'

export interface Week {
  readonly projects: number
  /** Waits of all entries of the week, in hours, shortest first; those never collected count up to the end. */
  readonly waits: readonly number[]
  readonly uncollected: number
  /** Most in any sixty minutes. */
  readonly exportPeak: number
  readonly gitHubPeak: number
  readonly minutes: number
  readonly visits: number
}

const week = 7 * 24 * hour
const minute = 60_000
/** Entries that one project gets in a week; a few get many. */
const perWeek = 3
/** Requests of an idle run, and of one that sends what it found (measured by the section `writes`). */
const idleRequests = 3
const busyRequests = 12
const limit = 100

/** Deterministic: the same seed, the same week. */
export function createDice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

/** How late GitHub starts a scheduled run: minutes as a rule, more at the start of an hour, and sometimes not at all. */
function delay(dice: () => number, atFullHour: boolean): number | undefined {
  if (dice() < (atFullHour ? 0.05 : 0.02)) return undefined
  return -Math.log(1 - dice()) * (atFullHour ? 12 : 5) * minute
}

/** Arrivals of each project over the week, in milliseconds from its start. */
function createFeedback(projects: number, dice: () => number): number[][] {
  return Array.from({ length: projects }, () => {
    const rate = (perWeek * Math.exp(1.2 * gauss(dice) - 0.72)) / week
    const times: number[] = []
    for (let at = 0; ; ) {
      at += -Math.log(1 - dice()) / rate
      if (at >= week) return times
      times.push(at)
    }
  })
}

function gauss(dice: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice())
}

interface Tally {
  readonly sent: { at: number; requests: number }[]
  readonly gitHub: { at: number; requests: number }[]
  readonly waits: number[]
  minutes: number
  visits: number
}

/** A visit collects what its project has received so far. @returns whether there was any */
function collect(arrivals: number[], at: number, tally: Tally): boolean {
  let found = 0
  while (found < arrivals.length && (arrivals[found] ?? 0) <= at) found += 1
  for (const arrived of arrivals.splice(0, found)) tally.waits.push((at - arrived) / hour)
  tally.visits += 1
  tally.gitHub.push({ at, requests: found > 0 ? busyRequests : idleRequests })
  return found > 0
}

/** With the fleet's workflow, started hourly at minute 7. */
export function simulateFleet(projects: number, seed: number, every = 24 * hour): Week {
  const dice = createDice(seed)
  const feedback = createFeedback(projects, dice)
  const list: FleetProject[] = feedback.map((_, index) => ({
    ...{ id: `docs-${index}`, organisation: '', repository: undefined, key: undefined, inputs: {} },
  }))
  const byId = new Map(list.map(({ id }, index) => [id, feedback[index] ?? []]))
  const tally: Tally = { sent: [], gitHub: [], waits: [], minutes: 0, visits: 0 }
  // As it is after some weeks: everybody had a turn within the last round.
  const first = { name: '', done: 0, behind: 0, at: 0, spent: [], missed: [], active: [] }
  let state: FleetState = { version: 1, organisations: [first] }
  for (let tick = 7 * minute; tick < week; tick += hour) {
    const late = delay(dice, false)
    if (late === undefined) continue
    const now = tick + late
    const [plan] = planFleet(list, state, now, { every, requestsPerHour: limit })
    if (plan === undefined) continue
    const batches = splitIntoBatches([plan], 25)
    if (batches.length > mostJobs) throw new Error('More jobs than a matrix can have')
    tally.minutes += 2
    const spent = [...plan.next.spent]
    const active = new Set<string>()
    for (const { visits, requests } of batches) {
      const allowance = createAllowance(requests, { '': visits.length })
      let seconds = 0
      for (const { project } of visits) {
        const at = now + minute + seconds * 1000
        const granted = allowance.grant('')
        const isBusy = collect(byId.get(project.id) ?? [], at, tally)
        seconds += 3
        const entry = { at, requests: Math.min(granted, isBusy && dice() < 0.1 ? 2 : 1) }
        allowance.settle('', granted, entry.requests)
        spent.push(entry)
        tally.sent.push(entry)
        // One job in five is still at work when its run stops following it.
        if (isBusy && dice() < 0.2) active.add(project.id)
      }
      const follows = visits.length > 0 && active.size > 0 ? 10 : 1
      tally.minutes += Math.ceil(seconds / 60) + follows
    }
    state = { version: 1, organisations: [{ ...plan.next, spent, active: [...active] }] }
  }
  return conclude(projects, feedback, tally)
}

/** Each project on an hourly schedule of its own, all at minute 0: the service answers the first hundred. */
export function simulatePeers(projects: number, seed: number): Week {
  const dice = createDice(seed)
  const feedback = createFeedback(projects, dice)
  const tally: Tally = { sent: [], gitHub: [], waits: [], minutes: 0, visits: 0 }
  for (let tick = 0; tick < week; tick += hour) {
    const starts = feedback.flatMap((arrivals) => {
      const late = delay(dice, true)
      return late === undefined ? [] : [{ arrivals, at: tick + late }]
    })
    starts.sort((one, other) => one.at - other.at)
    for (const [index, { arrivals, at }] of starts.entries()) {
      tally.minutes += 1
      tally.sent.push({ at, requests: 1 })
      if (index < limit) collect(arrivals, at, tally)
      else tally.gitHub.push({ at, requests: idleRequests })
    }
  }
  return conclude(projects, feedback, tally)
}

function conclude(projects: number, feedback: readonly number[][], tally: Tally): Week {
  const { sent, gitHub, waits, minutes, visits } = tally
  const rest = feedback.flat().map((arrived) => (week - arrived) / hour)
  const all = [...waits, ...rest].sort((one, other) => one - other)
  const [exportPeak, gitHubPeak] = [findPeak(sent), findPeak(gitHub)]
  return { projects, waits: all, uncollected: rest.length, exportPeak, gitHubPeak, minutes, visits }
}

/** Most requests in any sixty minutes. */
function findPeak(requests: readonly { at: number; requests: number }[]): number {
  const ordered = requests.toSorted((one, other) => one.at - other.at)
  let [first, sum, peak] = [0, 0, 0]
  for (const { at, requests } of ordered) {
    sum += requests
    for (; (ordered[first]?.at ?? at) <= at - hour; first += 1) sum -= ordered[first]?.requests ?? 0
    peak = Math.max(peak, sum)
  }
  return peak
}

export function findQuantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

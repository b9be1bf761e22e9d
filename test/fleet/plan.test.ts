// Who has a turn: exactly once a round, never beyond the hour's requests, and nobody is passed over in silence.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAllowance } from '../../src/fleet/allowance.ts'
import { listJobs, splitIntoBatches } from '../../src/fleet/batches.ts'
import { findPlace } from '../../src/fleet/cycle.ts'
import { findRound, holdRound, type OrganisationPlan, planAsked, planFleet } from '../../src/fleet/plan.ts'
import type { FleetProject } from '../../src/fleet/project.ts'
import { describePlan } from '../../src/fleet/render-plan.ts'
import { countSpent, type FleetState, hour, type OrganisationState, parseState } from '../../src/fleet/state.ts'

const start = Date.UTC(2026, 10, 23)
const day = 24 * hour
const limits = { every: day, requestsPerHour: 100 }

const project = (id: string, organisation = ''): FleetProject => ({
  ...{ id, organisation, repository: undefined, key: undefined, inputs: {} },
})
const listProjects = (count: number) => Array.from({ length: count }, (_, index) => project(`docs-${index}`))
const stateOf = (plans: readonly OrganisationPlan[], spent = 0): FleetState => ({
  version: 1,
  organisations: plans.map(({ next, visits }) => {
    const sent = { at: next.at, requests: visits.length + spent }
    return { ...next, spent: [...next.spent, sent].filter(({ at }) => at > next.at - hour) }
  }),
})
/** In time, and nothing behind. */
const onTime = (name = ''): OrganisationState => ({
  ...{ name, done: 0, behind: 0, at: start, spent: [], missed: [], active: [] },
})
const idsOf = (plans: readonly OrganisationPlan[]) =>
  plans.flatMap(({ visits }) => visits.map((visit) => visit.project.id))

test.each([
  [1, '24 hours', 24],
  [1200, '24 hours', 24],
  [1201, '25 hours', 25],
  [5000, '100 hours', 100],
])('%d projects: a round takes %s', (count, _, hours) => {
  expect(findRound(count, limits)).toBe(hours * hour)
})

test('names are spread evenly, whatever they look like', () => {
  const places = listProjects(4800).map(({ id }) => Math.floor(findPlace(id) * 24))
  const counts = Array.from({ length: 24 }, (_, index) => places.filter((place) => place === index).length)
  expect(Math.min(...counts)).toBeGreaterThan(150)
  expect(Math.max(...counts)).toBeLessThan(260)
})

test('everybody has exactly one turn a round, however many there are and however unevenly the runs come', () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 180 }), { minLength: 30, maxLength: 60 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), gaps, (count, minutes) => {
      const projects = listProjects(count)
      const round = findRound(count, limits)
      let state: FleetState = { version: 1, organisations: [onTime()] }
      let now = start
      const turns = new Map<string, number>()
      for (const gap of minutes) {
        const before = now
        now = Math.min(start + round, now + gap * 60_000)
        if (now === before) break
        const plans = planFleet(projects, state, now, { ...limits, requestsPerHour: 100_000 })
        for (const id of idsOf(plans)) turns.set(id, (turns.get(id) ?? 0) + 1)
        state = stateOf(plans)
      }
      const plans = planFleet(projects, state, start + round, { ...limits, requestsPerHour: 100_000 })
      for (const id of idsOf(plans)) turns.set(id, (turns.get(id) ?? 0) + 1)
      expect([...turns.values()].every((number) => number === 1)).toBe(true)
      expect(turns.size).toBe(count)
    }),
    { numRuns: 60, seed: 7 },
  )
})

test('no hour has more than a hundred requests, and whoever has to wait comes next', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 5, max: 150 }), { minLength: 20, maxLength: 40 }), (minutes) => {
      const projects = listProjects(700)
      let state: FleetState | undefined
      let now = start
      const sent: { at: number; requests: number }[] = []
      const seen: string[] = []
      for (const gap of minutes) {
        now += gap * 60_000
        const [plan] = planFleet(projects, state, now, limits)
        if (plan === undefined) throw new Error('no plan')
        const batches = splitIntoBatches([plan], 25)
        const granted = batches.reduce((sum, { requests }) => sum + (requests[''] ?? 0), 0)
        expect(granted).toBeLessThanOrEqual(plan.requests)
        expect(granted).toBeGreaterThanOrEqual(plan.visits.length)
        if (granted > 0) sent.push({ at: now, requests: granted })
        expect(countSpent(sent, now)).toBeLessThanOrEqual(100)
        seen.push(...idsOf([plan]))
        state = { version: 1, organisations: [{ ...plan.next, spent: sent.filter(({ at }) => at > now - hour) }] }
      }
      // In the order of the circle, without gaps: nobody a second time before everybody had a first.
      expect(new Set(seen.slice(0, 700)).size).toBe(Math.min(700, seen.length))
    }),
    { numRuns: 40, seed: 11 },
  )
})

describe('more than the requests suffice for', () => {
  const [plan] = planFleet(listProjects(5000), undefined, start, limits)

  test('is cut, and said', () => {
    expect(plan?.visits).toHaveLength(75)
    expect(plan?.left).toBe(4925)
    expect(plan && describePlan(plan, limits)).toEqual([
      'All projects: 5,000 projects, each visited every 100 hours. This run: 75 visits, 100 of 100 export requests.',
      '100 export requests an hour do not suffice to visit 5,000 projects every 24 hours: a round takes 100 hours.',
      '4,925 projects had to wait: this hour’s export requests are used up. The next run starts with them.',
    ])
  })

  test('nothing left: no visits', () => {
    const state = { version: 1 as const, organisations: [{ ...onTime(), spent: [{ at: start, requests: 100 }] }] }
    const [empty] = planFleet(listProjects(50), state, start + day / 2, { ...limits, every: hour })
    expect(empty?.visits).not.toEqual([])
    const [none] = planFleet(listProjects(50), state, start + hour / 2, { ...limits, every: hour })
    expect(none).toMatchObject({ requests: 0, spent: 100, visits: [] })
    expect(none?.left).toBeGreaterThan(0)
  })
})

test('a state that is always lost leaves nobody out', () => {
  const projects = listProjects(1000)
  const seen = new Set<string>()
  for (let now = start; now < start + day + hour; now += hour)
    for (const id of idsOf(planFleet(projects, undefined, now, limits))) seen.add(id)
  expect(seen.size).toBe(1000)
})

test('what was missed comes first, and active jobs are looked at again, within the requests', () => {
  const projects = listProjects(10)
  const state: FleetState = {
    version: 1,
    organisations: [{ ...onTime(), missed: ['docs-3', 'gone'], active: ['docs-4', 'docs-3'] }],
  }
  const [plan] = planFleet(projects, state, start, limits)
  expect(plan?.visits.map(({ project: { id }, why }) => [id, why])).toEqual([
    ['docs-3', 'missed'],
    ['docs-4', 'active'],
  ])
  expect(plan?.next).toMatchObject({ missed: [], active: ['docs-4', 'docs-3'] })
})

test('whom a person asks for is visited now, and nobody loses a turn by it; the same of a dry run', () => {
  const projects = listProjects(100)
  const state: FleetState = { version: 1, organisations: [onTime()] }
  const now = start + 12 * hour
  const [plan] = planAsked(projects, projects.slice(0, 2), state, now, limits)
  expect(plan?.visits.map(({ why }) => why)).toEqual(['asked', 'asked'])
  expect(plan?.next).toEqual(onTime())
  expect(holdRound(planFleet(projects, state, now, limits), state)[0]?.next).toEqual(onTime())
})

test('organisations have budgets of their own', () => {
  const projects = [project('a', 'one'), project('b', 'two'), project('c', 'one')]
  const plans = planFleet(projects, undefined, start, limits)
  expect(plans.map(({ name, requests, visits }) => [name, requests, visits.length])).toEqual([
    ['one', 100, 2],
    ['two', 100, 1],
  ])
  expect(splitIntoBatches(plans, 25).map(({ requests }) => requests)).toEqual([{ one: 100, two: 100 }])
})

test.each([
  [1, 25, 1],
  [100, 25, 4],
  [6400, 25, 256],
  [100_000, 25, 256],
  [300, 1, 256],
])('%d visits, %d a job: %d jobs, and each visit once', (count, perJob, jobs) => {
  const projects = listProjects(count)
  const [plan] = planFleet(projects, undefined, start, { every: day, requestsPerHour: 2 * count })
  const batches = splitIntoBatches(plan ? [plan] : [], perJob)
  expect(batches).toHaveLength(jobs)
  expect(new Set(batches.flatMap(({ visits }) => visits.map((visit) => visit.project.id))).size).toBe(count)
})

test('a job’s token is for its own repositories', () => {
  const visits = ['acme/a', 'acme/b', 'acme/a'].map((repository, index) => ({
    project: { ...project(`p${index}`), repository: repository as FleetProject['repository'] },
    why: 'turn' as const,
  }))
  expect(listJobs([{ visits, requests: {} }], 'acme/fleet')).toEqual([{ batch: 0, repositories: 'fleet,a,b' }])
})

test('what one visit does not use is there for the next', () => {
  const allowance = createAllowance({ '': 10 }, { '': 4 })
  expect(allowance.grant('')).toBe(2)
  allowance.settle('', 2, 1)
  expect(allowance.grant('')).toBe(3)
  expect(allowance.grant('')).toBe(3)
  allowance.settle('', 3, 0)
  allowance.settle('', 3, 3)
  expect(allowance.grant('')).toBe(6)
  expect(allowance.grant('')).toBe(0)
  expect(createAllowance({ '': 1000 }, { '': 2 }).grant('')).toBe(60)
})

test.each(['', '{', '{"version":2}', '{"version":1,"organisations":[{"name":1}]}'])('%j is no state', (text) => {
  expect(parseState(text)).toBeUndefined()
})

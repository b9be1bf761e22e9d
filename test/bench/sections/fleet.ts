// Many projects with one workflow, over a simulated week, beside the same projects with an hourly workflow each.
import { findQuantile, simulateFleet, simulatePeers, type Week } from '../fleet/simulate.ts'
import type { Row, Section } from '../section.ts'

const seed = 1
const number = (value: number) => Math.round(value).toLocaleString('en-GB')
const hours = (value: number) => `${value.toFixed(1)} h`

function describeWaits({ waits, uncollected }: Week): string {
  const [median, late] = [0.5, 0.95].map((share) => hours(findQuantile(waits, share)))
  return `median ${median}, 95 % ${late}, longest ${hours(waits.at(-1) ?? 0)}; ${number(uncollected)} of ${number(waits.length)} still waiting`
}

function compare(projects: number): Row[] {
  const [fleet, peers] = [simulateFleet(projects, seed), simulatePeers(projects, seed)]
  const round = Math.max(24, Math.ceil(projects / 50))
  const longest = fleet.waits.at(-1) ?? 0
  const what = `${number(projects)} projects, a week`
  const row = (name: string, now: string, baseline: string, ratio: number, target: string, isMet: boolean): Row => {
    return { what: `${what}: ${name}`, now, before: undefined, baseline, ratio, target, isMet }
  }
  return [
    row(
      'waiting time of feedback',
      describeWaits(fleet),
      `an hourly workflow each: ${describeWaits(peers)}`,
      longest / (peers.waits.at(-1) ?? 1),
      `at most a round and half a day (${round + 12} h)`,
      longest <= round + 12,
    ),
    row(
      'export requests in the busiest hour',
      number(fleet.exportPeak),
      `limit 100; hourly each ${number(peers.exportPeak)}`,
      fleet.exportPeak / 100,
      'at most 100',
      fleet.exportPeak <= 100,
    ),
    row(
      'GitHub requests in the busiest hour, one token',
      number(fleet.gitHubPeak),
      `limit 1,000; hourly each ${number(peers.gitHubPeak)}`,
      fleet.gitHubPeak / 1000,
      'at most 1,000',
      fleet.gitHubPeak <= 1000,
    ),
    row(
      'runner minutes',
      number(fleet.minutes),
      `hourly each ${number(peers.minutes)}`,
      fleet.minutes / peers.minutes,
      'fewer',
      fleet.minutes < peers.minutes,
    ),
  ]
}

export const section: Section = {
  name: 'fleet',
  title: 'Many projects in one workflow',
  run: async ({ quick }) => (quick ? [10, 100] : [10, 100, 1000, 5000]).flatMap(compare),
}

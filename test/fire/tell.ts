// The figures of a fire in words.
import type { Outcome } from './lane-work.ts'

const sum = (outcomes: readonly Outcome[], figure: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + figure(outcome), 0)

/** What is broken, each with the runs that had a hand in it. */
export function listAccounts(part: string, seed: number, outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap(({ name, findings }) =>
    findings.map(({ what, account }) => `BROKEN (${part}, seed ${seed}, ${name}): ${what}\n${account}`),
  )
}

/** How often each moment was met, the most frequent first. */
function listMoments(moments: readonly string[]): string {
  const counts = [...Map.groupBy(moments, (moment) => moment)].map(([moment, all]) => [moment, all.length] as const)
  const lines = counts.toSorted((one, other) => other[1] - one[1]).map(([moment, count]) => `  ${count}  ${moment}`)
  return lines.join('\n')
}

const rows = (parts: readonly string[]) => parts.join(', ')

export function describeKills(outcomes: readonly Outcome[], time: string): string {
  const moments = outcomes.flatMap(({ killed }) => killed)
  const figures = rows([
    `${moments.length} kills in ${sum(outcomes, ({ runs }) => runs)} runs of ${outcomes.length} worlds`,
    `${sum(outcomes, ({ faults }) => faults)} other faults`,
    `${sum(outcomes, ({ entries }) => entries)} entries, ${sum(outcomes, ({ jobs }) => jobs)} jobs, ${sum(outcomes, ({ pulls }) => pulls)} pull requests`,
    `at most ${Math.max(0, ...outcomes.map(({ settlingRuns }) => settlingRuns))} runs to settle`,
    `broken ${sum(outcomes, ({ findings }) => findings.length)}`,
    time,
  ])
  return `\nMoments of the kills:\n${listMoments(moments)}\nKills: ${figures}`
}

export function describeStops(outcomes: readonly Outcome[], time: string): string {
  const stops = outcomes.flatMap((outcome) => outcome.stops ?? [])
  const times = stops.map(({ took }) => took).toSorted((one, other) => one - other)
  const show = (ms = Number.NaN) => `${ms.toFixed(0)} ms`
  const figures = rows([
    `${stops.length} stops in ${sum(outcomes, ({ runs }) => runs)} runs of ${outcomes.length} worlds`,
    `median ${show(times[Math.floor(times.length / 2)])}, longest ${show(times.at(-1))}`,
    `${stops.filter(({ cutOff }) => cutOff).length} cut off by the five seconds`,
    `${stops.filter(({ waited }) => waited !== '').length} successors waited for a lease`,
    `broken ${sum(outcomes, ({ findings }) => findings.length)}`,
    time,
  ])
  const moments = stops.map(({ moment, waited }) => `${moment}${waited && `, then ${waited}`}`)
  return `\nMoments of the stops:\n${listMoments(moments)}\nStops: ${figures}`
}

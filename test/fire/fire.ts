// The real bundle under fire: killed and told to stop hundreds of times, against GitHub in memory and the service with its database.
// Usage: node test/fire/fire.ts [--kills 200] [--stops 100] [--lanes 4] [--seed 1]
//
// A lane is a process with worlds of its own. The seed fixes what is planned; how runs interleave is up to the machine.
import { parseArgs } from 'node:util'
import { copyBundle, type Order, type Outcome, startLane } from './lanes.ts'

/** Virtual seconds per real one, where time is fast: a run takes one to two seconds. */
const pace = 20

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    stops: { type: 'string', default: '100' },
    lanes: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
})
const [kills = 0, stops = 0, lanes = 1, seed = 1] = [values.kills, values.stops, values.lanes, values.seed].map(Number)
const { script, remove } = copyBundle()
const began = performance.now()
const elapsed = () => `${((performance.now() - began) / 1000).toFixed(0)} s`

async function runPart(part: Order['part'], total: number): Promise<Outcome[]> {
  const orders = Array.from({ length: lanes }, (_, index): Order => {
    const count = Math.floor((total + index) / lanes)
    return { part, seed, number: index + 1, count, pace, script }
  })
  const busy = orders.filter(({ count }) => count > 0)
  const outcomes = await Promise.all(busy.map((order) => startLane(order, (line) => console.log(elapsed(), line))))
  return outcomes.flat()
}

const sum = (outcomes: readonly Outcome[], figure: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + figure(outcome), 0)

/** @returns how many things are broken */
function report(part: string, outcomes: readonly Outcome[]): number {
  for (const { name, findings } of outcomes)
    for (const found of findings) console.log(`\nBROKEN (${part}, seed ${seed}, ${name}): ${found}`)
  const stops = outcomes.flatMap((outcome) => outcome.stops ?? [])
  const moments = part === 'kills' ? outcomes.flatMap(({ killed }) => killed) : stops.map(({ moment }) => moment)
  const counts = [...Map.groupBy(moments, (moment) => moment)].map(([moment, all]) => `${all.length}  ${moment}`)
  const broken = sum(outcomes, ({ findings }) => findings.length)
  const slowest = Math.max(0, ...stops.map(({ took }) => took)).toFixed(0)
  const figures = [
    `${moments.length} ${part} in ${sum(outcomes, ({ runs }) => runs)} runs of ${outcomes.length} worlds`,
    `${sum(outcomes, ({ faults }) => faults)} other faults`,
    `${sum(outcomes, ({ entries }) => entries)} entries, ${sum(outcomes, ({ jobs }) => jobs)} jobs`,
    `at most ${Math.max(0, ...outcomes.map(({ settlingRuns }) => settlingRuns))} runs to settle`,
    ...(stops.length === 0 ? [] : [`slowest ${slowest} ms, ${stops.filter(({ cutOff }) => cutOff).length} cut off`]),
  ]
  console.log(`\nMoments of the ${part}:\n${counts.join('\n')}\n${figures.join(', ')}, broken ${broken}, ${elapsed()}`)
  return broken
}

try {
  const killed = await runPart('kills', kills)
  const stopped = await runPart('stops', stops)
  const broken = report('kills', killed) + (stops > 0 ? report('stops', stopped) : 0)
  process.exitCode = broken === 0 ? 0 : 1
} finally {
  remove()
}

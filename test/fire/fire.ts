// The real bundle under fire: killed and told to stop hundreds of times, against the emulated GitHub and the reference service.
// Usage: node test/fire/fire.ts [--kills 200] [--stops 100] [--lanes 4] [--seed 1]
//
// A lane is a process with worlds of its own. The seed fixes what is planned; how runs interleave is up to the machine.
import { parseArgs } from 'node:util'
import type { Order, Outcome } from './lane-work.ts'
import { copyBundle, startLane } from './start-lane.ts'
import { describeKills, describeStops, listAccounts } from './tell.ts'

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
const elapsed = () => `${((performance.now() - began) / 1000).toFixed(0)} s`.padStart(6)

async function runPart(part: Order['part'], total: number): Promise<Outcome[]> {
  const orders = Array.from({ length: lanes }, (_, index): Order => {
    const count = Math.floor((total + index) / lanes)
    return { part, seed, number: index + 1, count, pace, script }
  })
  const busy = orders.filter(({ count }) => count > 0)
  const outcomes = await Promise.all(busy.map((order) => startLane(order, (line) => console.log(elapsed(), line))))
  return outcomes.flat()
}

try {
  const killed = await runPart('kills', kills)
  const afterKills = elapsed().trim()
  const stopped = await runPart('stops', stops)
  const accounts = [...listAccounts('kills', seed, killed), ...listAccounts('stops', seed, stopped)]
  for (const account of accounts) console.log(`\n${account}`)
  if (kills > 0) console.log(describeKills(killed, afterKills))
  if (stops > 0) console.log(describeStops(stopped, elapsed().trim()))
  process.exitCode = accounts.length === 0 ? 0 : 1
} finally {
  remove()
}

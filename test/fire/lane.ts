// A lane: a process of its own under the virtual clock, in which worlds come and go one after the other.
import { runKills } from './kills.ts'
import type { Message, Order } from './lane-work.ts'
import { runSmall } from './small.ts'
import { runStops } from './stops.ts'

const order: Order = JSON.parse(process.argv[2] ?? '{}')
const send = (message: Message) =>
  new Promise<void>((done) => void process.send?.(message, undefined, {}, () => done()))
const parts = { kills: runKills, stops: runStops, small: runSmall }

await send({ outcomes: await parts[order.part]({ ...order, tell: (progress) => void send({ progress }) }) })
process.exit(0)

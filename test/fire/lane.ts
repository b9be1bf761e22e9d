// What runs inside a lane.
import { runKills, runSmall } from './kills.ts'
import type { Message, Order } from './lanes.ts'
import { runStops } from './stops.ts'

const order: Order = JSON.parse(process.argv[2] ?? '{}')
const send = (message: Message) =>
  new Promise<void>((done) => void process.send?.(message, undefined, {}, () => done()))
const parts = { kills: runKills, stops: runStops, small: runSmall }

await send({ outcomes: await parts[order.part]({ ...order, tell: (progress) => void send({ progress }) }) })
process.exit(0)

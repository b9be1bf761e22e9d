// A preload (`node --import`) under which a process lives on a virtual timeline that runs faster than the real one.
//
// Leases last ten minutes and `adopt-within` a day: real processes could not be killed hundreds of times in real time. FIRE_CLOCK
// names an anchor (real time, virtual time, factor); processes with the same anchor share one timeline, so GitHub, the
// service and the Action agree on what time it is. Replaced is what tells time or waits: Date, performance.now, setTimeout and
// setInterval (global, node:timers, node:timers/promises, util.promisify), AbortSignal.timeout (the deadlines of requests: were
// they left real, a request could outlast a lease).
// - undici's own "fast timers" count their ticks and never look at a clock; they tick by setTimeout, looked up when it is called, so
//   they follow. undici needs nothing more.
// - The bundle's `import … from 'node:timers/promises'` is a live binding to the module's exports: syncBuiltinESMExports renews it.
// - Node's own insides (keep-alive of an HTTP server, its Date header) stay on real time: servers here write their own `date`.
// - process.hrtime stays real: with it the tests measure.
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers'
import promises from 'node:timers/promises'
import { promisify } from 'node:util'

/** The hand on the clock of the process that leads: it jumps and changes pace, and starts others with the anchor of that moment. */
export interface FastClock {
  /** The environment of a process on the same timeline. */
  anchor(): string
  /** Milliseconds ahead; no other process of the timeline may be alive, for it would stay behind. */
  jump(ms: number): void
  /** Virtual milliseconds per real one from now on; timers that are set already keep their pace. */
  setPace(factor: number): void
}

const RealDate = Date
const realNow = RealDate.now
const realPerformance = performance.now.bind(performance)
const [realTimeout, realInterval] = [globalThis.setTimeout, globalThis.setInterval]
const realDeadline = AbortSignal.timeout.bind(AbortSignal)
const [waitTimeout, waitInterval] = [promises.setTimeout, promises.setInterval]

const [fromReal, fromVirtual, pace] = (process.env.FIRE_CLOCK ?? '').split(':').map(Number)
let anchor = { real: fromReal || realNow(), virtual: fromVirtual || realNow(), pace: pace || 1 }
let steady = { real: realPerformance(), virtual: realPerformance() }

const now = () => Math.floor(anchor.virtual + (realNow() - anchor.real) * anchor.pace)
const steadyNow = () => steady.virtual + (realPerformance() - steady.real) * anchor.pace
/** A timer must never be early by the virtual clock. */
const scale = (ms: unknown) => Math.ceil((Number(ms) || 0) / anchor.pace)

const clock: FastClock = {
  anchor: () => `${anchor.real}:${anchor.virtual}:${anchor.pace}`,
  jump: (ms) => {
    anchor = { ...anchor, virtual: anchor.virtual + ms }
  },
  setPace: (factor) => {
    steady = { real: realPerformance(), virtual: steadyNow() }
    anchor = { real: realNow(), virtual: now(), pace: factor }
  },
}
Reflect.set(globalThis, Symbol.for('fast-clock'), clock)

RealDate.now = now
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
  apply: () => new RealDate(now()).toString(),
})
RealDate.prototype.constructor = globalThis.Date
performance.now = steadyNow
AbortSignal.timeout = (ms) => realDeadline(scale(ms))

type Task = (...given: unknown[]) => void
const setTimeout = (task: Task, ms?: number, ...given: unknown[]) => realTimeout(task, scale(ms), ...given)
const setInterval = (task: Task, ms?: number, ...given: unknown[]) => realInterval(task, scale(ms), ...given)
const sleep = <T>(ms?: number, value?: T, options?: object) => waitTimeout(scale(ms), value, options)
Object.defineProperty(setTimeout, promisify.custom, { value: sleep })

Object.assign(globalThis, { setTimeout, setInterval })
Object.assign(timers, { setTimeout, setInterval })
Object.assign(promises, {
  setTimeout: sleep,
  setInterval: <T>(ms?: number, value?: T, options?: object) => waitInterval(scale(ms), value, options),
  scheduler: {
    wait: (ms: number, options?: object) => sleep(ms, undefined, options),
    yield: () => promises.setImmediate(),
  },
})
syncBuiltinESMExports()
